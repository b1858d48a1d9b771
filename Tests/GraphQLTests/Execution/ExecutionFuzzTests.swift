import JSON
import TestSupport
import Testing

@testable import GraphQL

@Suite("execution of random operations")
struct ExecutionFuzzTests {
    @Test("returns data of the selected shape without errors if the source has no faults", arguments: 0..<20)
    func faultless(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        var generator = OperationGenerator(schema: schema, seed: seed)
        for round in 0..<4 {
            let source = generator.document()
            let document = try Document.parse(source)
            for operation in generator.operations {
                // A variable that fits because of its default value is only invalid if it is null.
                let variables = generator.values.variables(of: operation, canBeNull: false)
                let result = try execute(operation.name, of: document, schema, variables, seed: seed + round, hasFaults: false)
                #expect(result.errors.filter { $0.message != "no type" } == [], "\(source) with \(variables)")
                #expect(result.problems == [], "\(source) with \(variables)")
            }
        }
    }

    @Test("returns data of the selected shape if the source has faults, with null wherever there is an error", arguments: 0..<20)
    func faulty(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        var generator = OperationGenerator(schema: schema, seed: seed)
        for round in 0..<4 {
            let source = generator.document()
            let document = try Document.parse(source)
            for operation in generator.operations {
                let variables = generator.values.variables(of: operation, canBeNull: true)
                guard let result = try? execute(operation.name, of: document, schema, variables, seed: seed + round, hasFaults: true) else {
                    continue
                }
                #expect(result.problems == [], "\(source) with \(variables)")
            }
        }
    }

    @Test("returns data of the selected shape for damaged operations that are still valid", arguments: 0..<20)
    func damaged(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        var generator = OperationGenerator(schema: schema, seed: seed)
        for round in 0..<20 {
            let source = generator.values.random.misspelled(generator.document(), times: 1...1)
            guard let document = try? Document.parse(source), validate(document, against: schema).isEmpty else { continue }
            for operation in generator.operations {
                let variables = generator.values.variables(of: operation, canBeNull: true)
                guard let result = try? execute(operation.name, of: document, schema, variables, seed: seed + round, hasFaults: true) else {
                    continue
                }
                #expect(result.problems == [], "\(source) with \(variables)")
            }
        }
    }

    /// Executes an operation and returns the problems of the response.
    private func execute(
        _ name: String,
        of document: Document,
        _ schema: Schema,
        _ input: ObjectValue,
        seed: Int,
        hasFaults: Bool
    ) throws -> (errors: [GraphQLError], problems: [String]) {
        let operation = try document.operation(named: name)
        let variables = try schema.coerceVariables(of: operation, in: document, from: input)
        let source = RandomData(schema: schema, hasFaults: hasFaults)
        var executor = Executor(schema: schema, document: document, variables: variables, source: source)
        executor.execute(operation, root: .object("", UInt64(seed)))
        let data = try JSONDocument(parsing: executor.writer.bytes, limits: JSONDocument.Limits(nesting: 100)).root
        let type = try #require(schema.rootType(of: operation.kind))
        var shape = ResponseShape(schema: schema, document: document, variables: variables)
        if data.kind != .null { shape.check(data, of: type, selecting: [operation.selectionSet]) }
        let contradicted = executor.errors.filter { !isNull(at: $0.path, in: data) || $0.locations.isEmpty }
        let silent = data.kind == .null && executor.errors.isEmpty ? ["no data and no error"] : []
        return (executor.errors, shape.problems + silent + contradicted.map { "\($0) without its null" })
    }

    /// Whether a path leads to null, or to a null further up.
    private func isNull(at path: [PathElement], in data: JSONValue) -> Bool {
        var value: JSONValue? = data
        for element in path {
            guard let parent = value, parent.kind != .null else { return true }
            switch element {
            case .key(let name): value = parent[name]
            case .index(let index): value = parent[index]
            }
        }
        return value.map { $0.kind == .null } ?? false
    }
}

extension ValueGenerator {
    /// Returns values for the variables of an operation, as in JSON.
    fileprivate mutating func variables(of operation: OperationGenerator.Operation, canBeNull: Bool) -> ObjectValue {
        var values = ObjectValue()
        for variable in operation.variables where variable.type.isNonNull && variable.defaultValue == nil || random.once(in: 2) {
            values.append(variable.name, value(of: canBeNull ? variable.type : variable.type.nonNull).plain)
        }
        return values
    }
}
