import Testing

@testable import Links

@Suite("addresses on the public web")
struct WebAddressTests {
    private static func flaw(_ text: String) -> WebAddressError? {
        do throws(WebAddressError) {
            _ = try WebAddress(text)
            return nil
        } catch {
            return error
        }
    }

    /// Addresses and their stored form; nil if the stored form is the same.
    private static let good: [(given: String, kept: String?)] = [
        // RFC 3986, 1.1.2, 3 and 5.4, with hosts on the public internet.
        ("http://www.ietf.org/rfc/rfc2396.txt", nil),
        ("http://example.com:8042/over/there?name=ferret#nose", nil),
        ("http://a.example/b/c/d;p?q", nil),
        ("http://a.example/b/c/g;x=1/y", nil),
        ("http://a.example/b/c/g?y/./x", nil),
        ("http://a.example/b/c/g#s/../x", nil),
        ("http://example.com/data/a:b@c", nil),
        ("http://example.com/%7Esmith/home.html", nil),
        ("http://example.com", nil),
        ("http://example.com:/", "http://example.com/"),
        ("http://example.com:080/", "http://example.com:80/"),
        ("HTTP://www.EXAMPLE.com/", "http://www.example.com/"),
        ("hTTps://shop.example?q=1#f", "https://shop.example?q=1#f"),
        // Characters that a URI does not allow.
        ("https://shop.example/a b", "https://shop.example/a%20b"),
        ("https://shop.example/naïve/✓?q=ñ#ü", "https://shop.example/na%C3%AFve/%E2%9C%93?q=%C3%B1#%C3%BC"),
        ("https://shop.example/\"<>\\^`{|}", "https://shop.example/%22%3C%3E%5C%5E%60%7B%7C%7D"),
        ("https://shop.example/?a[]=1&b={2}", "https://shop.example/?a%5B%5D=1&b=%7B2%7D"),
        ("https://shop.example/100%", "https://shop.example/100%25"),
        ("https://shop.example/%zz%4", "https://shop.example/%25zz%254"),
        ("https://shop.example/a#b#c", "https://shop.example/a#b%23c"),
        ("https://shop.example/a#b?c", nil),
        ("https://shop.example/a?b?c", nil),
        ("https://shop.example/\u{202E}gpj", "https://shop.example/%E2%80%AEgpj"),
        // Names.
        ("https://shop.example./a", "https://shop.example/a"),
        ("https://my_shop.example/", nil),
        ("https://münchen.example/ä", "https://xn--mnchen-3ya.example/%C3%A4"),
        ("https://xn--mnchen-3ya.example/", nil),
        ("https://10.example/", nil),
        ("https://127.0.0.1.example.com/", nil),
        ("https://localhost.example.com/", nil), ("https://notlocal.example/", nil), ("https://a.notlocal.com/", nil),
        // Public addresses, which are converted to the usual notation.
        ("https://8.8.8.8/", nil), ("https://0x08080808/", "https://8.8.8.8/"), ("https://8.525320/", "https://8.8.4.8/"),
        ("https://010.8.8.8/", "https://8.8.8.8/"), ("https://8.8.8.8./", "https://8.8.8.8/"),
        ("https://[2001:4860:4860::8888]/", nil), ("https://[2606:4700::1111]:8443/a", nil), ("https://[64:ff9b::8.8.8.8]/", nil),
        ("https://[2A00:1450:4003::200E]/", "https://[2a00:1450:4003::200e]/"),
    ]

    @Test("are kept, with other characters percent-encoded", arguments: good)
    func kept(given: String, kept: String?) throws {
        let address = try WebAddress(given)
        #expect(address.text == kept ?? given)
        #expect(address.isSecure == given.lowercased().hasPrefix("https"))
        #expect(try WebAddress(address.text) == address, "the stored form is a valid address and does not change")
    }

