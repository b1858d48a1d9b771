/// The keywords and values that libpq connects with: a connection string and our own settings.
struct ConnectionParameters: Sendable {
    private let pairs: [(keyword: String, value: String)]

    /// libpq expands `dbname` as a whole connection string; later settings in the list override it.
    init(connectionString: String, _ settings: [(keyword: String, value: String)]) {
        pairs = [("dbname", connectionString)] + settings
    }

    /// Lends the two nil-terminated arrays of C strings to the closure.
    func withArrays<Answer>(_ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Answer) -> Answer {
        // One byte array for all strings, so that nothing needs to be freed one by one.
        var bytes: [CChar] = []
        var offsets: [Int] = []
        for text in pairs.map(\.keyword) + pairs.map(\.value) {
            offsets.append(bytes.count)
            bytes.append(contentsOf: text.utf8.map { CChar(bitPattern: $0) })
            bytes.append(0)
        }
        let count = pairs.count
        // Sound: `bytes` is not empty and pinned while the pointers into it are used.
        return unsafe bytes.withUnsafeBufferPointer { source in
            let pointers = unsafe offsets.map { offset in unsafe source.baseAddress.map { unsafe $0 + offset } }
            let keywords = unsafe Array(pointers[..<count]) + [nil]
            let values = unsafe Array(pointers[count...]) + [nil]
            return unsafe keywords.withUnsafeBufferPointer { keywords in
                unsafe values.withUnsafeBufferPointer { values in
                    // Both contain at least the final nil.
                    unsafe body(keywords.baseAddress.unsafelyUnwrapped, values.baseAddress.unsafelyUnwrapped)
                }
            }
        }
    }
}
