/// The types and directives that a document defines itself, by name.
///
/// The definitions are indexed once, so that a document of a hundred thousand definitions is not searched for each use of a definition. The
/// index costs nothing for a document without definitions.
struct OwnDefinitions {
    /// A directive definition with the data to check its uses.
    struct Directive {
        let node: DirectiveDefinitionNode
        /// The allowed locations, as one bit for each location.
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
            // If there are several definitions, the last one counts, as in GraphQL.js.
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

    /// Whether the document defines any type.
    var hasTypes: Bool { !types.isEmpty }
    /// Whether the document defines any directive.
    var hasDirectives: Bool { !directives.isEmpty }

    /// Returns the last definition of a type, as an index into the document's type definitions.
    func type(named name: Int32) -> Int32? { types[name] }

    /// Returns the last definition of a directive.
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
    /// Returns the document's own definition of a directive.
    mutating func ownDirective(named name: Name) -> OwnDefinitions.Directive? {
        guard own.hasDirectives else { return nil }
        return own.directive(named: names.id(of: name, in: document))
    }

    /// Returns the document's own definition of a type.
    mutating func ownType(named name: Name) -> TypeDefinitionNode? {
        guard own.hasTypes else { return nil }
        return own.type(named: names.id(of: name, in: document)).map { document.typeDefinitions[Int($0)] }
    }

    /// The names of the types that the document defines.
    var ownTypeNames: Set<String> {
        Set(document.typeDefinitions.lazy.filter { !$0.isExtension }.map { document.text($0.name) })
    }
}
