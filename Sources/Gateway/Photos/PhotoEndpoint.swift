import Domains
import Engine
import HTTP
import Images
import Postgres

/// `/photos/NAME`: the photos of accounts.
///
/// A name stands for the same bytes as long as it stands for any, so it is their entity tag: a client that has them keeps them, and asks each time
/// only whether they may still be shown, which reads no picture. So a photo that was removed, or whose account is closed, is shown to no one
/// from then on, not even from a cache. Photos come from strangers: browsers are told in every way there is that they are pictures and nothing
/// else.
struct PhotoEndpoint {
    /// What the path begins with.
    static let prefix: StaticString = "/photos/"

    let photos: StoredPhotos
    let errors: ErrorMapping
    /// Which other sites are let in; nil when none is.
    let crossOrigin: CrossOriginPolicy?

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        if let crossOrigin {
            let isAdmitted = crossOrigin.admit(exchange)
            if CrossOriginPolicy.isPreflight(exchange) { return crossOrigin.answerPreflight(exchange, isAdmitted: isAdmitted) }
        }
        exchange.addHeader("X-Content-Type-Options", "nosniff")
        guard PlainAnswer.isRead(exchange) else { return }
        let name = exchange.withPath { PhotoName($0.extracting(Self.prefix.utf8CodeUnitCount...)) }
        guard let name else { return notFound(exchange) }
        let isCached = exchange.hasCached(entityTag: name.text.utf8Span.span)
        do throws(PostgresError) {
            let readsBytes = !isCached && exchange.method != .head
            guard let photo = try await photos.photo(named: name, readsBytes: readsBytes) else { return notFound(exchange) }
            write(photo, name, isCached: isCached, to: exchange)
        } catch {
            refuse(error, exchange, &record)
        }
    }

    private func write(_ photo: StoredPhotos.Photo, _ name: PhotoName, isCached: Bool, to exchange: HTTPExchange) {
        exchange.addHeader("ETag", "\"\(name.text)\"")
        exchange.addHeader("Cache-Control", "public, no-cache")
        exchange.addHeader("Cross-Origin-Resource-Policy", "cross-origin")
        exchange.isCompressible = false
        if isCached {
            exchange.status = .notModified
            return
        }
        exchange.addHeader("Content-Security-Policy", "default-src 'none'; sandbox")
        exchange.addHeader("Content-Disposition", "inline")
        exchange.contentType = photo.format.contentType
        if exchange.method == .head {
            exchange.omittedBodyLength = photo.length
            return
        }
        exchange.responseBody.append(contentsOf: photo.bytes ?? [])
    }

    /// Says no more than that: neither what a name looks like nor whether there has been such a photo.
    private func notFound(_ exchange: HTTPExchange) {
        PlainAnswer.write("Not found.\n", status: .notFound, to: exchange)
    }

    private func refuse(_ error: PostgresError, _ exchange: HTTPExchange, _ record: inout RequestRecord) {
        exchange.addHeader("Cache-Control", "no-store")
        PlainAnswer.write(
            error,
            by: errors,
            to: exchange,
            &record,
            passing: "The photo cannot be had now. Try again in a moment.\n",
            lasting: "Something went wrong on our side; the log knows the request by \(record.id.text).\n"
        )
    }
}

extension ImageFormat {
    /// The header's value.
    fileprivate var contentType: StaticString {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webp: "image/webp"
        }
    }
}
