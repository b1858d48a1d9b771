import Caching
import Drawings
import HTTP
import Sodium

/// `/drawings/NAME`: the pictures of the demo data, drawn on request.
///
/// The name describes the picture. The number of valid names is bounded; any other name gets 404. Drawing takes about a millisecond, less
/// than most database requests, so it runs on the loop. A cache of about two megabytes keeps recent pictures.
///
/// Belongs to one loop.
final class DrawingEndpoint {
    private struct File {
        let bytes: [UInt8]
        let entityTag: String
    }

    private static let keptFiles = 512

    private var files = BoundedCache<Drawing, File>(limit: keptFiles)
    /// The policy for other origins; nil if none is permitted.
    private let crossOrigin: CrossOriginPolicy?

    init(crossOrigin: CrossOriginPolicy?) { self.crossOrigin = crossOrigin }

    func answer(_ exchange: HTTPExchange) {
        if let crossOrigin {
            let isAdmitted = crossOrigin.admit(exchange)
            if CrossOriginPolicy.isPreflight(exchange) { return crossOrigin.answerPreflight(exchange, isAdmitted: isAdmitted) }
        }
        exchange.addHeader("X-Content-Type-Options", "nosniff")
        guard PlainTextResponse.requireReadMethod(exchange) else { return }
        let drawing = exchange.withPath { Drawing(name: $0.extracting(Drawing.path.utf8CodeUnitCount...)) }
        guard let drawing else { return PlainTextResponse.write("Not found.\n", status: .notFound, to: exchange) }
        write(file(of: drawing), to: exchange)
    }

    private func file(of drawing: Drawing) -> File {
        if let known = files.element(for: drawing) { return known }
        let bytes = drawing.png()
        // The tag is a hash of the bytes, not of the name: another version of the server may draw a different picture.
        let file = File(bytes: bytes, entityTag: String(SHA256Digest(of: bytes.span).hexadecimal.prefix(32)))
        files.insert(file, for: drawing)
        return file
    }

    private func write(_ file: File, to exchange: HTTPExchange) {
        exchange.addHeader("ETag", "\"\(file.entityTag)\"")
        exchange.addHeader("Cache-Control", "public, max-age=604800")
        exchange.addHeader("Cross-Origin-Resource-Policy", "cross-origin")
        exchange.isCompressible = false
        if exchange.hasCached(entityTag: file.entityTag.utf8Span.span) {
            exchange.status = .notModified
            return
        }
        exchange.contentType = "image/png"
        if exchange.method == .head {
            exchange.omittedBodyLength = file.bytes.count
            return
        }
        exchange.responseBody.append(contentsOf: file.bytes)
    }
}
