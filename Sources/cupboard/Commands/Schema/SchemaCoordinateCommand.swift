import ArgumentParser
import Gateway
import GraphQL

/// `cupboard schema coordinate`: looks up an element by its coordinate.
struct SchemaCoordinateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coordinate",
        abstract: "Look up an element by its schema coordinate: Type.field, @directive and so on.",
        discussion: """
            A coordinate is Type, Type.field, Type.field(argument:), Input.field, Enum.VALUE, @directive or @directive(argument:). Quote coordinates \
            with parentheses. Prints the element's kind and definition.

            Exit status: 0 if the element exists, 1 if it does not, 2 if the coordinate or the schema cannot be read.
            """
    )

    @Argument(help: "The coordinate, such as Recipe.reviews or 'Recipe.reviews(first:)'.")
    var coordinate: String

    @OptionGroup var source: SchemaSourceOptions

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func run() throws {
        let coordinate = try reading(parsedCoordinate)
        let schema = try reading { () throws(CommandFailure) in try source.source().schema() }
        let description = ElementDescription(of: try element(at: coordinate, in: schema), in: schema)
        switch format {
        case .text: StandardStream.output.write("# \(description.kind) \(description.coordinate)\n\(description.definition)\n")
        case .json:
            var writer = ResponseWriter()
            writer.write(description.json)
            StandardStream.output.write(IndentedJSON.text(of: writer.bytes) + [UInt8(ascii: "\n")])
        }
    }

    private func parsedCoordinate() throws(CommandFailure) -> SchemaCoordinate {
        do throws(SyntaxError) {
            return try SchemaCoordinate(parsing: coordinate)
        } catch {
            throw CommandFailure("\"\(coordinate)\" is not a schema coordinate: \(error.message)")
        }
    }

    private func element(at coordinate: SchemaCoordinate, in schema: Schema) throws(CommandFailure) -> SchemaElement {
        var problem = "The schema has no \(coordinate)."
        do throws(SchemaCoordinateError) {
            if let element = try schema.element(at: coordinate) { return element }
        } catch {
            problem = error.message
        }
        throw CommandFailure(problem + Suggestions.didYouMean(schema.coordinates(similarTo: coordinate).map(\.description)))
    }
}
