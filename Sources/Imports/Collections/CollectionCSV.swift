public import Importing
import Links
import Postgres

/// Collections of items from a CSV file.
public struct CollectionCSV: ImportFormat {
    /// `tags` and `items` are lists separated by `|`.
    public let layout = RecordLayout.csv([
        .required("slug"), .required("title"), .optional("title_es"), .optional("description"), .optional("description_es"),
        .optional("hashtag"), .required("theme"), .optional("tags"), .optional("image"), .required("items"),
    ])

    /// The values of `theme`.
    static let themes = ["SEASON", "OCCASION", "STYLE", "COLOR", "MATERIAL", "TRAVEL", "SUSTAINABLE", "GIFT"]

    /// Reads collections.
    public init() {}

    /// Returns the stored facts of a collection.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let row = try content.row()
        let slug = try row.text("slug", atMost: 100)
        guard Self.isSlug(slug) else {
            throw RecordProblem("“slug” is “\(slug)”: lower-case letters and digits separated by hyphens are needed, such as boho-summer")
        }
        let title = try row.text("title")
        let titles = [title, row["title_es"] == nil ? title : try row.text("title_es")]
        let descriptions = [row["description"] ?? "", row["description_es"] ?? row["description"] ?? ""]
        let hashtag = row["hashtag"] ?? Self.hashtag(of: slug)
        guard hashtag.count <= 100, hashtag.hasPrefix("#"), hashtag.count > 1,
            hashtag.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else {
            throw RecordProblem("“hashtag” is “\(hashtag.prefix(60))”: # and then letters, digits and _ are needed, such as #BohoSummer")
        }
        let theme = try row.text("theme").uppercased()
        guard Self.themes.contains(theme) else {
            throw RecordProblem("“theme” is “\(theme.prefix(60))”: one of \(Self.themes.joined(separator: ", ")) is needed")
        }
        let image = try image(row)
        let tags = Self.parts(row["tags"])
        guard tags.count <= 20 else { throw RecordProblem("“tags” has \(tags.count) parts: at most 20 are allowed") }
        let items = Self.parts(row["items"])
        guard (1...10_000).contains(items.count) else {
            throw RecordProblem("“items” has \(items.count) parts: 1 to 10000 ids separated by | are needed")
        }
        return StagedRecord(key: slug) { rows in
            rows.add(to: 0) { row in
                for text in [slug] + titles + descriptions + [hashtag, theme] { row.append(text) }
                row.append(image)
                row.append(elements: tags)
            }
            for (place, item) in items.enumerated() {
                rows.add(to: 1) { row in
                    row.append(place + 1)
                    row.append(item)
                }
            }
        }
    }

    /// Returns the address of the picture, which has to use HTTPS because HTTPS pages show it.
    private func image(_ row: CSVRow) throws(RecordProblem) -> String? {
        guard let text = row["image"] else { return nil }
        let address: WebAddress
        do throws(WebAddressError) { address = try WebAddress(text) } catch { throw RecordProblem("image", text, error) }
        guard address.isSecure else {
            throw RecordProblem("“image” is “\(text.prefix(200))”: an address that begins with https:// is needed")
        }
        return address.text
    }

    private static func isSlug(_ text: String) -> Bool {
        text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
        }
    }

    /// Returns `#BohoSummer` for `boho-summer`.
    private static func hashtag(of slug: String) -> String {
        "#" + slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Returns the parts of a list, without duplicates.
    private static func parts(_ text: String?) -> [String] {
        (text ?? "").split(separator: "|").map { String($0).trimmed }.filter { !$0.isEmpty }.unique
    }
}
