import GraphQL
import ServiceSupport

@testable import Gateway

extension Client {
    private static let setProfilePhoto = """
        mutation ($photo: Upload!, $key: String) {
          setProfilePhoto(input: {photo: $photo, idempotencyKey: $key}) {
            account { id photoUrl } message userErrors { code message field }
          }
        }
        """

    /// Signs up a user and returns the session token.
    func signUp(email: String, language: String = "EN") throws -> String {
        let mutation = """
            mutation ($email: String!, $language: String) {
              createAccount(input: {name: "Ana", email: $email, password: "Secret-Word-7", passwordConfirmation: "Secret-Word-7", language: $language}) {
                session { token } userErrors { message }
              }
            }
            """
        let data = try data(mutation, variables: ["email": .string(email), "language": .string(language)])
        guard let token = data.at("createAccount.session.token").string else { throw Unexpected(text: "\(data)") }
        return token
    }

    /// Uploads a file as the photo of the token's account, with a form like a browser's.
    func upload(
        _ photo: [UInt8],
        as token: String?,
        name: String = "photo.png",
        type: String = "image/png",
        key: String? = nil,
        headers: [String] = [],
        chunked chunkSize: Int? = nil
    ) throws -> Response {
        try form(
            Self.setProfilePhoto,
            key: key,
            photo: photo,
            name: name,
            type: type,
            headers: headers + (token.map { ["Authorization: Bearer \($0)"] } ?? []),
            chunked: chunkSize
        )
    }

    /// Sends a document with a file for its variable `$photo`.
    func form(
        _ document: String,
        key: String? = nil,
        photo: [UInt8],
        name: String = "photo.png",
        type: String = "image/png",
        headers: [String],
        chunked chunkSize: Int? = nil
    ) throws -> Response {
        var writer = ResponseWriter()
        let variables: ObjectValue = ["photo": .null, "key": key.map { .string($0) } ?? .null]
        writer.write(.object(["query": .string(document), "variables": .object(variables)]))
        let boundary = "----PhotoBoundary7MA4YWxkTrZu0gW"
        let lines = [
            "--\(boundary)", "Content-Disposition: form-data; name=\"operations\"", "", writer.text,
            "--\(boundary)", "Content-Disposition: form-data; name=\"map\"", "", #"{"0": ["variables.photo"]}"#,
            "--\(boundary)", "Content-Disposition: form-data; name=\"0\"; filename=\"\(name)\"", "Content-Type: \(type)", "", "",
        ]
        let body = Array(lines.joined(separator: "\r\n").utf8) + photo + Array("\r\n--\(boundary)--\r\n".utf8)
        let head = [
            "POST /graphql HTTP/1.1", "Host: photos.test:8080", "Content-Type: multipart/form-data; boundary=\(boundary)",
            chunkSize == nil ? "Content-Length: \(body.count)" : "Transfer-Encoding: chunked", "GraphQL-Preflight: 1",
        ]
        try send(Array(((head + headers).joined(separator: "\r\n") + "\r\n\r\n").utf8))
        guard let chunkSize else {
            try send(body)
            return try response()
        }
        for start in stride(from: 0, to: body.count, by: chunkSize) {
            let chunk = body[start..<min(start + chunkSize, body.count)]
            try send(Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + [13, 10])
        }
        try send("0\r\n\r\n")
        return try response()
    }

    /// Returns the path of the photo URL in the response to an upload.
    func path(of response: Response) throws -> String {
        let url = try response.json().at("data.setProfilePhoto.account.photoUrl").string ?? ""
        guard url.hasPrefix("http://photos.test:8080/photos/") else { throw Unexpected(text: response.text) }
        return String(url.dropFirst("http://photos.test:8080".count))
    }
}

/// A picture of the repository.
func picture(_ name: String) throws -> [UInt8] { try SchemaFile.picture(name) }
