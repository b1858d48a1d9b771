/// A small picture that is drawn anew from its name whenever it is asked for, and always the same.
///
/// A name such as `recipe/thai-bowl-fish-57-1.png` says all there is to say: what is drawn, which of 256 variations, and how it is seen. Each
/// word comes from a short list, so there are a bounded number of drawings, and a name is one of them or nothing.
public struct Drawing: Sendable, Hashable {
    /// What the path of an address begins with; the name follows.
    public static let path: StaticString = "/drawings/"
    /// Pixels from left to right.
    public static let width = Canvas.width
    /// Pixels from top to bottom.
    public static let height = Canvas.height

    enum Motif: Sendable, Hashable {
        case dish(Dish)
        case item(Garment)
        case collection(CollectionTheme)
    }

    /// How a motif is seen.
    enum View: Int, Sendable, CaseIterable {
        case whole = 1
        case close
        /// On a dark ground.
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

    /// Its file.
    public func png() -> [UInt8] {
        var chance = Chance(variation)
        let canvas =
            switch motif {
            case .dish(let dish): dish.drawn(view, &chance)
            case .item(let garment): garment.drawn(view, &chance)
            case .collection(let theme): theme.drawn(view, &chance)
            }
        return PNGEncoder.file(canvas)
    }
}
