import Foundation
import Testing

@testable import Images

/// A picture file made by Pillow.
struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    var width = 0
    var height = 0
    /// The names of the parts that remain.
    var parts: [String] = []

    var testDescription: String { name }

    var bytes: [UInt8] {
        get throws {
            // Tests/ImagesTests/Support/Picture.swift
            let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
            return Array(try Data(contentsOf: URL(filePath: folder + "/Pictures/" + name)))
        }
    }

    /// The accepted pictures.
    ///
    /// The annotated ones contain “at home”, and the camera's has coordinates.
    static let still = [
        Picture(name: "camera.jpg", width: 16, height: 8, parts: ["E0", "E1", "DB", "DB", "C0", "C4", "C4", "C4", "C4", "DA"]),
        Picture(
            name: "progressive.jpg",
            width: 12,
            height: 10,
            parts: [
                "E0", "DB", "DB", "C2", "C4", "C4", "DA", "C4", "DA", "C4", "DA", "C4", "DA", "C4", "DA", "C4", "DA", "DA", "C4", "DA",
                "C4", "DA", "C4", "DA",
            ]
        ),
        Picture(name: "gray.jpg", width: 8, height: 8, parts: ["E0", "DB", "C0", "C4", "C4", "DA"]),
        Picture(name: "annotated.png", width: 9, height: 5, parts: ["IHDR", "eXIf", "IDAT", "IEND"]),
        Picture(name: "palette.png", width: 6, height: 4, parts: ["IHDR", "PLTE", "IDAT", "IEND"]),
        Picture(name: "lossy.webp", width: 17, height: 9, parts: ["VP8 "]),
        Picture(name: "lossless.webp", width: 5, height: 7, parts: ["VP8L"]),
        Picture(name: "annotated.webp", width: 11, height: 6, parts: ["VP8X", "ALPH", "VP8 ", "EXIF"]),
    ]

    static let moving = [Picture(name: "animated.png"), Picture(name: "animated.webp")]
}

/// Strips a picture.
func cleaned(_ bytes: [UInt8]) throws(ImageError) -> StillImage { try StillImage(cleaning: bytes.span) }

/// Reads the orientation from metadata.
func orientation(_ tiff: [UInt8]) -> Orientation? { Orientation(tiff: tiff.span) }
