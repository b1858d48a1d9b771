// Attacks on values: thousands of invalid ones, wide ones and deep ones.
extension AttackDocument {
    static func values(_ bytes: Int) -> [AttackDocument] {
        func argument(_ name: String, _ text: String) -> String { "{find(\(name):\(text)){id}}" }
        let missing = Outcome.refused("Expected value of type \"Filter\" to include required field \"required\", found: {")
        return [
            AttackDocument("a list of thousands", .valid, bytes: bytes, from: "{find(any:[", { "\($0) " }, to: "]){id}}"),
            AttackDocument(
                "a list of wrong values",
                .refused("String cannot represent a non string value: 0"),
                bytes: bytes,
                from: "{find(texts:[",
                { "\($0) " },
                to: "]){id}}"
            ),
            AttackDocument(
                "a list of unknown enum values",
                .refused("Value \"KIND_X0\" does not exist in \"Kind\" enum."),
                bytes: bytes,
                from: "{find(kinds:[",
                { "KIND_X\($0) " },
                to: "]){id}}"
            ),
            AttackDocument(
                "a list of empty objects",
                .refused("Expected value of type \"Filter\" to include required field \"required\", found: {"),
                bytes: bytes,
                from: "{find(filters:[",
                { _ in "{}" },
                to: "]){id}}"
            ),
            AttackDocument("a list of objects", .valid, bytes: bytes, from: "{find(filters:[", { _ in "{required:1}" }, to: "]){id}}"),
            AttackDocument("wrong objects in each other", missing, nested(bytes, "{inner:", "{}", "}", name: "filter")),
            AttackDocument(
                "wrong lists of objects in each other",
                missing,
                nested(bytes, "{list:[", "{}", "]}", name: "filter", depth: 95)
            ),
            AttackDocument(
                "objects of one field in each other",
                .refused("Within OneOf Input Object type \"Choice\""),
                nested(bytes, "{choice:", "null", "}", name: "choice")
            ),
            AttackDocument(
                "an object of wrong type, deep",
                .refused("Int cannot represent non-integer value: ["),
                nested(bytes, "[", "", "]", name: "number")
            ),
            AttackDocument(
                "an object of unknown fields",
                .refused("Expected value of type \"Filter\" not to include unknown field \"x0\""),
                bytes: bytes,
                from: "{find(filter:{required:1 ",
                { "x\($0):1 " },
                to: "}){id}}"
            ),
            AttackDocument(
                "an object of nearly known fields",
                .refused("Expected value of type \"Filter\" not to include unknown field \"optiom0\""),
                bytes: bytes,
                from: "{find(filter:{required:1 ",
                { "optiom\($0):1 " },
                to: "}){id}}"
            ),
            AttackDocument(
                "an object of one field, thousands of times",
                .refused("There can be only one input field named \"required\"."),
                bytes: bytes,
                from: "{find(filter:{",
                { _ in "required:1 " },
                to: "}){id}}"
            ),
            AttackDocument(
                "an object of thousands of fields",
                .valid,
                bytes: bytes,
                from: "{find(any:{",
                { "a\($0):\($0) " },
                to: "}){id}}"
            ),
        ]
    }

    /// Arguments with values nested up to the limit.
    private static func nested(_ bytes: Int, _ open: String, _ middle: String, _ close: String, name: String, depth: Int = 195) -> String {
        let value = String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
        return "{" + filled(bytes) { "x\($0):find(\(name):\(value)){id}" } + "}"
    }
}
