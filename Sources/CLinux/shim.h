#ifndef CUPBOARD_CLINUX_SHIM_H
#define CUPBOARD_CLINUX_SHIM_H

// System calls that Swift's Glibc module does not import, or imports in a form that is awkward to call.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

#endif
