import Engine
import Languages
import Planner
import Postgres

/// Something that an account is told, in whatever language it will read it.
struct Notice {
    /// What notices are about.
    enum Kind: String, CaseIterable {
        case plannedMeals = "PLANNED_MEALS"
        case recipeSuggestion = "RECIPE_SUGGESTION"
        case donation = "DONATION"
        case account = "ACCOUNT"
        case fashion = "FASHION"

        /// The domains that such a notice is made from.
        ///
        /// A key must open them, besides accounts, to see it.
        var domains: [Domain] {
            switch self {
            case .plannedMeals: [.mealPlans]
            // The health profile decides among the recipes.
            case .recipeSuggestion: [.recipes, .mealPlans]
            case .donation: [.donations]
            case .account: []
            case .fashion: [.fashion]
            }
        }
    }

    /// A condition that keeps the notices that credentials open; nil where they open all.
    static func shown(_ kind: SQL, opens: (Domain) -> Bool) -> SQL? {
        let shut = Kind.allCases.filter { !$0.domains.allSatisfy(opens) }
        guard !shut.isEmpty else { return nil }
        let names = shut.map { shut -> SQL in
            switch shut {
            case .plannedMeals: "'PLANNED_MEALS'"
            case .recipeSuggestion: "'RECIPE_SUGGESTION'"
            case .donation: "'DONATION'"
            case .account: "'ACCOUNT'"
            case .fashion: "'FASHION'"
            }
        }
        return "\(kind) NOT IN (\(.joined(names, separator: ", ")))"
    }

    /// The kinds that credentials open.
    static func kinds(opens: (Domain) -> Bool) -> [Kind] { Kind.allCases.filter { $0.domains.allSatisfy(opens) } }

    private let kind: Kind
    private let title: Message
    private let text: Message
    private let object: AuditedObject?

    /// A notice about an object.
    init(_ kind: Kind, _ title: Message, _ text: Message, about object: AuditedObject?) {
        self.kind = kind
        self.title = title
        self.text = text
        self.object = object
    }

    /// Tells an account.
    func give(to account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute(insertion(for: account))
    }

    /// The statement that tells an account, at a moment or, where it is nil, now.
    func insertion(for account: Int64, at moment: String? = nil) -> BoundStatement {
        """
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, created_at)
        VALUES (\(account), \(kind.rawValue, as: "notification_kind"), \(title.text(in: .english)), \(title.text(in: .spanish)),
            \(text.text(in: .english)), \(text.text(in: .spanish)), \(object?.table), \(object?.number),
            coalesce(\(moment, as: "timestamptz"), now()))
        """
    }
}
