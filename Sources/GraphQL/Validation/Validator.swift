/// Traverses a document once, with the type of each position, and applies every rule.
///
/// The rules are concrete structs that are called directly. One bit for each rule records whether it applies.
struct Validator {
    var context: ValidationContext

    private let executableDefinitions = ExecutableDefinitionsRule()
    private let knownOperationTypes = KnownOperationTypesRule()
    private var uniqueOperationNames = UniqueOperationNamesRule()
    private let loneAnonymousOperation = LoneAnonymousOperationRule()
    var singleFieldSubscriptions = SingleFieldSubscriptionsRule()
    var knownTypeNames = KnownTypeNamesRule()
    private let fragmentsOnCompositeTypes = FragmentsOnCompositeTypesRule()
    private let variablesAreInputTypes = VariablesAreInputTypesRule()
    private let scalarLeafs = ScalarLeafsRule()
    private let fieldsOnCorrectType = FieldsOnCorrectTypeRule()
    private var uniqueFragmentNames = UniqueFragmentNamesRule()
    private let knownFragmentNames = KnownFragmentNamesRule()
    let noUnusedFragments = NoUnusedFragmentsRule()
    private let possibleFragmentSpreads = PossibleFragmentSpreadsRule()
    let noFragmentCycles = NoFragmentCyclesRule()
    private var uniqueVariableNames = UniqueVariableNamesRule()
    let noUndefinedVariables = NoUndefinedVariablesRule()
    let noUnusedVariables = NoUnusedVariablesRule()
    let knownDirectives = KnownDirectivesRule()
    var uniqueDirectivesPerLocation = UniqueDirectivesPerLocationRule()
    let knownArgumentNames = KnownArgumentNamesRule()
    var uniqueArgumentNames = UniqueArgumentNamesRule()
    var valuesOfCorrectType = ValuesOfCorrectTypeRule()
    var providedRequiredArguments = ProvidedRequiredArgumentsRule()
    let variablesInAllowedPosition = VariablesInAllowedPositionRule()
    var uniqueInputFieldNames = UniqueInputFieldNamesRule()
    var loneSchemaDefinition = LoneSchemaDefinitionRule()
    var uniqueOperationTypes = UniqueOperationTypesRule()
    var uniqueTypeNames = UniqueTypeNamesRule()
    var uniqueEnumValueNames = UniqueEnumValueNamesRule()
    var uniqueFieldDefinitionNames = UniqueFieldDefinitionNamesRule()
    var uniqueArgumentDefinitionNames = UniqueArgumentDefinitionNamesRule()
    var uniqueDirectiveNames = UniqueDirectiveNamesRule()
    var possibleTypeExtensions = PossibleTypeExtensionsRule()
    let noDeprecated = NoDeprecatedCustomRule()
    private let noSchemaIntrospection = NoSchemaIntrospectionCustomRule()
    private var maxIntrospectionDepth = MaxIntrospectionDepthRule()

    init(_ document: Document, _ schema: Schema, _ rules: ValidationRules, maxErrors: Int?, effort: Int = 1) {
        context = ValidationContext(document, schema, rules, maxErrors: maxErrors, effort: effort)
        context.uses.nameFragments(of: document, &context.names)
    }

    @inline(__always)
    func applies(_ rule: ValidationRules) -> Bool { context.rules.contains(rule) }

    mutating func validate() -> [GraphQLError] {
        for definition in context.document.definitions where !context.isFull {
            switch definition {
            case .operation(let index): visit(context.document[index])
            case .fragment(let index): visit(context.document[index])
            case .schema, .type, .directive:
                if applies(.executableDefinitions) { executableDefinitions.check(definition, &context) }
            }
        }
        if context.document.definitions.contains(where: { !$0.isExecutable }) { visitTypeSystemDefinitions() }
        if !context.isFull { checkOperationsAsAWhole() }
        return context.graphQLErrors()
    }

    private mutating func visit(_ operation: OperationDefinitionNode) {
        if applies(.knownOperationTypes) { knownOperationTypes.check(operation, &context) }
        if applies(.uniqueOperationNames) { uniqueOperationNames.check(operation, &context) }
        if applies(.loneAnonymousOperation) { loneAnonymousOperation.check(operation, &context) }
        if applies(.uniqueVariableNames) { uniqueVariableNames.check(operation, &context) }
        for variable in context.document[operation.variables] where !context.isFull { visit(variable) }

        let (variables, spreads) = (context.uses.variables.count, context.uses.spreads.count)
        visitDirectives(operation.directives, at: DirectiveLocation(operation.kind))
        visit(operation.selectionSet, of: context.schema.rootType(of: operation.kind))
        context.uses.endOperation(variables, spreads)
    }

    private mutating func visit(_ variable: VariableDefinitionNode) {
        let type = context.schema.type(variable.type, in: context.document)
        if applies(.knownTypeNames) { knownTypeNames.check(variable.type.name, &context) }
        if applies(.variablesAreInputTypes) { variablesAreInputTypes.check(variable, of: type, &context) }
        if let value = variable.defaultValue {
            let isInput = type.map { context.schema[$0.named].kind.isInput } ?? false
            visitDefault(value, of: variable, isInput ? type : nil)
        }
        visitDirectives(variable.directives, at: .variableDefinition)
    }

    private mutating func visit(_ fragment: FragmentDefinitionNode) {
        if applies(.uniqueFragmentNames) { uniqueFragmentNames.check(fragment, &context) }
        let type = visitCondition(fragment.typeCondition, of: fragment.name)
        let (variables, spreads) = (context.uses.variables.count, context.uses.spreads.count)
        visitDirectives(fragment.directives, at: .fragmentDefinition)
        visit(fragment.selectionSet, of: type)
        context.uses.endFragment(variables, spreads)
    }

