/// The data of a page for programs: its JSON-LD, its address and its language.
public struct HTMLPage: Sendable {
    /// The scripts with JSON-LD, in order.
    ///
    /// Spec: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
    public private(set) var linkedData: [Script] = []
    /// The address of the page: its canonical link, or else the one for social networks.
    public private(set) var address: String?
    /// The language of the page, such as `en-US`.
    public private(set) var language: String?
    /// Whether the page marks up a recipe with attributes (microdata) instead.
    public private(set) var hasMicrodata = false

    /// A script and its first line in the page, from 1.
    public struct Script: Sendable {
        /// The content without comment marks.
        public let text: String
        /// The line of the element.
        public let line: Int
    }

    /// Reads a page.
    ///
    /// Its text is UTF-8, or in the encoding that it declares. Bytes that are not UTF-8 become U+FFFD, unless it declares another encoding.
    public init(_ bytes: [UInt8]) {
        var (text, isUTF8) = (bytes, true)
        if String(validating: bytes, as: UTF8.self) == nil {
            isUTF8 = Self.declaredEncoding(bytes).map { $0.hasPrefix("utf-8") || $0.hasPrefix("utf8") } ?? true
            if isUTF8 { text = Array(String(decoding: bytes, as: UTF8.self).utf8) }
        }
        guard let tree = HTMLTree(text.span, isUTF8: isUTF8) else { return }
        tree.visit { node in
            if let element = node.element { take(node, element) }
            return true
        }
    }

    private mutating func take(_ node: HTMLTree.Node, _ element: String) {
        switch element {
        case "html": language = node["lang"]
        case "script" where node["type"].map(Self.isLinkedData) == true:
            linkedData.append(Script(text: Self.content(node.ownText), line: node.line))
        case "link" where node["rel"]?.lowercased() == "canonical": address = node["href"] ?? address
        case "meta" where node["property"] == "og:url": address = address ?? node["content"]
        default: break
        }
        if node["itemtype"]?.lowercased().hasSuffix("schema.org/recipe") == true { hasMicrodata = true }
    }

    /// The encoding in `<meta charset=…>` or `<meta … content="…; charset=…">`, in lower case.
    private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(4_096), as: UTF8.self).lowercased()
        guard let mark = head.firstRange(of: "charset=") else { return nil }
        let name = head[mark.upperBound...].drop { "\"' ".contains($0) }.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
        return String(name)
    }

    private static func isLinkedData(_ type: String) -> Bool {
        let name = type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        return name == "application/ld+json"
    }

    /// Removes the comment marks that some sites put around a script.
    private static func content(_ text: String) -> String {
        let marks = ["<!--", "-->", "//", "/*", "*/", "<![CDATA[", "]]>"]
        var script = text[...]
        var isShorter = true
        while isShorter {
            isShorter = false
            script = script.drop { $0.isWhitespace }
            while script.last?.isWhitespace == true { script.removeLast() }
            for mark in marks {
                if script.hasPrefix(mark) { (script, isShorter) = (script.dropFirst(mark.count), true) }
                if script.hasSuffix(mark) { (script, isShorter) = (script.dropLast(mark.count), true) }
            }
        }
        return String(script)
    }
}
