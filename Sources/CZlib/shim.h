#ifndef CUPBOARD_CZLIB_SHIM_H
#define CUPBOARD_CZLIB_SHIM_H

#include <zlib.h>

// zlib's own way of starting is a macro, which Swift does not see. 15 bits of window, 16 more for gzip's frame, the default memory.
static inline int zlib_start_gzip(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

// The same for unpacking what zlib has packed in its own frame, as PNG files have it.
static inline int zlib_start_inflating(z_stream *stream) {
    return inflateInit2(stream, 15);
}

#endif
