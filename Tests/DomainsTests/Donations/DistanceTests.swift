import Glibc
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Distances", .tags(.database))
struct DistanceTests {
    /// A point in degrees.
    private struct Point {
        let latitude: Double
        let longitude: Double

        static func random(_ random: inout SeededGenerator) -> Point {
            Point(latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
        }

        /// A point at most this many degrees away in latitude and longitude.
        func near(_ degrees: Double, _ random: inout SeededGenerator) -> Point {
            Point(
                latitude: min(90, max(-90, latitude + .random(in: -degrees...degrees, using: &random))),
                longitude: min(180, max(-180, longitude + .random(in: -degrees...degrees, using: &random)))
            )
        }

        /// The antipodal point.
        var antipode: Point { Point(latitude: -latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180) }

        /// The distance in kilometers by the haversine formula on a sphere with the earth's mean radius.
        func kilometres(to other: Point) -> Double {
            func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
            let (across, along) = (radians(other.latitude - latitude) / 2, radians(other.longitude - longitude) / 2)
            let haversine = sin(across) * sin(across) + cos(radians(latitude)) * cos(radians(other.latitude)) * sin(along) * sin(along)
            return 2 * 6_371.0088 * asin(min(1, haversine.squareRoot()))
        }

        var sql: String { "earth_point(\(latitude), \(longitude))" }
    }

    @Test("match the haversine formula with the earth's mean radius, for near, random and antipodal points")
    func haversine() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        var random = SeededGenerator(seed: 6_371)
        for round in 0..<400 {
            let from = Point.random(&random)
            let there =
                switch round % 4 {
                case 0: from.near(0.001, &random)
                case 1: from.near(0.5, &random)
                case 2: Point.random(&random)
                default: from.antipode.near(0.01, &random)
                }
            let line = "\(from.sql) <-> \(there.sql)"
            let distance = try session.query("SELECT kilometres(\(line)) AS km, miles(\(line)) AS miles").one(Distance.self)
            let expected = from.kilometres(to: there)
            // To the meter. Near the antipode the chord hardly changes with the distance, so both formulas lose digits.
            let tolerance = expected > 20_000 ? 0.003 : 0.000_85
            #expect(abs(distance.km - expected) <= tolerance, "\(from) \(there)")
            #expect(abs(distance.miles - expected / 1.609344) <= tolerance, "\(from) \(there)")
        }
        let other = try session.query("SELECT kilometres(earth_point(0, 0) <-> earth_point(0, 180))").one(Double.self)
        #expect(other == 20_015.114)
    }

    @Test("points equal those of earthdistance bit by bit, because existing columns and indexes contain those")
    func points() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let differing = try session.query(
            """
            SELECT count(*) FROM (
                SELECT (180 * (n * 0.6180339887498949 % 1) - 90)::float8, (360 * (n * 0.7548776662466927 % 1) - 180)::float8
                FROM generate_series(1, 50000) AS n
                UNION ALL
                SELECT latitude, longitude FROM unnest('{-90,-45,0,45,90}'::float8[]) AS latitude, unnest('{-180,-90,0,90,180}'::float8[]) AS longitude
            ) AS point (latitude, longitude)
            WHERE earth_point(latitude, longitude)::text IS DISTINCT FROM ll_to_earth(latitude, longitude)::text
            """
        )
        #expect(try differing.one(Int.self) == 0)
        let plan = try session.query("EXPLAIN (VERBOSE) SELECT earth_point(latitude, longitude) FROM place").decode(String.self)
        #expect(!plan.contains { $0.contains("earth_point") }, "no longer inlined: \(plan)")
    }

    private struct Distance: Decodable {
        let km: Double
        let miles: Double
    }

    @Test("the filter by distance agrees with the returned distance")
    func within() throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        var random = SeededGenerator(seed: 1_609)
        for _ in 0..<200 {
            let (from, there) = (Point.random(&random), Point.random(&random))
            let expected = from.kilometres(to: there)
            for (reach, isWithin) in [(expected * 0.999_99, false), (expected * 1.000_01, true)] {
                let found = try session.query("SELECT (\(from.sql) <-> \(there.sql)) <= straight_metres(\(reach))").one(Bool.self)
                #expect(found == isWithin, "\(from) \(there)")
            }
        }
    }
}
