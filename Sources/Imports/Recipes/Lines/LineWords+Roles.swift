extension LineWords {
    /// The uses of a word in the grammar of ingredient lines.
    struct Roles: OptionSet, Sendable, Hashable {
        let rawValue: UInt64

        /// A number, such as “two”.
        static let number = Roles(rawValue: 1 << 0)
        /// “a”: a number only before a noun.
        static let article = Roles(rawValue: 1 << 1)
        /// A number that stands before a noun or an article: “half an onion”.
        static let half = Roles(rawValue: 1 << 2)
        /// A quarter, as in “three quarters of a cup”.
        static let quarter = Roles(rawValue: 1 << 3)
        static let dozen = Roles(rawValue: 1 << 4)
        /// An amount without a number, such as “a few”.
        static let some = Roles(rawValue: 1 << 5)
        /// A word before an inexact amount, such as “about”.
        static let approximate = Roles(rawValue: 1 << 6)
        static let measure = Roles(rawValue: 1 << 7)
        /// A measure that can follow the ingredient, as in “garlic cloves”.
        static let trailingMeasure = Roles(rawValue: 1 << 8)
        /// A unit of length, as in “a 2-inch piece”.
        static let length = Roles(rawValue: 1 << 9)
        /// “fluid” before “ounce”.
        static let fluid = Roles(rawValue: 1 << 10)
        static let size = Roles(rawValue: 1 << 11)
        /// A word between a number and a measure, such as “heaping”.
        static let modifier = Roles(rawValue: 1 << 12)
        /// A word before preparation, such as “finely”.
        static let adverb = Roles(rawValue: 1 << 13)
        /// A participle such as “chopped”.
        static let preparation = Roles(rawValue: 1 << 14)
        /// A participle that is preparation only with an adverb, such as “ground”.
        static let guardedPreparation = Roles(rawValue: 1 << 15)
        /// An adjective that does not name an ingredient by itself.
        static let adjective = Roles(rawValue: 1 << 16)
        /// A word that begins a comment, such as “for”.
        static let comment = Roles(rawValue: 1 << 17)
        /// A word that begins a comment only before a form or a number, such as “in” of “in cubes”.
        static let shapeComment = Roles(rawValue: 1 << 18)
        /// A form, such as “cubes”.
        static let shape = Roles(rawValue: 1 << 19)
        static let of = Roles(rawValue: 1 << 20)
        static let from = Roles(rawValue: 1 << 21)
        static let and = Roles(rawValue: 1 << 22)
        static let or = Roles(rawValue: 1 << 23)
        /// A word between the ends of a range.
        static let to = Roles(rawValue: 1 << 24)
        static let between = Roles(rawValue: 1 << 25)
        static let plus = Roles(rawValue: 1 << 26)
        static let times = Roles(rawValue: 1 << 27)
        /// A part of a fruit, as in “juice of 1 lemon”.
        static let portion = Roles(rawValue: 1 << 28)
        static let each = Roles(rawValue: 1 << 29)
        /// “total” after a weight.
        static let total = Roles(rawValue: 1 << 30)
        /// A word that begins a heading, such as “for” in “For the sauce”.
        static let heading = Roles(rawValue: 1 << 31)
        static let determiner = Roles(rawValue: 1 << 32)
        /// “more” of “or more to taste”.
        static let more = Roles(rawValue: 1 << 33)
        /// An ingredient that is sold in sticks of 113 g.
        static let butter = Roles(rawValue: 1 << 34)
        /// The plural of a measure.
        static let plural = Roles(rawValue: 1 << 35)
        /// A word after a measure that belongs to the measure, as in “cucharada sopera”.
        static let measureQualifier = Roles(rawValue: 1 << 36)
        /// Preparation that never names a product, not even in a can, such as “drained”.
        static let finish = Roles(rawValue: 1 << 37)
        /// A word that a line can begin with, such as “additional”.
        static let opening = Roles(rawValue: 1 << 38)
        /// A state of an ingredient in shops, such as “frozen”.
        static let condition = Roles(rawValue: 1 << 40)
        /// A word that the tables don't have and that ends in “ed”.
        static let unknownParticiple = Roles(rawValue: 1 << 41)
        /// A word with a hyphen that the tables don't have.
        static let unknownCompound = Roles(rawValue: 1 << 42)
        /// The first word of a pair.
        static let paired = Roles(rawValue: 1 << 43)
        /// “in”, which is a length only beside a number or before a piece.
        static let preposition = Roles(rawValue: 1 << 44)
        /// An article that notes leave out.
        static let silent = Roles(rawValue: 1 << 39)
    }
}
