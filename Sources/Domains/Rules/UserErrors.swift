package import Engine

/// Gathers what a person typed wrong, so that all of it is told at once.
package struct UserErrors {
    /// What was typed wrong, and what is said of it on the whole where that is not the same as for other mistakes.
    private struct Mistake {
        let code: UserErrorCode
        let error: UserError
        let summary: Message?
    }

    private var mistakes: [Mistake] = []

    /// Nothing wrong so far.
    package init() {}

    /// Notes a mistake; its message says what would be right, and `summary` is the payload's message where a mistake has its own.
    package mutating func add(_ code: UserErrorCode, _ message: Message, _ field: String, summary: Message? = nil) {
        mistakes.append(Mistake(code: code, error: UserError(code, message, field), summary: summary))
    }

    /// Whether nothing is wrong so far.
    package var isEmpty: Bool { mistakes.isEmpty }

    /// Notes the mistakes in an input object that is a field itself.
    package mutating func add(_ inner: UserErrors, in field: String) {
        mistakes += inner.mistakes.map { Mistake(code: $0.code, error: $0.error.inside(field), summary: $0.summary) }
    }

    /// Whether something is wrong with a field so far.
    package func concerns(_ field: String) -> Bool { mistakes.contains { $0.error.field == [field] } }

    /// A text that must not be blank, without white space around it; notes when it is blank, too long, or has not the form.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - field: The field.
    ///   - limit: The most characters, counted as Unicode scalars, as PostgreSQL counts them.
    ///   - form: What it may consist of.
    ///   - blank: What to say when it is blank.
    ///   - exceeded: What to say on the whole when it is too long.
    /// - Returns: The text; empty when something is wrong with it.
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

    /// A text that may be absent; blank is the same as absent.
    package mutating func optional(_ input: MutationInput, _ field: String, atMost limit: Int, as form: TextForm = .line) -> String? {
        input.typed(field).flatMap { checked($0, field, atMost: limit, as: form) }
    }

    /// How many stars somebody gives, from 1 to 5; notes when none are chosen, or others.
    package mutating func stars(_ input: MutationInput, _ field: String = "stars") -> Int64 {
        let stars = input.integer(field) ?? 0
        if stars == 0 {
            add(.blank, .selectStars, field)
        } else if !(1...5).contains(stars) {
            add(.outOfRange, .between(1, 5), field, summary: .selectStars)
        }
        return stars
    }

    /// A number that may be absent; notes when it lies outside a range.
    package mutating func number(_ input: MutationInput, _ field: String, in range: ClosedRange<Int>) -> Double? {
        guard let number = input.number(field) else { return nil }
        guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
            add(.outOfRange, .between(range.lowerBound, range.upperBound), field)
            return nil
        }
        return number
    }

    /// An amount that may be absent; notes when it is not above zero, or larger than another.
    package mutating func amount(_ input: MutationInput, _ field: String, upTo most: Int) -> Double? {
        guard let amount = input.number(field) else { return nil }
        // What rounds to nothing is nothing.
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
        // Forms of web pages end lines with two characters.
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

    /// Goes on when nothing is wrong; otherwise refuses, and asks for the details where fields were left blank.
    package func check() throws(MutationFailure) {
        guard !mistakes.isEmpty else { return }
        throw .refused(mistakes.map(\.error), message: summary)
    }

    /// What is said of all of them: that something is missing, or what is said of each alike.
    private var summary: Message {
        if mistakes.contains(where: { $0.code == .blank }) { return .enterTheDetails }
        let summaries = Set(mistakes.map { $0.summary ?? .invalidDetails })
        return summaries.count == 1 ? summaries.first ?? .invalidDetails : .invalidDetails
    }

    /// Goes on when nothing is wrong; otherwise refuses, and says the same on the whole whatever it is.
    package func check(saying summary: Message) throws(MutationFailure) {
        guard mistakes.isEmpty else { throw .refused(mistakes.map(\.error), message: summary) }
    }

    /// Goes on when nothing is wrong; otherwise refuses, and says on the whole what is wrong first.
    package func checkSayingFirst() throws(MutationFailure) {
        guard let first = mistakes.first else { return }
        throw .refused(mistakes.map(\.error), message: first.summary ?? first.error.message)
    }
}

extension MutationInput {
    /// What was typed into a field, without white space around it; nil where that is nothing: blank is the same as absent.
    package func typed(_ field: String) -> String? {
        guard let text = text(field)?.trimmed, !text.isEmpty else { return nil }
        return text
    }

    /// The password that was typed into a field, as it is; nil where that is nothing, or white space only.
    package func password(_ field: String) -> String? { typed(field) == nil ? nil : text(field) }
}

extension String {
    /// Without white space at either end.
    var trimmed: String {
        var scalars = unicodeScalars[...]
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        return String(scalars)
    }
}
