import Languages
import Mail
import Planner
import Testing

@Suite("The texts of e-mails")
struct EmailTemplateTests {
    /// A template with unique values, and the texts that must contain them.
    struct Sample: Sendable, CustomTestStringConvertible {
        let template: EmailTemplate
        let values: [String]
        var testDescription: String { template.name.rawValue }
    }

    static let samples: [Sample] = {
        guard let app = AppAddress("https://app.test/", store: "https://store.test/7") else { return [] }
        return [
            Sample(template: .welcome(name: "Zoé", app: app), values: ["Zoé", "https://app.test"]),
            Sample(
                template: .passwordReset(name: "Zoé", token: "t0k/en", lifetime: .seconds(47 * 60), app: app),
                values: ["Zoé", "https://app.test/reset-password#token=t0k%2Fen", " t0k/en\n", "47"]
            ),
            Sample(
                template: .emailConfirmation(name: "Zoé", token: "t0k/en", lifetime: .seconds(47 * 3_600), app: app),
                values: ["Zoé", "https://app.test/confirm-email#token=t0k%2Fen", " t0k/en\n", "47"]
            ),
            Sample(template: .signUpRepeated(name: "Zoé", app: app), values: ["Zoé", "https://app.test"]),
            Sample(
                template: .identityConfirmation(name: "Zoé", provider: "ISSUER", token: "t0k/en", lifetime: .seconds(47 * 60), app: app),
                values: ["Zoé", "ISSUER", "https://app.test/confirm-log-in#token=t0k%2Fen", " t0k/en\n", "47"]
            ),
            Sample(template: .identityJoined(name: "Zoé", provider: "ISSUER", app: app), values: ["Zoé", "ISSUER", "https://app.test"]),
            Sample(template: .passwordChanged(name: "Zoé", keys: 47, app: app), values: ["Zoé", "47", "https://app.test"]),
            Sample(
                template: .confirmationLocked(name: "Zoé", minutes: 47, isKnown: true, app: app),
                values: ["Zoé", "47", "https://app.test"]
            ),
            Sample(
                template: .confirmationLocked(name: "Zoé", minutes: 47, isKnown: false, app: app),
                values: ["Zoé", "47", "https://app.test"]
            ),
            Sample(template: .emailChanged(name: "Zoé", app: app), values: ["Zoé", "https://app.test"]),
            Sample(
                template: .apiKeyCreated(name: "Zoé", key: "Widget", scopes: ["FASHION_READ", "RECIPES_WRITE"], app: app),
                values: ["Zoé", "Widget", "- FASHION_READ\n- RECIPES_WRITE\n", "https://app.test"]
            ),
            Sample(
                template: .logInLocked(name: "Zoé", minutes: 47, isKnown: true, app: app),
                values: ["Zoé", "47", "https://app.test"]
            ),
            Sample(
                template: .logInLocked(name: "Zoé", minutes: 47, isKnown: false, app: app),
                values: ["Zoé", "47", "https://app.test"]
            ),
            Sample(
                template: .dataExport(name: "Zoé", link: "https://app.test/exports/t0k", lifetime: .seconds(47 * 3_600)),
                values: ["Zoé", "https://app.test/exports/t0k", "47"]
            ),
            Sample(template: .accountDisabled(name: "Zoé"), values: ["Zoé"]),
            Sample(template: .accountEnabled(name: "Zoé", app: app), values: ["Zoé", "https://app.test"]),
            Sample(template: .accountDeleted(name: "Zoé"), values: ["Zoé"]),
            Sample(
                template: .friendReferral(referrer: "Zoé", code: "r3f", app: app),
                values: ["Zoé", "https://app.test/join?ref=r3f", "https://store.test/7"]
            ),
            Sample(
                template: .itemShared(by: "Zoé", title: ("W1dget", "W1dget"), link: "https://app.test/items/catalog_item_8?ref=r3f"),
                values: ["Zoé", "W1dget", "https://app.test/items/catalog_item_8?ref=r3f"]
            ),
            Sample(
                template: .recipeSuggestion(name: "Zoé", english: "W1dget", spanish: "W1dget", app: app),
                values: ["Zoé", "W1dget", "https://app.test"]
            ),
            Sample(
                template: .todaysMeals(name: "Zoé", english: "W1dget, G4dget", spanish: "W1dget, G4dget", app: app),
                values: ["Zoé", "W1dget, G4dget", "https://app.test"]
            ),
            Sample(template: .mealChoice(name: "Zoé", app: app), values: ["Zoé", "https://app.test"]),
        ]
            + [EmailTemplate.FoodNewsKind.news, .reminder, .ended].map { kind in
                Sample(
                    template: .foodNews(kind, name: "Zoé", subject: ("News", "Noticias"), text: ("3 W1dget", "3 W1dget"), app: app),
                    values: ["Zoé", "3 W1dget", "https://app.test"]
                )
            } + [promised(email: EmailAddress("dora@example.org")), promised(email: nil)]
            + EmailTemplate.ReviewNews.allCases.map { Sample(template: .accountUnderReview(name: "Zoé", $0), values: ["Zoé"]) }
    }()

