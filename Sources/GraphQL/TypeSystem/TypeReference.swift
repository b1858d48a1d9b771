/// The type of a field, argument, input field or variable: a named type in lists and non-null wrappers.
///
/// One bit for each level says whether it can be null, the outermost level first, so that unwrapping is a shift.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Wrapping-Types
public struct TypeReference: BitwiseCopyable, Hashable, Sendable {
    /// How many lists can stand around a type; one bit of the mask is the named type's own.
    static let maximumListDepth = 31

    /// The named type inside all wrappers.
    public let named: TypeID
    /// How many lists stand around it.
    public let listDepth: UInt8
    let nonNullLevels: UInt32

    init(_ named: TypeID, listDepth: UInt8, nonNullLevels: UInt32) {
        self.named = named
        self.listDepth = listDepth
        self.nonNullLevels = nonNullLevels
    }

    /// The nullable reference to a named type.
    public init(_ named: TypeID) {
        self.init(named, listDepth: 0, nonNullLevels: 0)
    }

    /// Whether the outermost wrapper is non-null.
    public var isNonNull: Bool { nonNullLevels & 1 == 1 }

    /// Whether the type is a list, null or not.
    public var isList: Bool { listDepth > 0 }

    /// Whether nothing wraps the named type.
    public var isBare: Bool { listDepth == 0 && nonNullLevels == 0 }

    /// The same type without its outermost non-null wrapper.
    public var nullable: TypeReference {
        TypeReference(named, listDepth: listDepth, nonNullLevels: nonNullLevels & ~1)
    }

    /// The same type in a non-null wrapper.
    public var nonNull: TypeReference {
        TypeReference(named, listDepth: listDepth, nonNullLevels: nonNullLevels | 1)
    }

    /// The type of the items; nil where the type is no list.
    public var item: TypeReference? {
        listDepth == 0 ? nil : TypeReference(named, listDepth: listDepth - 1, nonNullLevels: nonNullLevels >> 1)
    }

    /// The nullable list of this type; nil where that would be nested too deep.
    var list: TypeReference? {
        guard listDepth < Self.maximumListDepth else { return nil }
        return TypeReference(named, listDepth: listDepth + 1, nonNullLevels: nonNullLevels << 1)
    }
}
