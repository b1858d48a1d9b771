/// The default values of a document while they are coerced from literals to values, and the problems found.
struct DefaultValues {
    /// The maximum nesting of a coerced default value, including the defaults of its input fields.
    ///
    /// Every literal that the parser accepts fits. Only a chain of input objects, each the default of the previous one, can exceed the
    /// limit.
    static let maximumNesting = 200
    /// The maximum number of input object fields in a coerced default value, and in all literals together; no realistic schema reaches it.
    ///
    /// Defaults that each use the next default twice are short to write, but they grow exponentially.
    static let maximumFields = 1_000_000

    /// A field of an input object whose default value is being coerced.
    struct Step {
        let type: TypeID
        let field: InputValueID
        let literal: ValueNode
    }

    /// The size of a coerced value.
    struct Extent {
        var nesting = 0
        var fields = 0

        var isExcessive: Bool { nesting > DefaultValues.maximumNesting || fields > DefaultValues.maximumFields }

        /// Adds a part of the value; the count of fields stops just above the maximum.
        mutating func add(_ part: Extent) {
            nesting = max(nesting, part.nesting)
            fields = min(fields + part.fields, DefaultValues.maximumFields + 1)
        }
    }

    struct Entry {
        enum State {
            case waiting
            /// The value is being coerced, as the step at this position of the path.
            case underway(position: Int)
            case done(Extent)
        }

        let literal: ValueNode
        var state = State.waiting
    }

    var entries: [InputValueID: Entry] = [:]
    /// The ids in the order of the source, so that errors are reported in the same order.
    private(set) var ids: [InputValueID] = []
    /// The input fields whose default values are being coerced; each is needed by the previous one.
    var path: [Step] = []
    /// The number of input object fields visited so far.
    var fieldCount = 0

    /// The issues of default values that do not fit their types.
    var issues: [InputValueID: [CoercionIssue]] = [:]
    /// The cycles of default values that contain themselves, each as a field and the fields that lead back to it.
    var cycles: [[Step]] = []
    /// The default value that exceeded a limit; no further value is coerced after it.
    var excess: ValueNode?

    mutating func add(_ literal: ValueNode, of id: InputValueID) {
        entries[id] = Entry(literal: literal)
        ids.append(id)
    }
}
