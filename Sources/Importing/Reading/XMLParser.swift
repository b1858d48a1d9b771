import CExpat

/// expat's parser of one file: bytes in, records out.
///
/// A document type declaration is refused where it begins, so no entity is ever declared: nothing multiplies and nothing outside the file is read.
@safe
final class XMLParser {
    /// What the callbacks work with; expat is given its address.
    @safe
    private final class Context {
        let parser: XML_Parser
        var builder: XMLElementBuilder
        /// What the file may not have, found by a callback.
        var refusal: Mistake?

        init(_ parser: XML_Parser, _ layout: XMLLayout) {
            unsafe self.parser = parser
            builder = XMLElementBuilder(layout)
        }

        /// Ends parsing at the event at hand.
        func refuse(_ what: String) {
            refusal = refusal ?? mistake(what)
            _ = unsafe XML_StopParser(parser, 0)
        }

        /// A mistake at the event at hand.
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

    /// Between a namespace and a name; in no name.
    private static let separator = UInt8(ascii: " ")
    /// The most bytes of a tag or a comment, which expat holds until it ends.
    private static let longestToken = 1 << 20

    /// Makes a parser.
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

    /// Whether an element was found in which records stand.
    var hasFoundList: Bool { context.builder.hasFoundList }

    /// What is wrong with a file, and where.
    struct Mistake: Error {
        let line: Int
        let column: Int
        let description: String
    }

    /// Feeds bytes; the last ones are none.
    ///
    /// - Throws: Why nothing more can be read.
    func parse(_ bytes: Span<UInt8>) throws(Mistake) {
        // Sound: the callbacks run during the call only, while `context` lives; expat copies what it keeps of the bytes.
        let status = unsafe bytes.withUnsafeBytes { bytes in
            unsafe XML_Parse(context.parser, bytes.baseAddress, Int32(bytes.count), bytes.isEmpty ? 1 : 0)
        }
        count += bytes.count
        guard status == XML_STATUS_OK else { throw context.refusal ?? context.mistake(reason()) }
        // What has begun and not ended.
        let index = unsafe XML_GetCurrentByteIndex(context.parser)
        if index >= 0, count - Int(index) > Self.longestToken + bytes.count {
            throw context.mistake("a tag or comment has more than \(Self.longestToken) bytes: its end is missing")
        }
    }

    /// The records that have ended.
    func takeRecords() -> [SourceRecord] { context.builder.takeRecords() }

    private func reason() -> String {
        let code = unsafe XML_GetErrorCode(context.parser)
        switch code {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR:
            return "the file ends before its first element does: it is cut off"
        case XML_ERROR_INVALID_TOKEN:
            return "bytes that are no text in the file's encoding, or a < or & that is not written as &lt; or &amp;"
        default:
            // Sound: the text is the library's own and lasts.
            return unsafe "it is no XML: " + (XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "for an unknown reason")
        }
    }

    private static func context(_ pointer: UnsafeMutableRawPointer?) -> Context? {
        // Sound: the context is what `init` gave.
        unsafe pointer.map { unsafe Unmanaged<Context>.fromOpaque($0).takeUnretainedValue() }
    }

    private static let begin: XML_StartElementHandler = { pointer, name, attributes in
        guard let context = unsafe context(pointer), let name = unsafe name else { return }
        guard context.builder.depth < RecordLimits.depth else {
            return context.refuse("elements stand more than \(RecordLimits.depth) deep in each other")
        }
        let (namespace, local) = unsafe parts(String(cString: name))
        var values: [String: String] = [:]
        // Sound: expat ends the list of names and values with NULL, and lends it for the time of the call.
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
        // Sound: expat lends `count` bytes for the time of the call.
        unsafe context(pointer)?.builder.add(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }

    private static let doctype: XML_StartDoctypeDeclHandler = { pointer, _, _, _, _ in
        unsafe context(pointer)?.refuse("a document type (<!DOCTYPE …>) is not taken, nor the entities that it declares: leave it out")
    }

    /// Namespace and name.
    private static func parts(_ name: String) -> (String, String) {
        guard let place = name.utf8.lastIndex(of: separator) else { return ("", name) }
        return (String(name[..<place]), String(name[name.utf8.index(after: place)...]))
    }
}
