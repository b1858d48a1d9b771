/// Files that are recognized but not supported, so that a message can name them and what to do.
enum ForeignFile {
    /// A kind of file and its marks.
    private struct Kind {
        let name: String
        let advice: String
        /// The first bytes of the file, after `offset` bytes.
        var signature: [UInt8] = []
        var offset = 0
        /// A text in the first 1,024 bytes, in lower case.
        var text: String?
        /// The end of a name in an archive, in lower case.
        var entry: String?
    }

    private static let unpacked = "unpack it and give the files in it"
    private static let exported = "export the recipes as JSON-LD (schema.org) instead"

    /// The kinds of files.
    ///
    /// Sources: each program's own description of its format, and https://en.wikipedia.org/wiki/List_of_file_signatures
    private static let kinds = [
        Kind(name: "a zip archive within an archive", advice: unpacked, signature: Array("PK\u{3}\u{4}".utf8)),
        Kind(name: "a gzip file within an archive", advice: unpacked, signature: [0x1F, 0x8B]),
        Kind(name: "a tar archive", advice: unpacked, signature: Array("ustar".utf8), offset: 257),
        Kind(name: "a 7-Zip archive", advice: unpacked, signature: [0x37, 0x7A, 0xBC, 0xAF]),
        Kind(name: "a RAR archive", advice: unpacked, signature: Array("Rar!".utf8)),
        Kind(name: "a file compressed with xz", advice: unpacked, signature: [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
        Kind(name: "a file compressed with bzip2", advice: unpacked, signature: Array("BZh".utf8)),
        Kind(name: "a file compressed with Zstandard", advice: unpacked, signature: [0x28, 0xB5, 0x2F, 0xFD]),
        Kind(name: "a PDF document", advice: "give the data as a table or JSON", signature: Array("%PDF-".utf8)),
        Kind(name: "an Excel workbook", advice: "save it as CSV in UTF-8", signature: [0xD0, 0xCF, 0x11, 0xE0]),
        Kind(name: "an Excel workbook", advice: "save it as CSV in UTF-8", entry: "xl/workbook.xml"),
        Kind(name: "a spreadsheet of OpenDocument", advice: "save it as CSV in UTF-8", entry: "content.xml"),
        Kind(name: "a spreadsheet of Numbers", advice: "export it as CSV in UTF-8", entry: "index/document.iwa"),
        Kind(name: "a Parquet file", advice: "take the JSONL or CSV file of the same data", signature: Array("PAR1".utf8)),
        Kind(name: "an SQLite database", advice: "export the data as a table or JSON", signature: Array("SQLite format 3".utf8)),
        Kind(
            name: "a Paprika export",
            advice: "export from Paprika as HTML and give the pages of its folder “Recipes”",
            entry: ".paprikarecipe"
        ),
        Kind(name: "a Mela export", advice: exported, entry: ".melarecipe"),
        Kind(name: "a Crouton export", advice: exported, entry: ".crumb"),
        Kind(name: "a Tandoor export", advice: "export from Tandoor as “Nextcloud” instead", entry: "recipe.json.zip"),
        Kind(name: "a Meal-Master file", advice: exported, text: "recipe via meal-master"),
        Kind(name: "a MasterCook file", advice: exported, text: "<mx2"),
        Kind(name: "a MasterCook file", advice: exported, text: "exported from mastercook"),
        Kind(name: "a RecipeML file", advice: exported, text: "<recipeml"),
        Kind(name: "an export of Gourmet Recipe Manager", advice: exported, text: "<gourmetdoc"),
        Kind(name: "a Living Cookbook export", advice: exported, text: "<fdx "),
        Kind(name: "a Cooklang recipe", advice: exported, text: ">> servings:"),
    ]

    /// Returns “looks like a Paprika export; export …”, or nil for a file that may be readable.
    static func description(ofBeginning bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes.prefix(1_024), as: UTF8.self).lowercased()
        return kinds.first { kind in
            if !kind.signature.isEmpty { return bytes.dropFirst(kind.offset).starts(with: kind.signature) }
            return kind.text.map(text.contains) ?? false
        }
        .map(description)
    }

    /// Returns the same for the names in an archive.
    static func description(of archive: ZipArchive) throws(ImportFailure) -> String? {
        for index in 0..<min(archive.count, 1_000) {
            let name = try archive.entry(index).name.lowercased()
            if let kind = kinds.first(where: { kind in kind.entry.map(name.hasSuffix) ?? false }) { return description(kind) }
        }
        return nil
    }

    private static func description(_ kind: Kind) -> String { "looks like \(kind.name); \(kind.advice)" }
}
