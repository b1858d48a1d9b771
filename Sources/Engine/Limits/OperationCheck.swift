import GraphQL

extension OperationLimits {
    /// The errors of an operation that exceeds the limits: one for each limit, located where the operation exceeds it.
    func errors(of operation: OperationDefinitionNode, in document: Document) -> [GraphQLError] {
        var counter = SelectionCounter(document)
        let counts = counter.counts(of: operation)
        let root = operation.selectionSet
        var errors: [GraphQLError] = []
        func refuse(_ message: String, code: ErrorCode, at selection: SelectionNode?) {
            let location = document.location(ofOffset: selection?.start ?? operation.start)
            errors.append(GraphQLError(message, locations: [location], code: code))
        }
        /// The selection at which a sum exceeds its limit.
        func excess(
            _ limit: Int,
            beginningWith start: Int = 0,
            isWorth: (SelectionCounts, _ depth: Int) -> Bool,
            _ own: (SelectionNode, _ depth: Int) -> Int
        ) -> SelectionNode? {
            var sum = start
            return counter.first(in: root, isWorth: isWorth) { selection, depth in
                sum += own(selection, depth)
                return sum > limit
            }
        }
        if counts.depth > selectionDepth {
            let place = counter.first(in: root, isWorth: { $1 - 1 + $0.depth > selectionDepth }) {
                $0.kind == .field && $1 > selectionDepth
            }
            refuse(
                "The operation nests fields \(counts.depth) deep; at most \(selectionDepth) are allowed.",
                code: .queryTooDeep,
                at: place
            )
        }
        if counts.aliases > aliases {
            let place = excess(aliases, isWorth: { counts, _ in counts.aliases > 0 }) { selection, _ in selection.alias == nil ? 0 : 1 }
            refuse(Self.message(counts.aliases, "aliases", atMost: aliases), code: .tooManyAliases, at: place)
        }
        if counts.fields > rootFields {
            let place = excess(rootFields, isWorth: { $1 == 1 }) { selection, depth in
                selection.kind == .field && depth == 1 ? 1 : 0
            }
            refuse(Self.message(counts.fields, "root fields", atMost: rootFields), code: .tooManyRootFields, at: place)
        }
        if counts.directives > directives {
            let outside = counter.directives(before: operation)
            let place = excess(directives, beginningWith: outside, isWorth: { counts, _ in counts.directives > 0 }) { selection, _ in
                counter.directives(on: selection)
            }
            refuse(Self.message(counts.directives, "directives", atMost: directives), code: .tooManyDirectives, at: place)
        }
        if counts.introspectionLists > introspectionLists {
            let place = counter.first(in: root, isWorth: { counts, _ in counts.introspectionLists > 0 }) { selection, _ in
                selection.kind == .field
                    && (document.name(selection.name, is: "__schema") || document.name(selection.name, is: "__type"))
            }
            refuse(
                "The introspection nests lists of fields, input fields, interfaces or possible types \(counts.introspectionLists) deep; "
                    + "at most \(introspectionLists) are allowed.",
                code: .introspectionTooDeep,
                at: place
            )
        }
        return errors
    }

    private static func message(_ found: Int, _ what: String, atMost limit: Int) -> String {
        let number = found >= SelectionCounts.maximum ? "more than \(SelectionCounts.maximum)" : "\(found)"
        return "The operation has \(number) \(what), including those in fragments; at most \(limit) are allowed."
    }
}
