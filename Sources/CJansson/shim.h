#ifndef CUPBOARD_CJANSSON_SHIM_H
#define CUPBOARD_CJANSSON_SHIM_H

#include <jansson.h>

#endif
