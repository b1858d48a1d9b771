import GraphQL
import Planner

@testable import Coverage

/// Values that fit the type of an argument, but that many fields cannot use: a page that is too large, or a text that is not an id or a cursor.
struct UnusableValues {
    private let catalog: Catalog
    private let maker: ExampleMaker

    private var schema: Schema { catalog.schema }

    init(_ catalog: Catalog) {
        self.catalog = catalog
        maker = ExampleMaker(catalog: catalog, examples: ExampleValues())
    }

    /// A value as a literal, with the path of the argument or input field that makes it unusable.
    struct Unusable {
        let path: String
        let literal: String
    }

    /// The values of an argument, or of a field of an input object.
    func values(of input: InputValueDefinition, depth: Int = 0) -> [Unusable] {
        let type = schema[input.type.named]
        guard type.kind == .inputObject else {
            let single = literals(of: type, named: input.name).map { Unusable(path: input.name, literal: wrapped($0, input.type)) }
            return single + tooMany(input, type)
        }
        guard depth < 3 else { return [] }
        let fields = Array(schema[type.inputFields])
        return fields.flatMap { field in
            values(of: field, depth: depth + 1).map { value in
                let others = fields.filter { $0.isRequired && $0.name != field.name }.compactMap { other in
                    maker.examples(of: other).first.map { "\(other.name): \($0.value.literal)" }
                }
                let object = "{" + (["\(field.name): \(value.literal)"] + others).joined(separator: ", ") + "}"
                return Unusable(path: "\(input.name).\(value.path)", literal: wrapped(object, input.type))
            }
        }
    }

    private func literals(of type: NamedType, named name: String) -> [String] {
        switch type.id {
        case .int: return ["-1", "1000000"]
        case .float: return ["-1.0", "1000000.0"]
        case .id: return [#""x""#, #""nothing_1""#]
        case .string:
            let texts = [#""\u0000""#, "\"\(String(repeating: "x", count: 201))\""]
            return texts + (["search", "text"].contains(name) ? ["\"\(words(25))\"", "\"\(words(7, "-w"))\""] : [])
        default: break
        }
        if type.kind == .enum { return schema[type.enumValues].map(\.name) }
        return type.scalarRule == .date ? [#""1990-01-01""#, #""2090-01-01""#] : []
    }

    /// A list of more different values than any argument takes.
    private func tooMany(_ input: InputValueDefinition, _ type: NamedType) -> [Unusable] {
        guard input.type.isList,
            let item: (Int) -> String = type.id == .id ? { #""recipe_\#($0)""# } : type.id == .string ? { #""v\#($0)""# } : nil
        else { return [] }
        return [Unusable(path: input.name, literal: "[" + (1...101).map(item).joined(separator: ", ") + "]")]
    }

    private func words(_ count: Int, _ start: String = "w") -> String { (0..<count).map { "\(start)\($0)" }.joined(separator: " ") }

    private func wrapped(_ literal: String, _ type: TypeReference) -> String {
        (0..<type.listDepth).reduce(literal) { item, _ in "[\(item)]" }
    }
}
