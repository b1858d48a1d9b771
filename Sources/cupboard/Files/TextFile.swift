import Glibc

/// Reads whole files.
enum TextFile {
    /// The maximum size of a file, in megabytes.
    ///
    /// Positions in a source are 32-bit numbers, and a device may be endless.
    private static let maximumMegabytes = 256

    /// Returns the bytes of a file.
    static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandFailure("\(path.printable) cannot be read: \(reason())") }
        defer { close(descriptor) }
        return try read(descriptor, named: path)
    }

    /// Reads standard input to its end.
    static func readStandardInput() throws(CommandFailure) -> [UInt8] {
        try read(STDIN_FILENO, named: "Standard input")
    }

    private static func read(_ descriptor: Int32, named name: String) throws(CommandFailure) -> [UInt8] {
        var status = stat()
        let isRegular = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        // One byte more than the file size, so that the end is detected without a second buffer.
        var room = isRegular ? Int(status.st_size) + 1 : 65_536
        var bytes: [UInt8] = []
        while true {
            guard bytes.count + room <= maximumMegabytes << 20 else {
                throw CommandFailure("\(name.printable) is larger than \(maximumMegabytes) MB.")
            }
            var count = 0
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { space, used in
                count = unsafe Glibc.read(descriptor, space.baseAddress, space.count)
                used = max(0, count)
            }
            guard count >= 0 else { throw CommandFailure("\(name.printable) cannot be read: \(reason())") }
            if count == 0 { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if isRegular, count < room { return bytes }
            room = 65_536
        }
    }

    /// The folder of the running program.
    static var programFolder: String {
        let path = unsafe realpath("/proc/self/exe", nil)
        defer { unsafe free(path) }
        guard let path = unsafe path else { return "." }
        let text = unsafe String(cString: path)
        return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
    }

    /// Returns the system's description of the last error.
    static func reason() -> String {
        unsafe String(cString: strerror(errno))
    }
}
