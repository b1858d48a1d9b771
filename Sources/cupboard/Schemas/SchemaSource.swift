import Gateway
import GraphQL
import JSON
import JSONValues

/// Where a schema comes from: a file, here or on the web, or a running server.
struct SchemaSource {
    /// The path or URL, as it was given.
    let location: String
    private let fetching: SchemaFetchOptions

    init(_ location: String, fetching: SchemaFetchOptions) {
        self.location = location
        self.fetching = fetching
    }

    /// The path of the file; nil for a URL.
    var file: String? { location.contains("://") ? nil : location }

    /// Reads the schema.
    func schema() throws(CommandFailure) -> Schema {
        guard let file else {
            let fetch = SchemaFetch(url: location, headers: fetching.headers, timeout: .seconds(fetching.timeout))
            return fetch.isFile ? try Self.schema(of: try fetch.file(), in: location) : try fetch.schema()
        }
        let text: [UInt8]
        do throws(CommandFailure) {
            text = try TextFile.read(file)
        } catch {
            guard file.contains(":") else { throw error }
            throw CommandFailure("\(error)\nThe address of a server begins with http:// or https://.")
        }
        return try Self.schema(of: text, in: file)
    }

    /// Definitions never begin with a brace, and JSON that holds a schema always does.
    private static func schema(of text: [UInt8], in file: String) throws(CommandFailure) -> Schema {
        let bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard first == UInt8(ascii: "{") else {
            do throws(SchemaError) {
                return try Schema(sdl: text)
            } catch {
                throw CommandFailure("\(file) is no schema:\n" + error.errors.lines(in: file))
            }
        }
        let result: Value
        do throws(JSONError) {
            result = Value(try JSONDocument(parsing: Array(bytes), limits: .introspection).root)
        } catch {
            throw CommandFailure("\(file) is neither definitions nor JSON: \(error)")
        }
        do throws(IntrospectionError) {
            return try Schema(introspection: result)
        } catch {
            throw CommandFailure("\(file) is no introspection result: \(error)")
        }
    }
}

extension JSONDocument.Limits {
    /// Lists of types of fields of arguments of types: far below this, whoever wrote it.
    static let introspection = JSONDocument.Limits(nesting: 256, allowsNUL: true)
}
