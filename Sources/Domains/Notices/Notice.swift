import Engine
import Languages
import Mail
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

        /// The value as SQL.
        var literal: SQL {
            switch self {
            case .plannedMeals: "'PLANNED_MEALS'"
            case .recipeSuggestion: "'RECIPE_SUGGESTION'"
            case .donation: "'DONATION'"
            case .account: "'ACCOUNT'"
            case .fashion: "'FASHION'"
            }
        }

        /// The apps that the notification concerns.
        var apps: [App] {
            switch self {
            case .plannedMeals: [.diabeticMealPlanner, .mealBudgetPlan]
            case .recipeSuggestion: [.foodnFit, .diabeticMealPlanner]
            case .donation: [.foodSaver]
            case .account: App.allCases
            case .fashion: [.fabulyst]
            }
        }
    }

    /// A condition for the notifications that concern the app in an argument.
    ///
    /// Nil without an app.
    static func concerning(_ app: String?, _ kind: SQL) -> SQL? {
        guard let app = app.flatMap({ App(rawValue: $0) }) else { return nil }
        let kinds = Kind.allCases.filter { $0.apps.contains(app) }.map(\.literal)
        return "\(kind) IN (\(.joined(kinds, separator: ", ")))"
    }

    /// A condition for the notifications that the credentials can see.
    ///
    /// Nil if they can see all kinds.
    static func shown(_ kind: SQL, opens: (Domain) -> Bool) -> SQL? {
        let shut = Kind.allCases.filter { !$0.domains.allSatisfy(opens) }
        guard !shut.isEmpty else { return nil }
        return "\(kind) NOT IN (\(.joined(shut.map(\.literal), separator: ", ")))"
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
