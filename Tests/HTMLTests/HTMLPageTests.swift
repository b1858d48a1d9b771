import HTML
import Testing

@Suite("Data in pages")
struct HTMLPageTests {
    @Test("finds JSON-LD, the address and the language")
    func page() {
        let page = HTMLPage(
            Array(
                """
                <!DOCTYPE html><html lang="es-MX"><head><meta charset=utf-8>
                <link rel="canonical" href="https://cocina.example/mole?a=1&amp;b=2">
                <meta property="og:url" content="https://other.example/">
                <script>var a = '{"@type":"Recipe"}';</script>
                <script type="application/ld+json">{"name": "Mole <b>rico</b>"}</script>
                </head><body><p>Texto<script type='Application/LD+JSON; charset=utf-8'>//<![CDATA[
                {"n": 2}
                //]]></script>
                """.utf8
            )
        )
        #expect(page.linkedData.map(\.text) == [#"{"name": "Mole <b>rico</b>"}"#, #"{"n": 2}"#])
        #expect(page.linkedData.map(\.line) == [5, 6])
        #expect(page.address == "https://cocina.example/mole?a=1&b=2")
        #expect(page.language == "es-MX")
        #expect(!page.hasMicrodata)
    }

    @Test("reads a declared encoding, and UTF-8 without a declaration")
    func encodings() {
        let declared =
            Array("<meta charset=windows-1252><script type=application/ld+json>{\"n\":\"Caf".utf8) + [0xE9] + Array("\"}</script>".utf8)
        #expect(HTMLPage(declared).linkedData.map(\.text) == [#"{"n":"Café"}"#])
        #expect(
            HTMLPage(Array(#"<script type="application/ld+json">{"n":"Café"}</script>"#.utf8)).linkedData.map(\.text) == [#"{"n":"Café"}"#]
        )
    }

    @Test("tells recipes in attributes apart")
    func microdata() {
        #expect(HTMLPage(Array(#"<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop=name>Pie</h1></div>"#.utf8)).hasMicrodata)
        #expect(HTMLPage([]).linkedData.isEmpty)
        #expect(HTMLPage(Array("plain text".utf8)).linkedData.isEmpty)
    }
}
