/// JSON with a line for each member and item, to be read and compared by people.
enum IndentedJSON {
    /// The same value with line ends and indentation.
    ///
    /// - Parameter json: JSON without any white space between its tokens.
    /// - Returns: The text, without a line end at its end.
    static func text(of json: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(json.count * 2)
        var depth = 0
        var isInString = false
        var isEscaped = false
        func startLine(_ depth: Int) {
            text.append(UInt8(ascii: "\n"))
            text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        }
        for (index, byte) in json.enumerated() {
            if isInString {
                text.append(byte)
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                text.append(byte)
                depth += 1
                // Nothing stands between the brackets of an empty list or object: code 2 further on in ASCII closes it.
                if index + 1 < json.count, json[index + 1] != byte + 2 { startLine(depth) }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if json[index - 1] != byte - 2 { startLine(depth) }
                text.append(byte)
            case UInt8(ascii: ","):
                text.append(byte)
                startLine(depth)
            case UInt8(ascii: ":"):
                text += [byte, UInt8(ascii: " ")]
            default:
                isInString = byte == UInt8(ascii: "\"")
                text.append(byte)
            }
        }
        return text
    }
}
