#ifndef CUPBOARD_CLIBXML2_SHIM_H
#define CUPBOARD_CLIBXML2_SHIM_H

#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

// libxml2's function for freeing texts is a variable, which Swift's concurrency rules do not allow.
static inline void libxml_free(void *text) {
    xmlFree(text);
}

#endif
