import TestSupport
import Testing

@testable import Images

@Suite("Still images")
struct StillImageTests {
    @Test("recognizes a picture by its content, and measures it", arguments: Picture.still)
    func recognized(picture: Picture) throws {
        let image = try cleaned(picture.bytes)
        #expect(picture.name.hasSuffix(image.format == .jpeg ? "jpg" : String(image.format.rawValue.dropFirst("image/".count))))
        #expect(image.width == picture.width)
        #expect(image.height == picture.height)
    }

    @Test("keeps only the parts that the pixels need, without any text", arguments: Picture.still)
    func relieved(picture: Picture) throws {
        let original = try picture.bytes
        let image = try cleaned(original)
        #expect(parts(of: image.bytes, image.format) == picture.parts)
        for secret in ["at home", "Maker", "Comment", "xmp", "N\0\0\0"] { #expect(!image.bytes.contains(Array(secret.utf8)), "\(secret)") }
        #expect(image.bytes.count <= original.count)
        #expect(try cleaned(image.bytes) == image, "a stripped picture stays the same")
    }

    @Test("the test pictures contain secrets", arguments: ["camera.jpg", "annotated.png", "annotated.webp"])
    func secrets(name: String) throws {
        let bytes = try Picture(name: name).bytes
        #expect(bytes.contains(Array("at home".utf8)))
        #expect(bytes.contains(Array("Maker".utf8)))
    }

    @Test("keeps the orientation of a picture", arguments: [("camera.jpg", 6), ("annotated.png", 3), ("annotated.webp", 8)])
    func turned(name: String, value: Int) throws {
        let image = try cleaned(Picture(name: name).bytes)
        let notes = try #require(image.bytes.firstRange(of: [0x4D, 0x4D, 0, 42]), "the metadata begins with MM and 42")
        #expect(orientation(Array(image.bytes[notes.lowerBound...]))?.value == value)
    }

    @Test("rejects every truncated picture", arguments: Picture.still)
    func truncated(picture: Picture) throws {
        let bytes = try picture.bytes
        for count in 0..<bytes.count {
            #expect(throws: ImageError.self, "\(count) bytes") { try cleaned(Array(bytes.prefix(count))) }
        }
    }

    @Test("rejects a damaged picture, or keeps a stripped picture within the limits", arguments: Picture.still)
    func damaged(picture: Picture) throws {
        let bytes = try picture.bytes
        let limits = ImageLimits()
        var random = SeededGenerator(seed: 11)
        for _ in 0..<5_000 {
            var damaged = bytes
            for _ in 0..<random.number(1...4) {
                let index = random.number(0...damaged.count - 1)
                switch random.number(0...3) {
                case 0: damaged[index] = UInt8.random(in: .min ... .max, using: &random)
                case 1: damaged[index] ^= 1 << UInt8(random.number(0...7))
                case 2: damaged.insert(random.pick([0, 0xFF, 0xD8, 0xD9, 0xDA, 0x7F]), at: index)
                default: damaged.removeSubrange(index..<min(damaged.count, index + random.number(1...8)))
                }
                if damaged.isEmpty { break }
            }
            guard let image = try? cleaned(damaged) else { continue }
            #expect(image.width * image.height <= limits.pixels)
            #expect(try cleaned(image.bytes) == image)
        }
    }

    // MARK: Refusals

    struct Refused: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        var error: ImageError

        init(_ description: String, _ bytes: [UInt8], _ error: ImageError) {
            testDescription = description
            self.bytes = bytes
            self.error = error
        }

        init(_ text: String) { self.init(text, Array(text.utf8), .unknownFormat) }
    }

