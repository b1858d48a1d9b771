import Bytes
import Engine
import GraphQL
import HTTP

extension OperationRequest {
    /// Reads a form with files: first the request with nulls in place of the files, then the map from files to these places, then the
    /// files.
    ///
    /// The body is copied once from the connection's buffer, and the files are slices of the copy. If the end of a large body was dropped
    /// (`isCut`), the affected files become uploads marked as too large. The field that takes such an upload reports the error.
    ///
    /// Spec: https://github.com/jaydenseric/graphql-multipart-request-spec
    init(form body: Span<UInt8>, isCut: Bool, boundary: MultipartBoundary, _ limits: RequestLimits) throws(BadRequest) {
        let body = body.bytes()
        let parts = try Self.parts(of: body, isCut, boundary, limits)
        let operations = body.span.extracting(try Self.content(of: "operations", at: 0, in: parts))
        guard operations.count <= limits.jsonBytes else {
            throw BadRequest("“operations” has \(operations.count) bytes; at most \(limits.jsonBytes) are allowed.")
        }
        guard case .single(let request) = try RequestBody(json: operations, limits: limits.withoutBatches, named: "“operations”") else {
            throw BadRequest("“operations” must be one request; a batch cannot have files.")
        }
        self = request
        let mapText = body.span.extracting(try Self.content(of: "map", at: 1, in: parts))
        guard mapText.count <= Self.largestMap else {
            throw BadRequest("“map” has \(mapText.count) bytes; at most \(Self.largestMap) are allowed.")
        }
        let map = try UploadMap(json: mapText, limits)
        var files = try Self.files(parts.dropFirst(2), in: body)
        if isCut {
            for entry in map.entries where !files.contains(where: { $0.name == entry.file }) {
                files.append((entry.file, Upload(fileName: entry.file, contentType: nil, bytes: [], isCut: true)))
            }
        }
        try map.checkNames(of: files)
        for entry in map.entries {
            guard let file = files.first(where: { $0.name == entry.file })?.upload else { continue }
            for place in entry.places { variables = try place.putting(.upload(file), into: variables) }
        }
    }

    /// The maximum size of a map in bytes, far more than the permitted number of files needs.
    private static let largestMap = 16 * 1024

    private static func parts(
        of body: [UInt8],
        _ isCut: Bool,
        _ boundary: MultipartBoundary,
        _ limits: RequestLimits
    ) throws(BadRequest) -> [MultipartForm.Part] {
        do throws(MultipartError) {
            return try MultipartForm(parsing: body.span, boundary: boundary, isCut: isCut, limits: .init(parts: limits.files + 2)).parts
        } catch {
            throw BadRequest("The body is not valid multipart/form-data: \(error).")
        }
    }

    /// The range of one of the two leading fields.
    private static func content(of name: String, at index: Int, in parts: [MultipartForm.Part]) throws(BadRequest) -> Range<Int> {
        let order = "A form must have the parts “operations”, “map” and the files, in this order"
        guard parts.indices.contains(index) else { throw BadRequest("\(order); “\(name)” is missing.") }
        guard parts[index].name == name else {
            throw BadRequest("\(order); part \(index + 1) is “\(parts[index].name.prefix(100))”, not “\(name)”.")
        }
        return parts[index].content
    }

    private static func files(
        _ parts: ArraySlice<MultipartForm.Part>,
        in body: [UInt8]
    ) throws(BadRequest) -> [(name: String, upload: Upload)] {
        var files: [(name: String, upload: Upload)] = []
        for part in parts {
            guard let fileName = part.fileName else {
                throw BadRequest("The part “\(part.name.prefix(100))” is not a file: it has no “filename”.")
            }
            guard !files.contains(where: { $0.name == part.name }) else {
                throw BadRequest("The file “\(part.name.prefix(100))” is repeated.")
            }
            let (type, bytes) = (part.contentType, body[part.content])
            files.append((part.name, Upload(fileName: fileName, contentType: type, bytes: bytes, isCut: part.isCut)))
        }
        return files
    }
}

extension RequestLimits {
    fileprivate var withoutBatches: RequestLimits {
        var limits = self
        limits.batch = 0
        return limits
    }
}
