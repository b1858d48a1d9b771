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
        title: "Cupboard – one GraphQL API over surplus food, recipes, meal plans and fashion.",
        ask: "Ask, by GET or by POST; every command here can be pasted:",
        food: "tomato",
        look: "Look around:",
        everything: "what can be asked",
        element: "one element",
        search: "a search",
        definition: "the whole schema",
        add: "Add to any request:",
        pretty: "an indented answer; or Accept: application/json; indent=2",
        explain: "instead of the data the plan, its SQL and its cost",
        languages: "texts in English (en) or Spanish (es)",
        endpoint: "The endpoint:"
    )

    static let spanish = GuideWords(
        title: "Cupboard – una API GraphQL: comida que sobra, recetas, menús y moda.",
        ask: "Pregunta, por GET o por POST; cada comando de aquí se puede pegar:",
        food: "tomate",
        look: "Explora:",
        everything: "qué se puede pedir",
        element: "un elemento",
        search: "una búsqueda",
        definition: "todo el esquema",
        add: "Añade a cualquier petición:",
        pretty: "con sangrías; o Accept: application/json; indent=2",
        explain: "en vez de los datos, el plan, su SQL y su coste",
        languages: "textos en inglés (en) o español (es)",
        endpoint: "La dirección:"
    )
}
