// Counts allocations and the peak of live bytes. scripts/bench language loads it before the C library with LD_PRELOAD.
//
// The counts are exact and repeatable for one thread. The benchmark of the language uses only one.
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static int64_t count, live, peak;

static void *taken(void *memory) {
    if (memory) {
        count += 1;
        live += malloc_usable_size(memory);
        if (live > peak) peak = live;
    }
    return memory;
}

static void given(void *memory) {
    if (memory) live -= malloc_usable_size(memory);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return taken(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = taken(__libc_memalign(alignment, size));
    return *memory ? 0 : 12;
}

void *realloc(void *memory, size_t size) {
    given(memory);
    return taken(__libc_realloc(memory, size));
}

void free(void *memory) {
    given(memory);
    __libc_free(memory);
}

// Resets the counts. Memory that is live now does not count.
void cupboard_count_allocations(void) { count = live = peak = 0; }
int64_t cupboard_allocation_count(void) { return count; }
int64_t cupboard_allocation_peak(void) { return peak; }
