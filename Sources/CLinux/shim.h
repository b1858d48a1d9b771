#ifndef CUPBOARD_CLINUX_SHIM_H
#define CUPBOARD_CLINUX_SHIM_H

// System calls that Swift's Glibc module does not import, or imports in a form that is awkward to call.
#include <malloc.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/uio.h>

// Declared only with _GNU_SOURCE, and the Glibc module is built without it.
extern int accept4(int, struct sockaddr *, socklen_t *, int);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

// `struct epoll_event` is packed and contains a union, so both are simpler to access from C.
static inline int linux_epoll_control(int epoll, int operation, int descriptor, uint32_t events, uint64_t data) {
    struct epoll_event event = {.events = events, .data = {.u64 = data}};
    return epoll_ctl(epoll, operation, descriptor, &event);
}

static inline uint32_t linux_epoll_events(const struct epoll_event *event) { return event->events; }
static inline uint64_t linux_epoll_data(const struct epoll_event *event) { return event->data.u64; }

// Constants that are enum members or macros with casts, which Swift imports as other types or not at all.
static const uint32_t LINUX_EPOLLIN = EPOLLIN;
static const uint32_t LINUX_EPOLLOUT = EPOLLOUT;
static const uint32_t LINUX_EPOLLERR = EPOLLERR;
static const uint32_t LINUX_EPOLLHUP = EPOLLHUP;
static const uint32_t LINUX_EPOLLRDHUP = EPOLLRDHUP;
static const uint32_t LINUX_EPOLLET = EPOLLET;
static const int LINUX_EPOLL_CLOEXEC = EPOLL_CLOEXEC;
static const int LINUX_EVENT_NONBLOCK = EFD_NONBLOCK;
static const int LINUX_EVENT_CLOEXEC = EFD_CLOEXEC;
static const int LINUX_EVENT_SEMAPHORE = EFD_SEMAPHORE;
static const int LINUX_SOCKET_STREAM = SOCK_STREAM;
static const int LINUX_SOCKET_NONBLOCK = SOCK_NONBLOCK;
static const int LINUX_SOCKET_CLOEXEC = SOCK_CLOEXEC;
static const int LINUX_SEND_NO_SIGNAL = MSG_NOSIGNAL;
static const int LINUX_SHUTDOWN_WRITE = SHUT_WR;
static const int LINUX_PROTOCOL_TCP = IPPROTO_TCP;
static const short LINUX_SPAWN_NEW_SESSION = 0x80; // POSIX_SPAWN_SETSID

// Sends both buffers in one system call; a closed connection is an error code, never a signal.
static inline ssize_t linux_send_two(int socket, const void *first, size_t first_count, const void *second, size_t second_count) {
    struct iovec parts[2] = {{(void *)first, first_count}, {(void *)second, second_count}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
    return sendmsg(socket, &message, MSG_NOSIGNAL);
}

#endif
