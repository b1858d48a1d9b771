import Engine
import Postgres
import Reactor

// The fields of a profile, checked in the same way for sign-up and for editing.
extension UserErrors {
    /// Reads an optional telephone number.
    mutating func phone(_ input: MutationInput, _ field: String = "phone") -> String? {
        guard let phone = optional(input, field, atMost: 40) else { return nil }
        let digits = phone.unicodeScalars.count { ("0"..."9").contains($0) }
        guard digits >= 3, phone.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || "+-./()#* x".unicodeScalars.contains($0) }) else {
            add(.invalid, .invalidPhone, field)
            return nil
        }
        return phone
    }

    /// Reads an optional location: an address, coordinates, or both.
    ///
    /// Returns nil if it is absent or invalid.
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

    /// Reads an optional time zone, in the spelling of the database.
    ///
    /// Returns nil if it is absent or unknown.
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

/// An exact location, which only the account itself and administrators can see.
struct ExactPlace {
    var address: String?
    var latitude: Double?
    var longitude: Double?
}

extension MutationInput {
    /// The roles in the input without duplicates.
    var roles: [String]? {
        enumValues("roles").map { names in names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element) }
    }
}

/// The time zones of the database by name, ignoring case.
///
/// PostgreSQL opens hundreds of files to list them, so a server loads them only once.
final class TimeZoneNames: Sendable {
    private let known = Lock<[String: String]?>(nil)

    /// The name in the spelling of the database.
    ///
    /// Nil if the database does not have the time zone.
    func name(_ name: String, _ call: MutationCall) async throws(MutationFailure) -> String? {
        if let names = known.withLock({ $0 }) { return names[name.lowercased()] }
        // Excludes the copies of all zones in other folders, and the local settings of the machine.
        let names = try await call.readAll(
            String.self,
            "SELECT name FROM pg_timezone_names WHERE name !~ '^(posix|right)/|^(localtime|posixrules|Factory)$'"
        )
        let loaded = Dictionary(names.map { ($0.lowercased(), $0) }) { _, last in last }
        known.withLock { $0 = loaded }
        return loaded[name.lowercased()]
    }
}
