import Languages

/// A sentence with slots in one language; `Phrasebook.techniques` explains the slots.
struct Template: Sendable {
    private enum Piece {
        case text(String)
        case list(Int, article: Bool)
        case ending(Int)
        case agreement(Int, singular: String, plural: String)
        case temperature
        case duration
    }

    let listCount: Int
    let numberCount: Int
    private let pieces: [Piece]
    private let language: Language

    init?(_ text: Substring, _ language: Language) {
        guard let pieces = Self.pieces(of: text) else { return nil }
        self.pieces = pieces
        self.language = language
        var lists = 0
        var numbers = 0
        for piece in pieces {
            switch piece {
            case .list(let index, _), .ending(let index), .agreement(let index, _, _): lists = max(lists, index)
            case .temperature, .duration: numbers += 1
            case .text: break
            }
        }
        listCount = lists
        numberCount = numbers
    }

    /// Fills the slots with lists and numbers, whose counts must match the template.
    func filled(_ lists: [NounList], _ numbers: [Int]) -> String {
        var sentence = ""
        var numbers = numbers[...]
        for piece in pieces {
            switch piece {
            case .text(let text): sentence += text
            case .list(let index, let article):
                let list = lists[index - 1]
                sentence += language == .english ? list.english(article: article) : list.spanish(article: article)
            case .ending(let index): sentence += lists[index - 1].ending
            case .agreement(let index, let singular, let plural): sentence += lists[index - 1].isPlural ? plural : singular
            case .temperature: sentence += Self.temperature(numbers.popFirst() ?? 0)
            case .duration: sentence += duration(numbers.popFirst() ?? 0)
            }
        }
        return language == .english ? sentence : Self.contracted(sentence)
    }

    private static func pieces(of text: Substring) -> [Piece]? {
        var pieces: [Piece] = []
        var rest = text
        while let start = rest.firstIndex(where: { "{[@".contains($0) }) {
            pieces.append(.text(String(rest[..<start])))
            let opening = rest[start]
            rest = rest[rest.index(after: start)...]
            if opening == "@" {
                // Without a number, as in notes, the ending agrees with the only noun.
                guard let index = rest.first?.wholeNumberValue else {
                    pieces.append(.ending(1))
                    continue
                }
                pieces.append(.ending(index))
                rest = rest.dropFirst()
                continue
            }
            guard let end = rest.firstIndex(of: opening == "{" ? "}" : "]") else { return nil }
            guard let piece = opening == "{" ? slot(rest[..<end]) : agreement(rest[..<end]) else { return nil }
            pieces.append(piece)
            rest = rest[rest.index(after: end)...]
        }
        return pieces + [.text(String(rest))]
    }

    private static func slot(_ text: Substring) -> Piece? {
        switch text {
        case "c": return .temperature
        case "n": return .duration
        default: return Int(text).map { .list(abs($0), article: $0 > 0) }
        }
    }

    private static func agreement(_ text: Substring) -> Piece? {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let index = Int(parts[0]) else { return nil }
        let forms = parts[1].split(separator: "/", omittingEmptySubsequences: false)
        return forms.count == 2 ? .agreement(index, singular: String(forms[0]), plural: String(forms[1])) : nil
    }

    private static func temperature(_ celsius: Int) -> String {
        // Rounded to the nearest ten, like the marks of ovens.
        let fahrenheit = (celsius * 9 / 5 + 32 + 5) / 10 * 10
        return "\(celsius) °C (\(fahrenheit) °F)"
    }

    private func duration(_ minutes: Int) -> String {
        func amount(_ count: Int, _ english: String, _ spanish: String) -> String {
            "\(count) " + (language == .english ? english : spanish) + (count == 1 ? "" : "s")
        }
        let hours = amount(minutes / 60, "hour", "hora")
        let rest = amount(minutes % 60, "minute", "minuto")
        if minutes < 60 { return rest }
        return minutes % 60 == 0 ? hours : hours + (language == .english ? " " : " y ") + rest
    }

    private static func contracted(_ sentence: String) -> String {
        var words = sentence.split(separator: " ").map(String.init)
        var index = 1
        while index < words.count {
            if words[index] == "el", ["a", "de"].contains(words[index - 1]) {
                words[index - 1] += "l"
                words.remove(at: index)
            }
            index += 1
        }
        return words.joined(separator: " ")
    }
}
