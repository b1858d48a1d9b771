/// Plain data that the executor can walk: from an object to the values of its fields, from a list to its items.
///
/// The executor asks what a value is only as far as the field's type leaves it open.
public protocol DataSource {
    /// Any value: an object, a list, a leaf, null, or a failure.
    associatedtype Node

    /// The value of a field of an object.
    func value(of field: FieldID, arguments: CoercedArguments?, in object: Node) -> Node

    /// Why the value cannot be had; nil where it can.
    func failure(of node: Node) -> String?

    /// Whether the value is null.
    func isNull(_ node: Node) -> Bool

    /// Whether the value is a list.
    func isList(_ node: Node) -> Bool

    /// The item of a list at a cursor, which is 0 at first and moved on to the next item; nil behind the last item.
    func nextItem(of list: Node, at cursor: inout Int) -> Node?

    /// The name of an object's type, asked where the field's type is abstract; nil where the data does not say it.
    func typeName(of object: Node) -> String?

    /// Writes a value as a scalar or enum of the schema.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CoerceResult()
    func write(_ leaf: Node, as type: TypeID, to writer: inout ResponseWriter) throws(LeafError)
}
