/// Fragments must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Name-Uniqueness
struct UniqueFragmentNamesRule {
    private var seen = NameMarks()

    mutating func check(_ fragment: FragmentDefinitionNode, _ context: inout ValidationContext) {
        let id = context.names.id(of: fragment.name, in: context.document)
        if let first = seen[id] {
            context.report("There can be only one fragment named \"\(context.text(fragment.name))\".", at: first, fragment.name.start)
        } else {
            seen[id] = fragment.name.start
        }
    }
}

/// All types that a document names must exist.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spread-Type-Existence
struct KnownTypeNamesRule {
    /// The candidates for suggestions, collected for the first unknown type.
    private var typeNames: (inOperations: Set<String>, inDefinitions: Set<String>)?

    mutating func check(_ name: Name, inTypeSystemDefinition: Bool = false, _ context: inout ValidationContext) {
        if context.schema.type(named: name, in: context.document) != nil { return }
        // Type definitions in the same document also count, and they can use every built-in type.
        if context.ownType(named: name) != nil { return }
        let text = context.text(name)
        if inTypeSystemDefinition, BuiltInDefinitions.typeNames.contains(text) { return }
        let typeNames = self.typeNames ?? Self.typeNames(context)
        self.typeNames = typeNames
        let options = inTypeSystemDefinition ? typeNames.inDefinitions : typeNames.inOperations
        context.report("Unknown type \"\(text)\".\(context.suggestions.didYouMean(text, among: options))", at: name.start)
    }

    private static func typeNames(_ context: ValidationContext) -> (inOperations: Set<String>, inDefinitions: Set<String>) {
        let schema = context.schema
        let names = context.ownTypeNames.union(schema.introspectedTypes.lazy.map { schema[$0].name })
        return (names, names.union(BuiltInDefinitions.typeNames))
    }
}

/// Type conditions must name objects, interfaces or unions.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragments-on-Object-Interface-or-Union-Types
struct FragmentsOnCompositeTypesRule {
    func check(_ condition: Name, of type: TypeID?, fragment: Name?, _ context: inout ValidationContext) {
        guard let type, !context.schema.types[Int(type.index)].kind.isComposite else { return }
        let fragment = fragment.map { " \"\(context.text($0))\"" } ?? ""
        context.report("Fragment\(fragment) cannot condition on non composite type \"\(context.text(condition))\".", at: condition.start)
    }
}

/// Every fragment must be spread by an operation, directly or through other fragments.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragments-Must-Be-Used
struct NoUnusedFragmentsRule {
    func check(_ graph: inout FragmentGraph, _ context: inout ValidationContext) {
        var usedNames = NameMarks()
        for fragment in graph.reachableFragments(fromOperations: context.uses.operations.indices) {
            usedNames[context.names.id(of: context.document.fragments[Int(fragment)].name, in: context.document)] = 1
        }
        for fragment in context.document.fragments
        where !context.isFull && usedNames[context.names.id(of: fragment.name, in: context.document)] == nil {
            context.report("Fragment \"\(context.text(fragment.name))\" is never used.", at: fragment.start)
        }
    }
}

/// A spread fragment must be defined.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spread-Target-Defined
struct KnownFragmentNamesRule {
    func check(_ spread: SelectionNode, named name: Int32, _ context: inout ValidationContext) {
        guard context.uses.fragment(named: name) == nil else { return }
        context.report("Unknown fragment \"\(context.text(spread.name))\".", at: spread.name.start)
    }
}

/// A fragment may be spread only where its type can occur.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Fragment-Spread-Is-Possible
struct PossibleFragmentSpreadsRule {
    func check(_ selection: SelectionNode, of type: TypeID?, in parent: TypeID?, _ context: inout ValidationContext) {
        guard let type, let parent, type != parent, context.schema.types[Int(type.index)].kind.isComposite,
            !overlap(type, parent, context.schema)
        else { return }
        let name = selection.kind == .fragmentSpread ? " \"\(context.text(selection.name))\"" : ""
        context.report(
            "Fragment\(name) cannot be spread here as objects of type \"\(context.text(parent))\" can never be of type "
                + "\"\(context.text(type))\".",
            at: selection.start
        )
    }

    private func overlap(_ left: TypeID, _ right: TypeID, _ schema: borrowing Schema) -> Bool {
        schema.types[Int(left.index)].possibleTypes.contains { schema.isSubtype($0, of: right) }
    }
}