    /// News about promised food, with the place, the time and the contact.
    private static func promised(email: EmailAddress?) -> Sample {
        guard let app = AppAddress("https://app.test/") else { return Sample(template: .accountDeleted(name: "Zoé"), values: ["no app"]) }
        let pickUp = EmailTemplate.PickUp(
            place: "Flat 3/2, Calle 1. www.evil.example",
            map: "https://maps.test/7",
            until: ("T1me", "T1me"),
            name: "Dora",
            email: email,
            phone: "555 1234"
        )
        let contact = (["Dora"] + (email.map { ["\($0)"] } ?? []) + ["555 1234"]).joined(separator: ", ")
        return Sample(
            template: .foodNews(
                .news,
                name: "Zoé",
                subject: ("News", "Noticias"),
                text: ("3 W1dget", "3 W1dget"),
                pickUp: pickUp,
                app: app
            ),
            values: [
                "Zoé", "3 W1dget", "Flat 3/2, Calle 1. www. evil. example\n", "https://maps.test/7", "T1me", contact, "https://app.test",
            ]
                + (email == nil ? [] : ["Dora.\n"])
        )
    }

    @Test("every kind of e-mail has a sample")
    func complete() {
        #expect(Set(Self.samples.map(\.template.name)) == Set(EmailTemplate.Name.allCases))
    }

