import Glibc

/// What a person sees when the gateway has started.
struct Greeting {
    let host: String
    let port: UInt16

    func print() {
        let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        Swift.print(
            """
            Cupboard listens on \(url) – try:

              curl -s \(url)/graphql -H 'Content-Type: application/json' -d '{"query":"{ recipes(first: 3) { nodes { id title minutes nutrition { perServing { calories } } } } }"}'
              curl -s \(url)/graphql -H 'Content-Type: application/json' -d '{"query":"{ recipe(id: \\"recipe_1\\") { title author { name } ingredients { quantity unit ingredient { name } } instructions { text } } }"}'
              curl -s -G \(url)/graphql --data-urlencode 'query={ search(text: "tomate", first: 5) { nodes { __typename ... on Recipe { title } ... on FoodPost { title location { area } } } } }'

            Ctrl-C stops it.
            """
        )
        fflush(nil)  // at once, also into a pipe
    }
}
