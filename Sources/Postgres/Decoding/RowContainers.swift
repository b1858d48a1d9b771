/// A row that a structure reads property by property.
struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let row: RowDecoder

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    /// Always true: a property without a column is a bug, even if it is optional, and reading it reports the bug.
    func contains(_ key: Key) -> Bool { true }

    func decodeNil(forKey key: Key) throws -> Bool { try row.isNull(key.stringValue) }

    func decode<Value: ColumnValue>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try row.value(type, named: key.stringValue)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try row.decode(type, named: key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try row.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw try row.unreadable(key.stringValue, [Any].self)
    }

    func superDecoder() throws -> any Decoder { row }

    func superDecoder(forKey key: Key) throws -> any Decoder { ValueDecoder(row: row, name: key.stringValue) }
}

/// One value of a row, for types that decode themselves.
///
/// A structure is decoded from the whole row instead.
struct ValueDecoder: Decoder, SingleValueDecodingContainer {
    let row: RowDecoder
    /// The property's name; empty for the only column.
    let name: String

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { try row.container(keyedBy: type) }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw try row.unreadable(name, [Any].self) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { (try? row.isNull(name)) ?? false }
    func decode<Value: ColumnValue>(_ type: Value.Type) throws -> Value { try row.value(type, named: name) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try row.decode(type, named: name) }
}
