import Planner

/// The address of a maps application that shows the way from the argument `from` to a place; the argument `provider` says which one.
///
/// Sources: https://developers.google.com/maps/documentation/urls/get-started#directions-action,
/// https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
func directions(toLatitude latitude: SQL, longitude: SQL, _ scope: Scope) throws(PlanError) -> SQL {
    guard let fromLatitude = try scope.number("from.latitude", in: -90...90),
        let fromLongitude = try scope.number("from.longitude", in: -180...180)
    else { return "NULL::text" }
    let (from, to): (SQL, SQL) = ("map_position(\(fromLatitude), \(fromLongitude))", "map_position(\(latitude), \(longitude))")
    return switch scope.enumValue("provider") {
    case "APPLE_MAPS": "'https://maps.apple.com/?saddr=' || \(from) || '&daddr=' || \(to) || '&dirflg=d'"
    default: "'https://www.google.com/maps/dir/?api=1&origin=' || \(from) || '&destination=' || \(to)"
    }
}
