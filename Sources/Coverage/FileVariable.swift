import GraphQL
import Planner

/// The variable in which a file comes to an example, since no literal is a file.
enum FileVariable {
    /// What stands in the place of the file.
    static let reference = "$file"
    /// What the example has for a file.
    static let example = Value.upload(Upload(fileName: "example.txt", contentType: nil, bytes: []))

    /// A mutation with a selection, and with the variable's definition where the selection needs it.
    static func mutation(_ selection: String) -> String {
        (isUsed(in: selection) ? "mutation (\(reference): Upload!) " : "mutation ") + "{ \(selection) }"
    }

    /// The variables of such a mutation.
    static func variables(of mutation: String) -> ObjectValue { isUsed(in: mutation) ? ["file": example] : [:] }

    private static func isUsed(in text: String) -> Bool { text.firstRange(of: reference) != nil }
}
