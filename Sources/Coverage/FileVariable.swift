import GraphQL
import Planner

/// The variable that carries an example's file, because a file cannot be a literal.
enum FileVariable {
    /// The reference to the variable.
    static let reference = "$file"
    /// The example file.
    static let example = Value.upload(Upload(fileName: "example.txt", contentType: nil, bytes: []))

    /// Returns a mutation with a selection, and defines the variable if the selection uses it.
    static func mutation(_ selection: String) -> String {
        (isUsed(in: selection) ? "mutation (\(reference): Upload!) " : "mutation ") + "{ \(selection) }"
    }

    /// Returns the variables of such a mutation.
    static func variables(of mutation: String) -> ObjectValue { isUsed(in: mutation) ? ["file": example] : [:] }

    private static func isUsed(in text: String) -> Bool { text.firstRange(of: reference) != nil }
}
