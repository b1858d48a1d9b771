import CJansson
import Glibc

/// The memory of one parsed text, allocated piece by piece and freed all at once.
///
/// jansson allocates memory for every value, and allocating and freeing cost it more time than parsing. All values of a document live as
/// long as the document, so they share a list of blocks. Each thread keeps the first block for its next document.
@safe
final class ParsingMemory {
    /// The size of the first block, which is enough for small documents.
    private static let firstBlock = 16 * 1024
    /// The alignment of `malloc`.
    private static let alignment = 16

    private let first: UnsafeMutableRawPointer
    /// Sound without exclusivity checks: only one thread uses the memory at a time, and calls no other code while it changes this array.
    @safe @exclusivity(unchecked) private var further: [UnsafeMutableRawPointer] = unsafe []
    private var next: UnsafeMutableRawPointer
    private var rest = ParsingMemory.firstBlock

    private init() {
        // Sound: blocks are freed in `release` and `deinit`, when no document uses them any longer.
        unsafe first = UnsafeMutableRawPointer.allocate(byteCount: Self.firstBlock, alignment: Self.alignment)
        unsafe next = unsafe first
    }

    deinit {
        freeFurther()
        unsafe first.deallocate()
    }

    /// Returns memory for a new document: the thread's spare memory if there is any.
    static func take() -> ParsingMemory {
        Thread.current.spare.take() ?? ParsingMemory()
    }

    /// Frees the document's blocks except the first, which the thread keeps if it has no spare memory.
    func release() {
        freeFurther()
        unsafe next = unsafe first
        rest = Self.firstBlock
        let thread = Thread.current
        if thread.spare == nil { thread.spare = self }
    }

    /// Runs a function and serves all of jansson's allocations in it from this memory.
    func lend<Answer>(_ body: () -> Answer) -> Answer {
        let thread = Thread.current
        unsafe thread.activeMemory = Unmanaged.passUnretained(self)
        defer { unsafe thread.activeMemory = nil }
        return body()
    }

    private func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        let size = (max(count, 1) + Self.alignment - 1) & -Self.alignment
        if size > rest {
            // Each block is twice as large as the one before, up to 1 MiB, unless a single allocation needs more. Large
            // documents therefore need few blocks.
            let block = max(size, Self.firstBlock << min(unsafe further.count + 1, 6))
            unsafe next = UnsafeMutableRawPointer.allocate(byteCount: block, alignment: Self.alignment)
            unsafe further.append(next)
            rest = block
        }
        defer {
            unsafe next += size
            rest -= size
        }
        return unsafe next
    }

    private func freeFurther() {
        while let block = unsafe further.popLast() { unsafe block.deallocate() }
    }

    // MARK: Allocation functions for jansson

    /// The memory that belongs to one thread.
    @safe private final class Thread {
        /// The memory of the document that is being parsed at the moment; the parsing code keeps it alive.
        ///
        /// The reference is unmanaged because each of jansson's allocations would otherwise retain and release it.
        var activeMemory: Unmanaged<ParsingMemory>?
        /// Memory kept for the next document.
        var spare: ParsingMemory?

        /// Installs the allocation functions in jansson; runs once, before the first document.
        private static let isInstalled: Bool = {
            // Sound: the key is written only here, before any code reads it. The key's value is the retained object that `current` stored,
            // which is released when its thread ends. The key is created in a local variable: a global that is passed as `inout` would be
            // checked for exclusive access at each read.
            var key = pthread_key_t()
            unsafe pthread_key_create(&key) { unsafe $0.map { unsafe Unmanaged<Thread>.fromOpaque($0).release() } }
            unsafe threadKey = key
            unsafe json_set_alloc_funcs({ unsafe Thread.allocate($0) }, { unsafe Thread.free($0) })
            return true
        }()

        private static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
            guard let own = unsafe pthread_getspecific(threadKey) else { return unsafe malloc(count) }
            return unsafe Unmanaged<Thread>.fromOpaque(own)._withUnsafeGuaranteedRef { thread in
                unsafe thread.activeMemory?._withUnsafeGuaranteedRef { unsafe $0.allocate(count) } ?? malloc(count)
            }
        }

        /// Frees a pointer from `malloc`, but only while no memory is lent; lent memory is freed as a whole.
        private static func free(_ pointer: UnsafeMutableRawPointer?) {
            let own = unsafe pthread_getspecific(threadKey)
            let isAllocatorActive =
                unsafe own.map { unsafe Unmanaged<Thread>.fromOpaque($0)._withUnsafeGuaranteedRef { unsafe $0.activeMemory != nil } }
                ?? false
            if !isAllocatorActive { unsafe Glibc.free(pointer) }
        }

        static var current: Thread {
            precondition(isInstalled)
            if let own = unsafe pthread_getspecific(threadKey) { return unsafe Unmanaged<Thread>.fromOpaque(own).takeUnretainedValue() }
            let thread = Thread()
            unsafe pthread_setspecific(threadKey, Unmanaged.passRetained(thread).toOpaque())
            return thread
        }
    }
}

/// The key of each thread's `Thread` object, written once before it is read (see `isInstalled`).
///
/// The key is a plain global: a lazy one would be checked at each of jansson's allocations.
nonisolated(unsafe) private var threadKey = pthread_key_t()
