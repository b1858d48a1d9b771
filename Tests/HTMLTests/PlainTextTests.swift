import HTML
import TestSupport
import Testing

@Suite("Plain text of HTML")
struct PlainTextTests {
    struct Fragment: Sendable, CustomTestStringConvertible {
        let html: String
        let text: String
        var testDescription: String { html }

        init(_ html: String, _ text: String) {
            (self.html, self.text) = (html, text)
        }
    }

    @Test(
        "has neither tags nor entities",
        arguments: [
            Fragment("Crème & <b>sugar</b>", "Crème & sugar"),
            Fragment("Fish &amp; chips &#39;n&#x2019; peas&nbsp;&frac12;", "Fish & chips 'n’ peas ½"),
            Fragment("<p>One</p><p>Two<br>Three</p>", "One\nTwo\nThree"),
            Fragment("<ul><li>Wash</li>\n <li>Dry  flat</li></ul>", "Wash\nDry flat"),
            Fragment("A<script>alert('x')</script>B<style>p{}</style>C<!-- D -->E", "ABCE"),
            Fragment("<SCRIPT src=//evil.example></SCRIPT>Safe", "Safe"),
            Fragment("3 < 4 & 5 > 2", "3 < 4 & 5 > 2"),
            Fragment("Sizes <M and <L", "Sizes <M and <L"),
            Fragment("<b>Bold</b> and sizes <M", "Bold and sizes <M"),
            Fragment("Line one\nline two &amp; more", "Line one\nline two & more"),
            Fragment("&lt;script&gt;", "<script>"),
            Fragment("a&nosuch;b AT&T", "a&nosuch;b AT&T"),
            Fragment("<a href='https://shop.example?a=1&amp;b=2'>Shop</a>", "Shop"),
            Fragment("Ñandú &ntilde; 日本 &#127813;", "Ñandú ñ 日本 🍅"),
            Fragment("", ""),
            Fragment("No mark-up\n at  all", "No mark-up\n at  all"),
        ]
    )
    func text(_ fragment: Fragment) {
        #expect(PlainText.of(fragment.html) == fragment.text)
    }

    @Test("survives deep nesting and a long text")
    func depth() {
        let deep = String(repeating: "<div>", count: 20_000) + "core" + String(repeating: "</div>", count: 20_000)
        #expect(!PlainText.of(deep).contains("<"))
        let long = "<p>" + String(repeating: "word ", count: 100_000) + "</p>"
        #expect(PlainText.of(long).count == 499_999)
    }

    @Test("gives back each text that was escaped, with tags around its words", arguments: 0..<50)
    func escaped(_ seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let words = (0..<generator.number(1...12)).map { _ in generator.pick(["a<b", "x > y", "R&D", "&amp;", "ñ", "<i>", "\"q\"", "7'"]) }
        let html = words.map { word in
            let escaped = word.map { ["<": "&lt;", ">": "&gt;", "&": "&amp;"][$0] ?? String($0) }.joined()
            return generator.pick(["<b>\(escaped)</b>", escaped, "<span class='x>y'>\(escaped)</span>", "<!-- no -->\(escaped)"])
        }
        #expect(PlainText.of(html.joined(separator: " ")) == words.joined(separator: " "), "\(html)")
    }
}
