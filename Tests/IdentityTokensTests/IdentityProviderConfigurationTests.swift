import IdentityTokens
import Testing

@Suite("the configuration of identity providers")
struct IdentityProviderConfigurationTests {
    private static func list(_ text: String) throws(IdentityConfigurationError) -> [IdentityProvider] {
        try IdentityProvider.list(parsing: Array(text.utf8), in: "/etc/cupboard")
    }

    private static func one(name: String = "A", issuer: String = "\"i\"", audiences: String = "[\"a\"]", jwks: String = "\"k\"") -> String {
        "{\"name\": \"\(name)\", \"issuer\": \(issuer), \"audiences\": \(audiences), \"jwks\": \(jwks)}"
    }

    @Test("reads providers, with key files next to the configuration")
    func good() throws {
        let text = """
            {
                "providers": [
                    {
                        "name": "GOOGLE",
                        "issuer": "https://accounts.google.com",
                        "audiences": ["1234.apps.googleusercontent.com", "5678"],
                        "jwks": "https://www.googleapis.com/oauth2/v3/certs"
                    },
                    { "name": "STAFF", "issuer": "https://id.example", "audiences": ["cupboard"], "jwks": "keys/staff.json" },
                    { "name": "LOCAL", "issuer": "x", "audiences": ["cupboard"], "jwks": "/keys.json" },
                    { "name": "HERE", "issuer": "x", "audiences": ["cupboard"], "jwks": "http://127.0.0.1:8080/keys" }
                ]
            }
            """
        #expect(
            try Self.list(text) == [
                IdentityProvider(
                    name: "GOOGLE",
                    issuer: "https://accounts.google.com",
                    audiences: ["1234.apps.googleusercontent.com", "5678"],
                    keys: .url("https://www.googleapis.com/oauth2/v3/certs")
                ),
                IdentityProvider(
                    name: "STAFF",
                    issuer: "https://id.example",
                    audiences: ["cupboard"],
                    keys: .file("/etc/cupboard/keys/staff.json")
                ),
                IdentityProvider(name: "LOCAL", issuer: "x", audiences: ["cupboard"], keys: .file("/keys.json")),
                IdentityProvider(name: "HERE", issuer: "x", audiences: ["cupboard"], keys: .url("http://127.0.0.1:8080/keys")),
            ]
        )
    }

    @Test(
        "reports a mistake with its position and the expected value",
        arguments: [
            ("{", "It is not JSON: "),
            ("[]", "the file must be an object with “providers”."),
            ("{}", "“providers” must be an array of 1 to 50 objects."),
            ("{\"providers\": []}", "“providers” must be an array of 1 to 50 objects."),
            ("{\"provider\": []}", "the file has the unknown member “provider”; the known members are “providers”."),
            ("{\"providers\": [5]}", "providers[0] must be an object with “name”, “issuer”, “audiences”, “jwks”."),
            (
                "{\"providers\": [\(one()), \(one(name: "B", issuer: "5"))]}",
                "providers[1].issuer must be a string of 1 to 2048 bytes."
            ),
            ("{\"providers\": [\(one()), \(one())]}", "providers[1].name: “A” is already the name of another provider."),
            ("{\"providers\": [\(one(name: "a b"))]}", "providers[0].name must have at most 50 letters, digits, “_” and “-”."),
            ("{\"providers\": [\(one(audiences: "[]"))]}", "providers[0].audiences must be an array of 1 to 50 strings."),
            ("{\"providers\": [\(one(audiences: "\"a\""))]}", "providers[0].audiences must be an array of 1 to 50 strings."),
            ("{\"providers\": [\(one(audiences: "[\"a\", 5]"))]}", "providers[0].audiences[1] must be a string of 1 to 2048 bytes."),
            ("{\"providers\": [\(one(jwks: "null"))]}", "providers[0].jwks must be a string of 1 to 2048 bytes."),
            (
                "{\"providers\": [\(one(jwks: "\"http://keys.example\""))]}",
                "providers[0].jwks must be the path of a file or an “https” URL"
            ),
            ("{\"providers\": [\(one(jwks: "\"http://localhost.evil.example\""))]}", "providers[0].jwks must be the path"),
            ("{\"providers\": [\(one(jwks: "\"http://localhost:x@evil.example\""))]}", "providers[0].jwks must be the path"),
            ("{\"providers\": [\(one(jwks: "\"ftp://keys.example\""))]}", "providers[0].jwks must be the path"),
            (
                "{\"providers\": [{\"jwks\": \"k\", \"audience\": 1}]}",
                "providers[0] has the unknown member “audience”; the known members are “name”"
            ),
        ]
    )
    func bad(text: String, beginning: String) {
        let error = #expect(throws: IdentityConfigurationError.self) { try Self.list(text) }
        #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
    }
}
