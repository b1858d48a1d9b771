import TestSupport
import Testing

@testable import GraphQL

@Suite("decimals without exponents")
struct PlainDecimalTests {
    /// All digits of the largest `Float`.
    static let largest = "17976931348623157" + String(repeating: "0", count: 292)

    @Test(
        "keep exactly the digits of the number",
        arguments: [
            ("0", "0"), ("-0", "-0"), ("12.50", "12.50"), ("1e2", "100"), ("1.25E+2", "125"), ("1.25e1", "12.5"), ("-1.5e-3", "-0.0015"),
            ("0.5e1", "5"), ("0e5", "0"), ("1.7976931348623157e+308", largest), ("100.00e-2", "1.0000"),
        ]
    )
    func digits(number: String, plain: String) {
        #expect(PlainDecimal(number)?.text == plain)
    }

    @Test("reject exponents that need more digits than any Float has", arguments: ["1e401", "1e999999999999999999999", "1e-500"])
    func tooMany(number: String) {
        #expect(PlainDecimal(number) == nil)
    }

    @Test("parse to the Float that they were created from")
    func floats() {
        var random = SeededGenerator(seed: 22)
        for _ in 0..<2_000 {
            let number = Double(bitPattern: random.next())
            guard number.isFinite else { continue }
            let plain = PlainDecimal(ResponseWriter.text(of: number))
            #expect(plain.flatMap { Double($0.text) } == number)
            #expect(plain?.text.utf8.allSatisfy { "-.0123456789".utf8.contains($0) } == true)
        }
    }
}
