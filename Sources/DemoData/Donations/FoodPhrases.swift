/// The phrases of donors and receivers in one language.
struct FoodPhrases: Sendable {
    /// The additions to titles by kind of food; an empty string adds nothing.
    let additions: [String: [String]]
    let pickUp: [String]
    let happy: [String]
    let content: [String]
    let unhappy: [String]
    let requests: [String]

    static func of(spanish: Bool) -> FoodPhrases { spanish ? self.spanish : english }

    func additions(to type: String) -> [String] { additions[type] ?? additions["OTHER"] ?? [""] }

    func comment(stars: Int, _ dice: inout Dice) -> String { dice.pick(stars >= 4 ? happy : stars == 3 ? content : unhappy) }

    private static let english = FoodPhrases(
        additions: [
            "PREPARED_MEAL": ["", "", " from lunch", " from tonight’s service", ", ready to heat", ", in single boxes"],
            "BAKED_GOODS": ["", "", " from this morning", " from yesterday", ", end of the day", ", more than we sold"],
            "PRODUCE": ["", "", ", a bit bruised", ", this week’s surplus", ", odd shapes", ", very fresh"],
            "PANTRY": ["", "", ", unopened", ", from the cupboard", ", too many for us", ", close to best before"],
            "OTHER": ["", "", ", date is close", ", surplus stock", ", ordered too much", ", kept cold"],
        ],
        pickUp: [
            "Please bring your own containers.", "Ring the bell twice.", "Pick up at the side door.", "Ask for it at the counter.",
            "We are open until eight.", "Any amount is fine, come and see.", "First come, first served.", "Please come before six.",
            "Parking in front for ten minutes.", "Can be kept for you until tomorrow.", "Step-free access.",
            "Write when you are on your way.",
        ],
        happy: [
            "Everything was fresh and well packed.", "Lovely people, thank you so much!", "More than I had asked for.",
            "Fed the four of us for two days.", "Easy to find and friendly.", "As good as bought.", "Exactly as described.",
            "My children loved it.", "Quick pick-up, kind words, great food.", "We shared it with our whole building.",
        ],
        content: [
            "Good, though a little less than it said.", "Fine, but had to wait a while.", "All right, some of it was past its best.",
        ],
        unhappy: ["Half of it had gone off.", "Nobody was there when I came.", "Not what was described."],
        requests: [
            "I can come right away.", "For a family of five.", "Could I pick it up after work?", "For our shelter’s dinner tonight.",
            "I bring boxes.", "Would share it with my neighbours.",
        ]
    )

    private static let spanish = FoodPhrases(
        additions: [
            "PREPARED_MEAL": ["", "", " del mediodía", " del servicio de esta noche", ", listo para calentar", ", en raciones"],
            "BAKED_GOODS": ["", "", " de esta mañana", " de ayer", ", de última hora", ", lo que no se vendió"],
            "PRODUCE": ["", "", ", con algún golpe", ", excedente de la semana", ", formas feas", ", de hoy"],
            "PANTRY": ["", "", ", sin abrir", ", de la despensa", ", nos sobra", ", cerca de la fecha"],
            "OTHER": ["", "", ", fecha próxima", ", excedente", ", pedimos de más", ", siempre en frío"],
        ],
        pickUp: [
            "Trae tus propios recipientes, por favor.", "Llama dos veces al timbre.", "Se recoge por la puerta lateral.",
            "Pregunta en el mostrador.", "Abrimos hasta las ocho.", "Llévate la cantidad que quieras.", "Por orden de llegada.",
            "Ven antes de las seis, por favor.", "Se puede aparcar diez minutos delante.", "Te lo guardamos hasta mañana.",
            "Entrada sin escalones.", "Avisa cuando estés de camino.",
        ],
        happy: [
            "Todo fresco y muy bien empaquetado.", "Gente encantadora, ¡muchas gracias!", "Más de lo que había pedido.",
            "Comimos los cuatro dos días.", "Fácil de encontrar y muy amables.", "Como recién comprado.", "Tal como lo describen.",
            "A mis hijos les encantó.", "Recogida rápida, trato amable y buena comida.", "Lo compartimos con todo el edificio.",
        ],
        content: ["Bien, aunque algo menos de lo que ponía.", "Bien, pero tuve que esperar.", "Correcto, una parte estaba algo pasada."],
        unhappy: ["La mitad estaba estropeada.", "No había nadie cuando llegué.", "No era lo que describían."],
        requests: [
            "Puedo ir ahora mismo.", "Para una familia de cinco.", "¿Puedo recogerlo después del trabajo?",
            "Para la cena de hoy en nuestro albergue.", "Llevo tarteras.", "Lo repartiría con mis vecinos.",
        ]
    )
}
