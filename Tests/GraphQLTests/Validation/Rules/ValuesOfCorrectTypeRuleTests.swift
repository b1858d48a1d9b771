import Testing

@Suite("values fit their types")
struct ValuesOfCorrectTypeRuleTests {
    @Test(
        "reports each value that does not fit",
        arguments: [
            ValidationCase(
                #"query ($v: Int = 1, $f: Filter = {name: ""}) { values(int: 1, float: 1, string: "a", boolean: true, id: "#
                    + #"4, command: SIT, list: 1, matrix: [[1], [2]]) a: values(int: null, float: 1.5e3, string: """b""", id: "#
                    + #""x", list: [1, null, $v], matrix: 1) find(at: {x: [1, $v], y: A}, choice: {id: $v}) { name } }"#
            ),
            ValidationCase(
                #"{ values(int: 1.0, float: "1", string: 1, boolean: 0, id: 1.5, command: "SIT", list: ["a"], matrix: [1, null]) }"#,
                "Int cannot represent non-integer value: 1.0 @1:15",
                #"Float cannot represent non numeric value: "1" @1:27"#,
                "String cannot represent a non string value: 1 @1:40",
                "Boolean cannot represent a non boolean value: 0 @1:52",
                "ID cannot represent a non-string and non-integer value: 1.5 @1:59",
                #"Enum "Command" cannot represent non-enum value: "SIT". Did you mean the enum value "SIT"? @1:73"#,
                #"Int cannot represent non-integer value: "a" @1:87"#,
                #"Expected value of non-null type "[Int!]!" not to be null. @1:105"#
            ),
            ValidationCase(
                "{ values(int: 2147483648, command: SITT) required(a: null) }",
                "Int cannot represent non 32-bit signed integer value: 2147483648 @1:15",
                #"Value "SITT" does not exist in "Command" enum. Did you mean the enum value "SIT"? @1:36"#,
                #"Expected value of non-null type "Int!" not to be null. @1:54"#
            ),
            ValidationCase(
                #"{ find(filter: {ages: 1, sise: 2}, filters: "x", choice: {id: 1, name: "a"}) { name } b: find(choice: "#
                    + "{id: null}) { name } }",
                #"Expected value of type "Filter" not to include unknown field "sise". Did you mean "size"? Found: { ages: "#
                    + "1, sise: 2 }. @1:26",
                #"Expected value of type "Filter" to include required field "name", found: { ages: 1, sise: 2 }. @1:16"#,
                #"Expected value of type "Filter" to be an object, found: "x". @1:45"#,
                #"Within OneOf Input Object type "Choice", exactly one field must be specified, and the value for that "#
                    + "field must be non-null. @1:58",
                #"Within OneOf Input Object type "Choice", exactly one field must be specified, and the value for that "#
                    + "field must be non-null. @1:103"
            ),
            ValidationCase(
                #"query ($a: Int = "x", $b: Filter = {}, $c: Dog = 1) { __typename @skip(if: 1) }"#,
                #"Int cannot represent non-integer value: "x" @1:18"#,
                #"Expected value of type "Filter" to include required field "name", found: {  }. @1:36"#,
                "Boolean cannot represent a non boolean value: 1 @1:76"
            ),
            // Scalars and enums do not see variables, but input objects do.
            ValidationCase(
                "query ($v: Int) { values(int: [1, $v, {a: $v, b: 2}], command: {a: $v}) find(filter: [$v]) { name } }",
                "Int cannot represent non-integer value: [1, null, { b: 2 }] @1:31",
                #"Enum "Command" cannot represent non-enum value: {  }. @1:64"#,
                #"Expected value of type "Filter" to be an object, found: [$v]. @1:86"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("ValuesOfCorrectTypeRule")
    }
}
