/// The binding of an object type: its table and the bindings of its fields.
public struct ObjectBinding: Sendable {
    /// A condition that hides rows from some viewers; nil if all may see them.
    public typealias Visibility = @Sendable (_ row: Alias, _ viewer: ViewerFacts) -> SQL?
    /// A condition that excludes rows from lists, over the list's arguments; nil if the list has all rows.
    public typealias Listing = @Sendable (_ row: Alias, _ scope: Scope) -> SQL?

    package let type: String
    package let table: Identifier?
    /// The prefix of its objects' ids; nil if the type is not stored.
    package let idPrefix: IDPrefix?
    /// The domain that an API key must open for reading; nil for types outside all domains.
    let domain: Domain?
    /// The columns with the accounts that own a row: one, or one for each of two sides; empty if rows have no owner.
    let owners: [Identifier]
    /// The rule for seeing its rows at all.
    let shownTo: Access
    let visible: Visibility?
    /// The condition for rows in lists; a row can still be read by id or as part of another object.
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

/// Binds an object type to a table.
///
/// A table can have several types, each with its own id prefix.
///
/// - Parameters:
///   - type: The object type of the schema.
///   - table: The table of its rows.
///   - ids: The prefix of its objects' ids; by default the table's name.
///   - domain: The domain that a partner's API key must open.
///   - owners: The columns with the accounts that own a row.
///   - access: The rule for seeing the rows, on every path that leads to the type; other viewers see no rows.
///   - visible: A further condition that hides rows on every path.
///   - listed: A condition that excludes rows from every list of the type.
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
    /// Shows the rows of a type to viewers who fulfil the rule, if a further condition holds.
    fileprivate func visibility(
        ofRowsOf owners: [Identifier],
        and further: ObjectBinding.Visibility?
    ) -> ObjectBinding.Visibility {
        { row, viewer in
            let conditions = [condition(row, ownedBy: owners, viewer), further?(row, viewer)].compactMap(\.self)
            return conditions.isEmpty ? nil : .joined(conditions.map { "(\($0))" }, separator: " AND ")
        }
    }

    /// The condition for showing a row to the viewer's account; nil if all rows are shown.
    private func condition(_ row: Alias, ownedBy owners: [Identifier], _ viewer: ViewerFacts) -> SQL? {
        switch requirement {
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
    /// The condition that one of a row's owner columns contains an account.
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
