import CLibpq

/// The owner of one PGconn: closes the connection when it is destroyed.
@safe struct PGHandle: ~Copyable {
    /// Valid while the owner lives; used only on the thread (or loop) that holds the owner.
    let raw: OpaquePointer

    /// Takes ownership of a PGconn.
    init(owning raw: OpaquePointer) { unsafe self.raw = raw }

    deinit { unsafe PQfinish(raw) }

    /// libpq's last message about this connection, in one line.
    var errorMessage: String {
        guard let message = unsafe PQerrorMessage(raw) else { return "out of memory" }
        return unsafe oneLine(String(cString: message))
    }

    /// Builds the error that a failed result describes.
    static func serverError(of result: OpaquePointer, statement: String? = nil) -> ServerError {
        func field(_ code: Int) -> String? {
            unsafe PQresultErrorField(result, Int32(truncatingIfNeeded: code)).map { unsafe String(cString: $0) }
        }
        let severity = field(CUPBOARD_DIAG_SEVERITY)
        var message = field(CUPBOARD_DIAG_MESSAGE) ?? ""
        if message.isEmpty { message = unsafe PQresultErrorMessage(result).map { unsafe oneLine(String(cString: $0)) } ?? "" }
        return ServerError(
            sqlState: SQLState(field(CUPBOARD_DIAG_SQLSTATE) ?? ""),
            message: message,
            detail: field(CUPBOARD_DIAG_DETAIL),
            hint: field(CUPBOARD_DIAG_HINT),
            position: field(CUPBOARD_DIAG_POSITION).flatMap { Int($0) },
            statementName: statement,
            constraint: field(CUPBOARD_DIAG_CONSTRAINT),
            isFatal: severity == "FATAL" || severity == "PANIC",
            routine: field(CUPBOARD_DIAG_ROUTINE)
        )
    }
}

/// Joins libpq's lines, without tabs and newlines.
func oneLine(_ message: String) -> String {
    var line = ""
    for part in message.split(whereSeparator: { $0 == "\n" || $0 == "\t" }) {
        if !line.isEmpty { line += " " }
        line += part
    }
    return line
}
