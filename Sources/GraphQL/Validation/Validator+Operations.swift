// What can be told only when the whole document is known.
extension Validator {
    mutating func checkOperationsAsAWhole() {
        for (index, operation) in context.document.operations.enumerated() where !context.isFull {
            if operation.kind == .subscription, applies(.singleFieldSubscriptions) { singleFieldSubscriptions.check(operation, &context) }
            checkVariables(of: operation, index)
        }
        if !context.document.fragments.isEmpty {
            if applies(.noFragmentCycles) { noFragmentCycles.check(&context) }
            if applies(.noUnusedFragments) { noUnusedFragments.check(&context) }
        }
        if !context.isFull, applies(.overlappingFieldsCanBeMerged) {
            OverlappingFieldsCanBeMergedRule().check(&context)
        }
    }

    /// Compares the variables that an operation defines with those that it and its fragments use.
    private mutating func checkVariables(of operation: OperationDefinitionNode, _ index: Int) {
        var defined = NameMarks()
        var used = NameMarks()
        for variable in operation.variables.indices {
            defined[context.names.id(of: context.document.variableDefinitions[variable].name, in: context.document)] = Int32(variable)
        }
        check(context.uses.operations[index].variables, in: operation, defined, &used)
        for fragment in context.uses.reachableFragments(fromOperation: index) {
            check(context.uses.fragments[fragment].variables, in: operation, defined, &used)
        }
        guard applies(.noUnusedVariables) else { return }
        for variable in context.document[operation.variables]
        where used[context.names.id(of: variable.name, in: context.document)] == nil {
            noUnusedVariables.report(variable, in: operation, &context)
        }
    }

    private mutating func check(
        _ uses: Range<Int>,
        in operation: OperationDefinitionNode,
        _ defined: borrowing NameMarks,
        _ used: inout NameMarks
    ) {
        for index in uses where !context.isFull {
            let use = context.uses.variables[index]
            if let variable = defined[use.name] {
                used[use.name] = 1
                guard applies(.variablesInAllowedPosition) else { continue }
                variablesInAllowedPosition.check(use, of: context.document.variableDefinitions[Int(variable)], &context)
            } else if applies(.noUndefinedVariables) {
                noUndefinedVariables.check(use, in: operation, &context)
            }
        }
    }
}
