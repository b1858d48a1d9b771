import CLibxml2

/// The nodes of an HTML text, parsed by libxml2 as browsers would, with all its mistakes.
///
/// Nothing is fetched, and no script runs.
///
/// Source: https://gnome.pages.gitlab.gnome.org/libxml2/html/libxml2-HTMLparser.html
@safe
final class HTMLTree {
    private let document: htmlDocPtr

    /// Parses UTF-8, or text in the encoding that it declares.
    ///
    /// Returns nil without memory.
    init?(_ bytes: Span<UInt8>, isUTF8: Bool) {
        let options = Int32(
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
        )
        // Sound: libxml2 reads `count` bytes during the call, and copies what it keeps.
        let parsed = unsafe bytes.withUnsafeBytes { bytes in
            unsafe htmlReadMemory(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(clamping: bytes.count),
                nil,
                isUTF8 ? "UTF-8" : nil,
                options
            )
        }
        guard let parsed = unsafe parsed else { return nil }
        unsafe document = parsed
    }

    deinit {
        unsafe xmlFreeDoc(document)
    }

    /// An element, or a piece of text.
    ///
    /// It is valid only while the tree is.
    @safe
    struct Node {
        fileprivate let pointer: xmlNodePtr

        /// The name in lower case, or nil for text and other nodes.
        var element: String? {
            guard unsafe pointer.pointee.type == XML_ELEMENT_NODE else { return nil }
            return unsafe HTMLTree.text(pointer.pointee.name).lowercased()
        }

        /// The text of a piece of text, or nil for elements, comments and other nodes.
        var text: String? {
            let type = unsafe pointer.pointee.type
            guard type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE else { return nil }
            return unsafe HTMLTree.text(pointer.pointee.content)
        }

        /// The pieces of text directly in an element, joined.
        var ownText: String {
            var text = ""
            var child = unsafe pointer.pointee.children
            while let next = unsafe child {
                text += unsafe Node(pointer: next).text ?? ""
                unsafe child = next.pointee.next
            }
            return text
        }

        /// The line of the node, from 1.
        var line: Int { unsafe Int(xmlGetLineNo(pointer)) }

        /// The value of an attribute, or nil without it.
        subscript(attribute: String) -> String? {
            guard let value = unsafe xmlGetProp(pointer, attribute) else { return nil }
            defer { unsafe libxml_free(value) }
            return unsafe HTMLTree.text(value)
        }
    }

    /// Visits the nodes in the order of the text.
    ///
    /// - Parameters:
    ///   - enter: Is called for each node. If it returns false, the node's children are not visited.
    ///   - leave: Is called for each element after its children.
    func visit(_ enter: (Node) -> Bool, leave: (Node) -> Void = { _ in }) {
        guard let root = unsafe xmlDocGetRootElement(document) else { return }
        // A loop instead of recursion, because the depth is not limited.
        var node = unsafe root
        while true {
            let goesDeeper = unsafe enter(Node(pointer: node))
            if goesDeeper, unsafe node.pointee.type == XML_ELEMENT_NODE, let child = unsafe node.pointee.children {
                unsafe node = child
                continue
            }
            while true {
                if unsafe node.pointee.type == XML_ELEMENT_NODE { unsafe leave(Node(pointer: node)) }
                if unsafe node == root { return }
                if let next = unsafe node.pointee.next {
                    unsafe node = next
                    break
                }
                guard let parent = unsafe node.pointee.parent else { return }
                unsafe node = parent
            }
        }
    }

    /// Copies a text of libxml2, which is UTF-8.
    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
        unsafe bytes.map { unsafe String(cString: $0) } ?? ""
    }
}
