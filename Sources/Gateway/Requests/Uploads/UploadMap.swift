import GraphQL
import JSON
import JSONValues

/// The map from the files of a form to their places in the variables: `{"0": ["variables.photo"]}`.
///
/// Spec: https://github.com/jaydenseric/graphql-multipart-request-spec#multipart-form-field-structure
struct UploadMap {
    /// A file and its places.
    struct Entry {
        let file: String
        let places: [UploadPlace]
    }

    let entries: [Entry]

    init(json: Span<UInt8>, _ limits: RequestLimits) throws(BadRequest) {
        guard case .object(let files) = try Self.value(json, limits) else {
            throw BadRequest("“map” must be a JSON object of file names and lists of paths.")
        }
        guard files.count <= limits.files else {
            throw BadRequest("“map” names \(files.count) files; at most \(limits.files) are allowed.")
        }
        var count = 0
        var entries: [Entry] = []
        for file in files {
            guard case .list(let places) = file.value, !places.isEmpty else {
                throw BadRequest("“map” must give “\(file.name.prefix(100))” a list of paths, such as [\"variables.file\"].")
            }
            count += places.count
            guard count <= limits.files else {
                throw BadRequest("“map” has more than \(limits.files) paths, which is the limit.")
            }
            entries.append(Entry(file: file.name, places: try Self.places(places)))
        }
        self.entries = entries
    }

    private static func value(_ json: Span<UInt8>, _ limits: RequestLimits) throws(BadRequest) -> Value {
        do throws(JSONError) {
            var reader = try JSONReader(json, limits)
            let value = try reader.value(in: json)
            try reader.end(of: json)
            // Malformed file names and places are rejected later: no file and no place matches them.
            return value
        } catch {
            throw BadRequest(error, of: json, named: "“map”")
        }
    }

    private static func places(_ items: [Value]) throws(BadRequest) -> [UploadPlace] {
        var places: [UploadPlace] = []
        for item in items {
            guard case .string(let path) = item else {
                throw BadRequest("A path in “map” must be a string such as \"variables.file\".")
            }
            places.append(try UploadPlace(path))
        }
        return places
    }

    /// Refuses files that the map does not name, and names without a file.
    func checkNames(of files: [(name: String, upload: Upload)]) throws(BadRequest) {
        if let missing = entries.first(where: { entry in !files.contains { $0.name == entry.file } }) {
            throw BadRequest("The file “\(missing.file.prefix(100))” of “map” is missing.")
        }
        if let unused = files.first(where: { file in !entries.contains { $0.file == file.name } }) {
            throw BadRequest("The file “\(unused.name.prefix(100))” is not in “map”.")
        }
    }
}

/// A place in the variables that receives a file.
struct UploadPlace {
    private let path: String
    private let steps: [Substring]

    init(_ path: String) throws(BadRequest) {
        let steps = path.split(separator: ".", omittingEmptySubsequences: false)
        guard steps.first == "variables", steps.count > 1, !steps.contains(""), path.utf8.count <= 1_000 else {
            throw BadRequest(
                "“\(path.prefix(100))” in “map” is not a valid path; a path is “variables.” and the names that lead to the file."
            )
        }
        self.path = path
        self.steps = Array(steps.dropFirst())
    }

    /// Returns the variables with the file in place of the null.
    func putting(_ file: Value, into variables: ObjectValue) throws(BadRequest) -> ObjectValue {
        guard case .object(let changed) = try putting(file, into: .object(variables), at: steps[...]) else { return variables }
        return changed
    }

    /// Replaces the null at the end of `steps`.
    ///
    /// The depth of the recursion is limited by the nesting of the JSON, because each step must find an object or a list.
    private func putting(_ file: Value, into value: Value, at steps: ArraySlice<Substring>) throws(BadRequest) -> Value {
        guard let step = steps.first else {
            guard value.isNull else { throw BadRequest("The value at “\(path.prefix(100))” must be null; the file replaces it.") }
            return file
        }
        switch value {
        case .object(let fields):
            var changed = ObjectValue()
            var isFound = false
            for field in fields {
                let isStep = field.name == step
                changed.append(field.name, isStep ? try putting(file, into: field.value, at: steps.dropFirst()) : field.value)
                if isStep { isFound = true }
            }
            if isFound { return .object(changed) }
        case .list(var items):
            guard let index = Int(step), String(index) == step, items.indices.contains(index) else { break }
            items[index] = try putting(file, into: items[index], at: steps.dropFirst())
            return .list(items)
        default: break
        }
        throw BadRequest("“operations” has no value at the path “\(path.prefix(100))”.")
    }
}