    @Test("contain every value in every language", arguments: samples, Language.allCases)
    func values(sample: Sample, language: Language) {
        let text = sample.template.text(in: language)
        for value in sample.values { #expect(text.body.contains(value), "\(value) is missing") }
        #expect(!text.subject.isEmpty && text.subject.count <= 250)
        #expect(!text.body.contains("\\(") && !text.body.contains("Optional"))
        #expect(!text.body.contains("\n\n\n"))
    }

    @Test("differ between the languages", arguments: samples)
    func translated(sample: Sample) {
        let (english, spanish) = (sample.template.text(in: .english), sample.template.text(in: .spanish))
        #expect(english.subject != spanish.subject)
        #expect(english.body.contains("Hello") && !spanish.body.contains("Hello"))
        #expect(spanish.body.contains("Hola") && !english.body.contains("Hola"))
    }

    @Test(
        "show names of strangers only as names",
        arguments: [
            ("Ana\r\nBcc: eve@example.com", "Ana Bcc eve example. com"),
            ("You won! http://evil.example/x", "You won! http evil. example x"),
            ("www.evil.com", "www. evil. com"),
            ("J.R. Ewing", "J. R. Ewing"),
            ("Núria Puig i Font", "Núria Puig i Font"),
            ("\u{202E}txt", "txt"),
            ("//", "–"),
            ("evil\u{3002}example", "evil\u{3002} example"),
            ("evil\u{FF0E}example", "evil\u{FF0E} example"),
            ("evil\u{FF61}example", "evil\u{FF61} example"),
            ("evil\u{FE52}example\u{2024}com", "evil\u{FE52} example\u{2024} com"),
            ("evil.\u{FE0F}example", "evil. \u{FE0F}example"),
            ("https\u{FF1A}\u{FF0F}\u{FF0F}evil", "https evil"),
            ("me\u{FF20}evil", "me evil"),
            (String(repeating: "x", count: 500), String(repeating: "x", count: 80)),
            ("a" + String(repeating: "\u{301}", count: 199), "a" + String(repeating: "\u{301}", count: 79)),
        ]
    )
    func hostileNames(name: String, shown: String) throws {
        let app = try #require(AppAddress("https://app.test"))
        let text = EmailTemplate.friendReferral(referrer: name, code: "c", app: app).text(in: .english)
        #expect(text.subject == "\(shown) invites you to Cupboard")
        #expect(text.body.contains("\(shown) uses Cupboard"))
    }

    @Test("leave room for the longest name in a subject")
    func longest() throws {
        let app = try #require(AppAddress("https://app.test"))
        let name = String(repeating: ".\u{301}", count: 100)
        for language in Language.allCases {
            let subject = EmailTemplate.friendReferral(referrer: name, code: "c", app: app).text(in: language).subject
            #expect(subject.unicodeScalars.count <= 250)
        }
    }

    @Test("state how many keys remain valid after a password change, if any", arguments: Language.allCases)
    func keys(language: Language) throws {
        let app = try #require(AppAddress("https://app.test"))
        let bodies = [0, 1, 2].map { EmailTemplate.passwordChanged(name: "Zoé", keys: $0, app: app).text(in: language).body }
        let word = language == .english ? "key" : "clave"
        #expect(!bodies[0].contains(word) && bodies[1].contains(word) && bodies[2].contains("2 \(word)"))
        #expect(bodies.allSatisfy { !$0.contains("\n\n\n") })
    }

    @Test("format numbers like the language does", arguments: [(1_440, "1,440", "1440"), (12_000, "12,000", "12\u{A0}000")])
    func numbers(number: Int, english: String, spanish: String) throws {
        let app = try #require(AppAddress("https://app.test"))
        let templates: [EmailTemplate] = [
            .passwordReset(name: "Zoé", token: "t", lifetime: .seconds(number * 60), app: app),
            .emailConfirmation(name: "Zoé", token: "t", lifetime: .seconds(number * 3_600), app: app),
            .identityConfirmation(name: "Zoé", provider: "ISSUER", token: "t", lifetime: .seconds(number * 60), app: app),
            .passwordChanged(name: "Zoé", keys: number, app: app), .logInLocked(name: "Zoé", minutes: number, isKnown: true, app: app),
            .confirmationLocked(name: "Zoé", minutes: number, isKnown: true, app: app),
        ]
        for template in templates {
            #expect(template.text(in: .english).body.contains("\(english) "), "\(template.name)")
            #expect(template.text(in: .spanish).body.contains("\(spanish) "), "\(template.name)")
        }
    }

    @Test("work without an app for phones")
    func noStore() throws {
        let app = try #require(AppAddress("https://app.test"))
        let text = EmailTemplate.friendReferral(referrer: "Zoé", code: "c", app: app).text(in: .english)
        #expect(!text.body.contains("phone") && !text.body.contains("\n\n\n"))
    }

    @Test(
        "link only to web addresses",
        arguments: [
            "", "app.test", "javascript:alert(1)", "https://", "https:///x", "https://a b", "https://a\r\nb", "ftp://a", "https://a<b",
        ]
    )
    func addresses(base: String) {
        #expect(AppAddress(base) == nil)
        #expect(AppAddress("https://app.test", store: base) == nil)
    }
}
