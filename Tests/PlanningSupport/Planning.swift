import Domains
import Glibc
package import GraphQL
package import Languages
package import Planner

/// Plans operations of the repository's schema without a database.
package enum Planning {
    package static let planner: Planner = {
        do {
            let schema = try Schema(sdl: read(root + "/schema.graphql"))
            return Planner(catalog: try Domains.catalog(schema: schema, schemaVersion: "test"))
        } catch {
            preconditionFailure("the repository's schema cannot be planned for: \(error)")
        }
    }()

    package static var catalog: Catalog { planner.catalog }

    /// Plans an operation for a request.
    package static func plan(
        _ query: String,
        _ variables: ObjectValue = ObjectValue(),
        language: Language = .english,
        viewer: Viewer? = nil
    ) throws -> Planner.Planned {
        var (document, values) = try request(query, variables, language: language)
        values.viewer = viewer
        return try planner.plan(document.operations[0], of: document, for: values)
    }

    /// A valid document and the values of a request with it.
    package static func request(
        _ query: String,
        _ variables: ObjectValue = ObjectValue(),
        language: Language = .english
    ) throws -> (Document, RequestValues) {
        let document = try Document.parse(query)
        let errors = validate(document, against: catalog.schema)
        guard errors.isEmpty else { throw RequestError(errors) }
        let coerced = try catalog.schema.coerceVariables(of: document.operations[0], in: document, from: variables)
        return (document, RequestValues(variables: coerced, language: language.text))
    }

    package static func read(_ path: String) throws -> [UInt8] {
        struct Unreadable: Error { var path: String }
        guard let stream = unsafe fopen(path, "r") else { throw Unreadable(path: path) }
        defer { unsafe fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe fread(&chunk, 1, chunk.count, stream)
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk.prefix(count))
        }
    }

    package static func write(_ text: String, to path: String) {
        guard let stream = unsafe fopen(path, "w") else { return }
        unsafe fputs(text, stream)
        unsafe fclose(stream)
    }

    /// The repository's folder.
    package static let root = folder(#filePath, up: 3)

    package static func folder(_ file: String, up count: Int) -> String {
        file.split(separator: "/", omittingEmptySubsequences: false).dropLast(count).joined(separator: "/")
    }
}
