import Domains
import Engine
import Languages
import Planner
import Testing

@Suite("Product definitions for the planner")
struct PlannerWordsTests {
    @Test("languages map to numbers and enum values and back")
    func languages() {
        #expect(Domains.languages.map(\.language) == Language.allCases)
        #expect(Domains.languages.map(\.enumValue.description) == Language.allCases.map(\.enumValue))
        #expect(Domains.languages.map(\.columnSuffix.description) == ["_en", "_es"])
        // One language is unnamed, and its columns have no suffix.
        #expect(Set(Domains.languages + [.unnamed]).count == Language.allCases.count + 1)
        #expect(TextLanguage.unnamed.language == .english)
        #expect(Message.notFound.text(in: Language.spanish.text) == Message.notFound.text(in: .spanish))
    }

    @Test("access rules have the names used in errors")
    func rules() {
        let rules: [Access] = [.everyone, .signedIn, .donor, .receiver, .admin, .owner, .ownerOrAdmin]
        #expect(rules.map(\.rawValue) == ["everyone", "signedIn", "donor", "receiver", "admin", "owner", "ownerOrAdmin"])
        #expect(rules.map(\.needsOwnAccount) == [false, true, true, true, false, true, false])
        #expect(Set(rules).count == rules.count)
    }

    @Test("scopes are named after their domains and do not overlap")
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
