import Testing

@testable import Images

@Suite("Parts of image files")
struct FormatTests {
    typealias Refused = StillImageTests.Refused

    @Test("rejects bytes after a PNG or WebP", arguments: ["annotated.png", "palette.png", "lossy.webp", "annotated.webp"])
    func followed(name: String) throws {
        let bytes = try Picture(name: name).bytes
        for rest in ["<script>alert(1)</script>", "PK\u{3}\u{4}", "\0"] {
            #expect(throws: ImageError.trailingBytes) { try cleaned(bytes + rest.utf8) }
        }
    }

    @Test("drops data that cameras append to a JPEG, and rejects any other")
    func followedJPEG() throws {
        let bytes = try Picture(name: "camera.jpg").bytes
        let image = try cleaned(bytes)
        for rest in [bytes, [0xFF, 0xD8, 0xFF, 0x3C], [0, 0], Array("\0\0\0\u{18}ftypmp42".utf8)] {
            #expect(try cleaned(bytes + rest) == image)
        }
        for rest in ["<script>alert(1)</script>", "PK\u{3}\u{4}", "%PDF", "\0<"] {
            #expect(throws: ImageError.trailingBytes) { try cleaned(bytes + rest.utf8) }
        }
    }

    @Test(
        "rejects PNG chunks with invalid content or in the wrong place",
        arguments: [
            Refused("no pixels", png(("IHDR", header(width: 1, height: 1)), ("IEND", [])), .damaged),
            Refused("two headers", png(("IHDR", header(width: 1, height: 1)), ("IHDR", header(width: 9, height: 9))), .damaged),
            Refused("no header", png(("IDAT", [0]), ("IEND", [])), .damaged),
            Refused("no palette", png(("IHDR", header(width: 1, height: 1, color: 3)), ("IDAT", [0]), ("IEND", [])), .damaged),
            Refused(
                "torn pixels",
                png(("IHDR", header(width: 1, height: 1)), ("IDAT", [0]), ("tEXt", [0]), ("IDAT", [0]), ("IEND", [])),
                .damaged
            ),
            Refused("a chunk that all must know", png(("IHDR", header(width: 1, height: 1)), ("EVIL", []), ("IEND", [])), .damaged),
            Refused("a depth that no PNG has", png(("IHDR", header(width: 1, height: 1, depth: 3)), ("IDAT", [0]), ("IEND", [])), .damaged),
            Refused("an end with content", png(("IHDR", header(width: 1, height: 1)), ("IDAT", [0]), ("IEND", [1])), .damaged),
            Refused(
                "a length beyond the file",
                png(("IHDR", header(width: 1, height: 1))) + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8),
                .truncated
            ),
        ]
    )
    func chunks(refused: Refused) {
        #expect(throws: refused.error) { try cleaned(refused.bytes) }
    }

    @Test("rejects a PNG header with a wrong checksum")
    func checksum() throws {
        var bytes = try Picture(name: "palette.png").bytes
        bytes[19] ^= 1
        #expect(throws: ImageError.damaged) { try cleaned(bytes) }
    }

    @Test(
        "rejects JPEG variants that browsers do not show, or that are expensive to decode",
        arguments: [
            Refused("without loss", jpeg((0xC3, frame(width: 1, height: 1)), (0xDA, scan)), .unsupported),
            Refused("arithmetic coding", jpeg((0xC9, frame(width: 1, height: 1)), (0xDA, scan)), .unsupported),
            Refused("12 bits", jpeg((0xC1, frame(width: 1, height: 1, precision: 12)), (0xDA, scan)), .unsupported),
            Refused("a height that follows", jpeg((0xC0, frame(width: 1, height: 1)), (0xDC, [0, 1]), (0xDA, scan)), .unsupported),
            Refused("two frames", jpeg((0xC0, frame(width: 1, height: 1)), (0xC0, frame(width: 2, height: 2)), (0xDA, scan)), .damaged),
        ]
    )
    func jpegKinds(refused: Refused) {
        #expect(throws: refused.error) { try cleaned(refused.bytes) }
    }

    @Test("rejects a JPEG with too many scans", arguments: [(100, true), (101, false), (5_000, false)])
    func scans(count: Int, isTaken: Bool) {
        let head = jpeg((0xC2, frame(width: 4_096, height: 4_096))).dropLast(2)
        let pass: [UInt8] = [0xFF, 0xDA, 0, 8] + scan + [0x12, 0xFF, 0, 0xFF, 0xD0, 0x34]
        let scans = repeatElement(pass, count: count).joined()
        let image = try? cleaned(head + scans + [0xFF, 0xD9])
        #expect((image != nil) == isTaken)
    }

    @Test("keeps only the colour data of a JPEG's application segments, and no thumbnail")
    func applications() throws {
        let thumbnail: [UInt8] = Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 2, 2] + Array("thumbnail!".utf8)
        let bytes = jpeg(
            (0xE0, thumbnail),
            (0xE0, Array("JFXX\0thumbnail".utf8)),
            (0xE2, Array("ICC_PROFILE\0\u{1}\u{1}profile".utf8)),
            (0xE2, Array("MPF\0index".utf8)),
            (0xED, Array("Photoshop 3.0\0at home".utf8)),
            (0xEE, Array("Adobe\0dsflagsX".utf8)),
            (0xE1, Array("http://ns.adobe.com/xap/1.0/\0at home".utf8)),
            (0xC0, frame(width: 3, height: 2)),
            (0xDA, scan)
        )
        let expected = jpeg(
            (0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 0, 0]),
            (0xE2, Array("ICC_PROFILE\0\u{1}\u{1}profile".utf8)),
            (0xEE, Array("Adobe\0dsflag".utf8)),
            (0xC0, frame(width: 3, height: 2)),
            (0xDA, scan)
        )
        #expect(try cleaned(bytes).bytes == expected)
    }

    @Test(
        "ignores metadata without a valid orientation",
        arguments: [
            [], Array("II".utf8), Array("XX".utf8) + [0, 42, 0, 0, 0, 8], Array("MM".utf8) + [0, 42, 0xFF, 0xFF, 0xFF, 0xFF],
            // A type other than a two-byte number, and missing values.
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 4, 0, 0, 0, 1, 0, 0, 0, 6],
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0],
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0],
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0xFF, 0xFF, 1, 0x10, 0, 3],
        ]
    )
    func noOrientation(tiff: [UInt8]) {
        #expect(orientation(tiff) == nil)
    }

    @Test("reads an orientation in either byte order, and writes it so that it can be read again", arguments: 2...8)
    func turned(value: Int) throws {
        let little: [UInt8] = Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(value), 0, 0, 0]
        let found = try #require(orientation(little))
        #expect(found.value == value)
        #expect(orientation(found.tiff) == found)
    }

    @Test("calculates PNG's checksum")
    func crc() {
        let checksum = CRC32.of(Array("123456789".utf8).span)
        #expect(checksum == 0xCBF4_3926)
    }
}
