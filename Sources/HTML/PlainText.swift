/// Plain text of HTML fragments, such as the descriptions of products and the steps of recipes.
public enum PlainText {
    /// Returns the text without tags and entities.
    ///
    /// Scripts, styles and comments disappear with their content. Paragraphs, list items and the like begin a new line. Text without
    /// `<` and `&` is returned as it is.
    public static func of(_ html: String) -> String {
        guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return html }
        let bytes = Array(("<body>" + closed(html)).utf8)
        guard let tree = HTMLTree(bytes.span, isUTF8: true) else { return html }
        var text = ""
        tree.visit { node in
            if let piece = node.text { text += piece }
            guard let element = node.element else { return false }
            if lines.contains(element) { text += "\n" }
            return !hidden.contains(element)
        } leave: { node in
            if let element = node.element, lines.contains(element), element != "br" { text += "\n" }
        }
        return tidied(text)
    }

    /// Escapes each `<` without a later `>`, which begins no tag: “sizes <M”.
    private static func closed(_ html: String) -> String {
        guard let open = html.utf8.lastIndex(of: UInt8(ascii: "<")) else { return html }
        let end = html.utf8.lastIndex(of: UInt8(ascii: ">"))
        if let end, open < end { return html }
        let rest = end.map { html[html.utf8.index(after: $0)...] } ?? html[...]
        return html[..<rest.startIndex] + rest.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
    }

    /// Joins whitespace: to a line break if it has one, otherwise to a space.
    private static func tidied(_ text: String) -> String {
        var tidy = String.UnicodeScalarView()
        var space: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                let isBreak = scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
                space = isBreak || space == "\n" ? "\n" : " "
            } else {
                if let space, !tidy.isEmpty { tidy.append(space) }
                space = nil
                tidy.append(scalar)
            }
        }
        return String(tidy)
    }

    private static let hidden: Set<String> = ["head", "iframe", "noscript", "object", "script", "style", "svg", "template", "textarea"]

    private static let lines: Set<String> = [
        "article", "blockquote", "br", "dd", "div", "dl", "dt", "figcaption", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
        "li",
        "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
}
