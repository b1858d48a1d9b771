import Curl
import Gateway
import GraphQL
import JSON
import JSONValues

/// Fetches a schema over HTTP: by introspection of a running server, or as a file.
struct SchemaFetch {
    let url: String
    let headers: [String]
    let timeout: Duration

    /// The maximum size of a response.
    ///
    /// The largest public schemas are a fifth of this size.
    private static let limit = 64 << 20

    /// Whether the URL names a schema file by its extension.
    ///
    /// Such a file is downloaded directly.
    var isFile: Bool {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        return path.hasSuffix(".graphql") || path.hasSuffix(".gql") || path.hasSuffix(".json")
    }

    /// Downloads a file.
    func file() throws(CommandFailure) -> [UInt8] {
        let answer = try send(nil)
        guard answer.status == 200 else { throw failure(status: answer) }
        return answer.body
    }

    /// Fetches the schema of a running server.
    ///
    /// The introspection query of the latest edition is sent first. If the server rejects this query, a second query asks which
    /// introspection fields the server supports, and a third queries those.
    func schema() throws(CommandFailure) -> Schema {
        var answer = try ask(IntrospectionQuery().text)
        if case .failure(let errors) = answer {
            guard case .success(let capabilities) = try ask(IntrospectionQuery.capabilities) else { throw failure(errors.description) }
            answer = try ask(IntrospectionQuery(capabilities: capabilities).text)
        }
        switch answer {
        case .failure(let errors): throw failure(errors.description)
        case .success(let data):
            do throws(IntrospectionError) {
                return try Schema(introspection: data)
            } catch {
                throw failure("the response is not an introspection result: \(error)")
            }
        }
    }

    /// The errors in a server's response.
    private struct ServerErrors: Error, CustomStringConvertible {
        let messages: [String]

        var description: String {
            let more = messages.count > 3 ? " and \(messages.count - 3) more" : ""
            return "the server returned errors: " + messages.prefix(3).joined(separator: " / ") + more
        }
    }

    private func ask(_ query: String) throws(CommandFailure) -> Result<Value, ServerErrors> {
        let answer = try send(query)
        let json: Value
        do throws(JSONError) {
            json = Value(try JSONDocument(parsing: answer.body, limits: .introspection).root)
        } catch {
            guard (200..<300).contains(answer.status) else { throw failure(status: answer) }
            throw failure("the response is not JSON" + (answer.contentType.isEmpty ? "" : " but \(answer.contentType)"))
        }
        // A rejected query may have any status, so only the GraphQL response counts.
        if case .object(let object) = json {
            if case .list(let errors)? = object["errors"], !errors.isEmpty {
                return .failure(ServerErrors(messages: errors.map(Self.message)))
            }
            if let data = object["data"], !data.isNull, (200..<300).contains(answer.status) { return .success(data) }
        }
        guard (200..<300).contains(answer.status) else { throw failure(status: answer) }
        throw failure("the response is not from a GraphQL server: it has no “data”")
    }

    /// Posts a query, or downloads the file.
    private func send(_ query: String?) throws(CommandFailure) -> HTTPFetch.Answer {
        guard url.hasPrefix("http://") || url.hasPrefix("https://") else {
            throw failure("only http:// and https:// are supported")
        }
        var fetch = HTTPFetch(url: url)
        fetch.headers = headers
        if let query {
            var writer = ResponseWriter()
            writer.write(["query": .string(query)])
            fetch.body = writer.bytes
            fetch.headers += ["Content-Type: application/json", "Accept: application/graphql-response+json, application/json;q=0.9"]
        }
        fetch.timeout = timeout
        fetch.limit = Self.limit
        // User headers may be secrets, which must not be sent to another server.
        fetch.redirects = headers.isEmpty ? 5 : 0
        do throws(CurlError) {
            return try fetch.perform()
        } catch {
            throw failure(error.description)
        }
    }

    private static func message(of error: Value) -> String {
        guard case .object(let object) = error, case .string(let message)? = object["message"] else { return "an error without a message" }
        return message
    }

    private func failure(status answer: HTTPFetch.Answer) -> CommandFailure {
        failure("HTTP status \(answer.status)" + (answer.redirect.map { ", which redirects to \($0)" } ?? ""))
    }

    private func failure(_ reason: String) -> CommandFailure {
        // Removes the credentials of `https://name:password@host`, which must not appear in CI logs.
        var parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        if parts.count > 2 { parts[2] = parts[2].split(separator: "@").last ?? "" }
        return CommandFailure("Cannot read the schema from \(parts.joined(separator: "/")): \(reason)".printable)
    }
}
