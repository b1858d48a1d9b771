import CZlib
import Testing

@testable import Images

@Suite("The compressed data of a PNG")
struct PackedBombTests {
    /// Compresses bytes with zlib.
    private static func packed(_ bytes: [UInt8]) throws -> [UInt8] {
        var count = compressBound(UInt(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        try #require(unsafe compress2(&packed, &count, bytes, UInt(bytes.count), 9) == Z_OK)
        return Array(packed.prefix(Int(count)))
    }

    private static func zeros(_ count: Int) throws -> [UInt8] { try packed([UInt8](repeating: 0, count: count)) }

    private static func file(_ header: [UInt8], _ data: [[UInt8]], before chunks: (name: String, content: [UInt8])...) throws -> StillImage
    {
        var all: [(name: String, content: [UInt8])] = [("IHDR", header)]
        all += chunks
        if header[9] == 3 { all.append(("PLTE", [0, 0, 0])) }
        all += data.map { ("IDAT", $0) }
        all.append(("IEND", []))
        var file = PNGFile.signature
        for chunk in all { file += png(chunk).dropFirst(PNGFile.signature.count) }
        return try StillImage(cleaning: file.span)
    }

    private static func interlaced(_ header: [UInt8]) -> [UInt8] { header.dropLast() + [1] }

    /// A header, and the size of its decompressed pixels in bytes.
    static let sizes: [(header: [UInt8], count: Int)] = [
        (header(width: 1, height: 1), 4), (header(width: 10, height: 10), 310), (header(width: 9, height: 2, depth: 1, color: 0), 6),
        (header(width: 5, height: 3, depth: 4, color: 3), 12), (header(width: 3, height: 3, depth: 16, color: 6), 75),
        (header(width: 3, height: 3, depth: 8, color: 4), 21), (header(width: 1_000, height: 1_000), 3_001_000),
        // Seven passes of 8 × 8 pixels: 1, 1, 2, 4, 8, 16 and 32 pixels in 1, 1, 1, 2, 2, 4 and 4 rows.
        (interlaced(header(width: 8, height: 8, depth: 8, color: 0)), 64 + 15), (interlaced(header(width: 1, height: 1)), 4),
    ]

    @Test("is accepted if it decompresses to at most the size of the pixels, in one or several chunks", arguments: sizes)
    func pixels(header: [UInt8], count: Int) throws {
        let data = try Self.zeros(count)
        #expect(throws: Never.self) { try Self.file(header, [data]) }
        #expect(throws: Never.self) { try Self.file(header, data.map { [$0] }) }
        // Decoders show half of a picture with half of the data.
        #expect(throws: Never.self) { try Self.file(header, [Self.zeros(count / 2)]) }
    }

    @Test("is rejected if it decompresses to more", arguments: sizes)
    func excess(header: [UInt8], count: Int) throws {
        for excess in [1, 1_000_000] {
            let data = try Self.zeros(count + excess)
            #expect(throws: ImageError.damaged) { try Self.file(header, [data]) }
            #expect(throws: ImageError.damaged) { try Self.file(header, [Array(data.prefix(7)), [], Array(data.dropFirst(7))]) }
        }
    }

    @Test("is decompressed only until it exceeds the limit")
    func bomb() throws {
        // 64 MiB compressed to 64 KiB, ten times. Each alone would take a tenth of a second.
        let bomb = try Self.zeros(64 << 20)
        #expect(throws: ImageError.damaged) { try Self.file(header(width: 2, height: 2), Array(repeating: bomb, count: 10)) }
    }

    @Test("keeps a colour profile if it is small when decompressed, and no other compressed chunk")
    func profiles() throws {
        let pixels = try Self.zeros(4)
        let name = Array("ICC".utf8) + [0, 0]
        func names(_ chunk: (name: String, content: [UInt8])) throws -> [String] {
            parts(of: try Self.file(header(width: 1, height: 1), [pixels], before: chunk).bytes, .png)
        }
        #expect(try names(("iCCP", name + Self.zeros(3_000))) == ["IHDR", "iCCP", "IDAT", "IEND"])
        #expect(try names(("iCCP", name + Self.zeros(1 << 20))) == ["IHDR", "iCCP", "IDAT", "IEND"])
        let bare = ["IHDR", "IDAT", "IEND"]
        #expect(try names(("iCCP", name + Self.zeros(1 << 20 + 1))) == bare)
        #expect(try names(("iCCP", name + Self.zeros(64 << 20))) == bare)
        #expect(try names(("iCCP", Array("ICC".utf8) + [0, 1] + Self.zeros(3_000))) == bare)
        #expect(try names(("iCCP", [0, 0] + Self.zeros(3_000))) == bare)
        #expect(try names(("iCCP", [])) == bare)
        #expect(try names(("iCCP", Array(repeating: 65, count: 200))) == bare)
        #expect(try names(("zTXt", name + Self.zeros(64 << 20))) == bare)
        #expect(try names(("iTXt", Array("Comment".utf8) + [0, 1, 0, 0, 0] + Self.zeros(64 << 20))) == bare)
    }
}
