public import Testing

extension Tag {
    /// Checks a rule of a specification.
    @Tag public static var spec: Self
    /// Needs PostgreSQL.
    @Tag public static var database: Self
    /// Opens sockets.
    @Tag public static var socket: Self
    /// Takes more than a second.
    @Tag public static var slow: Self
}
