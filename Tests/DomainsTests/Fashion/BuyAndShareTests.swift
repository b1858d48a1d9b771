import Domains
import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Buying and sharing items", .tags(.database), .timeLimit(.minutes(20)))
struct BuyAndShareTests {
    @Test("buying returns the address of the seller's page and counts each click")
    func buying() async throws {
        try await Wardrobe.run { wardrobe in
            try await wardrobe.fixture.client { client throws in
                func buy(_ input: String) throws -> Value {
                    try client.change("buyItem", input, "redirectUrl item { id }", as: wardrobe.ana)
                }
                let bought = try buy(#"itemId: "catalog_item_1", size: "38""#)
                #expect(bought["redirectUrl"] == "https://seller-2.example/1" && bought.at("item.id") == "catalog_item_1")
                #expect(bought["message"] == "You can order and pay on the seller’s site")
                _ = try buy(#"itemId: "catalog_item_1""#)
                #expect(try buy(#"itemId: "catalog_item_5", size: "one size""#)["redirectUrl"] == "https://seller-6.example/5")
                // Item 8 is out of stock.
                let gone = try buy(#"itemId: "catalog_item_8""#)
                #expect(gone["redirectUrl"] == .null && gone.codes == ["OUT_OF_STOCK"] && gone["message"] == "This item is out of stock")
                let size = try buy(#"itemId: "catalog_item_1", size: "XL""#)
                #expect(size["redirectUrl"] == .null && size.mistakes == ["size: This item does not come in this size"])
                #expect(try buy(#"itemId: "catalog_item_1", size: "7 leagues""#).codes == ["INVALID"])
                let clicks =
                    "SELECT concat_ws(' ', item_id, seller_id, account_id = \(wardrobe.ana.number), size) FROM item_click ORDER BY id"
                let counted = try wardrobe.session.column(clicks)
                #expect(counted == ["1 2 t 38", "1 2 t", "5 6 t ONE_SIZE"])
                #expect(try client.changing("buyItem", #"itemId: "catalog_item_1""#, as: nil).errorCode == "UNAUTHENTICATED")
            }
        }
    }

    @Test(
        "items cannot link to other sites than their seller's",
        arguments: [
            "https://evil.example/1", "https://seller-2.example.evil.example/1", "https://evil.example/seller-2.example",
            "https://seller-2.example@evil.example/", "https://seller-2.example:443@evil.example/", "https://evil.example#seller-2.example",
            "https://evil.example?https://seller-2.example", "https://notseller-2.example/", "https://evil.example\\@seller-2.example/",
            "https://seller-2.example%2eevil.example/", "https://seller-2.example\\.evil.example", "http://seller-2.example/1",
            "https:/seller-2.example", "//seller-2.example/", "javascript:alert(1)//seller-2.example",
            "https://seller-2.example\n.evil.example",
            "https://seller-2.еxample/", "https://[::1]/seller-2.example", "https://.seller-2.example/", "https://seller-2.example./1", "",
        ]
    )
    func otherHosts(address: String) throws {
        #expect(try failure(of: address) == .checkViolation)
    }

    @Test(
        "items can link to every page and subdomain of their seller's site",
        arguments: [
            "https://seller-2.example", "https://seller-2.example/", "https://www.seller-2.example/a?b=c#d",
            "https://SHOP.Seller-2.Example/x",
            "https://seller-2.example:8443/x", "https://seller-2.example?item=1", "https://a.b.seller-2.example/ropa/ñandú",
        ]
    )
    func ownHosts(address: String) throws {
        #expect(try failure(of: address) == nil)
    }

    @Test("a seller's website must match the links of its items")
    func movingSite() throws {
        let session = try PostgresSession(TestData.database())
        #expect(throws: PostgresError.self) { try session.execute("UPDATE seller SET website = 'https://elsewhere.example' WHERE id = 2") }
        try session.execute("UPDATE seller SET website = 'https://www.seller-2.example/shop' WHERE id = 2")
    }

    /// The error of setting an item's address, or nil if the address is allowed.
    private func failure(of address: String) throws -> SQLState? {
        let session = try PostgresSession(TestData.sharedDatabase())
        try session.execute("BEGIN")
        defer { try? session.execute("ROLLBACK") }  // Closing the session also ends the transaction.
        do throws(PostgresError) {
            try session.run("UPDATE catalog_item SET url = \(address) WHERE id = 1")
            return nil
        } catch {
            return error.sqlState
        }
    }

    private static let emails = "SELECT concat_ws(' | ', recipient, template, subject) FROM email_outbox ORDER BY id"

    @Test("sharing returns a link that identifies the sender, and sends an e-mail on request", arguments: Language.allCases)
    func sharing(language: Language) async throws {
        try await Wardrobe.run { wardrobe in
            try await wardrobe.fixture.client { client throws in
                func share(_ input: String) throws -> Value {
                    try client.change(
                        "shareItem",
                        "itemId: \"catalog_item_8\"\(input)",
                        "shareUrl item { title }",
                        as: wardrobe.ana,
                        language: language
                    )
                }
                let isEnglish = language == .english
                let alone = try share("")
                let link = try #require(alone["shareUrl"].string)
                #expect(link.hasPrefix("http://localhost:8080/items/catalog_item_8?ref="))
                #expect(alone["message"].string == (isEnglish ? "Here is a link to share" : "Aquí tienes un enlace para compartir"))
                #expect(try wardrobe.session.column(Self.emails) == [])
                let sent = try share(#", email: " Friend@Example.org ""#)
                #expect(
                    sent["shareUrl"].string == link && sent["message"].string == (isEnglish ? "Sent to your friend" : "Enviado a tu amigo")
                )
                let subject = isEnglish ? "Ana shared something to wear with you" : "Ana ha compartido una prenda contigo"
                #expect(try wardrobe.session.column(Self.emails) == ["friend@example.org | item_shared | \(subject)"])
                let body = try wardrobe.session.column("SELECT body FROM email_outbox")[0]
                #expect(body.contains(link) && body.contains(isEnglish ? "Silk dress 8" : "Vestido de seda 8"))
                // A second share with the same friend is refused, and the address itself is not stored.
                let again = try share(#", email: "friend@example.ORG""#)
                #expect(again.codes == ["ALREADY_SHARED"] && again["shareUrl"] == .null)
                #expect(try share(#", email: "nobody""#).codes == ["INVALID"])
                #expect(try wardrobe.session.column("SELECT count(*) FROM item_share WHERE item_share::text LIKE '%example%'") == ["0"])
                #expect(try wardrobe.session.column("SELECT count(*) FROM email_outbox") == ["1"])
            }
        }
    }

    @Test("e-mails are limited per day and per friend and need a confirmed e-mail; links are not limited")
    func bounds() async throws {
        try await EngineFixture.run(services: { services in
            services.accounts.dailyItemShares = 4
            services.accounts.needsConfirmedEmail = true
        }) { fixture in
            let session = try PostgresSession(fixture.database)
            let ana = try Member("Ana", in: session)
            try await fixture.client { client throws in
                func share(_ item: Int, _ email: String?, as member: Member) throws -> Value {
                    try client.changing(
                        "shareItem",
                        "itemId: \"catalog_item_\(item)\"" + (email.map { ", email: \"\($0)\"" } ?? ""),
                        "shareUrl",
                        as: member
                    )
                }
                try fixture.execute("UPDATE account SET email_verified = false")
                #expect(try share(1, "a@example.org", as: ana).errorCode == "EMAIL_UNCONFIRMED")
                #expect(try share(1, nil, as: ana).at("data.shareItem.shareUrl") != .null)
                try fixture.execute("UPDATE account SET email_verified = true")
                // A friend receives at most three shares a day.
                for item in 1...3 { #expect(try share(item, "a@example.org", as: ana).at("data.shareItem").codes == []) }
                #expect(try share(4, "a@example.org", as: ana).at("data.shareItem").codes == ["TOO_MANY_ATTEMPTS"])
                #expect(try share(4, "b@example.org", as: ana).at("data.shareItem").codes == [])
                #expect(try share(4, "c@example.org", as: ana).at("data.shareItem").codes == ["DAILY_LIMIT_REACHED"])
                #expect(try fixture.column("SELECT count(*) FROM email_outbox") == ["4"])
            }
        }
    }
}
