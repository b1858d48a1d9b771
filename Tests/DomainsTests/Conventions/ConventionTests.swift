import GraphQL
import ServiceSupport
import Testing

@Suite("Conventions of the schema")
struct ConventionTests {
    private static let schema = Result { try Schema(sdl: SchemaFile.bytes()) }

    @Test("hold for the schema except for listed exceptions", arguments: Convention.all)
    func kept(convention: Convention) throws {
        let breaches = convention.breaches(try Self.schema.get())
        let exceptions = convention.exceptions.flatMap { reason, places in places.map { (place: $0, reason: reason) } }
        for breach in breaches where !exceptions.contains(where: { breach.isExcepted(by: $0.place) }) {
            Issue.record("\(breach.coordinate): \(breach.problem)")
        }
        for (place, reason) in exceptions where !breaches.contains(where: { $0.isExcepted(by: place) }) {
            Issue.record("\(place) is an exception (“\(reason)”) that is not needed. Remove it.")
        }
    }

    @Test("report every breach of the counterexample", arguments: Convention.all)
    func broken(convention: Convention) throws {
        let breaches = convention.breaches(try Schema(sdl: convention.counterexample.schema))
        #expect(breaches.map(\.coordinate).sorted() == convention.counterexample.coordinates.sorted(), "\(breaches)")
    }
}
