import GraphQL
import Languages
import PlanningSupport
import Sodium
import Testing

@testable import Planner

@Suite("Cursors")
struct CursorFormatTests {
    private static let row = Alias(number: 1)

    private static func format(
        _ types: [ParameterType],
        name: String = "Recipe X",
        column: Identifier = "a",
        isDescending: Bool = false
    ) -> CursorFormat {
        let order = types.map { Level.OrderTerm(expression: .column(row, column), isDescending: isDescending, type: $0) }
        return CursorFormat(order: order, name: name)
    }

    /// A cursor in the format that completion writes.
    private static func cursor(_ signature: UInt32, _ keys: [[UInt8]], extra: [UInt8] = []) -> String {
        var bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: signature >> UInt32($0)) }
        for key in keys { bytes += [UInt8(key.count >> 8), UInt8(key.count & 255)] + key }
        return Base64URL.encode((bytes + extra).span)
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        (0..<number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static let one: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 2, 0, 1]  // numeric 1.00

    @Test("return the keys of each type")
    func roundTrip() {
        let format = Self.format([.text, .numeric, .timestamp, .integer, .boolean, .bigint])
        let keys: [[UInt8]] = [Array("Größe 🍅".utf8), Self.one, Self.bytes(Int64(-5)), Self.bytes(Int32(7)), [1], Self.bytes(Int64.max)]
        #expect(format.keys(of: Self.cursor(format.signature, keys), in: RequestValues()) == keys)
    }

    struct Tampered: Sendable, CustomTestStringConvertible {
        let name: String
        let type: ParameterType
        let key: [UInt8]
        var testDescription: String { name }
    }

    static let tampered = [
        Tampered(name: "bigint of 7 bytes", type: .bigint, key: [UInt8](repeating: 0, count: 7)),
        Tampered(name: "bigint of 9 bytes", type: .bigint, key: [UInt8](repeating: 0, count: 9)),
        Tampered(name: "integer of 8 bytes", type: .integer, key: [UInt8](repeating: 0, count: 8)),
        Tampered(name: "boolean 2", type: .boolean, key: [2]),
        Tampered(name: "empty boolean", type: .boolean, key: []),
        Tampered(name: "text with NUL", type: .text, key: [65, 0]),
        Tampered(name: "text that is not UTF-8", type: .text, key: [0xC3, 0x28]),
        Tampered(name: "text with a surrogate", type: .text, key: [0xED, 0xA0, 0x80]),
        Tampered(name: "infinity", type: .timestamp, key: bytes(Int64.max)),
        Tampered(name: "minus infinity", type: .timestamp, key: bytes(Int64.min)),
        Tampered(name: "before 4713 BC", type: .timestamp, key: bytes(Int64(-211_813_488_000_000_001))),
        Tampered(name: "after 294276 AD", type: .timestamp, key: bytes(Int64(9_223_371_331_200_000_000))),
        Tampered(name: "short numeric", type: .numeric, key: [0, 0, 0, 0, 0, 0, 0]),
        Tampered(name: "numeric with too few digits", type: .numeric, key: [0, 2, 0, 0, 0, 0, 0, 0, 0, 1]),
        Tampered(name: "numeric with a negative count", type: .numeric, key: [0xFF, 0xFF, 0, 0, 0, 0, 0, 0]),
        Tampered(name: "numeric with a digit of 10000", type: .numeric, key: [0, 1, 0, 0, 0, 0, 0, 0, 0x27, 0x10]),
        Tampered(name: "NaN", type: .numeric, key: [0, 0, 0, 0, 0xC0, 0, 0, 0]),
        Tampered(name: "numeric infinity", type: .numeric, key: [0, 0, 0, 0, 0xD0, 0, 0, 0]),
        Tampered(name: "numeric of an unknown sign", type: .numeric, key: [0, 0, 0, 0, 0, 1, 0, 0]),
        Tampered(name: "numeric of huge weight", type: .numeric, key: [0, 1, 0x7F, 0xFF, 0, 0, 0, 0, 0, 1]),
        Tampered(name: "numeric of huge scale", type: .numeric, key: [0, 1, 0, 0, 0, 0, 0x3F, 0xFF, 0, 1]),
        Tampered(name: "an enum, which has no cursors", type: .enumeration("cuisine"), key: Array("THAI".utf8)),
    ]

    @Test("are refused if the database would not accept a value", arguments: tampered)
    func tampering(given: Tampered) {
        let format = Self.format([given.type])
        #expect(format.keys(of: Self.cursor(format.signature, [given.key]), in: RequestValues()) == nil)
    }

    @Test("are refused with another number or length of keys")
    func lengths() {
        let format = Self.format([.bigint, .integer])
        let keys = [Self.bytes(Int64(1)), Self.bytes(Int32(1))]
        let cursor = Self.cursor(format.signature, keys)
        #expect(format.keys(of: cursor, in: RequestValues()) == keys)
        #expect(format.keys(of: Self.cursor(format.signature, [keys[0]]), in: RequestValues()) == nil)
        #expect(format.keys(of: Self.cursor(format.signature, keys + [keys[0]]), in: RequestValues()) == nil)
        #expect(format.keys(of: Self.cursor(format.signature, keys, extra: [0]), in: RequestValues()) == nil)
        #expect(format.keys(of: Self.cursor(format.signature, [keys[0]], extra: [0xFF, 0xFF, 1]), in: RequestValues()) == nil)
        for count in 0..<cursor.utf8.count { #expect(format.keys(of: String(cursor.prefix(count)), in: RequestValues()) == nil) }
    }

    @Test("are refused if they are longer than any that the server issues")
    func tooLong() {
        let format = Self.format([.text])
        let key = [UInt8](repeating: 65, count: 3_066)
        #expect(Self.cursor(format.signature, [key]).utf8.count == 4_096)
        #expect(format.keys(of: Self.cursor(format.signature, [key]), in: RequestValues()) == [key])
        #expect(format.keys(of: Self.cursor(format.signature, [key + [65]]), in: RequestValues()) == nil)
    }

    @Test("are refused if they belong to another list, column or direction")
    func signatures() {
        let format = Self.format([.bigint])
        let cursor = Self.cursor(format.signature, [Self.bytes(Int64(1))])
        #expect(format.keys(of: cursor, in: RequestValues()) != nil)
        for other in [
            Self.format([.bigint], name: "Account X"), Self.format([.bigint], column: "b"), Self.format([.bigint], isDescending: true),
        ] {
            #expect(other.keys(of: cursor, in: RequestValues()) == nil)
        }
    }

    @Test("are refused if they belong to titles in another language")
    func languages() throws {
        let query = "query ($c: String) { recipes(orderBy: {field: TITLE}, after: $c) { pageInfo { endCursor } } }"
        let cursor = try #require(Planning.plan(query).plan.exampleCursor)
        #expect(try Planning.plan(query, ["c": .string(cursor)]).plan.output.errors == [])
        #expect(try Planning.plan(query, ["c": .string(cursor)], language: .spanish).plan.output.errors.count == 1)
    }
}
