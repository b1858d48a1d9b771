/// An ingredient line of a recipe, read into its parts.
///
/// “2 large onions, finely chopped” has the quantity 2, the name “onions” and the note “large, finely chopped”. The reader never guesses a
/// quantity: a line without one has none.
struct IngredientLine: Sendable, Equatable {
    /// The amount as written, or the lower end of a range.
    let quantity: Double?
    /// The upper end of a range.
    let upper: Double?
    /// The canonical word of the unit, such as “cup” or “can”.
    let measure: String?
    /// A value of `MeasurementUnit`; nil if the measure has no fixed size, as a can.
    ///
    /// A quantity without a measure counts pieces.
    let unit: String?
    /// The number of units in one measure.
    let factor: Double?
    /// The weight of the whole amount, if the line states a weight.
    let grams: Double?
    /// The words of the ingredient, as written.
    let name: String
    /// Preparation, sizes, purposes and other comments, in the order of the line.
    let note: String?
    /// Whether the line is an ingredient.
    ///
    /// The name is the whole text if not.
    let isUnderstood: Bool

    /// A language that has word tables.
    enum Language: String, Sendable, CaseIterable {
        case english = "EN"
        case spanish = "ES"
    }

    /// The longest line that is read, in characters.
    static let maximumLength = 500

    /// Reads a line of plain text.
    ///
    /// Headings, empty lines and long texts are not understood.
    init(_ text: String, language: Language) {
        // Counting characters is slow, and few lines have so many bytes.
        let bytes = text.utf8.count
        guard bytes <= Self.maximumLength || bytes <= 8 * Self.maximumLength && text.count <= Self.maximumLength else {
            self.init(notUnderstood: text)
            return
        }
        let words = LineWords.of(language)
        var lexer = LineLexer(text, words: words)
        var parser = LineParser(lexer.tokens(), scalars: lexer.scalars, words: words)
        guard let line = parser.line() else {
            self.init(notUnderstood: text)
            return
        }
        self = line
    }

    init(
        quantity: Double?,
        upper: Double?,
        measure: KitchenMeasure?,
        size: KitchenMeasure.Size?,
        grams: Double?,
        name: String,
        note: String?
    ) {
        self.quantity = quantity
        self.upper = upper
        self.measure = measure?.rawValue
        (unit, factor) = (size?.unit, size?.factor)
        self.grams = grams
        self.name = name
        self.note = note
        isUnderstood = true
    }

    private init(notUnderstood text: String) {
        (quantity, upper, measure, unit, factor, grams, note) = (nil, nil, nil, nil, nil, nil, nil)
        name = text
        isUnderstood = false
    }
}
