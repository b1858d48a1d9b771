import Planner

/// The label of one enum value.
struct Label: Sendable {
    let value: StaticString
    let text: BilingualText

    init(_ value: StaticString, _ english: StaticString, _ spanish: StaticString) {
        self.value = value
        text = BilingualText(english, spanish)
    }
}

/// The labels of the values of an enum in the schema.
struct EnumLabels: Sendable {
    /// The name of the enum in the schema.
    let name: StaticString
    let labels: [Label]

    init(_ name: StaticString, _ labels: Label...) {
        self.name = name
        self.labels = labels
    }

    /// The enum's name as a value of `LabeledEnum`: `MEAL_TYPE` for `MealType`.
    var choice: String {
        name.description.reduce(into: "") { choice, letter in
            if letter.isUppercase, !choice.isEmpty { choice.append("_") }
            choice.append(contentsOf: letter.uppercased())
        }
    }

    /// The label of a value.
    ///
    /// NULL if it is not a value of the enum.
    func label(of value: SQL, in language: TextLanguage) -> SQL { "\(labels.texts(in: language)) ->> (\(value))::text" }

    /// One row for each value, in the order of the labels.
    func relation(in language: TextLanguage) -> SQL {
        """
        SELECT position::integer AS position, value, label \
        FROM unnest(\(labels.valueArray), \(labels.textArray(in: language))) WITH ORDINALITY AS listed(value, label, position)
        """
    }

    /// All enums that people choose from or see.
    static let all = accounts + recipes + nutrition + health + donations + fashion + shopping + search
}

extension [Label] {
    /// The texts as a constant, by value.
    func texts(in language: TextLanguage) -> SQL { .constant(map { (.literal($0.value), $0.text.literal(in: language)) }) }

    fileprivate var valueArray: SQL { "ARRAY[\(.joined(map { .literal($0.value) }, separator: ", "))]" }

    fileprivate func textArray(in language: TextLanguage) -> SQL {
        "ARRAY[\(.joined(map { $0.text.literal(in: language) }, separator: ", "))]"
    }
}
