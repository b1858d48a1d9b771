package import GraphQL

/// An unexpected response.
package struct Unexpected: Error {
    package let text: String

    package init(text: String) { self.text = text }
}

extension Value {
    package var data: Value { self["data"] }
    package var errors: Value { self["errors"] }

    /// The field of an object, or null if it is missing.
    package subscript(_ name: String) -> Value {
        if case .object(let object) = self { object[name] ?? .null } else { .null }
    }

    /// The item of a list, or null if it is missing.
    package subscript(_ index: Int) -> Value {
        if case .list(let items) = self, items.indices.contains(index) { items[index] } else { .null }
    }

    /// The value at a path of names and indices, such as `recipes.nodes.0.id`.
    package func at(_ path: String) -> Value {
        path.split(separator: ".").reduce(self) { value, step in Int(step).map { value[$0] } ?? value[String(step)] }
    }

    package var items: [Value] { if case .list(let items) = self { items } else { [] } }
    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var int: Int? { if case .int(let number) = self { Int(number) } else { nil } }
    /// The number, also if it is written without decimals.
    package var number: Double? { if case .double(let number) = self { number } else { int.map(Double.init) } }
    package var bool: Bool? { if case .boolean(let flag) = self { flag } else { nil } }
}
