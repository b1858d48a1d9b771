import JSON
import Mail

/// The file of `--apps`: names, links and texts of single apps.
///
/// The file is an object with a member for each app, named like the value of the schema's enum `App`:
///
///     {"FOODSAVER": {"name": "FoodSaver", "url": "https://foodsaver.example", "storeUrl": "https://apps.example/foodsaver",
///                    "invitation": {"en": "share food that would go to waste", "es": "comparte la comida que sobra"}}}
///
/// Every member is optional. Without it, the app has its usual name and text, and the links of all apps.
enum AppConfiguration {
    private static let maximumName = 50
    private static let maximumText = 300

    /// Adds the apps of a file.
    ///
    /// - Throws: The first problem.
    static func add(_ file: [UInt8], to all: inout AppAddress) throws(CommandFailure) {
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONDocument(parsing: file, limits: JSONDocument.Limits(nesting: 8, values: 1_000)).root
        } catch {
            throw CommandFailure("It is not JSON: \(error)")
        }
        try checkMembers(of: root, at: "the file", known: App.allCases.map(\.rawValue))
        for app in App.allCases {
            guard let value = root[app.rawValue] else { continue }
            try configure(app, value, in: &all)
        }
    }

    private static func configure(_ app: App, _ value: JSONValue, in all: inout AppAddress) throws(CommandFailure) {
        let place = app.rawValue
        try checkMembers(of: value, at: place, known: ["name", "url", "storeUrl", "invitation"])
        var purpose: AppPurpose?
        if let texts = value["invitation"] {
            try checkMembers(of: texts, at: "\(place).invitation", known: ["en", "es"])
            purpose = AppPurpose(
                english: try text(texts["en"], at: "\(place).invitation.en", atMost: maximumText) ?? app.purpose.english,
                spanish: try text(texts["es"], at: "\(place).invitation.es", atMost: maximumText) ?? app.purpose.spanish
            )
        }
        let isAccepted = all.configure(
            app,
            name: try text(value["name"], at: "\(place).name", atMost: maximumName),
            base: try text(value["url"], at: "\(place).url", atMost: maximumText),
            store: try text(value["storeUrl"], at: "\(place).storeUrl", atMost: maximumText),
            purpose: purpose
        )
        guard isAccepted else {
            throw CommandFailure("\(place): “url” and “storeUrl” must begin with https:// or http:// and contain no spaces.")
        }
    }

    /// Rejects unknown members, because a misspelt one would otherwise be ignored silently.
    private static func checkMembers(of value: JSONValue, at place: String, known: [String]) throws(CommandFailure) {
        let list = known.map { "“\($0)”" }.joined(separator: ", ")
        guard value.kind == .object else { throw CommandFailure("\(place) must be an object with \(list).") }
        try value.forEachMember { name, _ throws(CommandFailure) in
            guard known.contains(name) else {
                throw CommandFailure("\(place) has the unknown member “\(name.prefix(100))”; the known members are \(list).")
            }
        }
    }

    /// A text on one line; nil if it is absent.
    private static func text(_ value: JSONValue?, at place: String, atMost limit: Int) throws(CommandFailure) -> String? {
        guard let value else { return nil }
        guard let text = value.string, (1...limit).contains(text.unicodeScalars.count),
            !text.unicodeScalars.contains(where: {
                [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
            }),
            !text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
        else { throw CommandFailure("\(place) must be a text of 1 to \(limit) characters on one line.") }
        return text
    }
}
