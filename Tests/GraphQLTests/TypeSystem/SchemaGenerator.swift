import TestSupport

/// Generates random schemas as source, with all kinds of types and everything that they can have.
///
/// The fields of each interface have unique names, so that a type can implement any interfaces.
struct SchemaGenerator {
    private struct Field {
        let name: String
        let arguments: String
        var type: String
        var text: String { name + arguments + ": " + type }
    }

    private var random: SeededGenerator
    private var definitions: [String] = []
    private var inputs = ["Int", "Float", "String", "Boolean", "ID", "Any"]
    private var outputs = ["Int", "Float", "String", "Boolean", "ID", "Any"]
    /// The literals that a default value of each input type can have.
    private var literals = ["Int": "7", "Float": "2.5", "String": #""d""#, "Boolean": "true", "ID": "1", "Any": "{a: [1, A]}"]
    private var interfaces: [(name: String, parents: [Int], fields: [Field])] = []

    /// Returns the source of a schema.
    static func sdl(seed: Int) -> String {
        var generator = SchemaGenerator(random: SeededGenerator(seed: seed))
        return generator.sdl()
    }

    private init(random: SeededGenerator) { self.random = random }

    private mutating func sdl() -> String {
        definitions.append("scalar Any @specifiedBy(url: \"https://example.com\")")
        addEnums()
        addInputs()
        let interfaceNames = (0..<random.number(1...3)).map { "Node\($0)" }
        let objectNames = ["Query", "Mutation", "Subscription"] + (0..<random.number(2...4)).map { "Object\($0)" }
        let unionNames = (0..<random.number(1...2)).map { "Union\($0)" }
        // Composite types are added three times, so that selections nest.
        for _ in 0..<3 { outputs += interfaceNames + objectNames.dropFirst(2) + unionNames + ["Query"] }
        for (index, name) in interfaceNames.enumerated() { addInterface(name, index) }
        for name in objectNames { addObject(name) }
        for name in unionNames {
            let members = random.some(Array(objectNames.dropFirst(3)))
            definitions.append("union \(name) = " + (["Object0"] + members.filter { $0 != "Object0" }).joined(separator: " | "))
        }
        definitions.append(
            "directive @mark\(arguments()) repeatable on QUERY | FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT | FRAGMENT_DEFINITION"
        )
        definitions.append("directive @once on FIELD | VARIABLE_DEFINITION")
        return definitions.joined(separator: "\n")
    }

    private mutating func addEnums() {
        for index in 0..<random.number(1...2) {
            let values = ["A", "B", "C", "D"].prefix(random.number(1...4)).map {
                "\($0)\(index)" + (random.once(in: 5) ? " @deprecated" : "")
            }
            definitions.append("enum Enum\(index) { \(values.joined(separator: " ")) }")
            inputs.append("Enum\(index)")
            outputs.append("Enum\(index)")
            literals["Enum\(index)"] = "A\(index)"
        }
    }

    private mutating func addInputs() {
        for index in 0..<random.number(1...3) {
            let name = "Input\(index)"
            var fields: [String] = []
            var required: [String] = []
            for position in 0..<random.number(1...4) {
                let type = wrapped(random.pick(inputs))
                let hasDefault = random.once(in: 3)
                fields.append("f\(position): \(type)" + (hasDefault ? " = " + literal(of: type) : ""))
                if type.hasSuffix("!"), !hasDefault { required.append("f\(position): \(literal(of: type))") }
            }
            // An input object can contain itself through a nullable field or a list.
            if random.once(in: 2) { fields.append("again: " + random.pick([name, "[\(name)!]"])) }
            definitions.append("input \(name) { \(fields.joined(separator: " ")) }")
            inputs.append(name)
            literals[name] = "{" + required.joined(separator: ", ") + "}"
        }
        definitions.append("input Choice @oneOf { i: Int s: [String!] c: Choice o: \(random.pick(inputs)) }")
        inputs.append("Choice")
        literals["Choice"] = "{i: 1}"
    }

    private mutating func addInterface(_ name: String, _ index: Int) {
        let parents = closed(random.some(Array(interfaces.indices)))
        let own = (0..<random.number(1...3)).map { field("n\(index)f\($0)") }
        let fields = parents.flatMap { interfaces[$0].fields } + own
        interfaces.append((name, parents, own))
        definitions.append("interface \(name)\(implementing(parents)) { \(fields.map(\.text).joined(separator: " ")) }")
    }

    private mutating func addObject(_ name: String) {
        let parents = closed(random.some(Array(interfaces.indices)))
        var fields = parents.flatMap { interfaces[$0].fields }
        for index in fields.indices where !fields[index].type.hasSuffix("!") && random.once(in: 4) { fields[index].type += "!" }
        // An implementation cannot deprecate a field that its interface does not deprecate, so only a type's own fields are deprecated.
        let own = (0..<random.number(2...4)).map { field("\(name.lowercased())\($0)") }
        let texts = fields.map(\.text) + own.map { $0.text + (random.once(in: 8) ? " @deprecated(reason: \"Old.\")" : "") }
        definitions.append("type \(name)\(implementing(parents)) { \(texts.joined(separator: " ")) }")
    }

    /// Returns the chosen interfaces together with all interfaces that they implement.
    private func closed(_ chosen: [Int]) -> [Int] {
        Set(chosen + chosen.flatMap { interfaces[$0].parents }).sorted()
    }

    private func implementing(_ parents: [Int]) -> String {
        parents.isEmpty ? "" : " implements " + parents.map { interfaces[$0].name }.joined(separator: " & ")
    }

    private mutating func field(_ name: String) -> Field {
        Field(name: name, arguments: arguments(), type: wrapped(random.pick(outputs)))
    }

    private mutating func arguments() -> String {
        guard random.once(in: 2) else { return "" }
        let arguments = (0..<random.number(1...3)).map { index in
            let type = wrapped(random.pick(inputs))
            return "a\(index): \(type)" + (random.once(in: 3) ? " = " + literal(of: type) : "")
        }
        return "(" + arguments.joined(separator: ", ") + ")"
    }

    private mutating func wrapped(_ name: String) -> String {
        var type = name
        for _ in 0..<random.pick([0, 0, 0, 1, 1, 2]) { type = "[" + type + (random.once(in: 3) ? "!]" : "]") }
        return type + (random.once(in: 4) ? "!" : "")
    }

    private func literal(of type: String) -> String {
        // A single item represents a list of it, at any depth.
        literals[type.filter { !"[]!".contains($0) }] ?? "null"
    }
}
