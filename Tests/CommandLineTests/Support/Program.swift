import TestSupport

/// The program built with these tests.
enum Program {
    typealias Outcome = Command.Outcome

    /// Runs the program in a folder and waits for its end.
    static func run(_ arguments: [String], in folder: String, input: String) throws -> Outcome {
        // Uses a shell, because spawning cannot change the folder. Input comes through a pipe, as it usually does.
        try Command.run(["/bin/sh", "-c", #"cd "$0" && cat | "$@""#, folder, Command.cupboard] + arguments, input: input)
    }
}
