import Engine

/// What clients can change about recipes.
let recipeMutations: [Mutation] = [saveRecipe, unsaveRecipe]
