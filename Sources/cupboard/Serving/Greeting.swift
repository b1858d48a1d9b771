import DemoData
import Glibc

/// The message shown when the gateway has started.
struct Greeting {
    let host: String
    let port: UInt16
    /// Whether to show how to log in to the demo data.
    ///
    /// False if others may see the database.
    let showsLogIns: Bool

    func print() {
        let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        Swift.print(
            """
            Cupboard listens on \(url) – try:

              curl -s \(url)/graphql -H 'Content-Type: application/json' -d '{"query":"{ recipes(first: 3) { nodes { id title minutes nutrition { perServing { calories } } } } }"}'
              curl -s \(url)/graphql -H 'Content-Type: application/json' -d '{"query":"{ recipe(id: \\"recipe_1\\") { title author { name } ingredients { quantity unit ingredient { name } } instructions { text } } }"}'
              curl -s -G \(url)/graphql --data-urlencode 'query={ search(text: "tomate", first: 5) { nodes { __typename ... on Recipe { title } ... on FoodPost { title location { area } } } } }'
            \(logIns(url))
            Press Ctrl-C to stop it.
            """
        )
        fflush(nil)  // at once, even if stdout is a pipe
    }

    private func logIns(_ url: String) -> String {
        guard showsLogIns else { return "" }
        return """

            \(DemoLogIn.listing)

              curl -s \(url)/graphql -H 'Content-Type: application/json' -d '{"query":"mutation { logIn(input: {email: \\"admin@cupboard.example\\", password: \\"\(DemoLogIn.password)\\"}) { message session { token } } }"}'

            """
    }
}
