#ifndef CUPBOARD_CCSV_SHIM_H
#define CUPBOARD_CCSV_SHIM_H

#include <csv.h>

#endif
