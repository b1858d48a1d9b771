#ifndef CUPBOARD_CCURL_SHIM_H
#define CUPBOARD_CCURL_SHIM_H

#include <curl/curl.h>
#include <locale.h>
#include <stdbool.h>

// curl_easy_setopt and curl_easy_getinfo are variadic, so Swift cannot call them: one function for each type of argument. The parentheses
// suppress curl's type-checking macros.

static inline CURLcode cupboard_curl_set_long(CURL *handle, CURLoption option, long value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode cupboard_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode cupboard_curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode cupboard_curl_set_writer(CURL *handle, curl_write_callback writer, void *context) {
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, writer);
    return code != CURLE_OK ? code : (curl_easy_setopt)(handle, CURLOPT_WRITEDATA, context);
}

static inline CURLcode cupboard_curl_set_reader(CURL *handle, curl_read_callback reader, void *context) {
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_READFUNCTION, reader);
    return code != CURLE_OK ? code : (curl_easy_setopt)(handle, CURLOPT_READDATA, context);
}

// Receives the server's header lines (HTTP) or replies (SMTP) line by line.
static inline CURLcode cupboard_curl_set_line_writer(CURL *handle, curl_write_callback writer, void *context) {
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_HEADERFUNCTION, writer);
    return code != CURLE_OK ? code : (curl_easy_setopt)(handle, CURLOPT_HEADERDATA, context);
}

// Restricts the request and its redirects to the web: curl also supports file, ftp, smtp and more.
static inline CURLcode cupboard_curl_allow_http_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    return code != CURLE_OK ? code : (curl_easy_setopt)(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
    long web = CURLPROTO_HTTP | CURLPROTO_HTTPS;
    CURLcode code = (curl_easy_setopt)(handle, CURLOPT_PROTOCOLS, web);
    return code != CURLE_OK ? code : (curl_easy_setopt)(handle, CURLOPT_REDIR_PROTOCOLS, web);
#endif
}

// Restricts transfers to a mail server to SMTP.
static inline CURLcode cupboard_curl_allow_smtp_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return (curl_easy_setopt)(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
#else
    return (curl_easy_setopt)(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_SMTP | CURLPROTO_SMTPS));
#endif
}

static inline long cupboard_curl_get_long(CURL *handle, CURLINFO info) {
    long value = 0;
    return (curl_easy_getinfo)(handle, info, &value) == CURLE_OK ? value : 0;
}

// The text belongs to the handle; NULL if it is missing.
static inline const char *cupboard_curl_get_text(CURL *handle, CURLINFO info) {
    char *value = NULL;
    return (curl_easy_getinfo)(handle, info, &value) == CURLE_OK ? value : NULL;
}

// A domain in ASCII, to be freed with curl_free; NULL if it is not a domain, or if libcurl is older than 7.88 or lacks libidn2. libidn2
// expects text in the locale's encoding, and the process has no locale, so this thread uses one during the call.
static inline char *cupboard_curl_ascii_domain(const char *domain) {
    char *ascii = NULL;
#if LIBCURL_VERSION_NUM >= 0x075800
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (!utf8) return NULL;
    locale_t before = uselocale(utf8);
    CURLU *url = curl_url();
    if (url && curl_url_set(url, CURLUPART_HOST, domain, 0) == CURLUE_OK) {
        curl_url_get(url, CURLUPART_HOST, &ascii, CURLU_PUNYCODE);
    }
    curl_url_cleanup(url);
    uselocale(before);
    freelocale(utf8);
#endif
    return ascii;
}

// Whether this libcurl can speak HTTP/2.
static inline bool cupboard_curl_has_http2(void) {
    return (curl_version_info(CURLVERSION_NOW)->features & CURL_VERSION_HTTP2) != 0;
}

#endif
