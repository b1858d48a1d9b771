#ifndef CUPBOARD_CLIBPQ_SHIM_H
#define CUPBOARD_CLIBPQ_SHIM_H

#include <libpq-fe.h>

#endif
