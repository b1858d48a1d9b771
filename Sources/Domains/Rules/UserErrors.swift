package import Engine

/// Gathers what a person typed wrong, so that all of it is told at once.
package struct UserErrors {
    private var errors: [UserError] = []

    /// Nothing wrong so far.
    package init() {}

    /// Notes a mistake.
    package mutating func add(_ code: UserError.Code, _ message: Message, _ field: String) {
        errors.append(UserError(code, message, field))
    }

    /// Whether nothing is wrong so far.
    package var isEmpty: Bool { errors.isEmpty }

    /// Notes the mistakes in an input object that is a field itself.
    package mutating func add(_ inner: UserErrors, in field: String) {
        errors += inner.errors.map { $0.inside(field) }
    }

    /// Whether something is wrong with a field so far.
    package func concerns(_ field: String) -> Bool { errors.contains { $0.field == [field] } }

    /// A text that must not be blank, without white space around it; notes when it is blank, too long, or has not the form.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - field: The field.
    ///   - limit: The most characters, counted as Unicode scalars, as PostgreSQL counts them.
    ///   - form: What it may consist of.
    ///   - blank: What to say when it is blank.
    ///   - tooLong: What to say when it is too long.
    /// - Returns: The text; empty when something is wrong with it.
    package mutating func required(
        _ input: MutationInput,
        _ field: String,
        atMost limit: Int,
        as form: TextForm = .line,
        blank: Message = .fieldIsEmpty,
        tooLong: Message = .textTooLong
    ) -> String {
        let text = (input.text(field) ?? "").trimmed
        guard !text.isEmpty else {
            add(.blank, blank, field)
            return ""
        }
        return checked(text, field, atMost: limit, as: form, tooLong: tooLong) ?? ""
    }

    /// A text that may be absent; blank is the same as absent.
    package mutating func optional(_ input: MutationInput, _ field: String, atMost limit: Int, as form: TextForm = .line) -> String? {
        guard let text = input.text(field)?.trimmed, !text.isEmpty else { return nil }
        return checked(text, field, atMost: limit, as: form, tooLong: .textTooLong)
    }

    private mutating func checked(_ text: String, _ field: String, atMost limit: Int, as form: TextForm, tooLong: Message) -> String? {
        // Forms of web pages end lines with two characters.
        let text = form == .paragraphs ? text.replacing("\r\n", with: "\n") : text
        guard text.unicodeScalars.count <= limit else {
            add(.tooLong, tooLong, field)
            return nil
        }
        guard form.admits(text) else {
            add(.invalid, .invalidDetails, field)
            return nil
        }
        return text
    }

    /// Goes on when nothing is wrong; otherwise refuses, and asks for the details where fields were left blank.
    package func check() throws(MutationFailure) {
        guard !errors.isEmpty else { return }
        throw .refused(errors, message: errors.contains { $0.code == .blank } ? .enterTheDetails : .invalidDetails)
    }

    /// Goes on when nothing is wrong; otherwise refuses, and says on the whole what is wrong first.
    package func checkSayingFirst() throws(MutationFailure) {
        if !errors.isEmpty { throw .refused(errors) }
    }
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
