import TestSupport
import Testing

@testable import HTTP

@Suite("A list of entity tags", .tags(.spec))
struct EntityTagListTests {
    @Test(
        "matches a tag according to If-None-Match",
        arguments: [
            (#""a""#, true), (#"W/"a""#, true), ("*", true), (#""b", "a""#, true), (#""b","c" , W/"a" ,"#, true), (#" ,, "a""#, true),
            (#""b,", "a""#, true), (#""a", nonsense"#, true),
            ("", false), (#""b""#, false), ("a", false), (#""A""#, false), (#""aa""#, false), (#""""#, false), (#""a"#, false),
            (#"w/"a""#, false), (#"W"a""#, false), (#"W/a"#, false), (#""b" "a""#, false), (#"nonsense, "a""#, false), (#"*, "a""#, false),
            (#"",a,""#, false), (#"'a'"#, false), ("W", false), ("W/", false), (",", false),
        ]
    )
    func contains(value: String, isListed: Bool) {
        let found = EntityTagList.contains(Array("a".utf8).span, in: Array(value.utf8).span)
        #expect(found == isListed)
    }
}
