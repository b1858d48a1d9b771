// Attacks with fragments: cycles, chains, and spreads that would expand to billions of fields.
extension AttackDocument {
    static func fragments(_ bytes: Int) -> [AttackDocument] {
        let cycle = Outcome.refused("Cannot spread fragment \"F")
        return [
            AttackDocument(
                "a cycle of thousands of fragments",
                cycle,
                chain(bytes, from: "{...F0}", { "...F\($0 + 1)" }, end: { "fragment F\($0) on Query{...F0}" })
            ),
            AttackDocument(
                "thousands of fragments that spread themselves",
                cycle,
                bytes: bytes,
                from: "{id}",
                { "fragment F\($0) on Query{...F\($0)}" }
            ),
            AttackDocument("fragments that all spread each other", cycle, everyOther(bytes)),
            AttackDocument("a chain of thousands of fragments", .valid, chain(bytes, from: "{...F0}") { "id ...F\($0 + 1)" }),
            AttackDocument(
                "a chain of fragments in objects",
                .valid,
                chain(bytes, from: "{node{...F0}}", on: "Node") { "node{...F\($0 + 1)}" }
            ),
            AttackDocument("spreads that unfold to billions", .valid, chain(bytes, from: "{...F0}") { "...F\($0 + 1) ...F\($0 + 1)" }),
            AttackDocument(
                "objects that unfold to billions",
                .valid,
                chain(bytes, from: "{node{...F0}}", on: "Node") { "a:node{...F\($0 + 1)}b:node{...F\($0 + 1)}" }
            ),
            AttackDocument("sets of fragments that multiply", .valid, multiplyingFragments(length: 20, memory: 16)),
            AttackDocument("more sets of fragments that multiply", .valid, multiplyingFragments(length: 42, memory: 36)),
            AttackDocument(
                "thousands of objects that spread a chain",
                .valid,
                chain(bytes / 2, from: "{" + filled(bytes / 2) { "x\($0):node{...F0}" } + "}", on: "Node") { "...F\($0 + 1)" }
            ),
            AttackDocument(
                "thousands of objects that spread a chain of fields",
                .refused("Fields overlap in too many ways to compare them all. Validation aborted."),
                chain(bytes / 2, from: "{" + filled(bytes / 2) { "x\($0):node{id ...F0}" } + "}", on: "Node") { "id ...F\($0 + 1)" }
            ),
            AttackDocument(
                "thousands of spreads of one fragment",
                .valid,
                bytes: bytes,
                from: "fragment F on Query{id}{",
                { _ in "...F " },
                to: "}"
            ),
            AttackDocument("fields inside many inline fragments", .valid, inlineFragments(bytes)),
            AttackDocument(
                "conflicts inside many inline fragments",
                .refused("Fields \"id\" conflict because"),
                inlineFragments(bytes, ending: "id:name")
            ),
            AttackDocument("unknown fragments", .refused("Unknown fragment \"F0\"."), bytes: bytes, from: "{", { "...F\($0) " }, to: "}"),
            AttackDocument(
                "unused fragments",
                .refused("Fragment \"F0\" is never used."),
                bytes: bytes,
                from: "{id}",
                { "fragment F\($0) on A{id}" }
            ),
            AttackDocument(
                "fragments with one name",
                .refused("There can be only one fragment named \"F\"."),
                bytes: bytes,
                from: "{...F}",
                { _ in "fragment F on Query{id}" }
            ),
            AttackDocument(
                "fragments that cannot apply",
                .refused("Fragment cannot be spread here as objects of type \"Query\" can never be of type \"Node\"."),
                bytes: bytes,
                from: "{",
                { _ in "...on Node{id}" },
                to: "}"
            ),
        ]
    }

    /// Chained fragments, each of which uses the next one, and a last fragment.
    private static func chain(
        _ bytes: Int,
        from beginning: String,
        on type: String = "Query",
        _ link: (Int) -> String,
        end: (Int) -> String? = { _ in nil }
    ) -> String {
        var count = 0
        let links = filled(bytes - 100) { number in
            count = number
            return "fragment F\(number) on \(type){" + link(number) + "}"
        }
        return beginning + links + (end(count) ?? "fragment F\(count) on \(type){id}")
    }

    private static func everyOther(_ bytes: Int) -> String {
        var count = 1
        while (count + 1) * (count + 1) * 8 < bytes { count += 1 }
        let spreads = (0..<count).map { "...F\($0) " }.joined()
        return "{...F0}" + (0..<count).map { "fragment F\($0) on Query{\(spreads)}" }.joined()
    }

    /// An automaton that remembers the positions of `a` among the last letters of a path, so that its state sets double with each letter.
    private static func multiplyingFragments(length: Int, memory: Int) -> String {
        var text = "{node{...G0}}"
        for position in 0..<length {
            text += "fragment G\(position) on Node{a:node{...G\(position + 1) ...H\(position + 1)_1}b:node{...G\(position + 1)}}"
            guard position > 0 else { continue }
            for age in 1...min(position, memory) {
                let next = age < memory ? "...H\(position + 1)_\(age + 1)" : "id"
                text += "fragment H\(position)_\(age) on Node{a:node{\(next)}b:node{\(next)}}"
            }
        }
        text += "fragment G\(length) on Node{id}"
        for age in 1...min(length, memory) { text += "fragment H\(length)_\(age) on Node{id}" }
        return text
    }

    private static func inlineFragments(_ bytes: Int, ending: String = "") -> String {
        let depth = 190
        return "{" + String(repeating: "...{", count: depth) + filled(bytes - 1_000) { _ in "id " } + ending
            + String(repeating: "}", count: depth + 1)
    }
}
