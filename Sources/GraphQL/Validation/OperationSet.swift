/// A set of sources that are validated together: an operation can spread the fragments of any source.
///
/// Clients keep operations and fragments in many files, and combine them at build time. So fragments are looked up across all sources, and
/// the names of operations and fragments must be unique across all sources. Two rules apply to each source separately, because clients send
/// a source as a whole. A source must contain only operations and fragments, and an anonymous operation must be the only operation in it.
///
/// The sources are joined to one document, and each begins on a new line. The line of an error is therefore enough to find its source.
public struct OperationSet: Sendable {
    /// The number of operations in the sources that could be parsed.
    public private(set) var operationCount = 0
    /// The number of fragments in the sources that could be parsed.
    public private(set) var fragmentCount = 0

    private let schema: Schema
    private var sourceCount = 0
    private var joined: [UInt8] = []
    private var lineCount = 0
    /// The sources that are part of the document, and the number of its lines before each source.
    private var parts: [(source: Int, linesBefore: Int)] = []
    /// The problems of single sources.
    private var diagnostics: [Diagnostic] = []
    private var hasSyntaxErrors = false

    /// The factor for the limits on work: people who validate their own sources can wait, and the limits exist for strangers' documents.
    private static let effort = 1000

    private static let rulesOfOneSource: ValidationRules = [.executableDefinitions, .loneAnonymousOperation]

    /// Creates a set without sources.
    public init(schema: Schema) { self.schema = schema }

    /// Adds a source; as in editors, a byte order mark does not count as a column.
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
        // Without this, `type A` at the end of a source could continue with the `{` of the next source.
        join(isExecutable ? source : document.sourceWithoutTypeSystemDefinitions())
    }

    /// Validates all sources together.
    ///
    /// A source that cannot be parsed is left out. In that case, unknown fragments, unused fragments and unused variables are not reported.
    ///
    /// - Returns: The errors, and warnings about deprecated elements, in the order of the sources and of the places in them.
    public func check() throws(SyntaxError) -> [Diagnostic] {
        var found = diagnostics
        if !joined.isEmpty {
            // All sources have been parsed one by one, so only their total size can be too large.
            let document = try Document.parse(joined)
            var rules = ValidationRules.specified.subtracting(Self.rulesOfOneSource)
            if hasSyntaxErrors { rules.subtract([.knownFragmentNames, .noUnusedFragments, .noUnusedVariables]) }
            found += validate(document, against: schema, rules: rules, effort: Self.effort).map { inSource(diagnostic(.error, $0)) }
            found += validate(document, against: schema, rules: .noDeprecated, effort: Self.effort).map {
                inSource(diagnostic(.warning, $0))
            }
        }
        // Diagnostics at the same place keep the order of their discovery.
        return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    }
}

// Conversion of lines in the joined document to lines in its parts.
extension OperationSet {
    private mutating func join(_ source: [UInt8]) {
        parts.append((sourceCount, lineCount))
        // Adds a missing line end. After a `\r` it completes `\r\n`, which is one line end.
        let part = source.last == .lineFeed ? source : source + [.lineFeed]
        joined += part
        lineCount += SourceLocation(ofOffset: part.count, in: part.span).line - 1
    }

    /// Converts the places in the joined document to places in its parts.
    private func inSource(_ diagnostic: Diagnostic) -> Diagnostic {
        Diagnostic(
            severity: diagnostic.severity,
            message: diagnostic.message,
            place: inSource(diagnostic.place),
            otherPlaces: diagnostic.otherPlaces.map(inSource)
        )
    }

    private func inSource(_ place: Diagnostic.Place) -> Diagnostic.Place {
        // Finds the last part that begins above the line.
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
        // Every rule reports a location. Only the error about too many errors has no location.
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
    /// Returns the source with blanks instead of definitions that are not executable; all others keep their lines and columns.
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
