import HTTP

extension RequestBody {
    /// Reads the request from the query of a GET or the body of a POST.
    init(of exchange: HTTPExchange, _ headers: RequestHeaders, _ limits: RequestLimits) throws(RequestRefusal) {
        do throws(BadRequest) {
            guard exchange.method == .post else {
                self = .single(try .init(queryItems: exchange.queryItems(), limits))
                return
            }
            self = try exchange.withBody { body throws(BadRequest) in
                if case .multipart(let boundary) = headers.content {
                    return .single(try .init(form: body, isCut: exchange.isBodyCut, boundary: boundary, limits))
                }
                return try RequestBody(json: body, limits: limits)
            }
        } catch {
            throw RequestRefusal(error)
        }
    }
}
