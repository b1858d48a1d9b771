import Glibc

/// The number of allocations and the peak memory of a piece of work, if the counter is preloaded.
enum AllocationCounter {
    struct Count {
        let allocations: Int64
        let peakBytes: Int64
    }

    /// Counts the allocations of the work.
    ///
    /// Returns nil without the counter.
    static func count(_ work: () -> Void) -> Count? {
        // Sound: the symbols are those of scripts/bench.d/count_allocations.c, with these signatures.
        guard let start = unsafe dlsym(nil, "cupboard_count_allocations"), let count = unsafe dlsym(nil, "cupboard_allocation_count"),
            let peak = unsafe dlsym(nil, "cupboard_allocation_peak")
        else { return nil }
        unsafe unsafeBitCast(start, to: (@convention(c) () -> Void).self)()
        work()
        return Count(
            allocations: unsafe unsafeBitCast(count, to: (@convention(c) () -> Int64).self)(),
            peakBytes: unsafe unsafeBitCast(peak, to: (@convention(c) () -> Int64).self)()
        )
    }
}
