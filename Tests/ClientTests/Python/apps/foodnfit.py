"""Food'n Fit: recipes for ingredients at home, as a person types them."""

from answers import given
from cupboard_client import Client, Facts, FloatRange


async def run(client: Client) -> None:
    chosen: dict[str, str] = {}
    for text in ("tomat", "onnion", "garlic", "spagetti"):
        found = given((await client.typed(text)).ingredients).nodes
        assert found, f"{text} is completed, or corrected"
        chosen[found[0].id] = found[0].name
    assert len(chosen) == 4, chosen

    least, most = 200.0, 700.0
    recipes = given((await client.cookable(list(chosen), calories=FloatRange(min=least, max=most))).recipes).edges
    assert recipes, "there is something to cook"
    matches = [edge.matched_ingredients for edge in recipes if edge.matched_ingredients is not None]
    assert len(matches) == len(recipes) and min(matches) >= 2, f"at least half of the ingredients are used: {matches}"
    assert matches == sorted(matches, reverse=True), f"best match first: {matches}"
    assert all(least <= edge.node.nutrition.per_serving.calories <= most for edge in recipes), recipes

    best = recipes[0]
    recipe = (await client.cooking(best.node.id)).recipe
    assert recipe is not None and best.matched_ingredients is not None and best.missing_ingredients is not None
    used = {line.ingredient.id for line in recipe.ingredients}
    assert len(used & set(chosen)) == best.matched_ingredients, "as many as reported by the list"
    assert len(used - set(chosen)) == best.missing_ingredients and len(used) == recipe.ingredient_count, recipe
    assert all(line.quantity > 0 and line.grams > 0 for line in recipe.ingredients), recipe.ingredients
    assert [step.position for step in recipe.instructions] == list(range(1, len(recipe.instructions) + 1)), "steps in order"
    assert recipe.pictures and recipe.pictures[0].url and recipe.instructions[0].text, recipe

    for one, all_of_it in zip(amounts(recipe.nutrition.per_serving), amounts(recipe.nutrition.whole), strict=True):
        assert abs(one * recipe.servings - all_of_it) <= 0.1 * recipe.servings, f"{one} × {recipe.servings} is {all_of_it}"


def amounts(facts: Facts) -> list[float]:
    return [facts.calories, facts.protein_g, facts.carbs_g, facts.sugar_g, facts.fiber_g, facts.fat_g]