    private static let bad: [(text: String, flaw: WebAddressError)] = [
        // RFC 3986, 1.1.2, and other schemes.
        ("ftp://ftp.is.co.za/rfc/rfc1808.txt", .scheme), ("mailto:John.Doe@example.com", .scheme), ("news:comp.infosystems.www", .scheme),
        ("tel:+1-816-555-1212", .scheme), ("telnet://192.0.2.16:80/", .scheme), ("urn:oasis:names:specification", .scheme),
        ("javascript:alert(1)", .scheme), ("data:text/html,x", .scheme), ("file:///etc/passwd", .scheme), ("//shop.example/a", .scheme),
        ("/a", .scheme), ("shop.example", .scheme), ("", .scheme), (" https://shop.example/", .scheme), ("https:shop.example", .scheme),
        ("https:/shop.example", .scheme), ("https:\\\\shop.example", .scheme), ("ht\u{2028}tps://shop.example", .scheme),
        ("httpſ://shop.example", .scheme),
        // Browsers remove these characters.
        ("java\nscript://shop.example", .controls), ("https://shop.example/a\nb", .controls), ("ht\ttps://shop.example/", .controls),
        ("https://shop.example/\u{0}", .controls), ("https://shop.example/\u{7F}", .controls), ("https://shop.example/\u{85}", .controls),
        // RFC 3986, 7.6, and other text before an @.
        ("ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm", .scheme),
        ("http://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm", .user), ("https://user@shop.example/", .user),
        ("https://user:secret@shop.example/", .user), ("https://@shop.example/", .user), ("https://:@shop.example/", .user),
        ("https://shop.example@evil.example/", .user), ("https://shop.example\\@evil.example/", .user),
        // Ports.
        ("https://shop.example:0/", .port), ("https://shop.example:65536/", .port), ("https://shop.example:99999999999/", .port),
        ("https://shop.example:http/", .port), ("https://shop.example:80:80/", .port), ("https://shop.example:+80/", .port),
        ("https://[2606:4700::1]80/", .port), ("https://shop.example:٨٠/", .port),
        // Malformed hosts.
        ("https://", .host), ("https:///a", .host), ("https://?q", .host), ("https://.", .host), ("https://..", .host),
        ("https://shop..example/", .host), ("https://.shop.example/", .host), ("https://shop.example../", .host),
        ("https://shop example/", .host), ("https://shop%2eexample/", .host), ("https://127%2e0.0.1/", .host),
        ("https://shop.example\\evil/", .host), ("https://a<b>.example/", .host), ("https://-shop.example/", .host),
        ("https://shop-.example/", .host), ("https://shop.example,evil.example/", .host),
        ("https://\(String(repeating: "a", count: 64)).example/", .host),
        ("https://\(String(repeating: "a.", count: 130))example/", .host),
        // WHATWG URL: hosts that end in a number, but are not addresses.
        ("https://256.256.256.256/", .host), ("https://1.2.3.4.5/", .host), ("https://0x100000000/", .host), ("https://4294967296/", .host),
        ("https://foo.0x4/", .host), ("https://foo.09/", .host), ("https://1.2.3.08/", .host), ("https://shop.123/", .host),
        ("https://999999999999999999999999/", .host), ("https://1..2.3/", .host),
        ("https://[::1/", .host), ("https://[]/", .host), ("https://[1:2:3]/", .host), ("https://[1::2::3]/", .host),
        ("https://[::1%25eth0]/", .host), ("https://[fe80::1%eth0]/", .host), ("https://[g::1]/", .host), ("https://[::1.2.3]/", .host),
        ("https://[1:2:3:4:5:6:7:8:9]/", .host), ("https://[v1.x]/", .host), ("https://[36.1.2.3::1]/", .host),
        ("https://[::12345]/", .host), ("https://[:1:2:3:4:5:6:7:8]/", .host),
        ("https://shop.example/\(String(repeating: "a", count: 2_000))", .tooLong),
        ("https://shop.example/\(String(repeating: "ñ", count: 400))", .tooLong),
    ]

    @Test("are rejected if they are invalid", arguments: bad)
    func flawed(text: String, flaw: WebAddressError) {
        #expect(Self.flaw(text) == flaw, "\(text.debugDescription)")
    }

