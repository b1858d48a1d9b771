/// A document that the grammar allows, with comments, commas, empty lines and line ends of all kinds anywhere between its tokens.
struct RandomDocument {
    private(set) var source = ""
    /// The comments in their order, without white space at their ends.
    private(set) var comments: [String] = []
    private var random: SplitMix
    private var lastToken = ""

    init(seed: Int) {
        random = SplitMix(state: UInt64(seed))
        gap()
        for _ in 0..<number(1...4) { definition() }
        gap()
    }

    // MARK: - Tokens

    private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
    private mutating func pick(_ options: [String]) -> String { options[number(0...(options.count - 1))] }

    private mutating func token(_ text: String) {
        gap()
        let edges = "0123456789_\""
        if let last = source.last, let first = text.first, last.isLetter || edges.contains(last), first.isLetter || edges.contains(first) {
            source += " "
        }
        source += text
        lastToken = text
    }

    private mutating func tokens(_ texts: String...) { for text in texts { token(text) } }

    private mutating func gap() {
        while chance(60) {
            if chance(12) {
                let text = pick(["#", "# ", "#x", "# über \u{1F600}", "# \"quoted\" \"\"\"", "# { ( [ # , "]) + String(comments.count)
                comments.append(text)
                source += text + pick(["", " ", " \t"]) + pick(["\n", "\r\n", "\r"])
            } else {
                source += pick([" ", " ", " ", " ", "  ", "\t", "\n", "\n", "\n\n", "\r\n", "\r\n\r\n", "\r", ",", "\u{FEFF}", "\n \n\n"])
            }
        }
    }

    private mutating func name(_ extra: [String] = []) {
        token(
            pick(
                ["a", "b", "_c1", "query", "type", "implements", "repeatable", "aNameThatIsLongEnoughToBreakLinesInTheMiddle", "on"] + extra
            )
        )
    }

    private mutating func fragmentName() { token(pick(["F", "fragment", "FragmentOfSomeLength"])) }

    private mutating func string() {
        token(
            pick([
                #""""#, #""x""#, #""é\n\u00e9 😀 # none""#, #""a string that is rather long and makes the line break early""#,
                #""""one""""#, #""""  x""""#, "\"\"\"  x\n\"\"\"", "\"\"\"\n\n\"\"\"", "\"\"\"\"\"\"", "\"\"\" \"\"\"",
                "\"\"\"\n    a\r\n      b # none\r   c\n\n    d  \n\t\n\"\"\"", "\"\"\"a \\\"\"\" b\"\"\"", "\"\"\"x\"\n\"\"\"",
                "\"\"\"x\\\n\"\"\"",
                "\"\"\"first\n  second\n   third\"\"\"", "\"\"\"\n  \\\"\"\"\n\"\"\"", "\"\"\"   first\n  second\"\"\"",
            ])
        )
    }

    // MARK: - Executable definitions

    private mutating func definition() {
        if lastToken.isEmpty || lastToken == "}", chance(15) { return selectionSet(depth: 0) }
        if chance(30) { string() }
        switch number(0...8) {
        case 0, 1:
            token(pick(["query", "mutation", "subscription"]))
            if chance(60) { name() }
            if chance(50) { list("(", ")") { $0.variable() } }
            directives()
            selectionSet(depth: 0)
        case 2:
            token("fragment")
            fragmentName()
            token("on")
            name()
            directives()
            selectionSet(depth: 0)
        default: typeSystemDefinition()
        }
    }

    private mutating func list(_ open: String, _ close: String, atMost count: Int = 4, _ item: (inout Self) -> Void) {
        token(open)
        for _ in 0..<number(1...count) { item(&self) }
        token(close)
    }

    private mutating func variable() {
        if chance(20) { string() }
        token("$")
        name()
        token(":")
        type()
        if chance(30) { defaultValue() }
        directives()
    }

    private mutating func selectionSet(depth: Int) {
        list("{", "}") { $0.selection(depth: depth) }
    }

