import HTTP
import TestSupport
import Testing

@Suite("an item of a header's value", .tags(.spec))
struct FieldItemTests {
    private static func item(_ text: String) -> FieldItem? { FieldItem(Array(text.utf8).span) }

    private static func shown(_ item: FieldItem) -> String {
        item.name + item.parameters.map { ";\($0.name)=\($0.value)" }.joined()
    }

    @Test(
        "has a word and parameters",
        arguments: [
            ("application/json", "application/json"), ("Application/JSON ; Charset=\"UTF-8\"", "application/json;charset=UTF-8"),
            (" gzip ", "gzip"), ("a/b;c=d;e=f", "a/b;c=d;e=f"), ("a/b;", "a/b"), ("a/b; ;c=d", "a/b;c=d"),
            (#"a/b;c="x;y,z""#, "a/b;c=x;y,z"), (#"a/b;c="x\"y\\""#, #"a/b;c=x"y\"#), ("a/b;c=\"\"", "a/b;c="),
        ]
    )
    func wellFormed(text: String, expected: String) throws {
        #expect(Self.shown(try #require(Self.item(text))) == expected)
    }

    @Test(
        "is nil for malformed values",
        arguments: [
            "", " ", "/", "a/", "/b", "a/b/c", "a b", "a/b c", "a/b;c", "a/b;c=", "a/b;=d", "a/b;c =d", "a/b;c= d", "a/b;c=\"x",
            "a/b;c=\"x\"y",
            "a/b,c/d", "a/b;c=d,e", "text/plain; application/json", "a@b/c",
        ]
    )
    func malformed(text: String) {
        #expect(Self.item(text) == nil)
    }

    @Test(
        "lists omit malformed items",
        arguments: [
            ("", []), (",", []), (";;,,=", []), ("a, b", ["a", "b"]), ("a,,b", ["a", "b"]), ("a b, c", ["c"]),
            (#"a;b="c,d", e"#, ["a;b=c,d", "e"]),
            (#"a;b="c, d"#, []), (#"x y "a,b" z, c"#, ["c"]),
        ] as [(String, [String])]
    )
    func list(text: String, expected: [String]) {
        #expect(FieldItem.list(Array(text.utf8).span).map(Self.shown) == expected)
    }

    @Test("the length of lists is limited")
    func bounded() {
        #expect(FieldItem.list(Array(String(repeating: "a,", count: 1_000).utf8).span).count == 50)
    }

    @Test(
        "has a weight",
        arguments: [
            ("a", 1000), ("a;q=1", 1000), ("a;q=0", 0), ("a;q=0.5", 500), ("a;q=0.123", 123), ("a;Q=0.3", 300), ("a;q=1.000", 1000),
            ("a;q=0.000", 0), ("a;q=.2", 200), ("a;q=0.", 0), ("a;q=\"0.7\"", 700), ("a;q=2", 0), ("a;q=1.1", 0), ("a;q=x", 0),
            ("a;q=-1", 0),
            ("a;q=0.5x", 0), ("a;q=0,5", 0),
        ]
    )
    func weight(text: String, expected: Int) {
        #expect(FieldItem.list(Array(text.utf8).span).first?.weight ?? 1000 == expected)
    }
}
