import Domains
import Engine
import Languages
import Planner
import Testing

@Suite("What planning is told of the product")
struct PlannerWordsTests {
    @Test("languages are known by number and by the schema's values, and come back as they were")
    func languages() {
        #expect(Domains.languages.map(\.language) == Language.allCases)
        #expect(Domains.languages.map(\.enumValue.description) == Language.allCases.map(\.enumValue))
        #expect(Domains.languages.map(\.columnSuffix.description) == ["_en", "_es"])
        // None is the one without a name, whose columns have no ending.
        #expect(Set(Domains.languages + [.unnamed]).count == Language.allCases.count + 1)
        #expect(TextLanguage.unnamed.language == .english)
        #expect(Message.notFound.text(in: Language.spanish.text) == Message.notFound.text(in: .spanish))
    }

    @Test("rules are called as errors name them")
    func rules() {
        let rules: [Access] = [.everyone, .signedIn, .donor, .receiver, .admin, .owner, .ownerOrAdmin]
        #expect(rules.map(\.rawValue) == ["everyone", "signedIn", "donor", "receiver", "admin", "owner", "ownerOrAdmin"])
        #expect(rules.map(\.needsOwnAccount) == [false, true, true, true, false, true, false])
        #expect(Set(rules).count == rules.count)
    }

    @Test("scopes of no two domains overlap, and are named after them")
    func scopes() {
        var known: AccessScopes = [.person]
        for domain in Domain.allCases {
            #expect(known.isDisjoint(with: .writing(domain)))
            known.formUnion(.writing(domain))
            #expect(AccessScopes(enumValue: "\(domain.scopeName)_READ") == .reading(domain))
            #expect(AccessScopes(enumValue: "\(domain.scopeName)_WRITE") == .writing(domain))
        }
        #expect(AccessScopes(enumValue: "RECIPES") == nil)
    }
}
