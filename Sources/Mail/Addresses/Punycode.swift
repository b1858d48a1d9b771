/// Names of domains in any script as the letters, digits and hyphens that name servers know.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc3492
enum Punycode {
    private static let base = 36
    private static let (tMin, tMax) = (1, 26)
    private static let (skew, damp) = (38, 700)

    /// Encodes a label, without the `xn--` that goes before it.
    static func encode(_ label: Substring.UnicodeScalarView) -> String {
        let scalars = label.map { Int($0.value) }
        var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
        let basic = output.count
        if basic > 0 { output.append(UInt8(ascii: "-")) }
        var (least, delta, bias, handled) = (0x80, 0, 72, basic)
        while handled < scalars.count {
            // The smallest that is not written yet; there is one, since `handled` counts all smaller ones.
            let next = scalars.reduce(Int.max) { $1 >= least ? min($0, $1) : $0 }
            delta += (next - least) * (handled + 1)
            least = next
            for scalar in scalars {
                if scalar < least { delta += 1 }
                guard scalar == least else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            least += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// A number of variable length, its least digit first.
    private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
        var (rest, place) = (delta, base)
        while true {
            let threshold = min(max(place - bias, tMin), tMax)
            guard rest >= threshold else { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            place += base
        }
        output.append(digit(rest))
    }

    private static func digit(_ value: Int) -> UInt8 {
        value < 26 ? UInt8(ascii: "a") + UInt8(value) : UInt8(ascii: "0") + UInt8(value - 26)
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / count
        var bias = 0
        while delta > (base - tMin) * tMax / 2 {
            delta /= base - tMin
            bias += base
        }
        return bias + (base - tMin + 1) * delta / (delta + skew)
    }
}
