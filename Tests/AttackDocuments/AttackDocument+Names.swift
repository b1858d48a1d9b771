// Attacks on the lookup and suggestion of names.
extension AttackDocument {
    static func names(_ bytes: Int) -> [AttackDocument] {
        [
            AttackDocument(
                "unknown fields",
                .refused("Cannot query field \"x0\" on type \"Query\"."),
                bytes: bytes,
                from: "{",
                { "x\($0) " },
                to: "}"
            ),
            AttackDocument(
                "nearly known fields of a wide type",
                .refused("Cannot query field \"fieldNumbr0\" on type \"Wide\". Did you mean"),
                bytes: bytes,
                from: "{wide{",
                { "fieldNumbr\($0) " },
                to: "}}"
            ),
            AttackDocument(
                "unknown fields of an interface",
                .refused("Cannot query field \"nam0\" on type \"Node\"."),
                bytes: bytes,
                from: "{node{",
                { "nam\($0) " },
                to: "}}"
            ),
            AttackDocument(
                "fields of two types out of many",
                .refused("Cannot query field \"a\" on type \"Node\". Did you mean to use an inline fragment on \"A\" or \"B\"?"),
                bytes: bytes,
                from: "{node{",
                { "x\($0):a{id}" },
                to: "}}"
            ),
            AttackDocument(
                "unknown arguments",
                .refused("Unknown argument \"x0\" on field \"Query.find\"."),
                bytes: bytes,
                from: "{find(",
                { "x\($0):1 " },
                to: "){id}}"
            ),
            AttackDocument(
                "arguments of one name",
                .refused("There can be only one argument named \"number\"."),
                bytes: bytes,
                from: "{find(",
                { _ in "number:1 " },
                to: "){id}}"
            ),
            AttackDocument(
                "fields with repeated arguments",
                .refused("There can be only one argument named \"number\"."),
                bytes: bytes,
                from: "{",
                { _ in "find(number:1,number:2){id}" },
                to: "}"
            ),
            AttackDocument(
                "unknown directives",
                .refused("Unknown directive \"@x0\"."),
                bytes: bytes,
                from: "{id ",
                { "@x\($0) " },
                to: "}"
            ),
            AttackDocument(
                "one directive, thousands of times",
                .refused("The directive \"@mark\" can only be used once at this location."),
                bytes: bytes,
                from: "{id ",
                { _ in "@mark " },
                to: "}"
            ),
            AttackDocument(
                "a repeatable directive, thousands of times",
                .valid,
                bytes: bytes,
                from: "{id ",
                { _ in "@repeat(number:1) " },
                to: "}"
            ),
            AttackDocument(
                "directives without what they need",
                .refused("Argument \"@include(if:)\" of type \"Boolean!\" is required, but it was not provided."),
                bytes: bytes,
                from: "{",
                { "x\($0):id@include " },
                to: "}"
            ),
            AttackDocument("unknown types", .refused("Unknown type \"X0\"."), bytes: bytes, from: "{", { "...on X\($0){id}" }, to: "}"),
            AttackDocument(
                "scalars with selections",
                .refused("Field \"id\" must not have a selection since type \"ID\" has no subfields."),
                bytes: bytes,
                from: "{",
                { _ in "id{x}" },
                to: "}"
            ),
            AttackDocument(
                "objects without selections",
                .refused("Field \"node\" of type \"Node\" must have a selection of subfields."),
                bytes: bytes,
                from: "{",
                { "x\($0):node " },
                to: "}"
            ),
            AttackDocument(
                "type definitions",
                .refused("The \"T0\" definition is not executable."),
                bytes: bytes,
                from: "{id}",
                { "type T\($0){a:T\($0)}" }
            ),
            AttackDocument(
                "directive definitions and their uses",
                .refused("The \"d0\" definition is not executable."),
                filled(bytes / 2) { "directive@d\($0) on FIELD " } + "{" + filled(bytes / 2) { "x\($0):id@d\($0) " } + "}"
            ),
            AttackDocument(
                "type extensions with directives",
                .refused("The \"A\" definition is not executable."),
                bytes: bytes,
                from: "{id}",
                { _ in "extend type A@mark " }
            ),
        ]
    }
}
