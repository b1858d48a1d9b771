import Engine
import HTTP

/// What reading a request is bounded by.
struct RequestLimits {
    /// The most bytes that the variables may have as JSON.
    var variableBytes: Int
    /// How deep arrays and objects of a body may nest.
    var nesting: Int
    /// The most values in arrays and objects of a body: more than the bytes of variables have room for.
    let values = 40_000
    /// The most requests of a batch; 0 permits none.
    var batch: Int
    /// The most bytes of JSON, also where a form may be larger.
    var jsonBytes: Int
    /// The most files.
    var files: Int

    init(_ requests: RequestConfiguration, _ limits: OperationLimits, _ http: HTTPLimits) {
        variableBytes = limits.variableBytes
        nesting = limits.variableNesting
        batch = requests.batch
        jsonBytes = http.body
        files = requests.files
    }
}
