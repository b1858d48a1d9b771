import ArgumentParser
import Geocoding
import Logging
import Reactor

/// The file of the gazetteer.
struct PlaceOptions: ParsableArguments {
    @Option(
        name: .customLong("places"),
        help: ArgumentHelp(
            """
            A file of places to import in the background after the start, as cupboard import places does, unless it is stored already. The \
            server waits for the file if it does not exist yet. [environment: CUPBOARD_PLACES; default: none]
            """,
            valueName: "file"
        )
    )
    var path: String?

    @Option(
        help: ArgumentHelp(
            """
            A service with Nominatim's search API, for the points of street addresses. Only mutations of signed-in callers reach it, and \
            their addresses leave the server. [environment: CUPBOARD_GEOCODER; default: none]
            """,
            valueName: "url"
        )
    )
    var geocoder: String?

    /// Returns the geocoder, or nil if none is configured.
    ///
    /// The threads are for its requests only, because they can take seconds.
    func geocoder(_ workers: WorkerPool, _ log: Logger) throws(CommandFailure) -> Geocoder? {
        guard let url = try Setting("geocoder").value(geocoder) else { return nil }
        let geocoder = Geocoder(url: url, pool: workers) { failure in
            log.warning("the geocoder is not available", metadata: ["reason": "\(failure)"])
        }
        guard let geocoder else {
            throw CommandFailure("--geocoder must be an http:// or https:// URL without a query, not \(url.printable)")
        }
        return geocoder
    }

    /// Returns the configured file, or nil.
    func file() throws(CommandFailure) -> String? { try Setting("places").value(path) }
}
