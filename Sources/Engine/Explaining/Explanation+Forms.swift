public import GraphQL

// The text and JSON forms of an explanation.
extension Explanation {
    /// SQL with comments, ready for `psql` except for the parameters.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of points that the server allows.
    ///   - plans: PostgreSQL's plan of each statement with its times, as `analyze` returns it; empty for none.
    /// - Returns: The text, ending with a line feed.
    public func text(limit: Int, plans: [[String]] = []) -> String {
        var lines = ["-- cost: \(cost) points (limit: \(limit))"]
        if let times {
            lines.append("-- parsed in \(times.text(.parse)), validated in \(times.text(.validate)), planned in \(times.text(.plan))")
        }
        if statements.isEmpty { lines.append("-- no statement: the response comes from memory") }
        for (index, statement) in statements.enumerated() {
            let manner = statement.plansWithValues ? ", planned with its values" : ""
            lines.append("")
            lines.append("-- level \(statement.level), step \(statement.step), statement \(statement.name)\(manner)")
            lines.append("-- \(statement.path): up to \(statement.rows) rows, \(statement.points) points")
            for (number, parameter) in statement.parameters.enumerated() {
                let value = parameter.value.map(Self.onOneLine) ?? "NULL, or the keys from an earlier step"
                lines.append("-- $\(number + 1) \(parameter.type) = \(value)")
            }
            lines.append(statement.sql + ";")
            if estimates.indices.contains(index) { lines += estimates[index].nodes.map { "--   " + $0.text } }
            if plans.indices.contains(index) { lines += plans[index].map { "--   " + $0 } }
        }
        if let matching {
            lines += ["", "-- first for each event, with the values of all subscriptions with these conditions:"]
            for (number, value) in matching.values.enumerated() {
                lines.append("-- $\(number + 2) text[], here \(value.map(Self.onOneLine) ?? "NULL")")
            }
            lines.append(matching.sql + ";")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A value that cannot break out of its comment: line ends and other control characters are escaped.
    private static func onOneLine(_ value: String) -> String {
        String(
            value.unicodeScalars.map { scalar in
                let endsLine =
                    scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
                return endsLine ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }.joined()
        )
    }

    /// The statements as JSON, each with PostgreSQL's plan if there is one.
    public func statements(plans: [[String]]) -> Value {
        .list(
            statements.indices.map { index in
                var object = json(of: index)
                if plans.indices.contains(index) { object.append("plan", .list(plans[index].map { .string($0) })) }
                return .object(object)
            }
        )
    }

    /// The whole explanation as JSON.
    public func json(limit: Int) -> Value {
        var object: ObjectValue = ["cost": ["requested": .int(Int64(cost)), "limit": .int(Int64(limit))]]
        if let times {
            object.append(
                "milliseconds",
                [
                    "parse": .double(times.milliseconds(.parse)), "validate": .double(times.milliseconds(.validate)),
                    "plan": .double(times.milliseconds(.plan)),
                ]
            )
        }
        object.append("levels", statements(plans: []))
        if let matching {
            let values = Value.list(matching.values.map { $0.map { .string($0) } ?? .null })
            object.append("matching", ["sql": .string(matching.sql), "values": values])
        }
        return .object(object)
    }

    private func json(of index: Int) -> ObjectValue {
        let statement = statements[index]
        var object: ObjectValue = [
            "level": .int(Int64(statement.level)),
            "step": .int(Int64(statement.step)),
            "name": .string(statement.name),
            "plansWithValues": .boolean(statement.plansWithValues),
            "path": .string(statement.path),
            "pageSize": statement.pageSize.map { .int(Int64($0)) } ?? .null,
            "rows": .int(Int64(statement.rows)),
            "points": .int(Int64(statement.points)),
            "sql": .string(statement.sql),
            "parameters": .list(
                statement.parameters.map { ["type": .string($0.type), "value": $0.value.map { .string($0) } ?? .null] }
            ),
        ]
        if estimates.indices.contains(index) { object.append("estimate", estimates[index].json) }
        return object
    }
}

extension PhaseTimes {
    fileprivate func milliseconds(_ phase: Phase) -> Double { Double(self[phase] / 1_000) / 1_000 }

    fileprivate func text(_ phase: Phase) -> String { "\(milliseconds(phase)) ms" }
}
