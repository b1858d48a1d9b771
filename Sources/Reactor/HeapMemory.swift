import CLinux

/// The C library's heap, where everything lives.
public enum HeapMemory {
    /// What a thread's own heap may keep at its end while there is work; left alone, a heap raises this up to 64 MiB.
    private static let keptAtWork: CInt = 8 * 1024 * 1024
    /// Pieces from this size on are no part of a heap.
    private static let separate: CInt = 4 * 1024 * 1024
    /// What it may keep when there is none.
    private static let keptAtRest: CInt = 128 * 1024
    /// Held while the threshold is low: it is that of the whole process, and several loops may become quiet at once.
    private static let threshold = Lock(())

    /// Gives freed memory back to the system, which the heap would keep for later; for when work is done, as it takes milliseconds.
    ///
    /// `malloc_trim` looks everywhere but at the end of the heaps that threads other than the first have. The end of this thread's heap is cut
    /// when a piece of over 64 kB is freed in it.
    public static func release() {
        Syscall.ignoringFailure { malloc_trim(0) }
        threshold.withLock { _ in
            Syscall.ignoringFailure { mallopt(M_MMAP_THRESHOLD, separate) }
            Syscall.ignoringFailure { mallopt(M_TRIM_THRESHOLD, keptAtRest) }
            let piece = unsafe malloc(96 * 1024)
            // An optimizer leaves out a piece that no one looks at.
            Syscall.ignoringFailure { unsafe malloc_usable_size(piece) == 0 ? -1 : 0 }
            unsafe free(piece)
            Syscall.ignoringFailure { mallopt(M_TRIM_THRESHOLD, keptAtWork) }
        }
    }
}