    private mutating func selection(depth: Int) {
        switch number(0...5) {
        case 0:
            token("...")
            fragmentName()
            directives()
        case 1 where depth < 4:
            token("...")
            if chance(60) {
                token("on")
                name()
            }
            directives()
            selectionSet(depth: depth + 1)
        default:
            name()
            if chance(30) {
                token(":")
                name()
            }
            if chance(40) { arguments() }
            directives()
            if depth < 4, chance(30) { selectionSet(depth: depth + 1) }
        }
    }

    private mutating func arguments() { list("(", ")") { $0.field(depth: 0) } }

    private mutating func field(depth: Int) {
        name()
        token(":")
        value(depth: depth)
    }

    private mutating func directives() {
        while chance(20) {
            token("@")
            name()
            if chance(50) { list("(", ")", atMost: 2) { $0.constantField() } }
        }
    }

    private mutating func constantField() {
        name()
        token(":")
        value(depth: 0, isConstant: true)
    }

    private mutating func value(depth: Int, isConstant: Bool = false) {
        switch number(0...8) {
        case 0, 1: string()
        case 2: token(pick(["1", "-2.5e10", "0", "12345678901234567890"]))
        case 3: token(pick(["true", "null", "ENUM", "on"]))
        case 4 where !isConstant:
            token("$")
            name()
        case 5 where depth < 3:
            token("[")
            for _ in 0..<number(0...4) { value(depth: depth + 1, isConstant: isConstant) }
            token("]")
        case 6 where depth < 3:
            token("{")
            for _ in 0..<number(0...3) {
                name()
                token(":")
                value(depth: depth + 1, isConstant: isConstant)
            }
            token("}")
        default: token("7")
        }
    }

    private mutating func defaultValue() {
        token("=")
        value(depth: 0, isConstant: true)
    }

    private mutating func type() {
        if chance(30) {
            token("[")
            type()
            token("]")
        } else {
            name(["Int"])
        }
        if chance(40) { token("!") }
    }

    // MARK: - Type system definitions

    private mutating func typeSystemDefinition() {
        switch number(0...7) {
        case 0:
            token("schema")
            directives()
            list("{", "}") { $0.rootOperation() }
        case 1:
            token("scalar")
            name()
            directives()
        case 2, 3:
            token(pick(["type", "interface"]))
            name()
            if chance(50) { names("implements", "&", ["A", "B", "on", "LongNameOfAnInterfaceThatTakesALotOfRoom"]) }
            directives()
            list("{", "}") { $0.fieldDefinition() }
        case 4:
            token("union")
            name()
            directives()
            if chance(80) { names("=", "|", ["A", "B", "on", "LongNameOfAMemberThatTakesALotOfRoom"]) }
        case 5:
            token("enum")
            name()
            directives()
            list("{", "}") { $0.enumValue() }
        case 6:
            token("input")
            name()
            directives()
            list("{", "}") { $0.input() }
        default:
            tokens("directive", "@")
            name()
            if chance(60) { list("(", ")") { $0.input() } }
            if chance(40) { token("repeatable") }
            names("on", "|", ["FIELD", "QUERY", "INPUT_FIELD_DEFINITION", "VARIABLE_DEFINITION", "ARGUMENT_DEFINITION"])
        }
    }

    private mutating func names(_ word: String, _ sign: String, _ options: [String]) {
        token(word)
        if chance(30) { token(sign) }
        token(pick(options))
        while chance(60) { tokens(sign, pick(options)) }
    }

    private mutating func rootOperation() {
        tokens(pick(["query", "mutation"]), ":")
        name()
    }

    private mutating func fieldDefinition() {
        if chance(30) { string() }
        name()
        if chance(50) { list("(", ")") { $0.input() } }
        token(":")
        type()
        directives()
    }

    private mutating func input() {
        if chance(30) { string() }
        name()
        token(":")
        type()
        if chance(30) { defaultValue() }
        directives()
    }

    private mutating func enumValue() {
        if chance(30) { string() }
        name()
        directives()
    }
}
