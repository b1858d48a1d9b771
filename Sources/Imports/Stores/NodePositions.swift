import Synchronization

/// The positions of the nodes of a file so far, which give ways without a centre their position.
final class NodePositions: Sendable {
    private struct Position {
        // A float is exact to a metre.
        let latitude: Float
        let longitude: Float
    }

    private let positions = Mutex<[Int64: Position]>([:])

    /// The number of nodes to keep, in about 100 MB.
    private static let limit = 3_000_000

    /// Keeps the position of a node.
    func keep(_ id: Int64, _ point: StorePoint) {
        positions.withLock { positions in
            guard positions.count < Self.limit else { return }
            positions[id] = Position(latitude: Float(point.latitude), longitude: Float(point.longitude))
        }
    }

    /// Returns the positions of nodes, or nil if one of them is unknown.
    func points(of ids: [Int64]) -> [(latitude: Double, longitude: Double)]? {
        positions.withLock { positions in
            let known = ids.compactMap { positions[$0] }.map { (latitude: Double($0.latitude), longitude: Double($0.longitude)) }
            return known.count == ids.count && !known.isEmpty ? known : nil
        }
    }
}
