package import Engine

/// A collection of input errors, so that a response reports all of them at once.
package struct UserErrors {
    /// An error, and the payload's message if the error has its own.
    private struct Mistake {
        let code: UserErrorCode
        let error: UserError
        let summary: Message?
    }

    private var mistakes: [Mistake] = []

    /// Creates an empty collection.
    package init() {}

    /// Adds an error.
    ///
    /// `message` explains how to correct the input, and `summary` is the payload's message if the error has its own.
    package mutating func add(_ code: UserErrorCode, _ message: Message, _ field: String, summary: Message? = nil) {
        mistakes.append(Mistake(code: code, error: UserError(code, message, field), summary: summary))
    }

    /// Whether there are no errors so far.
    package var isEmpty: Bool { mistakes.isEmpty }

    /// Adds the errors of an input object that is itself a field.
    package mutating func add(_ inner: UserErrors, in field: String) {
        mistakes += inner.mistakes.map { Mistake(code: $0.code, error: $0.error.inside(field), summary: $0.summary) }
    }

    /// Whether a field has an error so far.
    package func concerns(_ field: String) -> Bool { mistakes.contains { $0.error.field == [field] } }

    /// Reads a required text without surrounding white space.
    ///
    /// Adds an error if it is blank, too long or contains invalid characters.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - field: The field.
    ///   - limit: The maximum number of characters, counted as Unicode scalars like in PostgreSQL.
    ///   - form: The allowed characters.
    ///   - blank: The message if the text is blank.
    ///   - exceeded: The payload's message if the text is too long.
    /// - Returns: The text, or an empty text if it is invalid.
    package mutating func required(
        _ input: MutationInput,
        _ field: String,
        atMost limit: Int,
        as form: TextForm = .line,
        blank: Message = .fieldIsEmpty,
        exceeded: Message? = nil
    ) -> String {
        guard let text = input.typed(field) else {
            add(.blank, blank, field)
            return ""
        }
        return checked(text, field, atMost: limit, as: form, exceeded: exceeded) ?? ""
    }

    /// Reads an optional text.
    ///
    /// A blank text counts as absent.
    package mutating func optional(_ input: MutationInput, _ field: String, atMost limit: Int, as form: TextForm = .line) -> String? {
        input.typed(field).flatMap { checked($0, field, atMost: limit, as: form) }
    }

    /// Reads a rating of 1 to 5 stars, and adds an error if it is absent or out of range.
    package mutating func stars(_ input: MutationInput, _ field: String = "stars") -> Int64 {
        let stars = input.integer(field) ?? 0
        if stars == 0 {
            add(.blank, .selectStars, field)
        } else if !(1...5).contains(stars) {
            add(.outOfRange, .between(1, 5), field, summary: .selectStars)
        }
        return stars
    }

    /// Reads an optional number, and adds an error if it is out of range.
    package mutating func number(_ input: MutationInput, _ field: String, in range: ClosedRange<Int>) -> Double? {
        guard let number = input.number(field) else { return nil }
        guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
            add(.outOfRange, .between(range.lowerBound, range.upperBound), field)
            return nil
        }
        return number
    }

    /// Reads an optional amount, and adds an error if it is not above zero or exceeds the maximum.
    package mutating func amount(_ input: MutationInput, _ field: String, upTo most: Int) -> Double? {
        guard let amount = input.number(field) else { return nil }
        // An amount that rounds to zero counts as zero.
        guard amount >= 0.005, amount <= Double(most) else {
            add(.outOfRange, .aboveZero(upTo: most), field)
            return nil
        }
        return amount
    }

    private mutating func checked(
        _ text: String,
        _ field: String,
        atMost limit: Int,
        as form: TextForm,
        exceeded: Message? = nil
    ) -> String? {
        // HTML forms end lines with two characters.
        let text = form == .paragraphs ? text.replacing("\r\n", with: "\n") : text
        guard text.unicodeScalars.count <= limit else {
            add(.tooLong, .textTooLong(limit), field, summary: exceeded)
            return nil
        }
        guard form.admits(text) else {
            add(.unsupportedCharacters, form == .line ? .visibleLine : .visibleText, field)
            return nil
        }
        return text
    }

    /// Throws if there are errors.
    ///
    /// If required fields are blank, the payload's message asks for the details.
    package func check() throws(MutationFailure) {
        guard !mistakes.isEmpty else { return }
        throw .refused(mistakes.map(\.error), message: summary)
    }

    /// The payload's message for all errors: a request for missing details, or the message that all errors share.
    private var summary: Message {
        if mistakes.contains(where: { $0.code == .blank }) { return .enterTheDetails }
        let summaries = Set(mistakes.map { $0.summary ?? .invalidDetails })
        return summaries.count == 1 ? summaries.first ?? .invalidDetails : .invalidDetails
    }

    /// Throws with the given payload message if there are errors.
    package func check(saying summary: Message) throws(MutationFailure) {
        guard mistakes.isEmpty else { throw .refused(mistakes.map(\.error), message: summary) }
    }

    /// Throws with the first error's message as the payload's message if there are errors.
    package func throwFirst() throws(MutationFailure) {
        guard let first = mistakes.first else { return }
        throw .refused(mistakes.map(\.error), message: first.summary ?? first.error.message)
    }
}

extension MutationInput {
    /// The text in a field without surrounding white space.
    ///
    /// Nil if it is blank or absent.
    package func typed(_ field: String) -> String? {
        guard let text = text(field)?.trimmed, !text.isEmpty else { return nil }
        return text
    }

    /// The password in a field, unchanged.
    ///
    /// Nil if it is blank or absent.
    package func password(_ field: String) -> String? { typed(field) == nil ? nil : text(field) }
}

extension String {
    /// The text without surrounding white space.
    var trimmed: String {
        var scalars = unicodeScalars[...]
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars)
    }
}
