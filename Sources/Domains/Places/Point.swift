import Planner

extension Scope {
    /// The point of an argument `{latitude, longitude}` in degrees, in the form for computing distances.
    ///
    /// Nil if it is absent or null.
    func point(_ path: String) throws(PlanError) -> SQL? {
        guard isPresent(path) else { return nil }
        guard let latitude = try number(path + ".latitude", in: -90...90),
            let longitude = try number(path + ".longitude", in: -180...180)
        else { return nil }
        return "earth_point(\(latitude), \(longitude))"
    }
}
