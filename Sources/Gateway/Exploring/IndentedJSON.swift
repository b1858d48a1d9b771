import HTTP

/// Formats JSON with a line for each member and item, so that people can read and compare it.
public enum IndentedJSON {
    /// The maximum size of an indented response in bytes; a deep list of numbers grows thirtyfold.
    fileprivate static let maximumAnswer = 4 * 1024 * 1024

    /// Returns the same value with line breaks and indentation, in one pass over the bytes.
    ///
    /// - Parameters:
    ///   - json: Well-formed JSON, with or without white space between its tokens.
    ///   - indentation: The number of spaces per level; 0 for line breaks only.
    /// - Returns: The text, without a trailing line break.
    public static func text(of json: [UInt8], indentation: Int = 2) -> [UInt8] {
        var writer = Writer(indentation: indentation, limit: .max)
        writer.text.reserveCapacity(json.count * 2)
        writer.write(json.span)
        return writer.text
    }

    /// Indents the value; returns nil if the text would be longer than `limit`.
    static func text(of json: [UInt8], indentation: Int, atMost limit: Int) -> [UInt8]? {
        var writer = Writer(indentation: indentation, limit: limit)
        writer.write(json.span)
        return writer.text.count > limit ? nil : writer.text
    }

    private struct Writer {
        let indentation: Int
        let limit: Int
        var text: [UInt8] = []
        private var depth = 0
        /// Whether the last token opened an object or list.
        ///
        /// The next token then begins a line, unless it closes the object or list.
        private var hasJustOpened = false

        init(indentation: Int, limit: Int) {
            self.indentation = indentation
            self.limit = limit
        }

        mutating func write(_ json: Span<UInt8>) {
            var index = 0
            while index < json.count, text.count <= limit {
                let byte = json[index]
                switch byte {
                case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                    index += 1
                    continue
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    depth -= 1
                    if !hasJustOpened { startLine() }
                    hasJustOpened = false
                    text.append(byte)
                    index += 1
                    continue
                default: break
                }
                if hasJustOpened { startLine() }
                hasJustOpened = false
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    text.append(byte)
                    depth += 1
                    hasJustOpened = true
                    index += 1
                case UInt8(ascii: ","):
                    text.append(byte)
                    startLine()
                    index += 1
                case UInt8(ascii: ":"):
                    text.append(byte)
                    text.append(UInt8(ascii: " "))
                    index += 1
                case UInt8(ascii: "\""):
                    let end = Self.endOfString(in: json, from: index)
                    append(json.extracting(index..<end))
                    index = end
                default:
                    text.append(byte)
                    index += 1
                }
            }
        }

        private mutating func startLine() {
            text.append(UInt8(ascii: "\n"))
            for _ in 0..<max(0, indentation * depth) { text.append(UInt8(ascii: " ")) }
        }

        private mutating func append(_ bytes: Span<UInt8>) {
            // Sound: the buffer is the span's memory, only read inside the closure.
            unsafe bytes.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
        }

        /// The index after the closing quote of the string that begins at `start`.
        private static func endOfString(in json: Span<UInt8>, from start: Int) -> Int {
            var index = start + 1
            while index < json.count {
                switch json[index] {
                case UInt8(ascii: "\""): return index + 1
                case UInt8(ascii: "\\"): index += 2
                default: index += 1
                }
            }
            return json.count
        }
    }
}

extension HTTPExchange {
    /// Indents the JSON of the response.
    ///
    /// Plain text, and JSON that would become longer than `maximumAnswer`, stay unchanged.
    func indent(by indentation: Int) {
        guard let first = responseBody.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            let text = IndentedJSON.text(of: responseBody, indentation: indentation, atMost: IndentedJSON.maximumAnswer)
        else { return }
        responseBody.removeAll(keepingCapacity: true)
        responseBody.append(contentsOf: text)
        responseBody.append(UInt8(ascii: "\n"))
    }
}
