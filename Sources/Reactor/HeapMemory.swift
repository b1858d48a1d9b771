import CLinux

/// The C library's heap, where everything lives.
public enum HeapMemory {
    /// Gives freed memory back to the system, which the heap would keep for later; for when work is done, as it takes milliseconds.
    public static func release() {
        Syscall.ignoringFailure { malloc_trim(0) }
    }
}
