// Attacks on checks of each operation: thousands of operations, fragments and variables.
extension AttackDocument {
    static func variables(_ bytes: Int) -> [AttackDocument] {
        let tooManySteps =
            "The document has too many operations and fragments to follow all fragments of each operation. Validation aborted."
        /// Operations that fill half of the document, and a chain of fragments that fills the rest.
        func shared(_ operation: (Int) -> String, _ type: String = "Query", last: String) -> String {
            var count = 0
            let operations = filled(bytes / 2, operation)
            let fragments = filled(bytes / 2 - 100) { number in
                count = number
                return "fragment F\(number) on \(type){...F\(number + 1)}"
            }
            return operations + fragments + "fragment F\(count) on \(type){\(last)}"
        }
        return [
            AttackDocument("operations that share thousands of fragments", .valid, shared({ "query Q\($0){...F0}" }, last: "id")),
            AttackDocument(
                "operations that share thousands of fragments and a variable",
                bytes < large ? .valid : .refused(tooManySteps),
                shared({ "query Q\($0)($v:Int){...F0}" }, last: "find(number:$v){id}")
            ),
            AttackDocument(
                "subscriptions that share thousands of fragments",
                bytes < large ? .valid : .refused(tooManySteps),
                shared({ "subscription Q\($0){...F0}" }, "Subscription", last: "node{id}")
            ),
            AttackDocument(
                "operations that share thousands of uses of a variable",
                .valid,
                filled(bytes / 2) { "query Q\($0)($v:Int){...F}" } + "fragment F on Query{"
                    + filled(bytes / 2) { "x\($0):find(number:$v){id}" } + "}"
            ),
            AttackDocument(
                "operations that share thousands of wrong uses of a variable",
                .refused("Variable \"$v\" of type \"String\" used in position expecting type \"Int\"."),
                filled(bytes / 2) { "query Q\($0)($v:String){...F}" } + "fragment F on Query{"
                    + filled(bytes / 2) { "x\($0):find(number:$v){id}" } + "}"
            ),
            AttackDocument(
                "operations that share thousands of unknown variables",
                .refused("Variable \"$v0\" is not defined by operation \"Q0\"."),
                filled(bytes / 2) { "query Q\($0){...F}" } + "fragment F on Query{"
                    + filled(bytes / 2) { "x\($0):find(number:$v\($0)){id}" } + "}"
            ),
            AttackDocument(
                "thousands of variables",
                .valid,
                "query(" + filled(bytes / 3) { "$v\($0):JSON " } + "){find(any:[" + filled(bytes / 3) { "$v\($0)      " } + "]){id}}"
            ),
            AttackDocument(
                "unused variables",
                .refused("Variable \"$v0\" is never used."),
                bytes: bytes,
                from: "query(",
                { "$v\($0):Int " },
                to: "){id}"
            ),
            AttackDocument(
                "unused variables of an operation with a long name",
                .refused("Variable \"$v0\" is never used in operation \"QQQQ"),
                bytes: bytes,
                from: "query " + String(repeating: "Q", count: bytes / 2) + "(",
                { "$v\($0):Int " },
                to: "){id}"
            ),
            AttackDocument(
                "variables of one name",
                .refused("There can be only one variable named \"$v\"."),
                bytes: bytes,
                from: "query(",
                { _ in "$v:Int " },
                to: "){id}"
            ),
            AttackDocument(
                "unknown variables",
                .refused("Variable \"$v0\" is not defined."),
                bytes: bytes,
                from: "{",
                { "x\($0):find(number:$v\($0)){id}" },
                to: "}"
            ),
            AttackDocument(
                "variables of unknown types",
                .refused("Unknown type \"X0\"."),
                bytes: bytes,
                from: "query(",
                { "$v\($0):X\($0) " },
                to: "){id}"
            ),
            AttackDocument(
                "anonymous operations",
                .refused("This anonymous operation must be the only defined operation."),
                bytes: bytes,
                from: "",
                { _ in "{id}" }
            ),
            AttackDocument(
                "operations of one name",
                .refused("There can be only one operation named \"Q\"."),
                bytes: bytes,
                from: "",
                { _ in "query Q{id}" }
            ),
            AttackDocument(
                "subscriptions of several fields",
                .refused("Anonymous Subscription must select only one top level field."),
                bytes: bytes,
                from: "subscription{",
                { "x\($0):node{id}" },
                to: "}"
            ),
        ]
    }
}
