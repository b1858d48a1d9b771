import GraphQL

extension Convention {
    static let nameForms = Convention(
        rule: "names are whole words: camelCase for fields and arguments, PascalCase for types, SCREAMING_SNAKE for values",
        exceptions: [
            "names of the web's own": ["URL", "JSON"],
            "names of the contract": ["Query.serverInfo", "ServerInfo", "PageInfo", "*.pageInfo"],
            "named like `pageInfo`": ["SearchInfo", "*.searchInfo"],
        ],
        counterexample: (
            """
            type Query { goodName: Int Name: Int snake_name: Int photoURL: Int imgUrl: Int qty: Int a(maxDesc: Int): Int }
            type lower { a: Int }
            type HTMLPage { a: Int }
            enum Kind { GOOD_1 bad Mixed_Case }
            """,
            [
                "Query.Name", "Query.snake_name", "Query.photoURL", "Query.imgUrl", "Query.qty", "Query.a(maxDesc:)", "lower", "HTMLPage",
                "Kind.bad", "Kind.Mixed_Case",
            ]
        )
    ) { schema in
        schema.ownMembers.compactMap { member in
            let name = member.name
            if member.isEnumValue {
                return name.wholeMatch(of: /[A-Z][A-Z0-9]*(_[A-Z0-9]+)*/) == nil
                    ? Violation(member.coordinate, "should be SCREAMING_SNAKE.") : nil
            }
            let form = member.isType ? /(?:[A-Z][a-z0-9]*)+/ : /[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*/
            guard name.wholeMatch(of: form) != nil, name.firstMatch(of: /[A-Z]{2}/) == nil else {
                return Violation(
                    member.coordinate,
                    "should be \(member.isType ? "PascalCase" : "camelCase"), with `Url` and `Id` as words."
                )
            }
            let short = name.matches(of: /[A-Za-z][a-z0-9]*/).map { $0.output.lowercased() }.first(where: abbreviations.contains)
            return short.map { Violation(member.coordinate, "abbreviates with “\($0)”: write the whole word.") }
        }
    }

    private static let abbreviations: Set<String> = [
        "addr", "amt", "cat", "col", "config", "desc", "descr", "dist", "doc", "err", "img", "info", "ingr", "lang", "lat", "lng", "loc",
        "lon",
        "msg", "num", "pic", "pos", "prefs", "pref", "pwd", "qty", "spec", "tmp", "temp", "usr", "val",
    ]

    static let inputNames = Convention(
        rule: "input objects are named after their use: …Input, …Filter for `filter`, …Order for `orderBy` with an …OrderField, …Range",
        exceptions: ["row M7 of the requirements has an enum": ["Query.groceryStores(orderBy:)"]],
        counterexample: (
            """
            type Query {
              good(filter: PostFilter, orderBy: PostOrder): Int bad(filter: FindInput, orderBy: Sorting): Int
            }
            type PostInput { a: Int }
            input PostFilter { a: Int }
            input FindInput { a: Int }
            input PostOrder { field: PostOrderField! direction: OrderDirection }
            input UserOrder { field: Sorting! direction: OrderDirection }
            input Thing { a: Int }
            enum PostOrderField { A }
            enum OrderDirection { ASC DESC }
            enum Sorting { A }
            """,
            ["Query.bad(filter:)", "Query.bad(orderBy:)", "PostInput", "UserOrder", "Thing"]
        )
    ) { schema in
        let types = schema.ownMembers.compactMap { $0.isType ? $0.owner : nil }
        let kinds = types.compactMap { type -> Violation? in
            let isNamedInput = ["Input", "Filter", "Order", "Range"].contains(where: type.name.hasSuffix)
            if type.kind == .inputObject, !isNamedInput {
                return Violation(type.name, "is an input object: its name should end with Input, Filter, Order or Range.")
            }
            if type.kind == .object, type.name.hasSuffix("Input") { return Violation(type.name, "is not an input object.") }
            guard type.kind == .inputObject, type.name.hasSuffix("Order") else { return nil }
            let fields = schema[type.inputFields].map { "\($0.name): \(schema.printed($0.type))" }
            let expected = ["field: \(type.name)Field!", "direction: OrderDirection"]
            return fields == expected ? nil : Violation(type.name, "should only have \(expected.joined(separator: " and ")).")
        }
        let uses = schema.inputs.compactMap { member -> Violation? in
            guard let type = member.type, let ending = ["filter": "Filter", "orderBy": "Order"][member.name] else { return nil }
            let named = schema[type.named]
            let isRight = named.kind == .inputObject && named.name.hasSuffix(ending)
            return isRight ? nil : Violation(member.coordinate, "should take an input object whose name ends with \(ending).")
        }
        return kinds + uses
    }
}
