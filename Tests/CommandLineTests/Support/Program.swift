import TestSupport

/// The program that was built with these tests.
enum Program {
    typealias Outcome = Command.Outcome

    /// Runs the program in a folder and waits for its end.
    static func run(_ arguments: [String], in folder: String, input: String) throws -> Outcome {
        // A shell, since spawning cannot change the folder; and what people put into a command mostly comes through a pipe.
        try Command.run(["/bin/sh", "-c", #"cd "$0" && cat | "$@""#, folder, Command.cupboard] + arguments, input: input)
    }
}
