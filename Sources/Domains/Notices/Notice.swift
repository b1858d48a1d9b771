import Engine
import Languages
import Planner
import Postgres

/// A notification for an account, in both languages.
struct Notice {
    /// The subjects of notifications.
    enum Kind: String, CaseIterable {
        case plannedMeals = "PLANNED_MEALS"
        case recipeSuggestion = "RECIPE_SUGGESTION"
        case donation = "DONATION"
        case account = "ACCOUNT"
        case fashion = "FASHION"

        /// The domains whose data the notification contains.
        ///
        /// An API key needs the scopes of these domains, in addition to the accounts scope, to see the notification.
        var domains: [Domain] {
            switch self {
            case .plannedMeals: [.mealPlans]
            // The health profile influences the choice of the recipe.
            case .recipeSuggestion: [.recipes, .mealPlans]
            case .donation: [.donations]
            case .account: []
            case .fashion: [.fashion]
            }
        }
    }

    /// A condition for the notifications that the credentials can see.
    ///
    /// Nil if they can see all kinds.
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

    /// The kinds that the credentials can see.
    static func kinds(opens: (Domain) -> Bool) -> [Kind] { Kind.allCases.filter { $0.domains.allSatisfy(opens) } }

    private let kind: Kind
    private let title: Message
    private let text: Message
    private let object: AuditedObject?

    /// Creates a notification about an object.
    init(_ kind: Kind, _ title: Message, _ text: Message, about object: AuditedObject?) {
        self.kind = kind
        self.title = title
        self.text = text
        self.object = object
    }

    /// Sends the notification to an account.
    func give(to account: Int64, _ call: MutationCall) async throws(MutationFailure) {
        try await call.execute(insertion(for: account))
    }

    /// The statement that stores the notification for an account, at a given time or at the current one.
    func insertion(for account: Int64, at moment: String? = nil) -> BoundStatement {
        """
        INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es, object_type, object_id, created_at)
        VALUES (\(account), \(kind.rawValue, as: "notification_kind"), \(title.text(in: .english)), \(title.text(in: .spanish)),
            \(text.text(in: .english)), \(text.text(in: .spanish)), \(object?.table), \(object?.number),
            coalesce(\(moment, as: "timestamptz"), now()))
        """
    }
}
