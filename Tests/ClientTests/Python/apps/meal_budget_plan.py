"""Meal Budget Plan: a week's meals within a budget, more meals to browse, and stores for one meal."""

from collections import defaultdict
from datetime import date
from decimal import Decimal

from answers import given
from cupboard_client import Client, GeoPointInput, MealType

chicago = GeoPointInput(latitude=41.88, longitude=-87.63)


async def run(client: Client) -> None:
    budgets = (await client.budgets()).budget_options
    assert len(budgets) == 4 and len({budget.name for budget in budgets}) == 4, budgets
    weekly = [budget.weekly.amount for budget in budgets]
    assert weekly == sorted(weekly) and {budget.weekly.currency_code for budget in budgets} == {"USD"}, weekly

    budget = budgets[1]
    costs: defaultdict[MealType, list[Decimal]] = defaultdict(list)
    offers = given((await client.offers(date.today(), budget.option)).meal_options)
    for offer in offers:
        costs[offer.meal_type].append(offer.cost_per_serving.amount)
    assert {meal: len(amounts) for meal, amounts in costs.items()} == {MealType.BREAKFAST: 5, MealType.LUNCH: 5, MealType.DINNER: 5}
    dearest = 7 * sum((max(amounts) for amounts in costs.values()), Decimal())
    assert Decimal() < dearest <= budget.weekly.amount, f"whatever is chosen fits: {dearest} of {budget.weekly.amount}"

    dinners = given((await client.dinners(budget.option)).explore_meals)
    assert len(dinners.nodes) == 5 and dinners.total_count > 5, dinners
    amounts = [dinner.cost_per_serving.amount for dinner in dinners.nodes]
    assert amounts == sorted(amounts, reverse=True), f"the most expensive first: {amounts}"
    assert all(MealType.DINNER in dinner.meal_types and dinner.cost.amount > 0 for dinner in dinners.nodes), dinners

    dinner = next(offer.recipe for offer in offers if offer.meal_type == MealType.DINNER)
    recipe = (await client.shopping_list(dinner.id)).recipe
    assert recipe is not None and dinner.nutrition.per_serving.calories > 0
    grams = {line.ingredient.id: line.grams for line in recipe.ingredients}
    stores = given((await client.stores(chicago, list(grams))).grocery_stores).nodes
    assert len(stores) == 3 and [store.price_index for store in stores] == sorted(store.price_index for store in stores), stores
    for store in stores:
        assert {price.ingredient.id for price in store.prices.nodes} <= set(grams), f"only what is needed: {store}"
        basket = sum((price.price_per_kg.amount * Decimal(grams[price.ingredient.id]) / 1000 for price in store.prices.nodes), Decimal())
        assert basket > 0 and all(price.in_stock for price in store.prices.nodes), f"{store.name}: {basket}"
