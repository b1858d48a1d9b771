/// A change between two schemas that clients of the old schema can notice.
public struct SchemaChange: Sendable, Hashable {
    /// The severity of a change for clients.
    public enum Severity: String, Sendable, Hashable {
        /// Valid operations can become invalid, or change their meaning.
        case breaking
        /// Operations stay valid, but clients can get unexpected results.
        case dangerous
    }

    /// The kind of a change, with its name in GraphQL.js.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        // Breaking changes.
        case typeRemoved = "TYPE_REMOVED"
        case typeChangedKind = "TYPE_CHANGED_KIND"
        case typeRemovedFromUnion = "TYPE_REMOVED_FROM_UNION"
        case valueRemovedFromEnum = "VALUE_REMOVED_FROM_ENUM"
        case requiredInputFieldAdded = "REQUIRED_INPUT_FIELD_ADDED"
        case implementedInterfaceRemoved = "IMPLEMENTED_INTERFACE_REMOVED"
        case fieldRemoved = "FIELD_REMOVED"
        case fieldChangedKind = "FIELD_CHANGED_KIND"
        case requiredArgumentAdded = "REQUIRED_ARG_ADDED"
        case argumentRemoved = "ARG_REMOVED"
        case argumentChangedKind = "ARG_CHANGED_KIND"
        case directiveRemoved = "DIRECTIVE_REMOVED"
        case directiveArgumentRemoved = "DIRECTIVE_ARG_REMOVED"
        case requiredDirectiveArgumentAdded = "REQUIRED_DIRECTIVE_ARG_ADDED"
        case directiveRepeatableRemoved = "DIRECTIVE_REPEATABLE_REMOVED"
        case directiveLocationRemoved = "DIRECTIVE_LOCATION_REMOVED"
        // Breaking changes that GraphQL.js does not look for.
        case rootTypeChanged = "ROOT_TYPE_CHANGED"
        case inputBecameRequired = "INPUT_BECAME_REQUIRED"
        case inputObjectBecameOneOf = "INPUT_OBJECT_BECAME_ONE_OF"
        // Dangerous changes.
        case valueAddedToEnum = "VALUE_ADDED_TO_ENUM"
        case typeAddedToUnion = "TYPE_ADDED_TO_UNION"
        case optionalInputFieldAdded = "OPTIONAL_INPUT_FIELD_ADDED"
        case optionalArgumentAdded = "OPTIONAL_ARG_ADDED"
        case implementedInterfaceAdded = "IMPLEMENTED_INTERFACE_ADDED"
        case argumentDefaultValueChange = "ARG_DEFAULT_VALUE_CHANGE"
        case inputFieldDefaultValueChange = "INPUT_FIELD_DEFAULT_VALUE_CHANGE"

        /// The severity of the change for clients.
        public var severity: Severity {
            switch self {
            case .valueAddedToEnum, .typeAddedToUnion, .optionalInputFieldAdded, .optionalArgumentAdded, .implementedInterfaceAdded,
                .argumentDefaultValueChange, .inputFieldDefaultValueChange:
                .dangerous
            default: .breaking
            }
        }

        /// Whether GraphQL.js also looks for such changes.
        public var isKnownToGraphQLJS: Bool {
            switch self {
            case .rootTypeChanged, .inputBecameRequired, .inputObjectBecameOneOf: false
            default: true
            }
        }
    }

    /// The kind of the change.
    public let kind: Kind
    /// The changed element of the old schema, or the element that the new schema adds.
    public let coordinate: SchemaCoordinate
    /// The change as a sentence.
    public let description: String
}

extension Schema {
    /// Returns the changes that clients of this schema can notice when another schema replaces it; invisible additions are left out.
    ///
    /// Both schemas may be built without validation: definitions are compared, not values.
    public func changes(to new: Schema) -> [SchemaChange] {
        var diff = SchemaDiff(old: self, new: new)
        diff.compareRootTypes()
        diff.compareTypes()
        diff.compareDirectives()
        return diff.changes
    }
}
