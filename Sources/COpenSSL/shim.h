#ifndef CUPBOARD_COPENSSL_SHIM_H
#define CUPBOARD_COPENSSL_SHIM_H

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

// Creates public keys from their parts. OpenSSL keeps the addresses of the parts' names while it reads them. A Swift string has no stable
// address, so the names are defined here. Each function returns a key that the caller frees, or NULL if the parts are not a valid key.

static inline EVP_PKEY *cupboard_key(const char *type, OSSL_PARAM *parts) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, type, NULL);
    if (context != NULL && EVP_PKEY_fromdata_init(context) == 1 && EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parts) != 1) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

static inline EVP_PKEY *cupboard_rsa_key(const BIGNUM *modulus, const BIGNUM *exponent) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parts = NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    if (builder != NULL && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, modulus) == 1 &&
        OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, exponent) == 1) {
        parts = OSSL_PARAM_BLD_to_param(builder);
    }
    if (parts != NULL) key = cupboard_key("RSA", parts);
    OSSL_PARAM_free(parts);
    OSSL_PARAM_BLD_free(builder);
    return key;
}

// The point is uncompressed: the byte 4, x and y.
static inline EVP_PKEY *cupboard_elliptic_key(const char *curve, const unsigned char *point, size_t size) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parts = NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    if (builder != NULL && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0) == 1 &&
        OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, size) == 1) {
        parts = OSSL_PARAM_BLD_to_param(builder);
    }
    if (parts != NULL) key = cupboard_key("EC", parts);
    OSSL_PARAM_free(parts);
    OSSL_PARAM_BLD_free(builder);
    return key;
}

static inline EVP_PKEY *cupboard_ed25519_key(const unsigned char *bytes, size_t size) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parts = NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    if (builder != NULL && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, bytes, size) == 1) {
        parts = OSSL_PARAM_BLD_to_param(builder);
    }
    if (parts != NULL) key = cupboard_key("ED25519", parts);
    OSSL_PARAM_free(parts);
    OSSL_PARAM_BLD_free(builder);
    return key;
}

#endif
