/// The variables of the operation that is being checked.
struct VariableScope {
    /// The uses of all variables in the document.
    let uses: VariableUses
    /// Whether operations have to look into their fragments at all.
    let areVariablesUsedByFragments: Bool
    /// The definition of each name, as an index into the document's variable definitions.
    private var defined = NameMarks()
    private var definitions = NodeRange<VariableDefinitionNode>.none
    /// For each definition, its type and the one that is meant by its name, and whether that is used.
    private var types: [TypeReference?] = []
    private var meant: [Int32] = []
    private var isUsed: [Bool] = []

    init(_ uses: DocumentUses) {
        self.uses = VariableUses(uses)
        areVariablesUsedByFragments = uses.fragments.contains { !$0.variables.isEmpty }
    }

    /// Begins with the variables of another operation.
    mutating func start(with variables: NodeRange<VariableDefinitionNode>, _ context: inout ValidationContext) {
        defined.startScope()
        definitions = variables
        types.removeAll(keepingCapacity: true)
        meant.removeAll(keepingCapacity: true)
        isUsed.removeAll(keepingCapacity: true)
        for index in variables.indices {
            let name = context.names.id(of: context.document.variableDefinitions[index].name, in: context.document)
            defined[name] = Int32(index)
            meant.append(name)
            types.append(context.schema.type(context.document.variableDefinitions[index].type, in: context.document))
            isUsed.append(false)
        }
        // Of several definitions with one name the last is meant.
        for index in meant.indices { meant[index] = defined[meant[index]] ?? 0 }
    }

    /// The definition that a name means, as an index into the document's variable definitions; notes that it is used.
    mutating func use(_ name: Int32) -> Int? {
        guard let index = defined[name] else { return nil }
        isUsed[Int(index - definitions.start)] = true
        return Int(index)
    }

    /// The type of a definition; nil where the schema does not have it.
    func type(of variable: Int) -> TypeReference? { types[variable - Int(definitions.start)] }

    /// Whether the name of a definition has been used.
    func isUsed(_ variable: Int) -> Bool {
        isUsed[Int(meant[variable - Int(definitions.start)] - definitions.start)]
    }
}
