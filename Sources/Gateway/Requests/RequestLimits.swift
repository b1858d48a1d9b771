import Engine
import HTTP

/// The limits for reading a request.
struct RequestLimits {
    /// The maximum size of the variables as JSON.
    var variableBytes: Int
    /// The maximum nesting of arrays and objects in a body.
    var nesting: Int
    /// The maximum number of values in arrays and objects of a body; the limit of bytes for variables leaves room for fewer.
    let values = 40_000
    /// The maximum number of requests in a batch; 0 permits no batches.
    var batch: Int
    /// The maximum size of JSON, also within a larger form.
    var jsonBytes: Int
    /// The maximum number of files.
    var files: Int

    init(_ requests: RequestConfiguration, _ limits: OperationLimits, _ http: HTTPLimits) {
        variableBytes = limits.variableBytes
        nesting = limits.variableNesting
        batch = requests.batch
        jsonBytes = http.body
        files = requests.files
    }
}
