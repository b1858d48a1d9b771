import Gateway
import Glibc

/// The schema of the repository.
enum SchemaFile {
    static func snapshot() throws -> SchemaSnapshot {
        try SchemaSnapshot(sdl: bytes())
    }

    static func bytes() throws -> [UInt8] {
        try read(inRepository: "schema.graphql")
    }

    /// The repository's folder.
    static let repository = {
        // Tests/GatewayTests/Support/SchemaFile.swift
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    }()

    /// The bytes of a file by its path in the repository.
    static func read(inRepository path: String) throws -> [UInt8] {
        try read(repository + "/" + path)
    }

    private static func read(_ path: String) throws -> [UInt8] {
        struct Unreadable: Error { var path: String }
        guard let stream = unsafe fopen(path, "r") else { throw Unreadable(path: path) }
        defer { unsafe fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe fread(&chunk, 1, chunk.count, stream)
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk.prefix(count))
        }
    }
}
