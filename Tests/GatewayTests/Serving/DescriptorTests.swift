import ServiceSupport
import TestSupport
import Testing

@Suite("Few open files", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct DescriptorTests {
    @Test("leave room for other addresses when one address opens all the connections it can")
    func hoard() async throws {
        let database = try TestDatabase.shared.createServedDatabase(hasDemoData: false)
        try await ServedProgram.waiting {
            // 240 connections of one loop fit into 400 open files.
            let program = try ServedProgram(["--loops", "1"], database: database, descriptors: 400)
            var hoard: [Client] = []
            for _ in 0..<300 {
                // The server closes some of the earlier ones, and may close this one.
                guard let client = try? Client(port: program.port, from: 3) else { continue }
                _ = try? client.ask("/health/live", method: "GET", headers: [])
                hoard.append(client)
            }
            for _ in 0..<20 {
                let answer = try Client(port: program.port, from: 99).ask("/health/live", method: "GET", headers: [])
                #expect(answer.status == 200)
            }
            #expect(hoard.count > 240)
            #expect(try program.errors().contains("fewer connections than configured"))
            try program.stop()
        }
    }

    @Test("end the start with the number of files that are needed")
    func tooFew() async throws {
        let database = try TestDatabase.shared.createServedDatabase(hasDemoData: false)
        let failure = try await ServedProgram.waiting {
            #expect(throws: ServedProgram.StartFailure.self) {
                _ = try ServedProgram(["--loops", "2"], database: database, descriptors: 200)
            }
        }
        let text = failure?.description ?? ""
        #expect(text.contains("The process may open 200 files, and at least 256 are needed."), "\(text)")
    }
}