    @Test(
        "rejects anything that is not a picture",
        arguments: [
            Refused(""), Refused("\u{89}"), Refused("<html><script>alert(1)</script>"),
            Refused("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"),
            Refused("GIF89a\u{1}\0\u{1}\0\0\0\0;"), Refused("BM\0\0\0\0"), Refused("%PDF-1.7"), Refused("PK\u{3}\u{4}"),
            Refused("RIFF\0\0\0\0WAVE"), Refused("\0\0\0\u{18}ftypheic"), Refused("%!PS"),
            Refused("PNG's signature and HTML", PNGFile.signature + Array("<html><script>".utf8), .truncated),
            Refused("PNG's signature and much HTML", PNGFile.signature + Array("<html><script>alert(1)</script></html>".utf8), .damaged),
            Refused("PNG's signature alone", PNGFile.signature, .truncated),
            Refused("JPEG's signature alone", [0xFF, 0xD8, 0xFF], .truncated),
            Refused("JPEG's signature and HTML", [0xFF, 0xD8, 0xFF] + Array("<script>".utf8), .damaged),
            Refused("a JPEG of comments", jpeg((0xFE, Array("<script>".utf8))), .damaged),
            Refused("a JPEG without pixels", jpeg((0xC0, frame(width: 1, height: 1))), .damaged),
            Refused("a JPEG with pixels before they are described", jpeg((0xDA, scan)), .damaged),
            Refused("a WebP without pixels", webp(("VP8X", canvas(width: 1, height: 1))), .truncated),
            Refused("a WebP of something else", webp(("HTML", Array("<script>".utf8)), ("VP8L", lossless(width: 1, height: 1))), .damaged),
        ]
    )
    func noPicture(refused: Refused) {
        #expect(throws: refused.error) { try cleaned(refused.bytes) }
    }

    @Test("rejects animations", arguments: Picture.moving)
    func moving(picture: Picture) throws {
        #expect(throws: ImageError.animated) { try cleaned(picture.bytes) }
    }

    private static let tooMany = ImageError.tooManyPixels(width: 10_000, height: 10_000)

    @Test(
        "rejects small files that claim too many pixels or none",
        arguments: [
            Refused("PNG", png(("IHDR", header(width: 10_000, height: 10_000)), ("IDAT", [0]), ("IEND", [])), tooMany),
            Refused("JPEG", jpeg((0xC2, frame(width: 10_000, height: 10_000)), (0xDA, scan)), tooMany),
            Refused("WebP with loss", webp(("VP8 ", lossy(width: 10_000, height: 10_000))), tooMany),
            Refused("WebP without", webp(("VP8L", lossless(width: 10_000, height: 10_000))), tooMany),
            Refused("extended WebP", webp(("VP8X", canvas(width: 10_000, height: 10_000))), tooMany),
            Refused(
                "a WebP with more pixels than its canvas",
                webp(("VP8X", canvas(width: 8, height: 8)), ("VP8L", lossless(width: 16_384, height: 16_384))),
                .damaged
            ),
            Refused("a long PNG", png(("IHDR", header(width: 1, height: 1_000_000))), .tooManyPixels(width: 1, height: 1_000_000)),
            Refused(
                "the longest PNG",
                png(("IHDR", header(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF))),
                .tooManyPixels(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
            ),
            Refused("PNG without width", png(("IHDR", header(width: 0, height: 9))), .damaged),
            Refused("PNG without height", png(("IHDR", header(width: 9, height: 0))), .damaged),
            Refused("JPEG without height", jpeg((0xC0, frame(width: 9, height: 0)), (0xDA, scan)), .damaged),
            Refused("WebP without width", webp(("VP8 ", lossy(width: 0, height: 9))), .damaged),
        ]
    )
    func bomb(refused: Refused) {
        #expect(throws: refused.error) { try cleaned(refused.bytes) }
    }

    @Test("accepts the maximum number of pixels", arguments: [(4_096, 4_096), (8_192, 2_048), (1, 8_192)])
    func large(width: Int, height: Int) throws {
        let image = try cleaned(png(("IHDR", header(width: width, height: height)), ("IDAT", [0]), ("IEND", [])))
        #expect((image.width, image.height) == (width, height))
    }
}

extension [UInt8] {
    func contains(_ part: [UInt8]) -> Bool { firstRange(of: part) != nil }
}
