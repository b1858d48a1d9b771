import GraphQL

@testable import Coverage
@testable import Gateway
@testable import Planner

/// A mutation with nothing in its input but what it demands.
struct MutationRequest {
    private let query: String
    /// The variables of files, which are sent as a form.
    private var files: [String] = []

    init(_ field: FieldDefinition, _ schema: Schema, _ maker: ExampleMaker) {
        var files: [String] = []
        func literal(_ input: InputValueDefinition) -> String {
            let type = schema[input.type.named]
            if type.scalarRule == .upload {
                files.append("file\(files.count)")
                return "$\(files[files.count - 1])"
            }
            let value =
                type.kind == .inputObject
                ? "{\(schema[type.inputFields].filter(\.isRequired).map { "\($0.name): \(literal($0))" }.joined(separator: ", "))}"
                : maker.examples(of: input).first?.value.literal ?? "null"
            return input.type.isList && type.kind == .inputObject ? "[\(value)]" : value
        }
        let arguments = schema[field.arguments].filter { $0.isRequired }.map { "\($0.name): \(literal($0))" }
        let call = field.name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        let definitions = files.map { "$\($0): Upload!" }.joined(separator: ", ")
        query = "mutation \(definitions.isEmpty ? "" : "(\(definitions)) "){ \(call) { __typename } }"
        self.files = files
    }

    /// Sends it and answers the response.
    mutating func send(by client: Client, _ headers: [String]) throws -> Response {
        guard !files.isEmpty else { return try client.query(query, headers: headers) }
        var variables = ObjectValue()
        for file in files { variables.append(file, .null) }
        var operations = ResponseWriter()
        operations.write(.object(["query": .string(query), "variables": .object(variables)]))
        let map = files.map { "\"\($0)\":[\"variables.\($0)\"]" }.joined(separator: ",")
        func part(_ name: String, _ content: String, _ further: String = "") -> String {
            "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\(further)\r\n\r\n\(content)\r\n"
        }
        let body =
            part("operations", operations.text) + part("map", "{\(map)}")
            + files.map { part($0, "no picture", "; filename=\"a.txt\"") }.joined() + "--b--\r\n"
        let headers = headers + ["GraphQL-Preflight: 1"]
        try client.send(Client.post(body: body, type: "multipart/form-data; boundary=b", headers: headers))
        return try client.response()
    }
}
