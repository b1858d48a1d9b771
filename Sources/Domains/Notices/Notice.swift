import Engine
import Languages
import Postgres

/// Something that an account is told, in whatever language it will read it.
struct Notice {
    /// What notices are about.
    enum Kind: String {
        case plannedMeals = "PLANNED_MEALS"
        case recipeSuggestion = "RECIPE_SUGGESTION"
        case donation = "DONATION"
        case account = "ACCOUNT"
        case fashion = "FASHION"
    }

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
