import Testing

@testable import HTTP

@Suite("Accepted codings")
struct AcceptedCodingsTests {
    @Test(
        "prefers gzip if it is acceptable, and at least as much as no coding",
        arguments: [
            (["gzip"], true), (["GZip"], true), (["x-gzip"], true), (["deflate, gzip, br"], true), (["gzip;q=1.0"], true),
            (["gzip ; q=0.5"], true), (["gzip;Q=0.001"], true), (["*"], true), (["*;q=0.1"], true), (["br;q=1, *;q=0.5"], true),
            (["identity, gzip"], true), (["identity;q=0, gzip;q=0.1"], true), (["identity;q=0.5, gzip;q=0.8"], true),
            (["deflate", "gzip"], true), (["\tgzip\t"], true), ([",,gzip,"], true), (["gzip, *;q=0"], true), (["gzip;q=1."], true),
            ([""], false), (["identity"], false), (["deflate, br"], false), (["gzip;q=0"], false), (["gzip;q=0.000"], false),
            (["*;q=0"], false), (["gzip;q=0, *"], false), (["x-gzip;q=0, *;q=1"], false), (["identity, gzip;q=0.5"], false),
            (["gzip;q=0.5, *"], false), (["gzipped"], false), (["xgzip"], false),
            (["gzip;q=2"], false), (["gzip;q=1.001"], false), (["gzip;q=0.1234"], false), (["gzip;q=-1"], false), (["gzip;q="], false),
            (["gzip;q=.5"], false), (["gzip;q=a"], false), (["gzip;x=1"], false), (["gzip;"], false), (["gzip;q=0,5"], false),
        ]
    )
    func prefersGzip(headers: [String], expected: Bool) {
        #expect(codings(headers).prefersGzip == expected)
    }

    @Test(
        "identity is refused only by name, or by a wildcard without an exception",
        arguments: [
            ("identity;q=0", true), ("*;q=0", true), ("gzip, identity;q=0.0", true), ("identity, *;q=0", false), ("gzip;q=0", false),
            ("gzip", false), ("*", false), ("", false),
        ]
    )
    func refusesIdentity(header: String, expected: Bool) {
        #expect(codings([header]).refusesIdentity == expected)
    }

    private func codings(_ headers: [String]) -> AcceptedCodings {
        var codings = AcceptedCodings()
        for header in headers { codings.read(Array(header.utf8).span) }
        return codings
    }
}