    /// Checks a type condition and returns its type; nil if there is no such type.
    private mutating func visitCondition(_ condition: Name, of fragment: Name?) -> TypeID? {
        let type = context.schema.type(named: condition, in: context.document)
        if type == nil, applies(.knownTypeNames) { knownTypeNames.check(condition, &context) }
        if applies(.fragmentsOnCompositeTypes) { fragmentsOnCompositeTypes.check(condition, of: type, fragment: fragment, &context) }
        return type
    }

    /// Visits the selections of a value; `type` is nil if the value's type is unknown.
    private mutating func visit(_ set: SelectionSet, of type: TypeID?) {
        context.uses.selectionSets.append(set.selections)
        visitSelections(of: set, of: type)
    }

    private mutating func visitSelections(of set: SelectionSet, of type: TypeID?) {
        let parent = type.flatMap { context.schema.types[Int($0.index)].kind.isComposite ? $0 : nil }
        for index in set.selections.indices where !context.isFull {
            let selection = context.document.selections[index]
            switch selection.kind {
            case .field: visitField(selection, index, in: parent)
            case .fragmentSpread: visitSpread(selection, index, in: parent)
            case .inlineFragment: visitInlineFragment(selection, index, in: parent)
            }
        }
    }

    private mutating func visitField(_ field: SelectionNode, _ index: Int, in parent: TypeID?) {
        let id = parent.flatMap { context.schema.field(named: field.name, of: $0, in: context.document) }
        let name = context.names.id(of: field.responseName, in: context.document)
        context.uses.selections[index] = DocumentUses.Selection(name: name, field: id, parent: parent)
        let type = id.map { context.schema.fields[Int($0.index)].type }

        if let parent, id == nil, applies(.fieldsOnCorrectType) { fieldsOnCorrectType.report(field, on: parent, &context) }
        if let type, applies(.scalarLeafs) { scalarLeafs.check(field, of: type, &context) }
        if let id, applies(.noDeprecated) { noDeprecated.check(field, id, in: parent, &context) }
        if let type, applies(.noSchemaIntrospection) { noSchemaIntrospection.check(field, of: type, &context) }
        if applies(.maxIntrospectionDepth) { maxIntrospectionDepth.check(field, &context) }

        visitArguments(of: field, id, in: parent)
        visitDirectives(field.directives, at: .field)
        if let set = field.selectionSet { visit(set, of: type?.named) }
        if let id, let parent, applies(.providedRequiredArguments) { providedRequiredArguments.check(field, id, in: parent, &context) }
    }

    private mutating func visitArguments(of field: SelectionNode, _ id: FieldID?, in parent: TypeID?) {
        guard !field.arguments.isEmpty else { return }
        if applies(.uniqueArgumentNames) { uniqueArgumentNames.check(field.arguments, &context) }
        for argument in context.document[field.arguments] where !context.isFull {
            var definition: InputValueID?
            if let id, let parent {
                definition = context.schema.argument(named: argument.name, of: id, in: context.document)
                if let definition {
                    if applies(.noDeprecated) { noDeprecated.check(argument, definition, of: id, in: parent, &context) }
                } else if applies(.knownArgumentNames) {
                    knownArgumentNames.report(argument, of: id, in: parent, &context)
                }
            }
            visitValue(of: argument, definition)
        }
    }

    private mutating func visitSpread(_ spread: SelectionNode, _ index: Int, in parent: TypeID?) {
        let name = context.names.id(of: spread.name, in: context.document)
        context.uses.selections[index] = DocumentUses.Selection(name: name, parent: parent)
        context.uses.spreads.append(DocumentUses.Spread(name: name, offset: spread.start))
        if applies(.knownFragmentNames) { knownFragmentNames.check(spread, named: name, &context) }
        if applies(.possibleFragmentSpreads), let fragment = context.uses.fragment(named: name) {
            let condition = context.document.fragments[fragment].typeCondition
            let type = context.schema.type(named: condition, in: context.document)
            possibleFragmentSpreads.check(spread, of: type, in: parent, &context)
        }
        visitDirectives(spread.directives, at: .fragmentSpread)
    }

    private mutating func visitInlineFragment(_ fragment: SelectionNode, _ index: Int, in parent: TypeID?) {
        context.uses.selections[index] = DocumentUses.Selection(parent: parent)
        var type = parent
        if let condition = fragment.typeCondition {
            type = visitCondition(condition, of: nil)
            if applies(.possibleFragmentSpreads) { possibleFragmentSpreads.check(fragment, of: type, in: parent, &context) }
        }
        visitDirectives(fragment.directives, at: .inlineFragment)
        if let set = fragment.selectionSet { visitSelections(of: set, of: type) }
    }
}

extension DocumentUses {
    /// Records the content of an operation: the variables and spreads added since the given counts.
    mutating func endOperation(_ firstVariable: Int, _ firstSpread: Int) {
        operations.append(Definition(variables: firstVariable..<variables.count, spreads: firstSpread..<spreads.count))
    }

    /// Records the content of a fragment: the variables and spreads added since the given counts.
    mutating func endFragment(_ firstVariable: Int, _ firstSpread: Int) {
        fragments.append(Definition(variables: firstVariable..<variables.count, spreads: firstSpread..<spreads.count))
    }
}

extension DirectiveLocation {
    init(_ operation: OperationKind) {
        self =
            switch operation {
            case .query: .query
            case .mutation: .mutation
            case .subscription: .subscription
            }
    }
}
