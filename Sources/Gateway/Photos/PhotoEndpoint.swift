import Domains
import Engine
import HTTP
import Images
import Postgres

/// `/photos/NAME`: the photos of accounts.
///
/// A name always identifies the same bytes, so it serves as the entity tag. Clients keep a photo in their cache and ask each time whether
/// it may still be shown, which reads no picture. A photo that was removed, or whose account is closed, is therefore not even shown from
/// a cache. Photos are uploaded by users, so the headers make browsers treat them only as pictures.
struct PhotoEndpoint {
    /// The prefix of the path.
    static let prefix: StaticString = "/photos/"

    let photos: StoredPhotos
    let errors: ErrorMapping
    /// The policy for other origins; nil if none is permitted.
    let crossOrigin: CrossOriginPolicy?

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        if let crossOrigin {
            let isAdmitted = crossOrigin.admit(exchange)
            if CrossOriginPolicy.isPreflight(exchange) { return crossOrigin.answerPreflight(exchange, isAdmitted: isAdmitted) }
        }
        exchange.addHeader("X-Content-Type-Options", "nosniff")
        guard PlainTextResponse.requireReadMethod(exchange) else { return }
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

    /// Responds with 404, without disclosing the format of names or whether the photo once existed.
    private func notFound(_ exchange: HTTPExchange) {
        PlainTextResponse.write("Not found.\n", status: .notFound, to: exchange)
    }

    private func refuse(_ error: PostgresError, _ exchange: HTTPExchange, _ record: inout RequestRecord) {
        exchange.addHeader("Cache-Control", "no-store")
        PlainTextResponse.write(
            error,
            by: errors,
            to: exchange,
            &record,
            temporary: "The photo is not available now. Try again in a moment.\n",
            permanent: "Something went wrong on our side. The id of this request is \(record.id.text).\n"
        )
    }
}

extension ImageFormat {
    /// The media type.
    fileprivate var contentType: StaticString {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webp: "image/webp"
        }
    }
}
