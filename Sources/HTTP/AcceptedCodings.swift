/// The response codings that a client accepts, from its `Accept-Encoding`.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
struct AcceptedCodings {
    // Weights in thousandths; nil if the client does not name the coding.
    private var gzip: Int?
    private var identity: Int?
    private var any: Int?

    /// Whether gzip is accepted with at least the weight of an uncompressed response.
    var prefersGzip: Bool {
        guard let weight = gzip ?? any, weight > 0 else { return false }
        return weight >= identity ?? any ?? 0
    }

    /// Whether a response without coding is refused.
    var refusesIdentity: Bool { (identity ?? any) == 0 }

    /// Reads a header's value; several headers form one list.
    mutating func read(_ list: Span<UInt8>) {
        var start = 0
        while start <= list.count {
            let comma = list.firstIndex(of: UInt8(ascii: ","), in: start..<list.count) ?? list.count
            readElement(list.extracting(list.trimmed(start..<comma)))
            start = comma + 1
        }
    }

    /// Reads `coding [ OWS ";" OWS "q=" weight ]`; malformed elements are ignored.
    private mutating func readElement(_ element: Span<UInt8>) {
        var weight = 1000
        var end = element.count
        if let semicolon = element.firstIndex(of: UInt8(ascii: ";"), in: 0..<element.count) {
            guard let said = Self.weight(element.extracting(element.trimmed(semicolon + 1..<element.count))) else { return }
            weight = said
            end = semicolon
        }
        let coding = element.extracting(element.trimmed(0..<end))
        // `x-gzip` is an old name of gzip.
        if coding.equalsIgnoringCase("gzip") || coding.equalsIgnoringCase("x-gzip") {
            gzip = max(gzip ?? 0, weight)
        } else if coding.equalsIgnoringCase("identity") {
            identity = weight
        } else if coding.equals("*") {
            any = weight
        }
    }

    /// Reads `q=` and a number from 0 to 1 with at most three decimals.
    ///
    /// Spec: https://www.rfc-editor.org/rfc/rfc9110#name-quality-values
    private static func weight(_ parameter: Span<UInt8>) -> Int? {
        guard parameter.hasPrefixIgnoringCase("q="), (3...7).contains(parameter.count) else { return nil }
        guard parameter.count == 3 || parameter[3] == UInt8(ascii: ".") else { return nil }
        var weight = 0
        var unit = 1000
        for index in 2..<parameter.count where index != 3 {
            guard ByteClass.of(parameter[index]).contains(.digit) else { return nil }
            weight += Int(parameter[index] - UInt8(ascii: "0")) * unit
            unit /= 10
        }
        return weight <= 1000 ? weight : nil
    }
}

extension HTTPExchange {
    /// The response codings that the client accepts.
    var acceptedCodings: AcceptedCodings {
        var codings = AcceptedCodings()
        input.withBytes { bytes in
            for field in parser.head.fields where bytes.extracting(field.name).equalsIgnoringCase("accept-encoding") {
                codings.read(bytes.extracting(field.value))
            }
        }
        return codings
    }
}
