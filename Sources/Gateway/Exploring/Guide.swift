import Languages
import Planner

/// The guide that `GET /` shows in a terminal: a description of the service and commands to paste.
struct Guide {
    let address: ServerAddress
    let language: Language
    /// Whether the schema and plans are accessible.
    let isOpen: Bool

    var text: String {
        var sections = [words.title, words.ask + "\n\n" + questions.joined(separator: "\n\n")]
        if isOpen { sections.append(words.look + "\n\n" + places) }
        sections.append(words.add + "\n\n" + additions)
        sections.append("\(words.endpoint) POST, GET \(address.text)/graphql")
        return sections.joined(separator: "\n\n") + "\n"
    }

    private var words: GuideWords { language == .spanish ? .spanish : .english }

    private var commands: CurlCommand { CurlCommand(address: address) }

    private var questions: [String] {
        let body = #"{"query": "{ search(text: \"\#(words.food)\") { totalCount } }"}"#
        return [
            "  " + commands.asking("{ recipes(first: 3) { nodes { id title minutes } } }"),
            "  " + commands.asking("{ recipe(id: \"recipe_1\") { title author { name } } }"),
            "  curl -s \(CurlCommand.quoted(address.text + "/graphql?pretty")) \\\n    -H 'Content-Type: application/json' \\\n"
                + "    -d \(CurlCommand.quoted(body))",
        ]
    }

    private var places: String {
        lines([
            (words.everything, commands.page("/schema")),
            (words.element, commands.page("/schema/Recipe.nutrition")),
            (words.search, commands.page("/schema?search=protein")),
            (words.definition, commands.page("/schema.graphql")),
        ])
    }

    private var additions: String {
        lines([("?pretty", words.pretty)] + (isOpen ? [("?explain=text", words.explain)] : []) + [("Accept-Language", words.languages)])
    }

    private func lines(_ rows: [(String, String)]) -> String {
        rows.map { "  " + TextLayout.padded($0, to: 20) + $1 }.joined(separator: "\n")
    }
}

/// The guide's texts in one language.
private struct GuideWords {
    let title, ask, food, look, everything, element, search, definition, add, pretty, explain, languages, endpoint: String

    static let english = GuideWords(
        title: "Cupboard – one GraphQL API for surplus food, recipes, meal plans and fashion.",
        ask: "Send a query by GET or POST; you can paste every command:",
        food: "tomato",
        look: "Look around:",
        everything: "all operations",
        element: "one element",
        search: "a search",
        definition: "the whole schema",
        add: "Add to any request:",
        pretty: "indented JSON; or Accept: application/json; indent=2",
        explain: "the plan with its SQL and cost, instead of the data",
        languages: "texts in English (en) or Spanish (es)",
        endpoint: "The endpoint:"
    )

    static let spanish = GuideWords(
        title: "Cupboard – una API GraphQL para excedentes de comida, recetas, menús y moda.",
        ask: "Envía una consulta por GET o POST; puedes pegar cada comando:",
        food: "tomate",
        look: "Explora:",
        everything: "todas las operaciones",
        element: "un elemento",
        search: "una búsqueda",
        definition: "todo el esquema",
        add: "Añade a cualquier petición:",
        pretty: "JSON con sangría; o Accept: application/json; indent=2",
        explain: "el plan con su SQL y su coste, en vez de los datos",
        languages: "textos en inglés (en) o español (es)",
        endpoint: "La dirección:"
    )
}
