import Gateway
import GraphQL
import JSON
import JSONValues

/// The source of a schema: a local file, a downloaded file, or a running server.
struct SchemaSource {
    /// The given path or URL.
    let location: String
    private let fetching: SchemaFetchOptions

    init(_ location: String, fetching: SchemaFetchOptions) {
        self.location = location
        self.fetching = fetching
    }

    /// The path of the file, or nil for a URL.
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
            throw CommandFailure("\(error)\nThe URL of a server begins with http:// or https://.")
        }
        return try Self.schema(of: text, in: file)
    }

    /// Parses a schema.
    ///
    /// Definitions never begin with a brace, but JSON with a schema always does.
    private static func schema(of text: [UInt8], in file: String) throws(CommandFailure) -> Schema {
        let bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard first == UInt8(ascii: "{") else {
            do throws(SchemaError) {
                return try Schema(sdl: text)
            } catch {
                throw CommandFailure("\(file) is not a schema:\n" + error.errors.lines(in: file))
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
            throw CommandFailure("\(file) is not an introspection result: \(error)")
        }
    }
}

extension JSONDocument.Limits {
    /// Limits for introspection results, whose nesting is far below 256.
    static let introspection = JSONDocument.Limits(nesting: 256, allowsNUL: true)
}
