/// What stands between two brackets, or in a definition outside all brackets.
struct FormattingScope {
    enum Kind {
        case definition
        /// `{ }` with a line for each item: selections, fields, enum values, root operations.
        case block
        /// `( )` of values, and of definitions of arguments or variables.
        case arguments, inputs
        case object, list
        /// `[ ]` around a type.
        case type
    }

    /// Directives, or names with a sign between them: each takes a line where they do not fit on one together.
    enum Run: Equatable { case directives, names(Layout.Separator) }

    let kind: Kind
    var itemCount = 0
    /// Whether one of the items begins with a description.
    var isDescribed = false
    var run: Run?
}

extension FormattingScope.Kind {
    /// Whether the brackets can stand on one line, with what is in them.
    var isGroup: Bool {
        switch self {
        case .definition, .block, .type: false
        case .arguments, .inputs, .object, .list: true
        }
    }

    /// Whether a string that is no value describes what follows it.
    var hasDescriptions: Bool {
        switch self {
        case .definition, .block, .inputs: true
        case .arguments, .object, .list, .type: false
        }
    }

    /// What stands inside next to the brackets.
    var edge: Layout.Separator {
        switch self {
        case .block: .hardLine
        case .arguments, .inputs, .list: .softLine
        case .object: .line
        case .definition, .type: .nothing
        }
    }

    /// What stands between two items.
    var between: Layout.Separator { self == .block ? .hardLine : .comma }
}
