/// Plain data that the executor can traverse, from an object to the values of its fields and from a list to its items.
///
/// The executor checks the kind of a value only if the field's type does not determine the kind.
public protocol DataSource {
    /// A value: an object, a list, a leaf, null or a failure.
    associatedtype Node

    /// Returns the value of a field of an object.
    func value(of field: FieldID, arguments: CoercedArguments?, in object: Node) -> Node

    /// Returns the reason why a value is unavailable; nil if it is available.
    func failure(of node: Node) -> String?

    /// Whether the value is null.
    func isNull(_ node: Node) -> Bool

    /// Whether the value is a list.
    func isList(_ node: Node) -> Bool

    /// Returns the item of a list at a cursor and moves the cursor to the next item; nil after the last item.
    ///
    /// The cursor starts at 0.
    func nextItem(of list: Node, at cursor: inout Int) -> Node?

    /// Returns the name of an object's type, which is needed in fields of abstract type; nil if the data does not contain it.
    func typeName(of object: Node) -> String?

    /// Writes a value as a scalar or enum of the schema.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CoerceResult()
    func write(_ leaf: Node, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError)
}
