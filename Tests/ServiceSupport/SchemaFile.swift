import Domains
package import Engine
import Glibc

/// The repository's schema.
package enum SchemaFile {
    private static let shared = Result { try SchemaSnapshot(sdl: bytes()) }

    /// The schema with its bindings, read and checked once for all tests.
    package static func snapshot() throws -> SchemaSnapshot { try shared.get() }

    package static func bytes() throws -> [UInt8] {
        try read(inRepository: "schema.graphql")
    }

    /// The repository's folder.
    package static let repository = {
        // Tests/ServiceSupport/SchemaFile.swift
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    }()

    /// Returns the bytes of a file at a path in the repository.
    package static func read(inRepository path: String) throws -> [UInt8] {
        try read(repository + "/" + path)
    }

    /// Returns the bytes of a picture in the repository.
    package static func picture(_ name: String) throws -> [UInt8] {
        try read(inRepository: "Tests/ImagesTests/Pictures/" + name)
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
