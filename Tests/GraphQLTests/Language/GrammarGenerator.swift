import TestSupport

/// Generates random documents of the grammar, regardless of any schema.
///
/// A document is a list of tokens, so that the same document can be written with arbitrary ignored characters between the tokens.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Appendix-Grammar-Summary
struct GrammarGenerator {
    /// A token.
    struct Piece: Sendable {
        let text: String
        /// Whether the canonical form has the token; it omits redundant tokens, such as the first `|` of a union.
        var isCanonical = true
    }

    private(set) var pieces: [Piece] = []
    var random: SeededGenerator
    private var depth = 0
    /// Whether the last definition ended without the braces that it could have.
    ///
    /// A brace after it would be parsed as a part of it.
    var isOpen = false

    static let names = [
        "a", "b", "name", "id", "_", "_x1", "A", "Type", "query", "mutation", "subscription", "fragment", "type", "input", "enum", "union",
        "interface", "scalar", "schema", "directive", "extend", "implements", "repeatable", "true", "false", "null", "on", "FIELD",
        "aNameThatIsLongEnoughToBreakLinesInTheMiddle", "AnotherNameThatTakesALotOfRoom",
    ]

    static let locations = ["FIELD", "QUERY", "VARIABLE_DEFINITION", "SCHEMA", "OBJECT", "ARGUMENT_DEFINITION", "INPUT_FIELD_DEFINITION"]

    /// Creates a document of some definitions.
    init(seed: Int, typeSystem: Bool) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<random.number(1...4) {
            if typeSystem, !random.once(in: 5) { typeSystemDefinition() } else { executableDefinition() }
        }
    }

    // MARK: - Pieces

    mutating func add(_ tokens: String...) {
        pieces += tokens.map { Piece(text: $0) }
    }

    mutating func addOptional(_ token: String) {
        if random.once(in: 2) { pieces.append(Piece(text: token, isCanonical: false)) }
    }

    mutating func name(except excluded: String...) {
        add(random.pick(Self.names.filter { !excluded.contains($0) }))
    }

    /// Adds one or several productions.
    mutating func many(_ production: (inout Self) -> Void) {
        for _ in 0..<random.number(1...3) { production(&self) }
    }

    /// Adds productions that are separated by a token, which may also precede the first one.
    mutating func delimited(by token: String, _ production: (inout Self) -> Void) {
        addOptional(token)
        for index in 0..<random.number(1...3) {
            if index > 0 { add(token) }
            production(&self)
        }
    }

    mutating func perhaps(_ production: (inout Self) -> Void) {
        if random.once(in: 2) { production(&self) }
    }

    mutating func enclosed(_ open: String, _ close: String, _ production: (inout Self) -> Void) {
        add(open)
        many(production)
        add(close)
    }

    mutating func description() {
        if random.once(in: 4) { string() }
    }

    // MARK: - Values, types, directives

    mutating func value(isConstant: Bool) {
        depth += 1
        defer { depth -= 1 }
        switch random.number(0...(depth > 3 ? 6 : 8)) {
        case 0: add(random.pick(["0", "-0", "7", "-12", "123456789012345678901234567890"]))
        case 1: add(random.pick(["0.0", "-1.50", "1e3", "2E-7", "3.25e+10"]))
        case 2: string()
        case 3: add(random.pick(["true", "false", "null"]))
        case 4: name(except: "true", "false", "null")
        case 5, 6:
            if isConstant { return name(except: "true", "false", "null") }
            add("$")
            name()
        case 7:
            add("[")
            for _ in 0..<random.number(0...4) { value(isConstant: isConstant) }
            add("]")
        default:
            add("{")
            for _ in 0..<random.number(0...3) {
                name()
                add(":")
                value(isConstant: isConstant)
            }
            add("}")
        }
    }

    mutating func string() {
        let texts = [
            "", "plain", "é😀", " lead", "trail ", "\\n\\t\\\"\\\\\\/", "\\u00e4\\u{1F600}\\uD83D\\uDE00", "\\u0007\\u007f", "# {", "x y z",
            "'", "a string that is rather long and makes the line break early",
        ]
        if random.once(in: 2) { return add("\"" + random.pick(texts) + "\"") }
        if random.once(in: 4) { return add("\"\"\"" + random.pick(["", " ", "one", "  x", "   first\n  second", "x\\\n"]) + "\"\"\"") }
        let lines = (0..<random.number(1...4)).map { _ in
            random.pick(["", " ", "\t", "  ", "    "])
                + random.pick(["", "text", "\\n", "a \\\"\"\" b", "\"quoted\" ", "é😀", "\\u00e4", "  x"])
        }
        // A quotation mark or a backslash must not directly precede the closing quotes.
        add("\"\"\"" + lines.joined(separator: random.pick(["\n", "\r\n", "\r"])) + random.pick([" ", "\n", "\n  "]) + "\"\"\"")
    }

    mutating func type() {
        if random.once(in: 3), depth < 4 {
            depth += 1
            defer { depth -= 1 }
            add("[")
            type()
            add("]")
        } else {
            name()
        }
        if random.once(in: 3) { add("!") }
    }

    mutating func arguments(isConstant: Bool) {
        perhaps {
            $0.enclosed("(", ")") {
                $0.name()
                $0.add(":")
                $0.value(isConstant: isConstant)
            }
        }
    }

    mutating func directives(isConstant: Bool, atLeastOne: Bool = false) {
        guard atLeastOne || random.once(in: 4) else { return }
        many {
            $0.add("@")
            $0.name()
            $0.arguments(isConstant: isConstant)
        }
    }
}