    /// Hosts of private networks and of the local machine.
    private static let privateHosts = [
        // Names: RFC 6761, RFC 6762 (3 and appendix G), RFC 8375, RFC 7686, and names without a dot.
        "localhost", "LOCALHOST", "localhost.", "app.localhost", "printer.local", "printer.local.", "metadata.google.internal",
        "db.internal", "intranet",
        "wiki.intranet", "a.private", "mail.corp", "nas.home", "router.lan", "box.home.arpa", "x.onion", "a.test", "a.invalid",
        "localhost.localdomain",
        "1.0.0.127.in-addr.arpa", "server", "com",
        // Other scripts, which are mapped to ASCII for name servers.
        "ｌｏｃａｌｈｏｓｔ", "ⓛⓞⓒⓐⓛhost", "printer。local", "１２７.０.０.１", "127。0。0。1", "①②⑦.0.0.1", "ⓓⓑ.internal", "loc\u{AD}alhost",
        // IPv4 in the notations that browsers accept (WHATWG URL, IPv4 parser).
        "127.0.0.1", "127.1", "127.0.1", "0x7f000001", "0x7f.1", "0X7F.0x0.0x0.0x1", "2130706433", "0177.0.0.1", "017700000001",
        "127.0.0.1.",
        "0x", "0", "0.0.0.0", "00000000177.1", "0x00000007f.0.0.1", "127.255.255.254",
        // The registry of special IPv4 addresses: the first, the last and one more address of each block.
        "0.255.255.255", "10.0.0.0", "10.255.255.255", "10.1", "100.64.0.0", "100.127.255.255", "169.254.0.0", "169.254.169.254",
        "169.254.255.255",
        "2852039166", "172.16.0.0", "172.31.255.255", "192.0.0.0", "192.0.0.8", "192.0.0.170", "192.0.0.255", "192.0.2.0", "192.0.2.255",
        "192.88.99.0",
        "192.88.99.255", "192.168.0.0", "192.168.255.255", "0xc0.0250.1", "198.18.0.0", "198.19.255.255", "198.51.100.0", "198.51.100.255",
        "203.0.113.0", "203.0.113.255", "224.0.0.1", "239.255.255.255", "240.0.0.0", "255.255.255.255", "4294967295",
        // The registry of special IPv6 addresses, and IPv4 within IPv6.
        "[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[0000:0000:0000:0000:0000:0000:0000:0001]", "[::127.0.0.1]", "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[::FFFF:0a00:1]", "[0:0:0:0:0:ffff:192.168.0.1]", "[::ffff:8.8.8.8]", "[::ffff:0:10.0.0.1]", "[64:ff9b::10.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[64:ff9b:1::1]", "[100::]", "[100::ffff:ffff:ffff:ffff]", "[100:0:0:1::]", "[2001::]", "[2001:0:ce49:7601::1]", "[2001:2::1]",
        "[2001:10::1]",
        "[2001:20::1]", "[2001:1ff:ffff::]", "[2001:db8::]", "[2001:db8:ffff::1]", "[2002:a00:1::]", "[2002::1]", "[3fff::]",
        "[3fff:fff:ffff::]",
        "[5f00::1]", "[fc00::]", "[fd12:3456:789a::1]", "[fdff:ffff::1]", "[fe80::]", "[fe80::1]", "[febf:ffff::1]", "[fec0::1]",
        "[ff02::1]",
        "[4000::1]", "[1fff::1]",
    ]

    @Test("are rejected if their host is in a private network, in any notation", arguments: privateHosts)
    func privateHost(host: String) {
        for text in ["http://\(host)", "https://\(host):8080/a?b#c"] { #expect(Self.flaw(text) == .privateHost, "\(text)") }
    }

    /// The neighbors of the registries' blocks, and the blocks that are globally reachable.
    private static let publicHosts = [
        "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0", "169.253.255.255",
        "169.255.0.0",
        "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.31.196.1", "192.52.193.1", "192.88.98.255",
        "192.88.100.0",
        "192.167.255.255", "192.169.0.0", "192.175.48.1", "198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0", "203.0.112.255",
        "203.0.114.0",
        "223.255.255.255", "[2000::1]", "[2001:200::1]", "[2001:db7::1]", "[2001:db9::1]", "[2003::1]", "[2620:4f:8000::1]", "[3ffe::1]",
        "[3fff:1000::1]",
        "[64:ff9b::1.1.1.1]",
    ]

    @Test("are accepted next to the blocks of private networks", arguments: publicHosts)
    func publicHost(host: String) throws {
        #expect(try WebAddress("https://\(host)/").text == "https://\(host)/")
    }
}
