/// The default values of a document on their way from literals to values, and what is wrong with them.
struct DefaultValues {
    /// How deep a coerced default value can nest, the defaults of input fields inside it included.
    ///
    /// What the parser takes as a literal fits; only a chain of input objects, each the default of the one before, is longer.
    static let maximumNesting = 200
    /// How many fields of input objects a coerced default value can have, and all literals together: far beyond any written schema.
    ///
    /// Defaults that each take over the next one twice are short to write and too long ever to be used.
    static let maximumFields = 1_000_000

    /// A field of an input object whose default value is being coerced.
    struct Step {
        let type: TypeID
        let field: InputValueID
        let literal: ValueNode
    }

    /// How large a coerced value is.
    struct Extent {
        var nesting = 0
        var fields = 0

        var isExcessive: Bool { nesting > DefaultValues.maximumNesting || fields > DefaultValues.maximumFields }

        /// Takes a part of the value in; the count of fields stops at what is too much.
        mutating func add(_ part: Extent) {
            nesting = max(nesting, part.nesting)
            fields = min(fields + part.fields, DefaultValues.maximumFields + 1)
        }
    }

    struct Entry {
        enum State {
            case waiting
            /// Being coerced, for the step of the path at this position.
            case underway(position: Int)
            case done(Extent)
        }

        let literal: ValueNode
        var state = State.waiting
    }

    var entries: [InputValueID: Entry] = [:]
    /// The order of the source, so that errors come in it.
    private(set) var ids: [InputValueID] = []
    /// The input fields whose default values are being coerced, each needed by the one before it.
    var path: [Step] = []
    /// How many fields of input objects were looked at.
    var fieldCount = 0

    /// What does not fit the types.
    var issues: [InputValueID: [CoercionIssue]] = [:]
    /// Default values that contain themselves: a field, and those through which it comes back to itself.
    var cycles: [[Step]] = []
    /// The default value at which the bounds were passed; from there on none is coerced.
    var excess: ValueNode?

    mutating func add(_ literal: ValueNode, of id: InputValueID) {
        entries[id] = Entry(literal: literal)
        ids.append(id)
    }
}
