import Testing

@Suite("a subscription has one root field")
struct SingleFieldSubscriptionsRuleTests {
    @Test(
        "counts fields through fragments",
        arguments: [
            ValidationCase("subscription { fed { name owner { name } } }"),
            ValidationCase(
                "subscription { fed { name } ...F fed { owner { name } } } fragment F on Subscription { fed { barks } "
                    + "...F ...Unknown }"
            ),
            ValidationCase("query { dog { name } cat { name } }"),
            ValidationCase(
                "subscription S { fed { name } ... on Subscription { a: fed { name } ...F } } fragment F on Subscription "
                    + "{ b: fed { name } }",
                #"Subscription "S" must select only one top level field. @1:53 1:107"#
            ),
            ValidationCase(
                "subscription { fed { name } a: barked { name } a: barked { name } }",
                "Anonymous Subscription must select only one top level field. @1:29 1:48"
            ),
            ValidationCase(
                "subscription { __typename }",
                "Anonymous Subscription must not select an introspection top level field. @1:16"
            ),
            ValidationCase(
                "subscription { fed @skip(if: true) { name } ...F @include(if: true) } fragment F on Subscription { fed { name } }",
                "Anonymous Subscription must not use `@skip` or `@include` directives in the top level selection. @1:20 1:50"
            ),
        ]
    )
    func cases(_ row: ValidationCase) throws {
        try row.check("SingleFieldSubscriptionsRule")
    }
}
