/// Sources that are checked together: an operation can spread the fragments of any of them.
///
/// Clients keep operations and fragments in many files and join what belongs together when they build. So fragments are looked up, and
/// operations and fragments told apart by name, across all sources. Two rules are about a source by itself, which is what is sent: that it
/// has nothing but operations and fragments, and that an operation without a name is the only one in it.
///
/// The sources are joined to one document, each beginning on a line of its own: so the line of an error is enough to find its source.
public struct OperationSet: Sendable {
    /// How many operations there are in the sources that could be parsed.
    public private(set) var operationCount = 0
    /// How many fragments there are in the sources that could be parsed.
    public private(set) var fragmentCount = 0

    private let schema: Schema
    private var sourceCount = 0
    private var joined: [UInt8] = []
    private var lineCount = 0
    /// The sources that are part of the document, and how many of its lines come before each.
    private var parts: [(source: Int, linesBefore: Int)] = []
    /// What was wrong with single sources.
    private var diagnostics: [Diagnostic] = []
    private var hasSyntaxErrors = false

    /// Who checks sources of their own waits for all of them: the bounds are there for strangers' documents.
    private static let effort = 1000

    private static let rulesOfOneSource: ValidationRules = [.executableDefinitions, .loneAnonymousOperation]

    /// Makes a set without sources.
    public init(schema: Schema) { self.schema = schema }

    /// Adds a source; columns are counted without a byte order mark, as editors show them.
    public mutating func add(_ source: [UInt8]) {
        let source = source.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(source.dropFirst(3)) : source
        defer { sourceCount += 1 }
        let document: Document
        do throws(SyntaxError) {
            document = try Document.parse(source)
        } catch {
            hasSyntaxErrors = true
            diagnostics.append(diagnostic(.error, error.graphQLError))
            return
        }
        operationCount += document.operations.count
        fragmentCount += document.fragments.count
        let isExecutable = document.definitions.allSatisfy(\.isExecutable)
        if !isExecutable || document.operations.count > 1 {
            diagnostics += validate(document, against: schema, rules: Self.rulesOfOneSource, effort: Self.effort).map {
                diagnostic(.error, $0)
            }
        }
        if document.operations.isEmpty, document.fragments.isEmpty { return }
        // Beside another source, `type A` could go on with its `{`.
        join(isExecutable ? source : document.sourceWithoutTypeSystemDefinitions())
    }

    /// Checks all sources together.
    ///
    /// A source that cannot be parsed is left out, and with it the question which fragments and variables the others need.
    ///
    /// - Returns: What is wrong, and what is deprecated as warnings; in the order of the sources and of the places in them.
    public func check() throws(SyntaxError) -> [Diagnostic] {
        var found = diagnostics
        if !joined.isEmpty {
            // All sources have been parsed one by one, so only their sum can be too large.
            let document = try Document.parse(joined)
            var rules = ValidationRules.specified.subtracting(Self.rulesOfOneSource)
            if hasSyntaxErrors { rules.subtract([.knownFragmentNames, .noUnusedFragments, .noUnusedVariables]) }
            found += validate(document, against: schema, rules: rules, effort: Self.effort).map { inSource(diagnostic(.error, $0)) }
            found += validate(document, against: schema, rules: .noDeprecated, effort: Self.effort).map {
                inSource(diagnostic(.warning, $0))
            }
        }
        // The order in which they were found decides where the place does not.
        return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    }
}

// From the lines of the joined document to those of its parts.
extension OperationSet {
    private mutating func join(_ source: [UInt8]) {
        parts.append((sourceCount, lineCount))
        // A line end where there is none yet; behind a `\r` it completes `\r\n`, which is one.
        let part = source.last == .lineFeed ? source : source + [.lineFeed]
        joined += part
        lineCount += SourceLocation(ofOffset: part.count, in: part.span).line - 1
    }

    /// Turns the places in the joined document into places in its parts.
    private func inSource(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            severity: diagnostic.severity,
            message: diagnostic.message,
            place: inSource(diagnostic.place),
            otherPlaces: diagnostic.otherPlaces.map(inSource)
        )
    }

    private func inSource(_ place: Diagnostic.Place) -> Diagnostic.Place {
        // The last part that begins above the line.
        var (low, high) = (0, parts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if parts[middle].linesBefore < place.location.line { low = middle } else { high = middle }
        }
        let location = SourceLocation(line: place.location.line - parts[low].linesBefore, column: place.location.column)
        return Diagnostic.Place(source: parts[low].source, location: location)
    }

    private func diagnostic(_ severity: Diagnostic.Severity, _ error: GraphQLError) -> Diagnostic {
        let places = error.locations.map { Diagnostic.Place(source: sourceCount, location: $0) }
        // Every rule says where; only that there are too many errors has no place.
        let beginning = Diagnostic.Place(source: sourceCount, location: SourceLocation(line: 1, column: 1))
        return Diagnostic(
            severity: severity,
            message: error.message,
            place: places.first ?? beginning,
            otherPlaces: Array(places.dropFirst())
        )
    }
}

extension Document {
    /// The source with blanks for definitions that are not executable; all others keep their lines and columns.
    fileprivate func sourceWithoutTypeSystemDefinitions() -> [UInt8] {
        var text: [UInt8] = []
        var end = 0
        for definition in definitions {
            guard let range = rangeOfTypeSystemDefinition(definition) else { continue }
            text += source[end..<range.lowerBound]
            for byte in source[range] where !byte.isUTF8Continuation {
                text.append(byte == .lineFeed || byte == .carriageReturn ? byte : .space)
            }
            end = range.upperBound
        }
        return text + source[end...]
    }

    private func rangeOfTypeSystemDefinition(_ definition: Definition) -> Range<Int>? {
        switch definition {
        case .operation, .fragment: nil
        case .schema(let index): Int(self[index].start)..<Int(self[index].end)
        case .type(let index): Int(self[index].start)..<Int(self[index].end)
        case .directive(let index): Int(self[index].start)..<Int(self[index].end)
        }
    }
}
