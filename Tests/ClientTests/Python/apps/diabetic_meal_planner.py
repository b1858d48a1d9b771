"""Diabetic Meal Planner, in Spanish: recipes for people with diabetes, a week, and nearby stores."""

from datetime import date, timedelta

from answers import given
from cupboard_client import Client, DayOfWeek, GeoPointInput, PriceLevel

# The bridge of Triana.
here = GeoPointInput(latitude=37.386, longitude=-6.003)


async def run(client: Client) -> None:
    spanish = {"Accept-Language": "es"}
    recipes = given((await client.friendly(max_minutes=45, headers=spanish)).recipes)
    assert len(recipes.nodes) == 20 and recipes.total_count > 20, recipes.total_count
    carbs = [recipe.nutrition.per_serving.carbs_g for recipe in recipes.nodes]
    assert carbs == sorted(carbs), f"the fewest carbohydrates first: {carbs}"
    for recipe in recipes.nodes:
        serving = recipe.nutrition.per_serving
        assert recipe.diabetes_friendly and recipe.minutes <= 45, recipe
        assert serving.carbs_g <= 45 and serving.sugar_g <= 12.5 and serving.fiber_g >= 2.8, f"as documented: {recipe}"
    translated = [recipe for recipe in recipes.nodes if recipe.title != recipe.english]
    assert len(translated) > 15, f"titles are Spanish: {[recipe.title for recipe in recipes.nodes]}"
    reviews = [review for recipe in recipes.nodes for review in recipe.reviews.nodes]
    assert reviews and all(1 <= review.stars <= 5 and review.author.name for review in reviews), reviews

    today = date.today()
    [week] = given((await client.week_of(today)).weeks)
    assert week.first_day <= today <= week.last_day, week
    assert [day.date for day in week.days] == [week.first_day + timedelta(days=number) for number in range(7)], week
    assert week.days[0].day_of_week == DayOfWeek.SUNDAY, week

    stores = given((await client.stores_around("triana, sevila", here, headers=spanish)).grocery_stores)
    assert stores.edges and stores.total_count >= len(stores.edges), "a misspelt address is found"
    miles = [edge.distance_miles for edge in stores.edges if edge.distance_miles is not None]
    assert len(miles) == len(stores.edges) and miles == sorted(miles) and miles[-1] <= 5, f"the nearest first: {miles}"
    for store in (edge.node for edge in stores.edges):
        assert store.price_level != PriceLevel.EXPENSIVE and store.address.endswith("Sevilla"), store
        assert store.directions_url is not None and store.directions_url.startswith("https://"), store
