/// A small picture that is drawn from its name on each request.
///
/// The result is always the same.
///
/// A name such as `recipe/thai-bowl-fish-57-1.png` defines the motif, one of 256 variations, and the view. Each word comes from a short
/// list, so the number of drawings is bounded, and all other names are invalid.
public struct Drawing: Sendable, Hashable {
    /// The path prefix of drawings, before the name.
    public static let path: StaticString = "/drawings/"
    /// The width in pixels.
    public static let width = Canvas.width
    /// The height in pixels.
    public static let height = Canvas.height

    enum Motif: Sendable, Hashable {
        case dish(Dish)
        case item(Garment)
        case collection(CollectionTheme)
    }

    /// The view of a motif.
    enum View: Int, Sendable, CaseIterable {
        case whole = 1
        case close
        /// On a dark background.
        case dark
    }

    /// The variations of each motif.
    static let variations = 0..<256

    let motif: Motif
    let variation: Int
    let view: View

    init(_ motif: Motif, variation: Int, view: View) {
        (self.motif, self.variation, self.view) = (motif, variation, view)
    }

    /// Returns the PNG file of the drawing.
    public func png() -> [UInt8] {
        var random = SeededRandom(variation)
        let canvas =
            switch motif {
            case .dish(let dish): dish.drawn(view, &random)
            case .item(let garment): garment.drawn(view, &random)
            case .collection(let theme): theme.drawn(view, &random)
            }
        return PNGEncoder.file(canvas)
    }
}
