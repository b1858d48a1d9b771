import Engine

/// The mutations of recipes.
let recipeMutations: [Mutation] = [saveRecipe, unsaveRecipe]
