import TestSupport
import Testing

/// JSON in the place of a variable's value or an unknown member, by POST and by GET.
@Suite("GraphQL over HTTP: JSON", .tags(.database, .socket, .spec), .timeLimit(.minutes(20)))
struct JSONValueTests {
    /// A value in each place where it must be JSON but is not used.
    private static func everywhere(_ json: String) -> [Demand] {
        [
            .post("\(json) as a variable", #"{"query":"{ __typename }","variables":{"v":\#(json)}}"#),
            .post("\(json) as a member", #"{"more":\#(json),"query":"{ __typename }"}"#),
            .post("\(json) in extensions", #"{"query":"{ __typename }","extensions":{"more":[\#(json)]}}"#),
            .get("\(json) in a variable by GET", "query=%7B__typename%7D&variables=" + encoded(#"{"v":\#(json)}"#)),
            .get("\(json) in extensions by GET", "query=%7B__typename%7D&extensions=" + encoded(#"{"v":\#(json)}"#)),
        ]
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    static let taken = [
        "0", "-0", "-1.5E+2", "1e-400", "123456789012345678901234567890", "-9223372036854775809", "[]", "{}", "[[],{}]", #""""#,
        #""\u0041\ud83c\udf4e""#,
        "\"\u{7F}é\"", " [ 1 ,\t{ \"a\" : null } ] ", #"{"a":{"a":1},"b":[true,false]}"#,
    ].flatMap(everywhere)

    @Test("accepts any JSON value where no type is required", arguments: taken)
    func accepted(demand: Demand) async throws { try await demand.check() }

    static let refused = [
        "1\0", "true\0", "false\0", "null\0", "\0", "[1\0]", "{\"a\":1\0}", "\"a\"\0", "[]\0", "\"\0\"", "01", "-", "1.", "+1", "NaN",
        "nul", "'a'", "[1,]", "[,]",
        "{\"a\":1,}", "{a:1}", "\"\\x41\"", "\"\\u12\"", "\"a\tb\"", "1 2", "]", #"{"a":1,"a":2}"#, "[1", "{\"a\"", "/**/1", "\u{FEFF}1",
        "0x1", "1_0",
    ].flatMap { everywhere($0).map { $0.answers(400).saying("is not valid JSON", "BAD_REQUEST") } }

    @Test("rejects anything that is not JSON", arguments: refused)
    func notJSON(demand: Demand) async throws { try await demand.check() }

    private static let nul = #"“variables.v%@” has the escape \\u0000, a character that cannot be stored."#
    private static let half = #"“variables.v%@” has the escape \\ud800, which is only half of a surrogate pair."#
    private static let large = "“variables.v%@” is a number beyond ±1.8e308, the largest supported number."

    /// A value, its error message as a variable, and the position within the value.
    private static let flawed = [
        (#""\u0000""#, nul, ""), (#"{"a":[1,"x\u0000y"]}"#, nul, ".a[1]"), (#""\ud800""#, half, ""), (#"["\ud800\u0041"]"#, half, "[0]"),
        (#"[{"b":"\ud800\ud800"}]"#, half, "[0].b"), ("1e400", large, ""), ("[-1e400]", large, "[0]"),
    ]

    static let ownErrors = flawed.flatMap { json, message, place in
        let parts = message.split(separator: "%@")
        let all = everywhere(json)
        let declared = Demand.post(
            "\(json) in a declared variable",
            #"{"query":"query ($v: String!) { __type(name: $v) { name } }","variables":{"v":\#(json)}}"#
        )
        return [all[0], all[3], declared].map { $0.answers(400).saying(parts.joined(separator: place), "BAD_USER_INPUT") }
            // Unused values can be any JSON.
            + [all[1], all[2], all[4]]
    }

    @Test("JSON that cannot be a value has a specific error, and is accepted where it is unused", arguments: ownErrors)
    func ownError(demand: Demand) async throws { try await demand.check() }

    @Test("the query and the operation name have specific errors too")
    func otherMembers() async throws {
        let half = #"has the escape \\udfff, which is only half of a surrogate pair"#
        try await Demand.post("half a pair in a query", #"{"query":"{ __typename } # \udfff"}"#).answers(400).saying("“query” " + half)
            .check()
        try await Demand.post("half a pair in a name", #"{"query":"{ __typename }","operationName":"\udfff"}"#).answers(400)
            .saying("“operationName” " + half).check()
        try await Demand.post("NUL in a query", #"{"query":"{ __typename } \u0000"}"#).answers(400).saying("“query” has the escape").check()
        try await Demand.post("a name with NUL", #"{"query":"{ __typename }","variables":{"v":{"a\u0000":1}}}"#).answers(400)
            .saying("A name in “variables.v” has the escape").check()
    }

    static let typed: [Demand] = [
        .post("Int", #"{"query":"query ($v: Int) { recipes(first: $v) { totalCount } }","variables":{"v":12345678901234567890}}"#)
            .answers(200).saying("Int cannot represent non 32-bit signed integer value: 12345678901234567890"),
        .post("ID", #"{"query":"query ($v: ID!) { recipe(id: $v) { id } }","variables":{"v":12345678901234567890}}"#)
            .answers(200, result: .partial).saying("This is not the id of a Recipe"),
        .post("String", #"{"query":"query ($v: String!) { __type(name: $v) { name } }","variables":{"v":12345678901234567890}}"#)
            .answers(200).saying("String cannot represent a non string value: 12345678901234567890"),
    ]

    @Test("the type decides about an integer beyond 64 bits", arguments: typed)
    func largeIntegers(demand: Demand) async throws { try await demand.check() }
}
