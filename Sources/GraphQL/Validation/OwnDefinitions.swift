/// The types and directives that a document defines itself, by name.
///
/// Indexed once, so that a document of a hundred thousand definitions is not searched for each use of one; nothing for a document without.
struct OwnDefinitions {
    /// A directive definition, prepared for the checks of its uses.
    struct Directive {
        let node: DirectiveDefinitionNode
        /// Where the directive can stand: a bit for each location.
        fileprivate let locations: UInt32
        /// The arguments that each use must give.
        let requiredArguments: [InputValueDefinitionNode]
        fileprivate let index: Int32

        func canStand(at location: DirectiveLocation) -> Bool { locations & location.bit != 0 }
    }

    private struct Argument: Hashable {
        let directive: Int32
        let name: Int32
    }

    private var types: [Int32: Int32] = [:]
    private var directives: [Int32: Directive] = [:]
    private var arguments: Set<Argument> = []

    init(_ document: Document, _ names: inout NameInterner) {
        for (index, node) in document.typeDefinitions.enumerated() where !node.isExtension {
            types[names.id(of: node.name, in: document)] = Int32(index)
        }
        for (index, node) in document.directiveDefinitions.enumerated() {
            // Of several definitions the last counts, as in GraphQL.js.
            let directive = Directive(
                node: node,
                locations: document[node.locations].reduce(0) { bits, name in
                    bits | (DirectiveLocation(rawValue: document.text(name))?.bit ?? 0)
                },
                requiredArguments: document[node.arguments].filter { $0.type.kind == .nonNull && $0.defaultValue == nil },
                index: Int32(index)
            )
            directives[names.id(of: node.name, in: document)] = directive
            for argument in document[node.arguments] {
                arguments.insert(Argument(directive: directive.index, name: names.id(of: argument.name, in: document)))
            }
        }
    }

    /// Whether there is a type.
    var hasTypes: Bool { !types.isEmpty }
    /// Whether there is a directive.
    var hasDirectives: Bool { !directives.isEmpty }

    /// The last definition of a type, as an index into the document's type definitions.
    func type(named name: Int32) -> Int32? { types[name] }

    /// The last definition of a directive.
    func directive(named name: Int32) -> Directive? { directives[name] }

    /// Whether a directive has an argument.
    func has(argument name: Int32, of directive: Directive) -> Bool {
        arguments.contains(Argument(directive: directive.index, name: name))
    }
}

extension DirectiveLocation {
    fileprivate var bit: UInt32 { Self.bits[self] ?? 0 }

    private static let bits = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, UInt32(1) << $0) })
}

extension ValidationContext {
    /// The document's own definition of a directive.
    mutating func ownDirective(named name: Name) -> OwnDefinitions.Directive? {
        guard own.hasDirectives else { return nil }
        return own.directive(named: names.id(of: name, in: document))
    }

    /// The document's own definition of a type.
    mutating func ownType(named name: Name) -> TypeDefinitionNode? {
        guard own.hasTypes else { return nil }
        return own.type(named: names.id(of: name, in: document)).map { document.typeDefinitions[Int($0)] }
    }

    /// The names of the types that the document defines.
    var ownTypeNames: Set<String> {
        Set(document.typeDefinitions.lazy.filter { !$0.isExtension }.map { document.text($0.name) })
    }
}
