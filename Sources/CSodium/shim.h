#ifndef CUPBOARD_CSODIUM_SHIM_H
#define CUPBOARD_CSODIUM_SHIM_H

#include <sodium.h>

#endif
