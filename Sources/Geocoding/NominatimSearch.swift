import Curl
import JSON

/// A request to a service with Nominatim's search API.
///
/// Source: https://nominatim.org/release-docs/latest/api/Search/
struct NominatimSearch: Sendable {
    /// The maximum size of a response in bytes.
    static let limit = 64 << 10
    /// The lowest rank of a street; houses have higher ranks, and towns and districts have lower ones.
    private static let streetRank: Int64 = 26

    /// The URL of the search, without a query.
    let endpoint: String
    /// The time that the whole request may take.
    let timeout: Duration

    /// Asks for the best match of an address; blocks the thread.
    ///
    /// - Returns: The point; nil if the service knows no street or house with this address.
    /// - Throws: The reason why there is no usable response.
    func point(of address: String) throws(GeocodingFailure) -> GeographicPoint? {
        var fetch = HTTPFetch(url: endpoint + "?format=jsonv2&limit=1&q=" + Self.percentEncoded(address))
        fetch.headers = ["Accept: application/json"]
        fetch.timeout = timeout
        fetch.limit = Self.limit
        let answer: HTTPFetch.Answer
        do throws(CurlError) {
            answer = try fetch.perform()
        } catch {
            throw GeocodingFailure("\(error)")
        }
        guard answer.status == 200 else { throw GeocodingFailure("the service returned status \(answer.status)") }
        return try Self.point(in: answer.body)
    }

    /// Reads the first match of a response.
    static func point(in body: [UInt8]) throws(GeocodingFailure) -> GeographicPoint? {
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: body)
        } catch {
            throw GeocodingFailure("the response is not JSON: \(error)")
        }
        guard document.root.kind == .array else { throw GeocodingFailure("the response is not a list of places") }
        guard let first = document.root[0] else { return nil }
        guard let latitude = coordinate(first["lat"]), let longitude = coordinate(first["lon"]),
            let point = GeographicPoint(latitude: latitude, longitude: longitude)
        else { throw GeocodingFailure("the place in the response has no valid lat and lon") }
        guard let rank = first["place_rank"]?.int else { throw GeocodingFailure("the place in the response has no place_rank") }
        return rank >= streetRank ? point : nil
    }

    /// Nominatim writes coordinates as strings.
    private static func coordinate(_ value: JSONValue?) -> Double? {
        guard let value else { return nil }
        return value.double ?? value.string.flatMap(Double.init)
    }

    /// Encodes everything but unreserved characters (RFC 3986, section 2.3).
    private static func percentEncoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                encoded.append(byte)
            default:
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}

/// The reason why a geocoder gave no usable response.
public struct GeocodingFailure: Error, CustomStringConvertible {
    /// The reason, for the operator.
    ///
    /// It contains no part of the address.
    public let description: String

    init(_ description: String) { self.description = description }
}
