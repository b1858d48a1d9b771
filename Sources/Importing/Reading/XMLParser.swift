import CExpat

/// expat's parser for one file.
///
/// The parser turns bytes into records.
///
/// The parser rejects a document type declaration at its start, so no entity is ever declared. Nothing is expanded, and nothing outside the
/// file is read.
@safe
final class XMLParser {
    /// The state of the callbacks.
    ///
    /// expat receives its address.
    @safe
    private final class Context {
        let parser: XML_Parser
        var builder: XMLElementBuilder
        /// The reason a callback rejected the file.
        var refusal: Mistake?

        init(_ parser: XML_Parser, _ layout: XMLLayout) {
            unsafe self.parser = parser
            builder = XMLElementBuilder(layout)
        }

        /// Stops parsing at the current event.
        func refuse(_ what: String) {
            refusal = refusal ?? mistake(what)
            _ = unsafe XML_StopParser(parser, 0)
        }

        /// Returns a mistake at the current event.
        func mistake(_ description: String) -> Mistake {
            unsafe Mistake(
                line: Int(XML_GetCurrentLineNumber(parser)),
                column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
                description: description
            )
        }
    }

    private let context: Context
    private var count = 0

    /// Separates a namespace from a name.
    ///
    /// No name contains a space.
    private static let separator = UInt8(ascii: " ")
    /// The maximum bytes of a tag or a comment, which expat buffers until it ends.
    private static let maximumTokenLength = 1 << 20

    /// Creates a parser.
    init?(_ layout: XMLLayout) {
        guard let parser = unsafe XML_ParserCreateNS(nil, XML_Char(bitPattern: Self.separator)) else { return nil }
        context = unsafe Context(parser, layout)
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(context).toOpaque())
        unsafe XML_SetElementHandler(parser, Self.begin, Self.end)
        unsafe XML_SetCharacterDataHandler(parser, Self.text)
        unsafe XML_SetStartDoctypeDeclHandler(parser, Self.doctype)
    }

    deinit {
        unsafe XML_ParserFree(context.parser)
    }

    /// Ignores the encoding that the file declares, because its bytes are UTF-8 by now.
    ///
    /// Only before the first bytes.
    func assumeUTF8() {
        _ = unsafe XML_SetEncoding(context.parser, "UTF-8")
    }

    /// Whether an element that contains records was found.
    var hasFoundList: Bool { context.builder.hasFoundList }

    /// An error in a file and its position.
    struct Mistake: Error {
        let line: Int
        let column: Int
        let description: String
    }

    /// Parses bytes.
    ///
    /// An empty span ends the file.
    ///
    /// - Throws: `Mistake` if the rest of the file cannot be read.
    func parse(_ bytes: Span<UInt8>) throws(Mistake) {
        // Sound: the callbacks run only during the call, while `context` is alive. expat copies the bytes it keeps.
        let status = unsafe bytes.withUnsafeBytes { bytes in
            unsafe XML_Parse(context.parser, bytes.baseAddress, Int32(bytes.count), bytes.isEmpty ? 1 : 0)
        }
        count += bytes.count
        guard status == XML_STATUS_OK else { throw context.refusal ?? context.mistake(reason()) }
        // The start of the unfinished token.
        let index = unsafe XML_GetCurrentByteIndex(context.parser)
        if index >= 0, count - Int(index) > Self.maximumTokenLength + bytes.count {
            throw context.mistake("a tag or comment has more than \(Self.maximumTokenLength) bytes: its end is missing")
        }
    }

    /// Removes and returns the finished records.
    func takeRecords() -> [SourceRecord] { context.builder.takeRecords() }

    private func reason() -> String {
        let code = unsafe XML_GetErrorCode(context.parser)
        switch code {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR:
            return "the file ends before its first element: it is truncated"
        case XML_ERROR_INVALID_TOKEN:
            return "bytes that are not text in the file's encoding, or an unescaped < or & (write &lt; or &amp;)"
        default:
            // Sound: the text is a static string of the library.
            return unsafe "it is not valid XML: " + (XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "for an unknown reason")
        }
    }

    private static func context(_ pointer: UnsafeMutableRawPointer?) -> Context? {
        // Sound: `init` passed the context to expat.
        unsafe pointer.map { unsafe Unmanaged<Context>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let begin: XML_StartElementHandler = { pointer, name, attributes in
        guard let context = unsafe context(pointer), let name = unsafe name else { return }
        guard context.builder.depth < RecordLimits.depth else {
            return context.refuse("elements are nested more than \(RecordLimits.depth) deep")
        }
        let (namespace, local) = unsafe parts(String(cString: name))
        var values: [String: String] = [:]
        // Sound: expat ends the list of names and values with NULL and keeps the list valid during the call.
        if var next = unsafe attributes {
            while let name = unsafe next[0], let value = unsafe next[1] {
                unsafe values[String(cString: name)] = String(cString: value)
                unsafe next += 2
            }
        }
        let (line, offset) = unsafe (XML_GetCurrentLineNumber(context.parser), XML_GetCurrentByteIndex(context.parser))
        context.builder.begin(
            XMLElement(namespace: namespace, name: local, attributes: values),
            line: Int(line),
            offset: Int(offset)
        )
    }

    private static let end: XML_EndElementHandler = { pointer, _ in
        unsafe context(pointer)?.builder.end()
    }

    private static let text: XML_CharacterDataHandler = { pointer, bytes, count in
        // Sound: expat keeps the `count` bytes valid during the call.
        unsafe context(pointer)?.builder.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }

    private static let doctype: XML_StartDoctypeDeclHandler = { pointer, _, _, _, _ in
        unsafe context(pointer)?.refuse("a document type (<!DOCTYPE …>) with its entities is not supported: remove it")
    }

    /// Splits a name into its namespace and local name.
    private static func parts(_ name: String) -> (String, String) {
        guard let place = name.utf8.lastIndex(of: separator) else { return ("", name) }
        return (String(name[..<place]), String(name[name.utf8.index(after: place)...]))
    }
}
