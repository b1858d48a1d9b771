import Foundation
import GraphQL
import JSON
import JSONValues
import PlainData
import Testing

@Suite("execution, compared with recorded cases of the reference implementation", .enabled(if: ConformanceCases.exist))
struct ExecutionConformanceTests {
    /// Returns the cases of a corpus as values, which keep the order of their fields, unlike Foundation's dictionaries.
    private func cases(_ corpus: String) throws -> [ObjectValue] {
        let text = try Data(contentsOf: ConformanceCases.folder.appending(path: corpus + ".jsonl"))
        return try text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let document = try JSONDocument(parsing: Array(line), limits: .init(nesting: 4096, allowsNUL: true))
            guard case .object(let fields) = Value(document.root) else { return nil }
            return fields
        }
    }

    /// Returns the outcome of a case: the result of its execution, or else the request errors.
    private func outcome(
        of fields: ObjectValue,
        _ run: (Schema, Document, OperationDefinitionNode, CoercedVariables) -> Value
    ) throws -> Value {
        let schema = try Schema(sdl: fields["schema"]?.text ?? "", assumesValid: true)
        do {
            let document = try Document.parse(fields["document"]?.text ?? "")
            let operation = try document.operation(named: fields["operationName"]?.text)
            var input = ObjectValue()
            if case .object(let given)? = fields["variables"] { input = given }
            let variables = try schema.coerceVariables(of: operation, in: document, from: input)
            return run(schema, document, operation, variables)
        } catch let error as RequestError {
            return ["errors": .errors(error.errors)]
        } catch let error as SyntaxError {
            return ["errors": .errors([error.graphQLError])]
        }
    }

    @Test("coerces variables, or rejects them with the recorded messages")
    func coerce() throws {
        for fields in try cases("coerce") {
            let outcome = try outcome(of: fields) { _, document, operation, variables in
                var coerced = ObjectValue()
                for (definition, value) in zip(document[operation.variables], variables.values) {
                    if let value { coerced.append(document.text(definition.name), value) }
                }
                return ["coerced": .object(coerced)]
            }
            #expect(outcome.canonical == fields["expected"]?.canonical, "\(fields["id"]?.text ?? "")")
        }
    }

    @Test("returns the recorded data in the recorded order, and only errors that the specification allows")
    func execute() throws {
        for fields in try cases("execute") {
            // Request errors are covered by the tests of the parser, the validator and coercion.
            guard case .object(let expected)? = fields["expected"], expected["data"] != nil else { continue }
            let outcome = try outcome(of: fields) { schema, document, operation, variables in
                let data = PlainData(schema: schema)
                var executor = Executor(schema: schema, document: document, variables: variables, source: data)
                executor.execute(operation, root: fields["root"] ?? [:])
                let json = try? JSONDocument(parsing: executor.writer.bytes, limits: .init(nesting: 4096, allowsNUL: true))
                return ["data": json.map { Value($0.root) } ?? .null, "errors": .errors(executor.errors)]
            }
            let id = fields["id"]?.text ?? ""
            guard case .object(let found) = outcome else { continue }
            #expect(found["data"]?.withIntegers == expected["data"]?.withIntegers, "\(id)")
            let allowed = (expected["errors"]?.items ?? []) + (fields["also_allowed_errors"]?.items ?? [])
            let errors = found["errors"]?.items ?? []
            #expect(Set(allowed.map(\.canonical)).isSuperset(of: errors.map(\.canonical)), "\(id)")
            #expect(errors.isEmpty == (expected["errors"]?.items ?? []).isEmpty, "\(id)")
        }
    }

    @Test("prints schemas in the recorded form, in both orders")
    func printSchema() throws {
        for fields in try cases("print") where fields["mode"] != "document" {
            let schema = try Schema(Document.parse(fields["document"]?.text ?? ""), assumesValid: true)
            #expect(schema.printed(isSorted: fields["mode"] == "sorted") == fields["expected"]?.text, "\(fields["id"]?.text ?? "")")
        }
    }
}

extension Value {
    fileprivate static func errors(_ errors: [GraphQLError]) -> Value {
        var writer = ResponseWriter()
        writer.write(errors)
        return (try? JSONDocument(parsing: writer.bytes, limits: .init(allowsNUL: true))).map { Value($0.root) } ?? .null
    }

    fileprivate var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    fileprivate var items: [Value] {
        if case .list(let items) = self { items } else { [] }
    }

    /// The value as in JSON, with 1.0 as 1 and enum values as strings.
    fileprivate var withIntegers: Value {
        switch self {
        case .double(let number): Int64(exactly: number).map(Value.int) ?? self
        case .enum(let name): .string(name)
        case .list(let items): .list(items.map(\.withIntegers))
        case .object(let fields): .object(ObjectValue(fields.map { ObjectValue.Field(name: $0.name, value: $0.value.withIntegers) }))
        default: self
        }
    }

    /// The value without irrelevant differences: the order of fields and errors, the kind of quotes, the notation of locations.
    fileprivate var canonical: Value {
        switch self {
        case .object(let fields):
            if let line = fields["line"], let column = fields["column"] { return [line, column] }
            let sorted = fields.sorted { $0.name < $1.name }
            return .object(
                ObjectValue(
                    sorted.map { field in
                        let value = field.value.canonical
                        let isSet = field.name == "errors" || field.name == "locations"
                        return ObjectValue.Field(name: field.name, value: isSet ? .list(value.items.sorted { "\($0)" < "\($1)" }) : value)
                    }
                )
            )
        case .list(let items): return .list(items.map(\.canonical))
        case .string(let text): return .string(text.replacing("'", with: "\""))
        default: return withIntegers
        }
    }
}
