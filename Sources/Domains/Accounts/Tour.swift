import Engine
import GraphQL
import Mail
public import Planner
import Postgres

/// `Query.tour`: a tour of the service, step by step.
@FieldBindings public var tourQueries: [FieldBinding] {
    many("tour", "TourStep", order: .ascending(.integer) { "\($0).position" }) { _, scope in
        TourStep.relation(of: scope.enumValue("app").flatMap { App(rawValue: $0) }, in: scope.language)
    }
}

let tourBindings: [ObjectBinding] = [
    rows("TourStep") { columns("position", "title", "text") }
]

/// `completeTour`: records that the account has seen or skipped the tour, so that the app does not start it again by itself.
let completeTour = mutation("completeTour", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { _, call async throws(MutationFailure) in
    try await call.execute("UPDATE account SET tour_completed = true WHERE id = \(call.account)")
    return MutationAnswer(.tourCompleted, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}

/// A step of the tour.
struct TourStep: Sendable {
    let title: BilingualText
    let text: BilingualText
    /// The app whose own tour has the step, too.
    var app: App?

    /// The steps of the tour of an app, or of all apps, as a relation with their positions.
    static func relation(of app: App?, in language: TextLanguage) -> SQL {
        let steps = app.map { TourStep.steps(of: $0) } ?? all
        let titles = SQL.joined(steps.map { $0.title.literal(in: language) }, separator: ", ")
        let texts = SQL.joined(steps.map { $0.text.literal(in: language) }, separator: ", ")
        return """
            SELECT position::integer AS position, title, text \
            FROM unnest(ARRAY[\(titles)], ARRAY[\(texts)]) WITH ORDINALITY AS step(title, text, position)
            """
    }

    /// The steps of the tour of all apps, in order.
    static let all: [TourStep] = [
        TourStep(
            title: BilingualText("Welcome to Cupboard", "Te damos la bienvenida a Cupboard"),
            text: BilingualText(
                """
                Good food should be eaten, and good meals need not cost much. In a minute you will know what Cupboard \
                can do for you. You can skip the tour and take it again whenever you like.
                """,
                """
                La buena comida está para comerla, y comer bien no tiene por qué ser caro. En un minuto sabrás qué puede \
                hacer Cupboard por ti. Puedes saltarte el recorrido y volver a verlo cuando quieras.
                """
            )
        ),
        TourStep(
            title: BilingualText("Give food away", "Regala comida"),
            text: BilingualText(
                """
                Too much in the fridge, or trays left over at closing time? Post what you have, when it expires \
                and where it can be picked up. You decide who gets it: accept a request or decline it.
                """,
                """
                ¿Te sobra comida en la nevera o bandejas al cerrar? Publica lo que tienes, hasta cuándo está bueno y \
                dónde se recoge. Tú decides quién se lo lleva: acepta una solicitud o recházala.
                """
            ),
            app: .foodSaver
        ),
        TourStep(
            title: BilingualText("Find food near you", "Encuentra comida cerca de ti"),
            text: BilingualText(
                """
                See what neighbours, bakeries and restaurants give away around you, nearest first. Request as much as \
                you need, reserve it once it is accepted, and let the map guide you there.
                """,
                """
                Mira qué regalan vecinos, panaderías y restaurantes a tu alrededor, empezando por lo más cercano. Pide \
                lo que necesites, resérvalo cuando lo acepten y deja que el mapa te lleve hasta allí.
                """
            ),
            app: .foodSaver
        ),
        TourStep(
            title: BilingualText("Cook what you have", "Cocina con lo que tienes"),
            text: BilingualText(
                """
                Tell Cupboard what is in your kitchen and it finds the recipes that use it, with what is missing, the \
                time, the cost and the nutrition of every serving. Log what you eat and see what is left for the day.
                """,
                """
                Dile a Cupboard qué hay en tu cocina y encontrará las recetas que lo aprovechan, con lo que falta, el \
                tiempo, el coste y los nutrientes de cada ración. Anota lo que comes y mira qué te queda para el día.
                """
            )
        ),
        TourStep(
            title: BilingualText("Eat well with diabetes", "Come bien con diabetes"),
            text: BilingualText(
                """
                Choose recipes by carbohydrates, sugar and fibre, leave out what you are allergic to, and plan up to \
                three recipes a day. The grocery list writes itself, and you see which stores nearby cost less.
                """,
                """
                Elige recetas por sus hidratos, su azúcar y su fibra, deja fuera aquello a lo que tienes alergia y \
                planifica hasta tres recetas al día. La lista de la compra se escribe sola y las tiendas cercanas \
                muestran quién lo tiene por menos.
                """
            ),
            app: .diabeticMealPlanner
        ),
        TourStep(
            title: BilingualText("A week within your budget", "Una semana dentro de tu presupuesto"),
            text: BilingualText(
                """
                Set a weekly budget for meals. Every week Cupboard offers breakfasts, lunches and dinners that fit: \
                choose three of each, swap what you do not like, and follow your spending over the weeks.
                """,
                """
                Fija cuánto puede costar una semana de comidas. Cada semana Cupboard te ofrece desayunos, comidas y \
                cenas que encajan: elige tres de cada, cambia lo que no te guste y sigue tu gasto semana a semana.
                """
            )
        ),
        TourStep(
            title: BilingualText("Fashion picked for you", "Moda elegida para ti"),
            text: BilingualText(
                """
                Browse collections, say what you like and dislike, and get a selection that learns from it. Ask \
                for accessories that go with an outfit, keep a wishlist, and buy from the seller directly.
                """,
                """
                Explora colecciones, di qué te gusta y qué no, y recibe una selección que aprende de ello. Pide \
                complementos que vayan con tu ropa, guarda una lista de deseos y compra directamente al vendedor.
                """
            ),
            app: .fabulyst
        ),
        TourStep(
            title: BilingualText("Make it yours", "Hazlo tuyo"),
            text: BilingualText(
                """
                Choose your language, your photo and what you want to be told of. Invite friends, report anybody who \
                does not behave, and tell us what you think of Cupboard: we read all of it.
                """,
                """
                Elige tu idioma, tu foto y de qué quieres que te avisemos. Invita a tus amigos, denuncia a quien no se \
                comporte y cuéntanos qué te parece Cupboard: lo leemos todo.
                """
            )
        ),
    ]
}
