import GraphQL
import JSON
import JSONValues
import ServiceSupport

@testable import Engine

/// The parts of a response that both sides must agree on.
struct ComparedAnswer: Equatable {
    /// The problem that an error reports.
    enum Problem: Equatable {
        /// Null in a non-null field: `Type.field`.
        case null(String)
        /// A value that does not fit the field's type.
        case wrongValue
        /// Null for a non-null argument, through a variable.
        case nullArgument
        /// Anything else, word for word.
        case text(String)
    }

    struct Failure: Equatable {
        let problem: Problem
        var locations: [String]
        var path: String
    }

    /// The bytes of `data`; nil if absent.
    let data: [UInt8]?
    var failures: [Failure]
}

extension ComparedAnswer {
    /// Runs a request on the executor.
    init(to request: LibraryOperations.Request, over rows: LibraryRows, _ schema: Schema) throws {
        let document = try Document.parse(request.document)
        let problems = validate(document, against: schema)
        guard problems.isEmpty else { throw Unexpected(text: problems.map(\.message).joined(separator: "\n")) }
        let operation = try document.operation(named: request.operation)
        do throws(RequestError) {
            let variables = try schema.coerceVariables(of: operation, in: document, from: request.variables)
            let source = LibraryData(schema: schema, rows: rows)
            var executor = Executor(schema: schema, document: document, variables: variables, source: source)
            executor.execute(operation, root: .root)
            data = executor.writer.bytes
            failures = executor.errors.map(Self.failure)
        } catch {
            data = nil
            failures = error.errors.map(Self.failure)
        }
    }

    private static func failure(_ error: GraphQLError) -> Failure {
        var writer = ResponseWriter()
        writer.write(error)
        let json = (try? JSONText.value(writer.text)) ?? .null
        return failure(json, saying: error.message)
    }

    /// Reads the engine's response, which contains for developers the reason of an error besides the message for people.
    init(response: [UInt8]) throws {
        let errors = try Self.member("errors", of: response).map { try JSONDocument(parsing: $0) }
        failures = (errors.map { Value($0.root) } ?? .null).items.map { error in
            Self.failure(error, saying: error["extensions"]["reason"].string ?? error["message"].string ?? "")
        }
        data = Self.member("data", of: response)
    }

    private static func failure(_ error: Value, saying message: String) -> Failure {
        let problem = problem(message)
        let locations = error["locations"].items.map { "\($0["line"].int ?? 0):\($0["column"].int ?? 0)" }
        let path = error["path"].items.map { $0.string ?? $0.int.map(String.init) ?? "?" }
        // One side locates an argument's error at the argument, the other at its field.
        return Failure(problem: problem, locations: problem == .nullArgument ? [] : locations, path: path.joined(separator: "."))
    }

    /// Maps both sides' messages to the same problem.
    private static func problem(_ message: String) -> Problem {
        if let match = message.firstMatch(of: /^Cannot return null for non-nullable field (.+)\.$/) { return .null(String(match.1)) }
        if message.starts(with: "The value does not fit the type of ") { return .wrongValue }
        if message.starts(with: "Int cannot represent non 32-bit signed integer value: ") { return .wrongValue }
        if message.contains(/^Variable "\$\w+" must not be null here\.$/) { return .nullArgument }
        if message.contains(/^Argument "\w+" has invalid value: Expected variable "\$\w+" provided to non-null type .+/) {
            return .nullArgument
        }
        return .text(message)
    }

    /// The bytes of a member of the outermost object.
    private static func member(_ name: String, of object: [UInt8]) -> [UInt8]? {
        let key = Array("\"\(name)\":".utf8)
        var (depth, isInString, index, start) = (0, false, 0, Int?.none)
        while index < object.count {
            let byte = object[index]
            if isInString {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isInString = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""):
                    if depth == 1, start == nil, object[index...].starts(with: key) {
                        index += key.count
                        start = index
                        continue
                    }
                    isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    depth -= 1
                    if depth == 0, let start { return Array(object[start..<index]) }
                case UInt8(ascii: ","):
                    if depth == 1, let start { return Array(object[start..<index]) }
                default: break
                }
            }
            index += 1
        }
        return nil
    }
}

extension ComparedAnswer: CustomStringConvertible {
    var description: String {
        let lines = failures.map { "  \($0.problem) at \($0.path) \($0.locations)" }
        return ([data.map { String(decoding: $0, as: UTF8.self) } ?? "no data"] + lines).joined(separator: "\n")
    }
}
