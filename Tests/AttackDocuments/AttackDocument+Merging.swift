// Attacks on the merging of fields: many fields with the same response name, and selections that overlap in many ways.
extension AttackDocument {
    static func merging(_ bytes: Int) -> [AttackDocument] {
        let conflict = Outcome.refused("Fields \"x\" conflict because")
        return [
            AttackDocument("one field, thousands of times", .valid, bytes: bytes, from: "{", { _ in "id " }, to: "}"),
            AttackDocument("one field under thousands of aliases", .valid, bytes: bytes, from: "{", { "x\($0):id " }, to: "}"),
            AttackDocument("objects under one name", .valid, bytes: bytes, from: "{", { "node{x\($0):id}" }, to: "}"),
            AttackDocument("objects in objects under one name", .valid, bytes: bytes, from: "{", { "node{node{x\($0):id}}" }, to: "}"),
            AttackDocument(
                "different fields of exclusive types under one name",
                .valid,
                bytes: bytes,
                from: "{node{",
                { $0 % 2 == 0 ? "...on A{x:id}" : "...on B{x:__typename}" },
                to: "}}"
            ),
            AttackDocument(
                "objects of exclusive types under one name",
                .valid,
                bytes: bytes,
                from: "{node{",
                { $0 % 2 == 0 ? "...on A{x:a{y\($0):id}}" : "...on B{x:node{y\($0):name}}" },
                to: "}}"
            ),
            AttackDocument(
                "objects of sixty exclusive types and of their interface",
                .valid,
                bytes: bytes,
                from: "{node{",
                { $0 % 2 == 0 ? "...on T\($0 / 2 % 60 + 1){node{x\($0):id}}" : "node{x\($0):id}" },
                to: "}}"
            ),
            AttackDocument(
                "different fields under one name",
                conflict,
                bytes: bytes,
                from: "{",
                { $0 % 2 == 0 ? "x:id " : "x:name " },
                to: "}"
            ),
            AttackDocument(
                "different fields in objects",
                .refused("Fields \"node\" conflict because subfields \"x\" conflict"),
                bytes: bytes,
                from: "{",
                { $0 % 2 == 0 ? "node{x:id}" : "node{x:name}" },
                to: "}"
            ),
            AttackDocument(
                "one conflict among very many objects",
                .refused("Fields \"y\" conflict because"),
                bytes: bytes,
                from: "{",
                { "node{x\($0):id}" },
                to: "node{y:name}node{y:id}}"
            ),
            AttackDocument("conflicts many levels deep", .refused("Fields \"node\" conflict because subfields"), deepConflicts(bytes)),
            AttackDocument(
                "conflicts under a long name",
                .refused("Fields \"xxxx"),
                bytes: bytes,
                from: "{",
                { String(repeating: "x", count: 1_000) + ($0 % 2 == 0 ? ":id " : ":name ") },
                to: "}"
            ),
            AttackDocument("differing arguments", conflict, bytes: bytes, from: "{", { "x:find(number:\($0)){id}" }, to: "}"),
            AttackDocument("equal arguments", .valid, bytes: bytes, from: "{", { _ in "x:find(number:1,any:{a:1,b:2}){id}" }, to: "}"),
            AttackDocument("equal arguments in other orders", .valid, longArguments(bytes)),
            AttackDocument("types that multiply", .valid, "{" + multiplyingTypes(30) + "}"),
            AttackDocument(
                "types that multiply among very many objects",
                .refused("Fields overlap in too many ways to compare them all. Validation aborted."),
                bytes: bytes,
                from: "{" + multiplyingTypes(30),
                { "one{x\($0):id}" },
                to: "}"
            ),
        ]
    }

    /// Nested objects that differ only at the bottom.
    private static func deepConflicts(_ bytes: Int) -> String {
        let depth = 190
        let opening = String(repeating: "node{", count: depth)
        let closing = String(repeating: "}", count: depth)
        return "{" + filled(bytes) { opening + "x:" + ($0 % 2 == 0 ? "id" : "name") + closing } + "}"
    }

    /// The same object twice, with its fields in opposite orders.
    private static func longArguments(_ bytes: Int) -> String {
        let fields = (0..<bytes / 24).map { "a\($0):\($0)" }
        return "{find(any:{" + fields.joined(separator: " ") + "}){id}find(any:{" + fields.reversed().joined(separator: " ") + "}){id}}"
    }

    /// Chains of objects with a type condition at one level each, so that every sequence of types merges different chains.
    private static func multiplyingTypes(_ depth: Int) -> String {
        (1..<depth).flatMap { level in
            ["A", "B"].map { type in
                let (above, below) = (level, depth - level)
                return String(repeating: "node{", count: above) + "...on \(type){" + String(repeating: "node{", count: below) + "id"
                    + String(repeating: "}", count: above + below + 1)
            }
        }.joined()
    }
}
