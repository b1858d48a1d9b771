import GraphQL

@testable import Coverage
@testable import Planner

/// A mutation with only the required fields in its input.
struct MutationRequest {
    let document: String
    /// The uploaded files as variables.
    private(set) var variables = ObjectValue()

    init(_ field: FieldDefinition, _ schema: Schema, _ maker: ExampleMaker) {
        var files: [String] = []
        func literal(_ input: InputValueDefinition) -> String {
            let type = schema[input.type.named]
            if type.scalarRule == .upload {
                files.append(files.isEmpty ? "photo" : "file\(files.count)")
                return "$\(files[files.count - 1])"
            }
            let fields = schema[type.inputFields]
            let needed = type.isOneOf ? Array(fields.prefix(1)) : fields.filter(\.isRequired)
            let value =
                type.kind == .inputObject
                ? "{\(needed.map { "\($0.name): \(literal($0))" }.joined(separator: ", "))}"
                : maker.examples(of: input).first?.value.literal ?? "null"
            return input.type.isList && type.kind == .inputObject ? "[\(value)]" : value
        }
        let arguments = schema[field.arguments].filter { $0.isRequired }.map { "\($0.name): \(literal($0))" }
        let call = field.name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        let definitions = files.map { "$\($0): Upload!" }.joined(separator: ", ")
        document = "mutation \(definitions.isEmpty ? "" : "(\(definitions)) "){ \(call) { __typename } }"
        let file = Upload(fileName: "a.txt", contentType: nil, bytes: Array("no picture".utf8)[...])
        for name in files { variables.append(name, .upload(file)) }
    }
}
