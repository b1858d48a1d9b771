#ifndef CUPBOARD_CZLIB_SHIM_H
#define CUPBOARD_CZLIB_SHIM_H

#include <zlib.h>

// zlib's function for starting is a macro, which Swift does not import. A window of 15 bits, 16 more for gzip's frame, the default memory.
static inline int zlib_start_gzip(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

// Starts deflating without a frame.
static inline int zlib_start_deflating(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}

// Starts inflating data in zlib's own frame, as in PNG files.
static inline int zlib_start_inflating(z_stream *stream) {
    return inflateInit2(stream, 15);
}

// Starts inflating data in gzip's frame.
static inline int zlib_start_gunzipping(z_stream *stream) {
    return inflateInit2(stream, 15 + 16);
}

// Compresses bytes with long runs, in zlib's own frame. Searching only for runs takes a third of the time of a full search.
static inline int zlib_pack_runs(unsigned char *packed, unsigned long *length, const unsigned char *bytes, unsigned int count) {
    z_stream stream = {0};
    int code = deflateInit2(&stream, 6, Z_DEFLATED, 15, 9, Z_RLE);
    if (code != Z_OK) return code;
    stream.next_in = (unsigned char *)bytes;
    stream.avail_in = count;
    stream.next_out = packed;
    stream.avail_out = (unsigned int)*length;
    code = deflate(&stream, Z_FINISH);
    *length = stream.total_out;
    deflateEnd(&stream);
    return code == Z_STREAM_END ? Z_OK : Z_BUF_ERROR;
}

#endif
