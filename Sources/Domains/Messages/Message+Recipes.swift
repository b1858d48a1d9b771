package import Engine

// What is said about recipes, and about what to eat.
extension Message {
    package static let recipeSaved = Message("recipeSaved", "Recipe saved", "Receta guardada")
    package static let recipeUnsaved = Message("recipeUnsaved", "Recipe no longer saved", "La receta ya no está guardada")
    package static let healthProfileSaved = Message("healthProfileSaved", "Health profile saved", "Perfil de salud guardado")
    package static let paceOutOfRange = Message(
        "paceOutOfRange",
        "Please enter from 0.1 to 1 kilogram a week",
        "Introduce entre 0,1 y 1 kilogramo por semana"
    )
    package static let noPaceToKeep = Message(
        "noPaceToKeep",
        "A weight that stays as it is has no kilograms a week",
        "Un peso que se mantiene no tiene kilogramos por semana"
    )

    /// All of them, for the one list of messages.
    static let recipes = [recipeSaved, recipeUnsaved, healthProfileSaved, paceOutOfRange, noPaceToKeep]
}
