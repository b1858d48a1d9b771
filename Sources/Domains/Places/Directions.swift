import Planner

/// The URL of a maps application with directions to a place, which `map_position` or `map_address` has written.
///
/// The argument `from` is the start. Without it the application starts from the person's location. The argument `provider` chooses the
/// application.
///
/// Sources: https://developers.google.com/maps/documentation/urls/get-started#directions-action,
/// https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
func directions(to: SQL, _ scope: Scope) throws(PlanError) -> SQL {
    var start: SQL?
    if let latitude = try scope.number("from.latitude", in: -90...90), let longitude = try scope.number("from.longitude", in: -180...180) {
        start = "map_position(\(latitude), \(longitude))"
    }
    switch scope.enumValue("provider") {
    case "APPLE_MAPS":
        let from = start.map { "saddr=' || \($0) || '&" as SQL } ?? ""
        return "'https://maps.apple.com/?\(from)daddr=' || \(to) || '&dirflg=d'"
    default:
        let from = start.map { "&origin=' || \($0) || '" as SQL } ?? ""
        return "'https://www.google.com/maps/dir/?api=1\(from)&destination=' || \(to)"
    }
}
