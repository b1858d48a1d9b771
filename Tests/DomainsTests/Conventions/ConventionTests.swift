import GraphQL
import ServiceSupport
import Testing

@Suite("Conventions of the schema")
struct ConventionTests {
    private static let schema = Result { try Schema(sdl: SchemaFile.bytes()) }

    @Test("hold for the schema except for listed exceptions", arguments: Convention.all)
    func kept(convention: Convention) throws {
        let violations = convention.violations(try Self.schema.get())
        let exceptions = convention.exceptions.flatMap { reason, places in places.map { (place: $0, reason: reason) } }
        for violation in violations where !exceptions.contains(where: { violation.isExcepted(by: $0.place) }) {
            Issue.record("\(violation.coordinate): \(violation.problem)")
        }
        for (place, reason) in exceptions where !violations.contains(where: { $0.isExcepted(by: place) }) {
            Issue.record("\(place) is an exception (“\(reason)”) that is not needed. Remove it.")
        }
    }

    @Test("report every violation of the counterexample", arguments: Convention.all)
    func broken(convention: Convention) throws {
        let violations = convention.violations(try Schema(sdl: convention.counterexample.schema))
        #expect(violations.map(\.coordinate).sorted() == convention.counterexample.coordinates.sorted(), "\(violations)")
    }
}
