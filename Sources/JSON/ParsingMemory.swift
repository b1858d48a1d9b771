import CJansson
import Glibc

/// The memory of one parsed text: given out piece by piece, taken back all at once.
///
/// jansson asks for memory for every value, and asking and giving back cost it more than parsing. All values of a document live as long
/// as the document, so they share a row of blocks, and a thread keeps the first block for its next document.
@safe
final class ParsingMemory {
    /// Enough for nearly all requests.
    private static let firstBlock = 16 * 1024
    /// What malloc aligns to.
    private static let alignment = 16

    private let first: UnsafeMutableRawPointer
    /// Sound without checks for exclusive access: one thread at a time has the memory, and calls nobody while it changes this.
    @safe @exclusivity(unchecked) private var further: [UnsafeMutableRawPointer] = unsafe []
    private var next: UnsafeMutableRawPointer
    private var rest = ParsingMemory.firstBlock

    private init() {
        // Sound: blocks are freed in `release` and `deinit`, when no document uses them any more.
        unsafe first = UnsafeMutableRawPointer.allocate(byteCount: Self.firstBlock, alignment: Self.alignment)
        unsafe next = unsafe first
    }

    deinit {
        freeFurther()
        unsafe first.deallocate()
    }

    /// Memory for a new document: the thread's own when it is free.
    static func take() -> ParsingMemory {
        Thread.current.spare.take() ?? ParsingMemory()
    }

    /// Ends the document's use of the memory.
    func release() {
        freeFurther()
        unsafe next = unsafe first
        rest = Self.firstBlock
        let thread = Thread.current
        if thread.spare == nil { thread.spare = self }
    }

    /// Lets whatever jansson allocates in a function come out of this memory.
    func lend<Answer>(_ body: () -> Answer) -> Answer {
        let thread = Thread.current
        unsafe thread.lender = Unmanaged.passUnretained(self)
        defer { unsafe thread.lender = nil }
        return body()
    }

    private func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        let size = (max(count, 1) + Self.alignment - 1) & -Self.alignment
        if size > rest {
            // Twice what the last ones were together, so that large documents need few.
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

    // MARK: Where jansson asks

    /// What a thread has of this.
    @safe private final class Thread {
        /// The memory of the document that is being parsed right now; held by who parses it.
        ///
        /// Unmanaged, because each of jansson's allocations would otherwise retain and release it.
        var lender: Unmanaged<ParsingMemory>?
        /// Memory that waits for the next document.
        var spare: ParsingMemory?

        /// Tells jansson where to ask; done once, before the first document.
        private static let isInstalled: Bool = {
            // Sound: written here alone, before anybody reads it. The value of the key is the retained object that `current` stored,
            // released when its thread ends.
            // A copy is filled, for a global that anybody may be changing is checked for exclusive access at each reading.
            var key = pthread_key_t()
            unsafe pthread_key_create(&key) { unsafe $0.map { unsafe Unmanaged<Thread>.fromOpaque($0).release() } }
            unsafe threadKey = key
            unsafe json_set_alloc_funcs({ unsafe Thread.allocate($0) }, { unsafe Thread.free($0) })
            return true
        }()

        private static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
            guard let own = unsafe pthread_getspecific(threadKey) else { return unsafe malloc(count) }
            return unsafe Unmanaged<Thread>.fromOpaque(own)._withUnsafeGuaranteedRef { thread in
                unsafe thread.lender?._withUnsafeGuaranteedRef { unsafe $0.allocate(count) } ?? malloc(count)
            }
        }

        /// What was lent goes back as a whole; what was not can only be given back while nothing is.
        private static func free(_ pointer: UnsafeMutableRawPointer?) {
            let own = unsafe pthread_getspecific(threadKey)
            let isLending =
                unsafe own.map { unsafe Unmanaged<Thread>.fromOpaque($0)._withUnsafeGuaranteedRef { unsafe $0.lender != nil } } ?? false
            if !isLending { unsafe Glibc.free(pointer) }
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

/// Where each thread keeps its own, written once before it is read (`isInstalled`); a plain global, since a lazy one would be looked at for each of jansson's allocations.
nonisolated(unsafe) private var threadKey = pthread_key_t()
