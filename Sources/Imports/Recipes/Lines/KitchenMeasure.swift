/// A unit of an ingredient line.
///
/// The raw value is the unit's canonical word.
enum KitchenMeasure: String, Sendable, CaseIterable {
    case milligram, gram, kilogram, ounce, pound
    case milliliter, centiliter, deciliter, liter
    case fluidOunce = "fluid ounce"
    case pint, quart, gallon, teaspoon, dessertspoon, tablespoon, cup, glass
    case piece, clove, slice, sprig, pinch, dash, drop, leaf
    case splash, squeeze, handful, bunch, knob, chunk, strip, sheet, cube, block, square, wedge, ball, scoop, part
    case head, bulb, stalk, stick, stem, ear, rack, loaf, log, recipe
    case spear, link, pod, shake, thread, cone, shot, ladle, measure, tray
    case can, jar, bottle, package, packet, bag, box, carton, container, tub, tube, bar, basket

    /// The size of one measure in a value of `MeasurementUnit`.
    struct Size: Sendable, Equatable {
        let unit: String
        let factor: Double
    }

    /// The size; nil for measures without a fixed size.
    ///
    /// Ounces, pounds and US liquid measures are defined in NIST Handbook 44, appendix C:
    /// https://www.nist.gov/pml/owm/nist-handbook-44-current-edition. A metric dessertspoon holds 10 ml, which is two teaspoons, and Spanish
    /// cookbooks take a “vaso” as 200 ml.
    var size: Size? {
        switch self {
        case .milligram: Size(unit: "GRAM", factor: 0.001)
        case .gram: Size(unit: "GRAM", factor: 1)
        case .kilogram: Size(unit: "KILOGRAM", factor: 1)
        case .ounce: Size(unit: "GRAM", factor: 28.349523125)
        case .pound: Size(unit: "GRAM", factor: 453.59237)
        case .milliliter: Size(unit: "MILLILITER", factor: 1)
        case .centiliter: Size(unit: "MILLILITER", factor: 10)
        case .deciliter: Size(unit: "MILLILITER", factor: 100)
        case .liter: Size(unit: "LITER", factor: 1)
        case .fluidOunce: Size(unit: "MILLILITER", factor: 29.5735295625)
        case .pint: Size(unit: "MILLILITER", factor: 473.176473)
        case .quart: Size(unit: "MILLILITER", factor: 946.352946)
        case .gallon: Size(unit: "LITER", factor: 3.785411784)
        case .teaspoon: Size(unit: "TEASPOON", factor: 1)
        case .dessertspoon: Size(unit: "TEASPOON", factor: 2)
        case .tablespoon: Size(unit: "TABLESPOON", factor: 1)
        case .cup: Size(unit: "CUP", factor: 1)
        case .glass: Size(unit: "MILLILITER", factor: 200)
        case .drop: Size(unit: "MILLILITER", factor: 0.05)
        case .piece: Size(unit: "PIECE", factor: 1)
        case .clove: Size(unit: "CLOVE", factor: 1)
        case .slice: Size(unit: "SLICE", factor: 1)
        case .sprig, .leaf: Size(unit: "SPRIG", factor: 1)
        case .pinch, .dash: Size(unit: "PINCH", factor: 1)
        default: nil
        }
    }

    /// The weight of one measure in grams; nil if the measure is not a weight.
    var grams: Double? {
        switch self {
        case .milligram, .gram, .ounce, .pound: size?.factor
        case .kilogram: 1000
        default: nil
        }
    }

    /// The volume of one measure in milliliters; nil if the measure is not a volume.
    ///
    /// Spoons and cups follow US customary measures, so that sums such as “1 cup plus 2 tablespoons” are exact.
    var milliliters: Double? {
        switch self {
        case .milliliter, .centiliter, .deciliter, .fluidOunce, .pint, .quart: size?.factor
        case .liter: 1000
        case .gallon: 3785.411784
        case .cup: 236.5882365
        case .tablespoon: 14.78676478125
        case .teaspoon: 4.92892159375
        default: nil
        }
    }

    /// Whether the measure is a weight or a volume.
    var isMetered: Bool { grams != nil || milliliters != nil }

    /// Whether a weight beside the measure is the weight of one, as in “2 cans (400 g)”.
    var isContainer: Bool {
        switch self {
        case .can, .jar, .bottle, .package, .packet, .bag, .box, .carton, .container, .tub, .tube, .bar, .block, .square, .ball, .loaf,
            .log,
            .basket, .tray:
            true
        default: false
        }
    }

    /// Whether the measure can follow a weight, as in “15 g chunk of ginger”.
    var isLump: Bool {
        switch self {
        case .piece, .chunk, .bunch, .knob: true
        default: false
        }
    }

    /// Returns the number of these measures in one of another, if both are weights or both are volumes.
    func count(in other: KitchenMeasure) -> Double? {
        if let own = grams, let others = other.grams { return others / own }
        if let own = milliliters, let others = other.milliliters { return others / own }
        return nil
    }
}

extension KitchenMeasure {
    /// The weight of a US stick of butter, which is a quarter of a pound.
    static let stickOfButter = Size(unit: "GRAM", factor: 113.3980925)

    /// Whether the measure is a metric weight or volume.
    var isMetric: Bool {
        switch self {
        case .milligram, .gram, .kilogram, .milliliter, .centiliter, .deciliter, .liter: true
        default: false
        }
    }

    /// Whether the measure needs neither a number nor “of”, as in “pinch salt”.
    var isTakenByHand: Bool {
        switch self {
        case .pinch, .dash, .splash, .squeeze, .handful, .bunch, .knob, .sprig, .drop, .shake: true
        case .teaspoon, .tablespoon, .cup, .packet, .piece, .sheet, .slice: true
        default: false
        }
    }
}
