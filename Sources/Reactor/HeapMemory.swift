import CLinux

/// The C library's heap, which holds almost all memory of the process.
public enum HeapMemory {
    /// The free memory that a thread's heap may keep at its end while there is work.
    ///
    /// Left alone, a heap raises this limit to as much as 64 MiB.
    private static let keptAtWork: CInt = 8 * 1024 * 1024
    /// Blocks of this size and larger are allocated outside the heaps.
    private static let separate: CInt = 4 * 1024 * 1024
    /// The free memory that a heap may keep at its end when there is no work.
    private static let keptAtRest: CInt = 128 * 1024
    /// Held while the threshold is low: it applies to the whole process, and several loops may become idle at once.
    private static let threshold = Lock(())

    /// Returns freed memory to the system, which the heap would otherwise keep.
    ///
    /// Releasing takes milliseconds, so call the function when work is done.
    ///
    /// `malloc_trim` skips the end of every thread's heap except the first thread's. The end of this thread's heap is trimmed when a block
    /// of over 64 kB in it is freed.
    public static func release() {
        Syscall.ignoringFailure { malloc_trim(0) }
        threshold.withLock { _ in
            Syscall.ignoringFailure { mallopt(M_MMAP_THRESHOLD, separate) }
            Syscall.ignoringFailure { mallopt(M_TRIM_THRESHOLD, keptAtRest) }
            let piece = unsafe malloc(96 * 1024)
            // An optimizer removes an allocation that is never used.
            Syscall.ignoringFailure { unsafe malloc_usable_size(piece) == 0 ? -1 : 0 }
            unsafe free(piece)
            Syscall.ignoringFailure { mallopt(M_TRIM_THRESHOLD, keptAtWork) }
        }
    }
}
