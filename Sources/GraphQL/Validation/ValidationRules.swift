/// A set of validation rules, with the names of the reference implementation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Validation
public struct ValidationRules: OptionSet, Sendable, Hashable {
    /// One bit for each rule.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(bit: Int) { rawValue = 1 << bit }

    /// Creates a set with the rule of the given name, such as `ScalarLeafsRule`; nil if there is no such rule.
    public init?(named name: String) {
        guard let bit = Self.names.firstIndex(of: name) else { return nil }
        self.init(bit: bit)
    }

    /// All rules of the specification for executable documents.
    public static let specified = ValidationRules(rawValue: (1 << 27) - 1)

    static let executableDefinitions = ValidationRules(bit: 0)
    static let knownOperationTypes = ValidationRules(bit: 1)
    static let uniqueOperationNames = ValidationRules(bit: 2)
    static let loneAnonymousOperation = ValidationRules(bit: 3)
    static let singleFieldSubscriptions = ValidationRules(bit: 4)
    static let knownTypeNames = ValidationRules(bit: 5)
    static let fragmentsOnCompositeTypes = ValidationRules(bit: 6)
    static let variablesAreInputTypes = ValidationRules(bit: 7)
    static let scalarLeafs = ValidationRules(bit: 8)
    static let fieldsOnCorrectType = ValidationRules(bit: 9)
    static let uniqueFragmentNames = ValidationRules(bit: 10)
    static let knownFragmentNames = ValidationRules(bit: 11)
    static let noUnusedFragments = ValidationRules(bit: 12)
    static let possibleFragmentSpreads = ValidationRules(bit: 13)
    static let noFragmentCycles = ValidationRules(bit: 14)
    static let uniqueVariableNames = ValidationRules(bit: 15)
    static let noUndefinedVariables = ValidationRules(bit: 16)
    static let noUnusedVariables = ValidationRules(bit: 17)
    static let knownDirectives = ValidationRules(bit: 18)
    static let uniqueDirectivesPerLocation = ValidationRules(bit: 19)
    static let knownArgumentNames = ValidationRules(bit: 20)
    static let uniqueArgumentNames = ValidationRules(bit: 21)
    static let valuesOfCorrectType = ValidationRules(bit: 22)
    static let providedRequiredArguments = ValidationRules(bit: 23)
    static let variablesInAllowedPosition = ValidationRules(bit: 24)
    static let overlappingFieldsCanBeMerged = ValidationRules(bit: 25)
    static let uniqueInputFieldNames = ValidationRules(bit: 26)

    /// The rule against deprecated fields, arguments and values, which is not part of the specification.
    public static let noDeprecated = ValidationRules(bit: 27)
    /// The rule against introspection, which is not part of the specification.
    public static let noSchemaIntrospection = ValidationRules(bit: 28)
    /// The rule against introspection that nests lists too deep, which is not part of the specification.
    public static let maxIntrospectionDepth = ValidationRules(bit: 29)

    /// All rules of the specification for documents that define a schema.
    public static let specifiedSDL: ValidationRules = [
        loneSchemaDefinition, uniqueOperationTypes, uniqueTypeNames, uniqueEnumValueNames, uniqueFieldDefinitionNames,
        uniqueArgumentDefinitionNames, uniqueDirectiveNames, knownTypeNames, knownDirectives, uniqueDirectivesPerLocation,
        possibleTypeExtensions, knownArgumentNames, uniqueArgumentNames, uniqueInputFieldNames, providedRequiredArguments,
    ]

    static let loneSchemaDefinition = ValidationRules(bit: 30)
    static let uniqueOperationTypes = ValidationRules(bit: 31)
    static let uniqueTypeNames = ValidationRules(bit: 32)
    static let uniqueEnumValueNames = ValidationRules(bit: 33)
    static let uniqueFieldDefinitionNames = ValidationRules(bit: 34)
    static let uniqueArgumentDefinitionNames = ValidationRules(bit: 35)
    static let uniqueDirectiveNames = ValidationRules(bit: 36)
    static let possibleTypeExtensions = ValidationRules(bit: 37)

    /// The names of the rules in the order of the bits.
    private static let names = [
        "ExecutableDefinitionsRule", "KnownOperationTypesRule", "UniqueOperationNamesRule", "LoneAnonymousOperationRule",
        "SingleFieldSubscriptionsRule", "KnownTypeNamesRule", "FragmentsOnCompositeTypesRule", "VariablesAreInputTypesRule",
        "ScalarLeafsRule", "FieldsOnCorrectTypeRule", "UniqueFragmentNamesRule", "KnownFragmentNamesRule", "NoUnusedFragmentsRule",
        "PossibleFragmentSpreadsRule", "NoFragmentCyclesRule", "UniqueVariableNamesRule", "NoUndefinedVariablesRule",
        "NoUnusedVariablesRule", "KnownDirectivesRule", "UniqueDirectivesPerLocationRule", "KnownArgumentNamesRule",
        "UniqueArgumentNamesRule", "ValuesOfCorrectTypeRule", "ProvidedRequiredArgumentsRule", "VariablesInAllowedPositionRule",
        "OverlappingFieldsCanBeMergedRule", "UniqueInputFieldNamesRule", "NoDeprecatedCustomRule", "NoSchemaIntrospectionCustomRule",
        "MaxIntrospectionDepthRule", "LoneSchemaDefinitionRule", "UniqueOperationTypesRule", "UniqueTypeNamesRule",
        "UniqueEnumValueNamesRule", "UniqueFieldDefinitionNamesRule", "UniqueArgumentDefinitionNamesRule", "UniqueDirectiveNamesRule",
        "PossibleTypeExtensionsRule",
    ]
}
