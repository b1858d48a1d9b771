import Engine
import Postgres
import Reactor

// What people say of themselves, checked the same when they sign up and when they edit it.
extension UserErrors {
    /// A telephone number as people write it, or nothing.
    mutating func phone(_ input: MutationInput, _ field: String = "phone") -> String? {
        guard let phone = optional(input, field, atMost: 40) else { return nil }
        let digits = phone.unicodeScalars.count { ("0"..."9").contains($0) }
        guard digits >= 3, phone.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || "+-./()#* x".unicodeScalars.contains($0) }) else {
            add(.invalid, .invalidPhone, field)
            return nil
        }
        return phone
    }

    /// Where somebody is: an address, coordinates, or both; nil when it is not given, or something is wrong with it.
    mutating func place(_ input: MutationInput, _ field: String = "location") -> ExactPlace? {
        guard let location = input.object(field) else { return nil }
        var inner = UserErrors()
        let address = inner.optional(location, "address", atMost: 300, as: .paragraphs)
        let (latitude, longitude) = (location.number("latitude"), location.number("longitude"))
        if address == nil, latitude == nil, longitude == nil, !inner.concerns("address") { inner.add(.blank, .fieldIsEmpty, "address") }
        if let latitude, !(-90...90).contains(latitude) { inner.add(.outOfRange, .between(-90, 90), "latitude") }
        if let longitude, !(-180...180).contains(longitude) { inner.add(.outOfRange, .between(-180, 180), "longitude") }
        if (latitude == nil) != (longitude == nil) {
            inner.add(.blank, .fieldIsEmpty, latitude == nil ? "latitude" : "longitude")
        }
        let isRight = inner.isEmpty
        add(inner, in: field)
        return isRight ? ExactPlace(address: address, latitude: latitude, longitude: longitude) : nil
    }

    /// The name of a time zone as the database knows it; nil when none is given, or it knows none of this name.
    mutating func timeZone(
        _ input: MutationInput,
        _ call: MutationCall,
        _ field: String = "timeZone"
    ) async throws(MutationFailure) -> String? {
        guard let name = optional(input, field, atMost: 64) else { return nil }
        guard let known = try await call.services.timeZones.name(name, call) else {
            add(.unknownTimeZone, .unknownTimeZone, field)
            return nil
        }
        return known
    }
}

/// Where somebody is, to the door: for nobody but the account itself and those who run the service.
struct ExactPlace {
    var address: String?
    var latitude: Double?
    var longitude: Double?
}

extension MutationInput {
    /// The roles of an account, each once.
    var roles: [String]? {
        enumValues("roles").map { names in names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element) }
    }
}

/// The time zones that the database knows, by name, however it is capitalised.
///
/// PostgreSQL opens hundreds of files to list them, so they are asked for once in the life of a server.
final class TimeZoneNames: Sendable {
    private let known = Lock<[String: String]?>(nil)

    /// The name as the database writes it; nil when it knows none of this name.
    func name(_ name: String, _ call: MutationCall) async throws(MutationFailure) -> String? {
        if let names = known.withLock({ $0 }) { return names[name.lowercased()] }
        // The database also has copies of all in folders of its own, and what its machine happens to be set to.
        let names = try await call.readAll(
            String.self,
            "SELECT name FROM pg_timezone_names WHERE name !~ '^(posix|right)/|^(localtime|posixrules|Factory)$'"
        )
        let loaded = Dictionary(names.map { ($0.lowercased(), $0) }) { _, last in last }
        known.withLock { $0 = loaded }
        return loaded[name.lowercased()]
    }
}
