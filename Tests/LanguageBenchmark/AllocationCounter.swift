import Glibc

/// How many allocations a piece of work makes, and how much memory it holds at most; known only where the counter is preloaded.
enum AllocationCounter {
    struct Count {
        let allocations: Int64
        let peakBytes: Int64
    }

    /// Counts what the work allocates; nil without the counter.
    static func count(_ work: () -> Void) -> Count? {
        // Sound: the symbols are those of scripts/bench.d/count_allocations.c, which takes and returns just this.
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
