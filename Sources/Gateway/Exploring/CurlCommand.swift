import Bytes
import GraphQL

/// Shell commands that send requests to this server, ready to be pasted.
struct CurlCommand {
    let address: ServerAddress

    /// The command that fetches a page of this server.
    func page(_ path: String) -> String { "curl -s \(Self.quoted(address.text + path))" }

    /// The command that sends an operation, on one line if it fits in a terminal.
    func asking(_ operation: String) -> String {
        if operation.hasPrefix("mutation") { return changing(operation) }
        let isSubscription = operation.hasPrefix("subscription")
        let ways = isSubscription ? "curl -sNG" : "curl -sG"
        let form = isSubscription ? "-H 'Accept: text/event-stream'" : "-d pretty"
        let command = "\(ways) \(Self.quoted(address.text + "/graphql")) \(form) --data-urlencode "
        let line = command + Self.quoted("query=" + operation)
        guard line.count > Self.width else { return line }
        if operation.count + 12 < Self.width { return command + "\\\n    " + Self.quoted("query=" + operation) }
        // The operation is generated, so it can be formatted.
        guard var formatted = try? Document.formatted(Array(operation.utf8)) else { return line }
        if formatted.last == UInt8(ascii: "\n") { formatted.removeLast() }
        return command + Self.quoted("query=" + String(decoding: formatted, as: UTF8.self))
    }

    /// The command that sends a mutation by POST, as a form if the mutation takes a file.
    private func changing(_ mutation: String) -> String {
        let takesFile = mutation.contains("$file")
        let body = Self.json(takesFile ? ["query": .string(mutation), "variables": ["file": nil]] : ["query": .string(mutation)])
        let command = "curl -s \(Self.quoted(address.text + "/graphql?pretty")) \\\n    "
        guard takesFile else { return command + "-H 'Content-Type: application/json' \\\n    -d " + Self.quoted(body) }
        let map = Self.json(["0": ["variables.file"]])
        return command + "-H 'GraphQL-Preflight: 1' \\\n    -F \(Self.quoted("operations=" + body)) \\\n    "
            + "-F \(Self.quoted("map=" + map)) -F 0=@photo.jpg"
    }

    private static func json(_ value: Value) -> String {
        var writer = ResponseWriter()
        writer.write(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The maximum width of a command, which is indented by two columns.
    private static let width = 76

    /// Quotes a word for any shell, if the word is empty or has special characters.
    static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "@"):
            true
        default: false
        }
    }
}
