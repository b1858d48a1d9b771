import Caching
import Drawings
import HTTP
import Sodium

/// `/drawings/NAME`: the pictures of the demo data, drawn when they are asked for.
///
/// A name says what to draw, and is one of a bounded number or not found. Drawing takes about a millisecond, less than most requests of the
/// database, so it is done on the loop; what was drawn last is kept, about two megabytes of it.
///
/// Belongs to one loop.
final class DrawingEndpoint {
    private struct File {
        let bytes: [UInt8]
        let entityTag: String
    }

    private static let keptFiles = 512

    private var files = BoundedCache<Drawing, File>(limit: keptFiles)
    /// Which other sites are let in; nil when none is.
    private let crossOrigin: CrossOriginPolicy?

    init(crossOrigin: CrossOriginPolicy?) { self.crossOrigin = crossOrigin }

    func answer(_ exchange: HTTPExchange) {
        if let crossOrigin {
            let isAdmitted = crossOrigin.admit(exchange)
            if CrossOriginPolicy.isPreflight(exchange) { return crossOrigin.answerPreflight(exchange, isAdmitted: isAdmitted) }
        }
        exchange.addHeader("X-Content-Type-Options", "nosniff")
        guard PlainAnswer.isRead(exchange) else { return }
        let drawing = exchange.withPath { Drawing(name: $0.extracting(Drawing.path.utf8CodeUnitCount...)) }
        guard let drawing else { return PlainAnswer.write("Not found.\n", status: .notFound, to: exchange) }
        write(file(of: drawing), to: exchange)
    }

    private func file(of drawing: Drawing) -> File {
        if let known = files.element(for: drawing) { return known }
        let bytes = drawing.png()
        // Of the bytes, not of the name: another version of the server may draw otherwise.
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
