#ifndef CUPBOARD_CZIP_SHIM_H
#define CUPBOARD_CZIP_SHIM_H

#include <zip.h>

#endif
