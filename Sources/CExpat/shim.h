#ifndef CUPBOARD_CEXPAT_SHIM_H
#define CUPBOARD_CEXPAT_SHIM_H

#include <expat.h>

#endif
