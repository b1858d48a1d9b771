import GraphQL
import JSON
import JSONValues
import PlainData

// The kinds of requests that run a document against a schema.
extension ConformanceSession {
    mutating func coerce(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let schema = try schema(request["schema"]?.string ?? "")
        do throws(RequestError) {
            let (document, operation, variables) = try prepare(request, schema, validating: false)
            writer.write(literal: "{\"coerced\":{")
            var isFirst = true
            for (definition, value) in zip(document[operation.variables], variables.values) {
                guard let value else { continue }
                if !isFirst { writer.write(byte: UInt8(ascii: ",")) }
                isFirst = false
                writer.write(string: document.text(definition.name))
                writer.write(byte: UInt8(ascii: ":"))
                writer.write(value)
            }
            writer.write(literal: "}}")
        } catch {
            writer.write(literal: "{\"errors\":")
            writer.write(error.errors)
            writer.write(literal: "}")
        }
    }

    mutating func execute(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let schema = try schema(request["schema"]?.string ?? "")
        do throws(RequestError) {
            let (document, operation, variables) = try prepare(request, schema, validating: true)
            writer.write(literal: "{\"data\":")
            let source = PlainData(schema: schema)
            var executor = Executor(schema: schema, document: document, variables: variables, source: source, writer: writer)
            executor.execute(operation, root: request["root"].map { Value($0) } ?? .object([:]))
            writer = executor.writer
            if !executor.errors.isEmpty {
                writer.write(literal: ",\"errors\":")
                writer.write(executor.errors)
            }
        } catch {
            writer.write(literal: "{\"errors\":")
            writer.write(error.errors)
        }
        writer.write(literal: "}")
    }

    mutating func validate(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let schema = try schema(request["schema"]?.string ?? "")
        var rules = ValidationRules.specified
        if let names = request["rules"], names.kind == .array {
            rules = []
            for index in 0..<names.count {
                guard let name = names[index]?.string, let rule = ValidationRules(named: name) else {
                    throw Unanswered(reason: "unknown rule")
                }
                rules.insert(rule)
            }
        }
        let errors: [GraphQLError]
        do throws(SyntaxError) {
            errors = GraphQL.validate(try Document.parse(request["document"]?.string ?? ""), against: schema, rules: rules)
        } catch {
            errors = [error.graphQLError]
        }
        writer.write(literal: "{\"errors\":")
        writer.write(errors)
        writer.write(literal: "}")
    }

    mutating func introspect(_ request: JSONValue, to writer: inout ResponseWriter) throws(Unanswered) {
        let schema = try schema(request["schema"]?.string ?? "")
        guard let document = try? Document.parse(IntrospectionQuery().text), let operation = document.operations.first else {
            throw Unanswered(reason: "the introspection query is damaged")
        }
        let source = PlainData(schema: schema)
        var executor = Executor(schema: schema, document: document, variables: .none, source: source, writer: writer)
        executor.execute(operation, root: .null)
        writer = executor.writer
        if let error = executor.errors.first { throw Unanswered(reason: error.message) }
    }

    /// Prepares an execution: parses, validates, selects the operation and coerces its variables.
    private func prepare(
        _ request: JSONValue,
        _ schema: Schema,
        validating: Bool
    ) throws(RequestError) -> (Document, OperationDefinitionNode, CoercedVariables) {
        let document: Document
        do throws(SyntaxError) {
            document = try Document.parse(request["document"]?.string ?? "")
        } catch {
            throw RequestError([error.graphQLError])
        }
        if validating {
            let errors = GraphQL.validate(document, against: schema)
            if !errors.isEmpty { throw RequestError(errors) }
        }
        let operation = try document.operation(named: request["operationName"]?.string)
        var input = ObjectValue()
        if case .object(let given) = request["variables"].map(Value.init) { input = given }
        return (document, operation, try schema.coerceVariables(of: operation, in: document, from: input))
    }
}
