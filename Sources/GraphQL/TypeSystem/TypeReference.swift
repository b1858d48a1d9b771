/// The type of a field, argument, input field or variable: a named type in list and non-null wrappers.
///
/// One bit for each level records whether the level is non-null. The lowest bit is the outermost level, so unwrapping is a shift.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Wrapping-Types
public struct TypeReference: BitwiseCopyable, Hashable, Sendable {
    /// The maximum number of lists around a type; one bit of the mask belongs to the named type.
    static let maximumListDepth = 31

    /// The named type inside all wrappers.
    public let named: TypeID
    /// The number of lists around the named type.
    public let listDepth: UInt8
    let nonNullLevels: UInt32

    init(_ named: TypeID, listDepth: UInt8, nonNullLevels: UInt32) {
        self.named = named
        self.listDepth = listDepth
        self.nonNullLevels = nonNullLevels
    }

    /// Creates a nullable reference to a named type.
    public init(_ named: TypeID) {
        self.init(named, listDepth: 0, nonNullLevels: 0)
    }

    /// Whether the outermost wrapper is non-null.
    public var isNonNull: Bool { nonNullLevels & 1 == 1 }

    /// Whether the type is a list, nullable or not.
    public var isList: Bool { listDepth > 0 }

    /// Whether the named type has no wrappers.
    public var isBare: Bool { listDepth == 0 && nonNullLevels == 0 }

    /// The type without its outermost non-null wrapper.
    public var nullable: TypeReference {
        TypeReference(named, listDepth: listDepth, nonNullLevels: nonNullLevels & ~1)
    }

    /// The type in a non-null wrapper.
    public var nonNull: TypeReference {
        TypeReference(named, listDepth: listDepth, nonNullLevels: nonNullLevels | 1)
    }

    /// The type of the items; nil if the type is not a list.
    public var item: TypeReference? {
        listDepth == 0 ? nil : TypeReference(named, listDepth: listDepth - 1, nonNullLevels: nonNullLevels >> 1)
    }

    /// The nullable list of this type; nil if the lists would be nested too deep.
    var list: TypeReference? {
        guard listDepth < Self.maximumListDepth else { return nil }
        return TypeReference(named, listDepth: listDepth + 1, nonNullLevels: nonNullLevels << 1)
    }
}
