import Testing

/// Tokens signed by others, without key ids: those of the standards, and some made with Python's `cryptography`.
struct PublishedToken: Sendable, CustomTestStringConvertible {
    let name: String
    /// The only key of the set.
    let key: String
    let token: String
    var testDescription: String { name }

    var set: String { "{\"keys\": [\(key)]}" }
}

// MARK: Keys

extension PublishedToken {
    /// The RSA key of RFC 7515, appendix A.2.
    static let rfcRSA =
        #"""
        {"kty":"RSA","n":"ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4\#
        d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQ\#
        OS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkM\#
        Ls91kzk2PAcDTW9gb54h4FRWyuXpoQ","e":"AQAB"}
        """#

    /// The key of RFC 7515, appendix A.3.
    static let rfcP256 =
        #"""
        {"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pC\#
        yStikYjKIWI5a0"}
        """#

    /// The key of RFC 7515, appendix A.4.
    static let rfcP521 =
        #"""
        {"kty":"EC","crv":"P-521","x":"AekpBQ8ST8a8VcfVOTNl353vSrDCLLJXmPk06wTjxrrjcBpXp5EOnYG_NjFZ6OvLFV1jSfS9tsz4qUx\#
        cWceqwQGk","y":"ADSmRA43Z1DSNx_RvcLI87cdL07l6jQyyBXMoxVg_l2Th-x3S1WDhjDly79ajL4Kkd0AZMaZmh9ubmf63e3kyMj2"}
        """#

    /// The key of RFC 8037, appendix A.2.
    static let rfcEd25519 =
        #"""
        {"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}
        """#

    /// An RSA key made with Python's cryptography.
    static let rsa =
        #"""
        {"kty":"RSA","n":"3SyAPYLSsBX3OVTi7gvTqjpgeXakOhV9izV1_9NW4J0HHR8WjMvLTLv-9sSzTJnJV6SmnITg9z_zbOn9Osaam5SKrXu7\#
        NzFbWOHN0LgkBvR68XNNgEu1_7Rr6qKFqItz0xBjRJEbOw1xeW_sfLQRADYcWAevLOkrZUuj4K3Io55Pazbi-uxN1rK2d-M-uGgKds9XMXCYjU\#
        -uu90PeYvA93xyLWcOAm_SuKik6eeHLFDLnnhNv2oK1naVx0RMZheTBosqhYt-Naq0DfqKv_5tYSgW71x9Sl56upHT5zGkLZGcEIIa843IfgjS\#
        PCu0to8l6OWmOKoRAk8MgNGwfacaWQ","e":"AQAB"}
        """#

    /// A P-256 key made with it.
    static let p256 =
        #"""
        {"kty":"EC","crv":"P-256","x":"Y1jrg1KukjmGwjbek83Oc42LM0GJP4oQ9ZE6197xI9U","y":"hZR7Wwd_Q1j2fOfJbJx_wN5jIHpRq\#
        iIB5rK2-Ofue68"}
        """#

    /// A P-384 key made with it.
    static let p384 =
        #"""
        {"kty":"EC","crv":"P-384","x":"oVEb_gVGhtD61i-mbC6GrgSr0Ev1-v3mAQbEZ6awK9V_1clyXs1l7ymdNhcAP5qw","y":"8B_tRLQ9\#
        XhS68it249E7LmyBYXA6uoa_ysnC4sMzP1ptl2k6V7jtFzV-k_Nd-vbR"}
        """#
}

// MARK: Tokens

extension PublishedToken {
    /// Tokens with signatures that follow the standards.
    static let genuine = [
        PublishedToken(
            name: "RS256 of RFC 7515, A.2",
            key: rfcRSA,
            token: """
                eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0c\
                nVlfQ.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdb\
                F9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6\
                _dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0ig\
                cN_IoypGlUPQGe77Rw
                """
        ),
        PublishedToken(
            name: "ES256 of RFC 7515, A.3",
            key: rfcP256,
            token: """
                eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0c\
                nVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q
                """
        ),
        PublishedToken(
            name: "ES512 of RFC 7515, A.4",
            key: rfcP521,
            token: """
                eyJhbGciOiJFUzUxMiJ9.UGF5bG9hZA.AdwMgeerwtHoh-l192l60hp9wAHZFVJbLfD_UxMi70cwnZOYaRI1bKPWROc-mZZqwqT2SI-KGDKB34\
                XO0aw_7XdtAG8GaSwFKdCAPZgoXD2YBJZCPEX3xKpRwcdOO8KpEHwJjyqOgzDO7iKvU8vcnwNrmxYbSW9ERBXukOXolLzeO_Jn
                """
        ),
        PublishedToken(
            name: "EdDSA of RFC 8037, A.4",
            key: rfcEd25519,
            token: """
                eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4\
                ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg
                """
        ),
        PublishedToken(
            name: "RS256",
            key: rsa,
            token: """
                eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.LlwIitrBAUnj6WmYVoOAflM9DHK3wcTwrQpTsV_647CXdY4YeGetRJqyOG3mksBe\
                IebwMwbmt3jgsKLUc27HBEzeAbt3AWQvWrfER5u9WQxopslXCLT5nZkqS2DgM2UYcIkPXvGIs81t0YtPrAVujBxJf2tUlPsTtXPUg0_AaQN8t8\
                HcXvPkZR_7Hggn_34otXCexXXqnG5A3esT-RmfrPyxnObKXabLCXUqXc3y0a2x4QruRX_ylfWzaNVfXlnHgvqfQ3VdoCFTLYsLAw5fjNWUWBwu\
                iqGMz2XgefJeNru-07CFs0pcBeSPj_zdzTb92o3iagGRsd6ARI3RwjVNlQ
                """
        ),
        PublishedToken(
            name: "RS384",
            key: rsa,
            token: """
                eyJhbGciOiJSUzM4NCJ9.eyJzdWIiOiJwZXJzb24tMSJ9.Kvn845UMMF-xiDiOwozlaiC7ldLph-kSD70NWh0KlfB2-boLte5JmfGSXKCQOqjj\
                BbULFl88PkMOvqp41tLG4P_sg_l9MW5_PFaU82L3194qQ9pejLFPWmdsgS5LFcNFJHClHFRHmk3wS28k1cOpjv2Bulf-92NO6IyJVsM7Av4SZr\
                92ivDZzsMyFJo90rvfDppCwI9IeAaIY3pjV-kZ2xH3glqBmCxHH7MeENIJWbBqElvvVo6fOkKMMDX-gesUcNA7zBYOPwijVyEnMVQmu27WMpgW\
                _D9JaPUdckEjmvvqUj2DPkQtpReOK3k9C8WT9XVD_8BqbN9xgl9PEhUq5g
                """
        ),
        PublishedToken(
            name: "RS512",
            key: rsa,
            token: """
                eyJhbGciOiJSUzUxMiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.qGS3oDe4S30taSrFf0oXCaDRS10LM8Nq5RdvzfncPQGoFbPh0T8r3GDMlHfVmHbj\
                1N5hvZ31CHLFInrVl5oHJpSnbHKrp6-bRzgg72_M4iw078fwBZz24PPR8IQR4r-qTKeVYTxEDCz6JEvvMmZPa-0xkf3deRGWyCVIWcKMcIkp7T\
                ivF3XYc24jC0kPFPj59irKjNJlPOzKVlF1YJsKLcKp-FALArMRTNaVHvddr8vtyoOct6AljrO9MipIgjpwnxxEQmnSgrplkSWWljWUd60UUuor\
                r6kkfU4ip9vtXgzRIOQuhFRPWS-Rwk1Z3CAEdU5sADpci3STsButDggvCQ
                """
        ),
        PublishedToken(
            name: "PS256",
            key: rsa,
            token: """
                eyJhbGciOiJQUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.UacFth4q5Z0zMPUq19T3QwhlN31f69L4HgonKaKvp_OFeU38Zq24WKQmSE71cO3t\
                _pNgabICLOpDQVs4wTYXAwIS1s6Tf3YZrZKXdoG1_zgIcvV0vgBBHUEBuksIgkQVN984zNXsKL_j2mq6oPTqTRwqr6ByBk2C2qMqHnQnuk4omw\
                x6PwLqHgnydi_rjlMuEcfmd1NnHnd6wC_Yv_Js49RocLkZBE4IVj0w_RHnjwVYLnfzjAgyFRZHaKsulmD_FCmdD3NWfX6BKc01-B8KQejmBtEz\
                m0SbhDYixCPq3PcObpxgiEmFLnDXzdjZpdWlg_kdFvP9jB2JU6xcKiVJKw
                """
        ),
        PublishedToken(
            name: "PS384",
            key: rsa,
            token: """
                eyJhbGciOiJQUzM4NCJ9.eyJzdWIiOiJwZXJzb24tMSJ9.KZ2P82VAOCOexmctT6C_YxEoGIAFLIdQ8TgZ3ocHgcWQQJENY18BLTp88F5maWGX\
                -_mwWm3ECtHRGDfOQ9ORJY91sU55cyaHTndkz8tYgZsvDbqsZPDOOEK15gqlvueD9bq0uLXmziYZInT8Pv5fZNf_WC8bo4lPWe5Zt4siP4p7l1\
                oG654dqRf0ezsjmGSf9MEhR9QkMbX0DdqodLIN8pY0QFtklBFGRv44qYuiUoe83pRfSN_IgHStF19OA-cw1ZUAKMAFoiB8Wjz7yyHxYkDobtEw\
                BAAxrugCGXFU53Rq9u-IgtTkoYSmYhNwaaFVVwt9lvb0zfnH-KiV77dttQ
                """
        ),
        PublishedToken(
            name: "PS512",
            key: rsa,
            token: """
                eyJhbGciOiJQUzUxMiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.Zk6yDPOUj9_a8SETaGldVvuvoORT-lElqbKaOZBSr4VZBNO3YZRmmpG2hg53bnnH\
                fDeCPi6bsktDQt74jU7RCLFpuzSqD-CTo7LdkDmK6YBWQaJOG_vP_Hb1BPdgxz56cVVL30uZZNMFJJFxyD9wg50KChr1QWxcIH7SKYT5Bz0aA0\
                UMR7vHw8eFV-MbKMxu9vrmsaMnnh0pcFmDYg9nAJy9vmUjQD4nZksD2AJoK_GSq0QX9LtNFD3r74EK29E_HFMk4avbmWE_F1ePXADAJhZpYQpI\
                M2jix5D0zs9nkFvlmD1HRVY3LDgeWWKFHlQ3NSM-UruIswCvEPVa3Wx7RA
                """
        ),
        PublishedToken(
            name: "ES256",
            key: p256,
            token: """
                eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.eV8xXcNB5vwfSdybUQw7eTP_D6IC1LOdkfSwy8rOuxLLl6lmgMh8RyhAOAEeFkuz\
                O45MpGs6G5_RT-rQykXBGg
                """
        ),
        PublishedToken(
            name: "ES384",
            key: p384,
            token: """
                eyJhbGciOiJFUzM4NCJ9.eyJzdWIiOiJwZXJzb24tMSJ9.m5GIOqfbInMAzwDpr5unPge2f1faHiRlFDQzuD5NJB9ecmLPCCyK-tEEDZiof97y\
                T7kxCjQTibvw_nXQf3f0nvRjD3FcmmVwYvawLRxZf9D5wg-ruM_7LXj3RZci-ZvV
                """
        ),
    ]

    /// Tokens with signatures of the right key that deviate from the algorithm.
    static let nonconforming = [
        PublishedToken(
            name: "PS256 with a salt of 20 bytes",
            key: rsa,
            token: """
                eyJhbGciOiJQUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.ESsOflPjAqpv4ek5i67rL4VEgr_uQqTiZUv8VInAcH74lEJd5Oh-zpLr664Cubog\
                jow57XTyYF7nWxq3SfmG-Gb2mSnAYST2v0RFeQXWQutXo9Ai3_M2bAAjMi6Jo3y99THCu-g6hFK93ppqQCInLLzTDhEhepQI-ynotcIh5QiWr-\
                r2rtKVD2pAqOmZBURWSMBkOXNsdGkN652NrQ7wzGjQcxK-kcLLOsgct2Yei-9EpixZSrb-s-5pPZvvnqhsaKjpEr6CzrdNp5zYIL6ugFiK9Zwp\
                zFDCeVgpXcB132v0rv04n2DeNsUJ1WKg5HVYlhShvsPET8eXw7P3neSbrw
                """
        ),
        PublishedToken(
            name: "PS256 with the longest salt",
            key: rsa,
            token: """
                eyJhbGciOiJQUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.WCfBcIkFDDbLO2dY_2rdZ8V3WmVRUR0BxEznCjyPYJy5sJayrjYd3JyUkbGOlU-t\
                nCDn4OxqZX5TmPSTaghRN3NPPhYWtN8Rprb7fY6N5ysKioBMKnqhHFCsDaKVemEWsQQUt43mKG8cyythvivvayBMF8MSlAAirff_ymPWZLBsfu\
                uWBbK12shHCjBgqJrHSBLIwEc5dIiAeWwRX0krO29Z62MW-oysl-VXJ8An0KCDhpvrrXFb2EuJT7Iu40PRRUthWiYFvt80Hw6UpGG7kLipRmkj\
                F_Kx4N2XckinERw41W7g46Bfu_FzRYe5IDvx9tWHHX-SKm2EWFlSnxXnaw
                """
        ),
        PublishedToken(
            name: "PS256 with SHA-1 in the mask",
            key: rsa,
            token: """
                eyJhbGciOiJQUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.vz8UueWJcZ_OqpPrQdaHVXD6QS6JV53whg_2dRIx1v8kQGuhcwSXN2jzjAm6owUC\
                j9FonVl8g5NyL9Cs1rvYAZuqTIpcISYnOxJvsFbjZaT0mXxuWFQyfDoXbp0K910Wx2GryynW5X_84Ie-kgu4oG9yYFrjumT7PBoaXgcZrW0vVT\
                cSmG4fUK6P5eATZzRIx1wm5N9ziO-ROQU4RpdGyYZQePcvrH4a3OvRXpvcHpDBZS8UXqfDbWS010Y5-Du2k-j-Eq51wXH7wAfVP2vAKp4dyF2j\
                fWHK0wAYFI3nplR7nZNZ9YjF2OoDc5knq0tMsUJUpxUgjnBcraX7ssFiMw
                """
        ),
        PublishedToken(
            name: "RS256 with SHA-1",
            key: rsa,
            token: """
                eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.EVLH_ObZsQEiWn0tLdX_hyXtw8iRtOpkCUSR79j_grmrsl7tiHQTYE3uIgglFVsL\
                YtEgOCHRYgqLk3mCDL1zSbAknVcwIXhM7guyf7n2tJS06czxRoWF0CA1rUd9F99SrNcyzF-d4l2JylxPQKqDXiKaI13HFBkYjW8RmBWSAoYeR3\
                97wxTc__v9WB2wwxqxyBd8oCESmyhdiDlPps8z9n8Js-n2Iqq6J7cG1PerA7wDx6aJ_2HerUmQkMX8MTFduBlOkViyeoDT62HmRdGjb2u_ossb\
                r_jbtfTFRRsiQGesY7la2AeeQyqH5c6Ey9ZUdJtKEWSIKHXZo889oF2Asw
                """
        ),
        PublishedToken(
            name: "RS256 with the padding of PS256",
            key: rsa,
            token: """
                eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.No5wXLWnUM-0r221GBmSl4aJXt67KY_1MRqalTalrdeeLO-o4N39RWqnUXiAZoq5\
                N4jiPc0FCIkBvw9ZD7A-MevVtIDfPizzBGi55LldicBF0X9ClwXPqPQ407kMmhVQDUESStiE2aXGWOtzSlirm3qZWjNbcRV3bBeuce7pgA5_Hs\
                WB03zZjkyKeTI1uQ46aS7rH2_TRvNQkTNQQuZY4kRkto8HB4ausTjiu-X01bS5CBPJOkEIvMnwK0UYXGvuWSqL7pRSmgiIFMNFcw4mOzvIwsUu\
                fkQEnl8RW1S-A1h8NK0TJB5BnyGZMeRQCNAmZajfC6PNMaVWPLAZhkvI_w
                """
        ),
        PublishedToken(
            name: "ES256 in DER",
            key: p256,
            token: """
                eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.MEUCIFJdG-0-L0POrl6YPFPMkin9AY3xkI23RC5i5bhqF8_uAiEA4Uf2DyjKCtAY\
                mIi-f4oPvC31xHM2WFiqrrorf0UZVZ8
                """
        ),
        PublishedToken(
            name: "ES256 with numbers of 33 bytes",
            key: p256,
            token: """
                eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.APOJOPm6t0M2njRWH3oOe3fILhOzV672WYJ6VQ3f_Y9uAITMtfUqCbb6hQ862X4I\
                eu7uYYBtAczD904Qv11ZBw0f
                """
        ),
        PublishedToken(
            name: "ES256 with SHA-384",
            key: p256,
            token: """
                eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwZXJzb24tMSJ9.Moa-VqS9KmtFY233cKEe06ibGmjn3XEWDxU5MLNEX3dsXg2eojTQsZogEXMKHHpF\
                gmb48IppJIa1rxMp4ZUsHA
                """
        ),
    ]
}
