/// RSA keys that are used only in these tests.
///
/// They are stored here because generating them is slow.
public enum RSAKeys {
    /// A private key in PEM.
    public static let first = """
        -----BEGIN PRIVATE KEY-----
        MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCxd7Iw0reqdfUS
        7bTx5VgtAK2jNyw4jt11SxXOm9cG8wHkzV9JZ+qU3IAn9WUSN0LK6u94pkYEMprz
        Pa32K+d9yd5k1ztu69WlQHuudm5vpytNGEtc71WJfmB8Bqv4TnrCLsjycALe9OdB
        f0PnqhALS8OBdPCXQbojBzkBElM/FbyTQDeXiye69AHC8TQFafvv1C54rpb9Yooz
        UkhSJF1301eP2VyX38k1I905iUvBxLBMrZuFEezkXTPBvNMc7w1XH3O99wwr76d+
        JGrjRfr0mozzNcgtPGz7lbgNwCSfiAnVMhgEdImnXrJhPWlCmQpnHVu4vU+Jngcb
        WCbi5aA/AgMBAAECggEAB2EHurn4QxE2iHvzyx8TJIPjtGal4xAlqyvdE0MtlK9k
        A8R6Us4MVfY5KfAtLK25jEBqhqS7Qo9sG/MTmanHrVZIdf7xDLKnpoBg5CcuflwA
        E+uPrqSQ9O+ZSW7plaCFwC870cDQjb63IuUMyMQseJvE3EwleNSVzcEOILpHVdca
        oNqxvHitSQBD3oXGPJ7N4pnVGACxx+v1MUtMhAENZVMtTTP7nmjiFM6sOa9p6OPC
        j+eXjunejpHufXW3xaAeo/cQAy97ARWA/SsN58rEfR+TuPukr62EobYwdTDpr36h
        NP3BY7omHIjO5TBCACDxBUZDUuZUwYrWKTdRl1jcaQKBgQD1+WWGO/LTkDOlYIgB
        IE8EaMMPMohahHNuHqQrkyTKBgv+iJkQy1vS83gsFPx1q6fnmj+rezh9lGmX9u8Z
        yq6KPAz/batWv3ffZsbGpIXfT8C3E3DHH0uJ5ib+KEQZMZIGXDNX83WDyqRCevwW
        oIKsjh72PaQGvdpzF5zSgLcSxQKBgQC4s3iPDWTerA/ZuhhVtiEGnVu+Po9JeQ1x
        c/zzMabatpYn3AJ/Pmxt+LLUJo6QufvEUCYGucSg98kLvOFWLVeA7+Kjc2KE/TB4
        dO5PVVPzch1NadWRyyB88agEQ91KDXMtIDh9mhrwkQQkvmh65jPx+oFktslGjZxW
        Saz5YduHMwKBgEwiRp9W3OFJCANPLqmSk4Kc3otMq9HAn23dRBlMsR1q47mEFEST
        fTd9LpwOXtoZKJ5SKxTrzd9o2Yo032sPRhj5X1iMXHU8TGE0kaAYemtVZyQDe2vW
        ru3e9ADE+9cEddtMHIRDkgMZ7N+6614hjnDUiJbVG3kOuJfZHiw1tPS1AoGBAIIR
        oSzcedR1xxPFAa4afFd0KU9oLu/G17i1vcRliuMrAcNAJGIHS8SGBylvnaY90xcE
        ekLyP4478NDbSrStaZnbVPdWImMVCjVJ4yjrJhuimRATH9tz+IUEiRW31PZ5UkrN
        DfslsyMGfKyDioBB7QLTLpwGPOf6gcYiTDWyvC4RAoGAZh0IILo0S/zJIuQMTaZH
        GSJqk6r04TJk3/QvENIaxj3lW3a8H9l2KcagAYATnVfTsObiTn9XmN/FR69ZvrRo
        FHe9r6OZDN1cVzQpNMGDLSShW8Bc1pgL9JmzsWiJ+bnJXnXrhchZbMzTQKu92A4C
        MbWeeNHtT/4xos7bfQKqT5w=
        -----END PRIVATE KEY-----
        """

