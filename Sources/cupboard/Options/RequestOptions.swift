import ArgumentParser
import Engine
import Gateway

/// The accepted requests and their origins.
struct RequestOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "An origin whose pages can use the API from a browser, such as https://app.example; * for any. Repeatable. [environment: CUPBOARD_CORS_ORIGIN, separated by commas; default: none]",
            valueName: "origin"
        )
    )
    var corsOrigin: [String] = []

    @Option(
        help: ArgumentHelp(
            "An additional request header that these pages can send. Repeatable. [environment: CUPBOARD_CORS_HEADER, separated by commas]",
            valueName: "name"
        )
    )
    var corsHeader: [String] = []

    @Flag(
        inversion: .prefixedNo,
        help: "Let these pages send credentials and read the responses. [environment: CUPBOARD_CORS_CREDENTIALS=0 or 1; default: off]"
    )
    var corsCredentials: Bool?

    @Flag(
        inversion: .prefixedNo,
        help:
            "Let clients register documents by their SHA-256 (automatic persisted queries). [environment: CUPBOARD_PERSISTED_QUERIES=0 or 1; default: on]"
    )
    var persistedQueries: Bool?

    @Option(
        help: ArgumentHelp(
            "Number of trusted proxies in front of the server. Each adds to X-Forwarded-For, which gives the client's address. With 0, X-Forwarded-For and X-Forwarded-Proto are ignored. [default: 0]",
            valueName: "number"
        )
    )
    var proxies: Int?

    @Option(help: ArgumentHelp("Maximum registered documents. [default: 1000]", valueName: "number"))
    var maxPersistedQueries: Int?

    @Option(
        help: ArgumentHelp(
            "Documents that clients can request by identifier: a JSON object of identifiers and documents, or Apollo's operation manifest. [environment: CUPBOARD_TRUSTED_DOCUMENTS]",
            valueName: "file"
        )
    )
    var trustedDocuments: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Refuse everything except trusted documents. [environment: CUPBOARD_TRUSTED_DOCUMENTS_ONLY=0 or 1; default: off]"
    )
    var trustedDocumentsOnly: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: "Accept batches: several requests as one JSON array. [environment: CUPBOARD_BATCHING=0 or 1; default: off]"
    )
    var batching: Bool?

    @Option(help: ArgumentHelp("Maximum requests of a batch. [default: 5]", valueName: "number"))
    var maxBatch: Int?

    @Option(help: ArgumentHelp("Maximum files of one request. [default: 10]", valueName: "number"))
    var maxFiles: Int?

    func apply(to configuration: inout RequestConfiguration, _ documents: inout DocumentSettings) throws(CommandFailure) {
        configuration.crossOrigin = try crossOriginPolicy()
        try Setting("persisted-queries").apply(persistedQueries, to: &documents.allowsPersistedQueries)
        try Setting("max-persisted-queries").apply(maxPersistedQueries, in: 1...1_000_000, to: &documents.persisted)
        try Setting("trusted-documents-only").apply(trustedDocumentsOnly, to: &documents.acceptsOnlyTrusted)
        if documents.acceptsOnlyTrusted, try trustedDocumentsFile() == nil {
            throw CommandFailure("--trusted-documents-only requires --trusted-documents; otherwise every request would be refused.")
        }
        var batches = false
        try Setting("batching").apply(batching, to: &batches)
        var largestBatch = 5
        try Setting("max-batch").apply(maxBatch, in: 1...100, to: &largestBatch)
        configuration.batch = batches ? largestBatch : 0
        try Setting("proxies").apply(proxies, in: 0...10, to: &configuration.proxies)
        try Setting("max-files").apply(maxFiles, in: 0...1_000, to: &configuration.files)
    }

    private func crossOriginPolicy() throws(CommandFailure) -> CrossOriginPolicy {
        let origins = corsOrigin.isEmpty ? Environment.list("CUPBOARD_CORS_ORIGIN") : corsOrigin
        let headers = corsHeader.isEmpty ? Environment.list("CUPBOARD_CORS_HEADER") : corsHeader
        var credentials = false
        try Setting("cors-credentials").apply(corsCredentials, to: &credentials)
        do throws(InvalidOrigin) {
            return try CrossOriginPolicy(origins: origins, allowsCredentials: credentials, allowedHeaders: headers)
        } catch {
            throw CommandFailure("--cors-origin: \(error)")
        }
    }

    private func trustedDocumentsFile() throws(CommandFailure) -> String? {
        try Setting("trusted-documents").value(trustedDocuments)
    }

    /// Adds the trusted documents of the file to the schema.
    func trusting(_ snapshot: SchemaSnapshot, _ configuration: GatewayConfiguration) throws -> SchemaSnapshot {
        guard let path = try trustedDocumentsFile() else { return snapshot }
        let text = try TextFile.read(path)
        do throws(InvalidTrustedDocuments) {
            let documents = try TrustedDocuments(
                file: text,
                schema: snapshot.schema,
                limits: configuration.engine.limits,
                isProduction: configuration.engine.isProduction
            )
            return SchemaSnapshot(snapshot, trusting: documents)
        } catch {
            throw CommandFailure("Cannot use the trusted documents in \(path):\n\(error)")
        }
    }
}
