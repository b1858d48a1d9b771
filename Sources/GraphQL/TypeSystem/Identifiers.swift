/// The index of a definition in one of the schema's flat arrays: `schema[id]` is the definition.
///
/// Names are converted to ids once, when a document is validated or planned. After that, only integers are compared.
public protocol DefinitionID: BitwiseCopyable, Hashable, Sendable {
    /// The index in the array.
    var index: Int32 { get }
    /// Creates an id from an index.
    init(_ index: Int32)
}

/// A named type of the schema.
public struct TypeID: DefinitionID {
    /// The index in `Schema.types`.
    public let index: Int32

    /// Creates an id from an index.
    @inlinable
    public init(_ index: Int32) { self.index = index }
}

/// A field of an object or interface type.
public struct FieldID: DefinitionID {
    /// The index in `Schema.fields`.
    public let index: Int32

    /// Creates an id from an index.
    @inlinable
    public init(_ index: Int32) { self.index = index }
}

/// An argument of a field or directive, or a field of an input object.
public struct InputValueID: DefinitionID {
    /// The index in `Schema.inputValues`.
    public let index: Int32

    /// Creates an id from an index.
    @inlinable
    public init(_ index: Int32) { self.index = index }
}

/// A value of an enum.
public struct EnumValueID: DefinitionID {
    /// The index in `Schema.enumValues`.
    public let index: Int32

    /// Creates an id from an index.
    @inlinable
    public init(_ index: Int32) { self.index = index }
}

/// A directive.
public struct DirectiveID: DefinitionID {
    /// The index in `Schema.directives`.
    public let index: Int32

    /// Creates an id from an index.
    @inlinable
    public init(_ index: Int32) { self.index = index }
}

/// The ids of the members of one definition, which are adjacent in the schema's array; `schema[range]` is the members themselves.
public struct IDRange<ID: DefinitionID>: RandomAccessCollection, BitwiseCopyable, Hashable, Sendable {
    /// The index of the first member.
    public let start: Int32
    /// The number of members.
    public let length: Int32

    @inlinable
    init(start: Int32, length: Int32) {
        self.start = start
        self.length = length
    }

    /// An empty range.
    @inlinable
    public static var none: Self { Self(start: 0, length: 0) }

    /// The same range as array indices.
    @inlinable
    public var indices: Range<Int> { Int(start)..<Int(start + length) }

    /// The index of the first member.
    @inlinable
    public var startIndex: Int { Int(start) }

    /// The index after the last member.
    @inlinable
    public var endIndex: Int { Int(start + length) }

    /// The id of the member at an index.
    @inlinable
    public subscript(position: Int) -> ID { ID(Int32(truncatingIfNeeded: position)) }
}
