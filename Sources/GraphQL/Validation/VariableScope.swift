/// The variables of the operation that is being checked.
struct VariableScope {
    /// The uses of all variables in the document.
    let uses: VariableUses
    /// Whether operations have to check the variables in their fragments.
    let areVariablesUsedByFragments: Bool
    /// The definition of each name, as an index into the document's variable definitions.
    private var defined = NameMarks()
    private var definitions = NodeRange<VariableDefinitionNode>.none
    /// The type of each definition, the definition that its name refers to, and whether that definition is used.
    private var types: [TypeReference?] = []
    private var meant: [Int32] = []
    private var isUsed: [Bool] = []

    init(_ uses: DocumentUses) {
        self.uses = VariableUses(uses)
        areVariablesUsedByFragments = uses.fragments.contains { !$0.variables.isEmpty }
    }

    /// Starts again with the variables of another operation.
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
        // If several definitions have the same name, the name refers to the last one.
        for index in meant.indices { meant[index] = defined[meant[index]] ?? 0 }
    }

    /// Marks the definition that a name refers to as used, and returns its index in the document's variable definitions.
    mutating func use(_ name: Int32) -> Int? {
        guard let index = defined[name] else { return nil }
        isUsed[Int(index - definitions.start)] = true
        return Int(index)
    }

    /// Returns the type of a definition; nil if the schema does not have the type.
    func type(of variable: Int) -> TypeReference? { types[variable - Int(definitions.start)] }

    /// Whether the name of a definition has been used.
    func isUsed(_ variable: Int) -> Bool {
        isUsed[Int(meant[variable - Int(definitions.start)] - definitions.start)]
    }
}
