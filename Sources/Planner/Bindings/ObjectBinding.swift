/// What an object type is made of: its table and the bindings of its fields.
public struct ObjectBinding: Sendable {
    /// A condition that hides rows from some; nil when everybody may see all.
    public typealias Visibility = @Sendable (_ row: Alias, _ viewer: ViewerFacts) -> SQL?
    /// A condition that keeps rows out of lists, over the list's arguments; nil when the list has all.
    public typealias Listing = @Sendable (_ row: Alias, _ scope: Scope) -> SQL?

    package let type: String
    package let table: Identifier?
    /// What the ids of its objects begin with; nil where it is not stored.
    package let idPrefix: IDPrefix?
    /// The domain that a key must open for reading; nil for what belongs to all.
    let domain: Domain?
    /// The columns that name the accounts to which a row belongs: one, or each side of something between two; none where rows belong to no account.
    let owners: [Identifier]
    /// Who sees its rows at all.
    let shownTo: Access
    let visible: Visibility?
    /// Which rows stand in lists; one by its id, or as another's, is there all the same.
    let listed: Listing?
    package let fields: [FieldBinding]

    init(
        type: String,
        table: Identifier? = nil,
        ids: IDPrefix? = nil,
        domain: Domain? = nil,
        owners: [Identifier] = [],
        shownTo access: Access = .everyone,
        visible: Visibility? = nil,
        listed: Listing? = nil,
        fields: [FieldBinding]
    ) {
        self.type = type
        self.table = table
        idPrefix = ids ?? table.map { IDPrefix($0) }
        self.domain = domain
        self.owners = owners
        shownTo = access
        self.visible = access.isForEveryone ? visible : access.visibility(ofRowsOf: owners, and: visible)
        self.listed = listed
        self.fields = fields
    }
}

/// Binds an object type to a table, which can have several types, each with ids of its own.
///
/// - Parameters:
///   - type: The object type of the schema.
///   - table: Where its rows are.
///   - ids: What the ids of its objects begin with; the table's name without it.
///   - domain: What a partner's key must open.
///   - owners: The column with the account that a row belongs to, or several.
///   - access: Who sees the rows, on every path that leads to the type; for all others there are none.
///   - visible: A condition that hides rows on every path, too.
///   - listed: A condition that keeps rows out of every list of the type.
///   - fields: The bindings of its fields.
/// - Returns: The binding.
public func object(
    _ type: StaticString,
    table: Identifier,
    ids: IDPrefix? = nil,
    in domain: Domain? = nil,
    owner owners: Identifier...,
    shownTo access: Access = .everyone,
    visible: ObjectBinding.Visibility? = nil,
    listed: ObjectBinding.Listing? = nil,
    @FieldBindings fields: () -> [FieldBinding]
) -> ObjectBinding {
    ObjectBinding(
        type: type.description,
        table: table,
        ids: ids,
        domain: domain,
        owners: owners,
        shownTo: access,
        visible: visible,
        listed: listed,
        fields: fields()
    )
}

extension Access {
    /// Shows the rows of a type to those whom the rule lets through, if a further condition holds.
    fileprivate func visibility(
        ofRowsOf owners: [Identifier],
        and further: ObjectBinding.Visibility?
    ) -> ObjectBinding.Visibility {
        { row, viewer in
            let conditions = [condition(row, ownedBy: owners, viewer), further?(row, viewer)].compactMap(\.self)
            return conditions.isEmpty ? nil : .joined(conditions.map { "(\($0))" }, separator: " AND ")
        }
    }

    /// The condition under which a row is shown to the account that asks; nil where all are.
    private func condition(_ row: Alias, ownedBy owners: [Identifier], _ viewer: ViewerFacts) -> SQL? {
        switch demand {
        case .nothing: return nil
        case .account: return viewer.account == nil ? "false" : nil
        case .role(let role): return viewer.has(role) ? nil : "false"
        case .ownership(let role):
            if !role.isEmpty, viewer.has(role) { return nil }
            guard let account = viewer.account else { return "false" }
            return .ownership(of: row, by: owners, account)
        case .rows(let rule):
            guard let account = viewer.account else { return "false" }
            return rule.condition(row, account)
        }
    }
}

extension SQL {
    /// The condition that one of a row's columns names an account.
    static func ownership(of row: Alias, by owners: [Identifier], _ account: SQL) -> SQL {
        guard let owner = owners.first else { return "false" }
        guard owners.count > 1 else { return "\(row).\(owner) = \(account)" }
        return "\(account) IN (\(SQL.joined(owners.map { "\(row).\($0)" }, separator: ", ")))"
    }
}

/// Binds an object type that is not stored: its rows come from the relations of the fields that lead to it.
public func rows(_ type: StaticString, in domain: Domain? = nil, @FieldBindings fields: () -> [FieldBinding]) -> ObjectBinding {
    ObjectBinding(type: type.description, domain: domain, fields: fields())
}

/// Binds fields of the query root.
public func queryRoot(@FieldBindings fields: () -> [FieldBinding]) -> ObjectBinding {
    ObjectBinding(type: "Query", fields: fields())
}
