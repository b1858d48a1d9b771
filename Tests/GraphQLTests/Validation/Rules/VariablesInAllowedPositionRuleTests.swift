import Testing

@Suite("variables are used where their types fit")
struct VariablesInAllowedPositionRuleTests {
    @Test(
        "considers nullability, lists and default values",
        arguments: [
            ValidationCase(
                "query ($a: Int!, $b: Int, $c: [Int!]!, $d: Int = 1, $e: Unknown, $f: ID!) { values(int: $a, list: $c, "
                    + #"float: $e) required(a: $d, b: $b, c: $c) find(filter: {name: "", ages: [$a], size: 1}, choice: {id: $f}) "#
                    + "{ name } }"
            ),
            ValidationCase(
                "query ($a: Int, $b: String!, $c: Int = null) { ...F } fragment F on Query { required(a: $a, c: $a) "
                    + "values(int: $b) b: required(a: $c) }",
                #"Variable "$a" of type "Int" used in position expecting type "Int!". @1:8 1:89"#,
                #"Variable "$a" of type "Int" used in position expecting type "[Int!]". @1:8 1:96"#,
                #"Variable "$b" of type "String!" used in position expecting type "Int". @1:17 1:112"#,
                #"Variable "$c" of type "Int" used in position expecting type "Int!". @1:30 1:131"#
            ),
            ValidationCase(
                #"query ($a: ID, $b: [Int]) { find(choice: {id: $a}, filter: {name: "", ages: $b}) { name } }"#,
                #"Variable "$a" is of type "ID" but must be non-nullable to be used for OneOf Input Object "Choice". @1:8 1:47"#,
                #"Variable "$b" of type "[Int]" used in position expecting type "[Int!]". @1:16 1:77"#
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("VariablesInAllowedPositionRule")
    }
}