    /// Another private key in PEM.
    public static let second = """
        -----BEGIN PRIVATE KEY-----
        MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDvjsNxUWsgxsyp
        KCkHqO2HXCvjmAnMLEllz5ajVWS2v8+L/N7U/XoKE9paYX4RIQMnLxBmlCOv31Su
        jjzdA0A19mv/JvQeqEaFSuA+Gfl27Mgh8fZ5sBwEsKReNLbgxQwl4/9UpJ6JcBLr
        nshG+OOubV/ziwPiAVZutP3oK4qHGfKUGJ2e2cSFP0KucRx4RDPBAchhbnb4/wj9
        Vqqg1aDFpv7N1NPrqf4HIZZjBg0+VMLXxYKoivXy7imHnvfqJarGolak7JPKIcJQ
        ctv2tqZIGw9pK4R3W9055v3HbzUnwGfjUSN+VuSLRugcG3aN5y/4avyb4w0Rpr/E
        GHL53c5/AgMBAAECggEAUOCUH3frgR9dDWcfoxRnTSHTN32nISV6ikLxiqdT31cW
        zR5MZQBG6YwWVhlAJKxOkjYThW5SNhhiUKR46+0jCpTtlTEjjg4l8O58krrWPE5o
        qv0zx5Wrf/HbLGsDqxMbrNcy5vLFC4Wo/Z+X4k45IDSRBnpSj0UAV1QHvRCmLkHv
        IwIWk1/RajScJ0e7ucffYD/ABm3JOGHuNmRDoFLq6JaJHR6Cp7nQW0WaI2JEFnRl
        fOgkTK2h5mdFoETBZ49pIYseCbNAlCmiXTGtDgG58rr5qNLqtsSqlpSwKgJQuLG7
        E9X5T2NrC/H0nkI/dUB3RvGHY5TGylHdtSA/QBnPsQKBgQD8ZLO3spl836s69Ge6
        rz8WJI9NKFOsOAec2A1JLGB1/VHF8EkkeScuCWwXh5pEfqzrisL5k1XBVh/v60rs
        wgu6dugw3F72XNoMJCo/ufRmZcxA4ulYVQkZzvnbtdsgKjWZtS1LZGJTl4JK1Hze
        bjStvFjfqA7kwHhXfAd2OWkKtQKBgQDy+xszkH7jW14KOiRf/GVXpTRM6t6thpf2
        Vc5eAA5jInhr/HExQtY1csCn62f+y7qthIcLoV5pWT7q3rChnE1NTQRRF6eTNKdS
        INoW/+/zs4H3F270OyMCafxloUYFi1EkhXV+HdWfbBXgUH7NiYSvXWgNS/2wmaYW
        j970L5YQ4wKBgQCyXNAMn3CMqNwvG406hqIEme2TT05iRG5MzvoEnhHFEDH7ueVW
        my+u/wWeUzwX75VwF23WReKycJS9TgBy9GapbWKFNRb+73tAXUZmJpmqy4He0Pyq
        ad22mWhFdmzWfD3I1BqgTt6VyFpRW3yrDCK6LIJ5/CAaVFI3MPVs/QFYiQKBgFk3
        2sUUSYMyCVW4A6M7Cfskrg+QLjOJOEM7PotFegLspUsBZo6v+/ekKxl9VrI4HFOa
        VfvvRLtqCbA0FKdCvR+lJ/CevulObCG77liDoZfaUd5ovFTxYemBASxQC2X9wc2n
        M30bd1USWvYCmIzf8dhyc8JuJLizskiWi0ceMfwBAoGBAIvqGKrTAX7yw2red00g
        NFYqXjN3x2ZlxI6rxYfWHEZgi+0dn5ANYqMkp8lwqPzpF1E5Da1qFGqru5Sf414P
        VFG1xLYKdHTCIt2dSATgz7Zkif5X41JJj2jPYy9hn9fwq4CPAWpcDswBZZwbOJtc
        A+x0y2qsRp3W30qrg9b9VgWE
        -----END PRIVATE KEY-----
        """

    /// The modulus of a 1,024-bit key.
    public static let weakModulus =
        "uQvyEoEpzVRXiAZYCTk584bS0j2dbW9XhGcKzO4RDrmmRvwBAUxm6TWIkC9dVjxCQjwwbCld0T1NVKgD-UxLG-r8NWRSNY5SpaGolraceB73GAHEyLucp5HqZaZwkeqd8SS3-4fsQ8dekkYSQEK83b3lXrjcTWj4b4TrT8utjAU"
}
