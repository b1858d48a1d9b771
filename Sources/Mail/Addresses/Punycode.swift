/// Decodes the labels of domain names that begin with `xn--`.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc3492#section-6.2
enum Punycode {
    /// The prefix of every label in Punycode.
    static let prefix = "xn--"

    /// Decodes a label.
    ///
    /// - Parameter text: The label without its prefix: lower-case letters, digits and hyphens.
    /// - Returns: The decoded label; nil if the encoding is invalid.
    static func decoded(_ text: Substring) -> String? {
        var scalars: [Unicode.Scalar] = []
        var rest = text.utf8[...]
        // The ASCII characters of the label come before the last hyphen.
        if let hyphen = rest.lastIndex(of: UInt8(ascii: "-")) {
            for byte in rest[..<hyphen] {
                guard byte < 0x80 else { return nil }
                scalars.append(Unicode.Scalar(byte))
            }
            rest = rest[hyphen...].dropFirst()
        }
        var (value, index, bias) = (128, 0, 72)
        // A label has at most 63 bytes, which keeps the loop short.
        guard text.utf8.count <= 63 else { return nil }
        while !rest.isEmpty {
            let start = index
            var (weight, position) = (1, 36)
            while true {
                guard let byte = rest.popFirst(), let digit = digit(byte), weight <= 1 << 32 else { return nil }
                index += digit * weight
                guard index <= 1 << 40 else { return nil }
                let threshold = min(max(position - bias, 1), 26)
                if digit < threshold { break }
                weight *= 36 - threshold
                position += 36
            }
            let count = scalars.count + 1
            bias = adapted(index - start, count: count, isFirst: start == 0)
            value += index / count
            index %= count
            guard value <= 0x10_FFFF, let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
            scalars.insert(scalar, at: index)
            index += 1
        }
        var label = String.UnicodeScalarView()
        label.append(contentsOf: scalars)
        return String(label)
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
        default: nil
        }
    }

    /// The bias after a step (section 6.1).
    private static func adapted(_ difference: Int, count: Int, isFirst: Bool) -> Int {
        var difference = isFirst ? difference / 700 : difference / 2
        difference += difference / count
        var position = 0
        while difference > 455 {
            difference /= 35
            position += 36
        }
        return position + 36 * difference / (difference + 38)
    }
}
