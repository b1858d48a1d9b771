import Glibc

/// Prompts for a password without showing it.
enum PasswordPrompt {
    /// Returns a new password: from an environment variable, typed twice on a terminal, or from the first line of standard input.
    static func newPassword(variable: String) throws(CommandFailure) -> String {
        if let password = Environment[variable] { return password }
        guard isatty(STDIN_FILENO) == 1 else {
            guard let line = readLine(), !line.isEmpty else {
                throw CommandFailure("A password is required: in \(variable), or in the first line of standard input.")
            }
            return line
        }
        let password = ask("Password: ")
        guard ask("Repeat the password: ") == password else { throw CommandFailure("The passwords do not match.") }
        return password
    }

    /// Reads a line without echoing it.
    private static func ask(_ question: String) -> String {
        StandardStream.error.write(question)
        var settings = termios()
        let isTerminal = unsafe tcgetattr(STDIN_FILENO, &settings) == 0
        let former = settings
        settings.c_lflag &= ~tcflag_t(ECHO)
        if isTerminal { _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) }
        defer {
            var former = former
            if isTerminal { _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &former) }
            StandardStream.error.write("\n")
        }
        return readLine() ?? ""
    }
}
