// Checks that need the whole document.
extension Validator {
    mutating func checkOperationsAsAWhole() {
        var graph = FragmentGraph(context.uses)
        var scope = VariableScope(context.uses)
        for (index, operation) in context.document.operations.enumerated() {
            guard !context.isFull else { return }
            if operation.kind == .subscription, applies(.singleFieldSubscriptions) { singleFieldSubscriptions.check(operation, &context) }
            checkVariables(of: operation, index, &graph, &scope)
        }
        if !context.document.fragments.isEmpty {
            if applies(.noFragmentCycles) { noFragmentCycles.check(&context) }
            if applies(.noUnusedFragments) { noUnusedFragments.check(&graph, &context) }
        }
        if !context.isFull, applies(.overlappingFieldsCanBeMerged) {
            OverlappingFieldsCanBeMergedRule().check(&context)
        }
    }

    /// Compares the variables that an operation defines with the variables that it and its fragments use.
    private mutating func checkVariables(
        of operation: OperationDefinitionNode,
        _ index: Int,
        _ graph: inout FragmentGraph,
        _ scope: inout VariableScope
    ) {
        guard !(operation.variables.isEmpty && context.uses.variables.isEmpty) else { return }
        scope.start(with: operation.variables, &context)
        for use in context.uses.operations[index].variables where !context.isFull { check(use, in: operation, &scope) }
        if scope.areVariablesUsedByFragments {
            let steps = graph.steps
            for fragment in graph.reachableFragments(fromOperations: index..<index + 1) {
                for use in scope.uses.kinds(ofFragment: Int(fragment)) where !context.isFull { check(Int(use), in: operation, &scope) }
            }
            context.takeSteps(graph.steps - steps)
        }
        guard applies(.noUnusedVariables) else { return }
        for variable in operation.variables.indices where !context.isFull && !scope.isUsed(variable) {
            noUnusedVariables.report(context.document.variableDefinitions[variable], in: operation, &context)
        }
    }

    /// Checks a use of a variable and, if it is invalid, all equivalent uses.
    private mutating func check(_ first: Int, in operation: OperationDefinitionNode, _ scope: inout VariableScope) {
        let use = context.uses.variables[first]
        if let variable = scope.use(use.name) {
            guard applies(.variablesInAllowedPosition) else { return }
            let definition = context.document.variableDefinitions[variable]
            let type = scope.type(of: variable)
            for use in scope.uses.like(first) where !context.isFull {
                let found = context.errorCount
                variablesInAllowedPosition.check(context.uses.variables[use], of: definition, type, &context)
                guard context.errorCount > found else { return }
            }
        } else if applies(.noUndefinedVariables) {
            for use in scope.uses.like(first) where !context.isFull {
                noUndefinedVariables.check(context.uses.variables[use], in: operation, &context)
            }
        }
    }
}
