/// The content between two brackets, or of a definition outside all brackets.
struct FormattingScope {
    enum Kind {
        case definition
        /// `{ }` with a line for each item: selections, fields, enum values, root operations.
        case block
        /// `( )` around values, or around definitions of arguments or variables.
        case arguments, inputs
        case object, list
        /// `[ ]` around a type.
        case type
    }

    /// Directives, or names with a sign between them; each is on a separate line if they do not fit on one line together.
    enum Run: Equatable { case directives, names(Layout.Separator) }

    let kind: Kind
    var itemCount = 0
    /// Whether one of the items has a description.
    var isDescribed = false
    var run: Run?
}

extension FormattingScope.Kind {
    /// Whether the brackets and their content can be on one line.
    var isGroup: Bool {
        switch self {
        case .definition, .block, .type: false
        case .arguments, .inputs, .object, .list: true
        }
    }

    /// Whether a string that is not a value is the description of the next item.
    var hasDescriptions: Bool {
        switch self {
        case .definition, .block, .inputs: true
        case .arguments, .object, .list, .type: false
        }
    }

    /// The separator between the brackets and the content.
    var edge: Layout.Separator {
        switch self {
        case .block: .hardLine
        case .arguments, .inputs, .list: .softLine
        case .object: .line
        case .definition, .type: .nothing
        }
    }

    /// The separator between two items.
    var between: Layout.Separator { self == .block ? .hardLine : .comma }
}
