/// Phrases for comments in one language; the remarks on an ingredient are templates.
struct CommentPhrases: Sendable {
    let happy: [String]
    let content: [String]
    let unhappy: [String]
    let praise: [String]
    let complaint: [String]
    let breakfast: [String]
    let meal: [String]
    let snack: [String]
    let dessert: [String]
    let thanks: [String]

    func about(_ occasion: CommentWriter.Occasion) -> [String] {
        switch occasion {
        case .breakfast: breakfast
        case .meal: meal
        case .snack: snack
        case .dessert: dessert
        }
    }

    static let english = CommentPhrases(
        happy: [
            "Made this on Sunday and there was nothing left.", "This is now on our monthly list.", "Better than at our local restaurant.",
            "My children asked for seconds, which never happens.", "Simple, clear and delicious.", "I have made it three times already.",
            "Exactly how my grandmother used to make it.", "Worked the first time, steps are easy to follow.",
            "A keeper!", "Surprised how good this was for so little effort.", "Our guests wanted the recipe.",
            "Tastes even better the next day.", "Great balance of flavours.", "I was sceptical, but it is wonderful.",
        ],
        content: [
            "Good, but it needed more seasoning for us.", "Fine for a weekday, though I expected a little more.",
            "Decent, I would change a few things next time.", "Nice idea, but it took me longer than stated.",
            "Not bad at all, just not our favourite.", "It was all right, a bit mild for my taste.",
        ],
        unhappy: [
            "It did not work for me.", "Too bland for our taste.", "It took much longer than the recipe says.",
            "Sorry, we did not finish it.", "I followed every step and was still disappointed.", "Far too fiddly for the result.",
        ],
        praise: [
            "{1} came out just right.", "{1} really [1:makes/make] the dish.", "I used a little more {-1} than it says.",
            "I would not change a thing about {1}.", "Next time I will double {1}.", "Get good quality {-1}, it matters here.",
            "I was short of {-1} and it still worked.", "The way {1} [1:is/are] cooked here is clever.",
        ],
        complaint: [
            "There was far too much {-1}.", "I could hardly taste {1}.", "Perhaps my {-1} [1:was/were] not good enough.",
            "Something was off with {1}.",
        ],
        breakfast: [
            "A good start to the day.", "We have it on slow Saturday mornings.", "Kept me full until lunch.",
            "Quick enough for a school day.",
        ],
        meal: [
            "Perfect for a weeknight.", "Reheats well for lunch at work.", "I served it to six people without stress.",
            "It freezes well, too.", "Leftovers were gone by noon.",
        ],
        snack: [
            "Great to put on the table with drinks.", "Disappeared in minutes at our party.", "Nice with a cup of tea.",
            "We keep some in the fridge all week.",
        ],
        dessert: [
            "Not too sweet, which I liked.", "The perfect end to a dinner.", "Lovely with a cup of coffee.",
            "Looked as good as it tasted.", "I baked it for a birthday and it was a success.",
        ],
        thanks: ["Thank you!", "Will make it again.", "Five stars from my family.", "Thanks for sharing.", "Recommended."]
    )

    static let spanish = CommentPhrases(
        happy: [
            "Lo hice el domingo y no quedó nada.", "Ya está en nuestra lista de cada mes.", "Mejor que en el restaurante del barrio.",
            "Mis hijos repitieron, y eso no pasa nunca.", "Sencillo, claro y delicioso.", "Ya lo he hecho tres veces.",
            "Igual que lo hacía mi abuela.", "Salió a la primera, los pasos se siguen muy bien.", "¡Para guardar!",
            "Sorprende lo bueno que queda con tan poco esfuerzo.", "Los invitados me pidieron la receta.",
            "Al día siguiente está aún mejor.", "Muy buen equilibrio de sabores.", "Dudaba, pero es una maravilla.",
        ],
        content: [
            "Bueno, pero le faltaba algo de sazón.", "Para diario está bien, aunque esperaba un poco más.",
            "Correcto, cambiaría alguna cosa la próxima vez.", "Buena idea, pero tardé más de lo que dice.",
            "No está nada mal, pero no es nuestro favorito.", "Está bien, un poco suave para mi gusto.",
        ],
        unhappy: [
            "A mí no me salió.", "Demasiado soso para nuestro gusto.", "Se tarda mucho más de lo que dice la receta.",
            "Lo siento, no nos lo terminamos.", "Seguí todos los pasos y aun así me decepcionó.", "Demasiado trabajo para el resultado.",
        ],
        praise: [
            "{1} qued[1:ó/aron] en su punto.", "{1} [1:es/son] la clave del plato.", "Puse un poco más de {-1} de lo que dice.",
            "No cambiaría nada de {1}.", "La próxima vez pondré el doble de {-1}.", "Merece la pena comprar {-1} de buena calidad.",
            "Tenía poca cantidad de {-1} y aun así funcionó.", "Me gusta mucho cómo se prepara[1:/n] {1} aquí.",
        ],
        complaint: [
            "Sobraba mucha cantidad de {-1}.", "Apenas se notaba[1:/n] {1}.", "Algo fallaba con {1}.",
            "Quizá no acerté al comprar {1}.",
        ],
        breakfast: [
            "Una buena forma de empezar el día.", "Lo tomamos los sábados sin prisa.", "Aguanté hasta la comida sin hambre.",
            "Da tiempo incluso un día de colegio.",
        ],
        meal: [
            "Perfecto para entre semana.", "Se recalienta bien para llevar al trabajo.", "Lo serví a seis personas sin agobios.",
            "También se congela bien.", "Las sobras volaron a mediodía.",
        ],
        snack: [
            "Ideal para picar con algo de beber.", "En la fiesta desapareció en minutos.", "Muy rico con una taza de té.",
            "Siempre tenemos un poco en la nevera.",
        ],
        dessert: [
            "No es demasiado dulce, y me gusta.", "El final perfecto para una cena.", "Riquísimo con un café.",
            "Tan bonito como bueno.", "Lo preparé para un cumpleaños y fue un éxito.",
        ],
        thanks: ["¡Gracias!", "Repetiré.", "Cinco estrellas en casa.", "Gracias por compartirlo.", "Muy recomendable."]
    )
}
