import CZlib
import Images
import Testing

@testable import Drawings

@Suite("Drawings")
struct DrawingTests {
    @Test("are small, complete PNG files of the stated size, with nothing but the picture")
    func files() throws {
        for drawing in DrawingNameTests.drawings {
            let file = drawing.png()
            let image = try StillImage(cleaning: file.span)
            #expect(image.format == .png)
            #expect((image.width, image.height) == (Drawing.width, Drawing.height))
            #expect(image.bytes == file, "\(drawing.name)")
            #expect(file.count < 12_000, "\(drawing.name)")
        }
    }

    @Test("are the same each time, and differ by variation, view and motif")
    func distinct() {
        var files: Set<[UInt8]> = []
        var drawn = 0
        for motif in [
            Drawing.Motif.dish(Dish(cuisine: .thai, vessel: .bowl, food: .fish)), .dish(Dish(cuisine: .thai, vessel: .plate, food: .fish)),
            .item(Garment(category: .shoes, color: .red)), .item(Garment(category: .shoes, color: .multicolor)), .collection(.season),
        ] {
            for variation in stride(from: 0, to: 256, by: 17) {
                for view in Drawing.View.allCases {
                    let drawing = Drawing(motif, variation: variation, view: view)
                    let file = drawing.png()
                    #expect(file == drawing.png())
                    files.insert(file)
                    drawn += 1
                }
            }
        }
        #expect(files.count == drawn)
    }

    @Test("have several colours, including the motif's")
    func colors() {
        for color in ItemColor.allCases where color != .multicolor {
            var random = SeededRandom(7)
            let canvas = Garment(category: .skirt, color: color).drawn(.whole, &random)
            let number = canvas.colors.firstIndex(of: color.color)
            #expect(canvas.pixels.filter { Int($0) == number }.count > canvas.pixels.count / 50, "\(color)")
            #expect(canvas.colors.count > 3)
        }
    }

    @Test("have the same pixels in the file as on the canvas")
    func pixels() throws {
        for drawing in DrawingNameTests.drawings.enumerated().filter({ $0.offset % 40 == 0 }).map(\.element) {
            var random = SeededRandom(drawing.variation)
            guard case .dish(let dish) = drawing.motif else { continue }
            let canvas = dish.drawn(drawing.view, &random)
            let file = drawing.png()
            let data = try #require(file.firstRange(of: Array("IDAT".utf8)))
            let length = file[data.lowerBound - 4..<data.lowerBound].reduce(0) { $0 << 8 | Int($1) }
            let rows = unpacked(Array(file[data.upperBound..<data.upperBound + length]), count: (Canvas.width + 1) * Canvas.height)
            var pixels: [UInt8] = []
            for start in stride(from: 0, to: rows.count, by: Canvas.width + 1) {
                #expect(rows[start] == 2, "the filter is Up")
                for byte in rows[(start + 1)...].prefix(Canvas.width) {
                    pixels.append(byte &+ (start == 0 ? 0 : pixels[pixels.count - Canvas.width]))
                }
            }
            #expect(pixels == canvas.pixels, "\(drawing.name)")
        }
    }

    private func unpacked(_ bytes: [UInt8], count: Int) -> [UInt8] {
        var length = UInt(count)
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { room, used in
            let code = unsafe bytes.withUnsafeBufferPointer { unsafe uncompress(room.baseAddress, &length, $0.baseAddress, UInt($0.count)) }
            used = code == Z_OK ? Int(length) : 0
        }
    }
}
