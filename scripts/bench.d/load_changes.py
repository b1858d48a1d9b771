"""Runs every mutation, in rounds where each step creates the data for the next: `ROUNDS`. A round receives the acting person."""
import datetime
import json
import random
import struct
import uuid
import zlib

from load_people import NEXT_PASSWORD, PASSWORD
from load_times import Failure

MEALS = ["BREAKFAST", "LUNCH", "DINNER"]


class Changes:
    """The changes of one person. Each response is recorded under the mutation's name, and its payload is returned."""

    def __init__(self, client, note, person, people, counts, issuer):
        self.client, self.note, self.person, self.people, self.counts, self.issuer = client, note, person, people, counts, issuer

    def some(self, type):
        return f"{type}_{random.randint(1, self.counts[type])}"

    async def do(self, mutation, selection="", by=None, shown=None, **input):
        """Runs a mutation as a given person, with a given token, or as the person of the round. An empty token means anonymous."""
        type = mutation[0].upper() + mutation[1:]
        query = f"mutation ($input: {type}Input!) {{ {mutation}(input: $input) {{ message userErrors {{ code field }} {selection} }} }}"
        shown = (by or self.person).token if shown is None else shown
        # The key lets a client send the mutation again safely.
        variables = {"input": {**input, "idempotencyKey": str(uuid.uuid4())}}
        answer = await self.client.post(json.dumps({"query": query, "variables": variables}).encode(), token=shown)
        payload = self.note(mutation, answer)
        if payload is None:
            raise Failure(mutation)
        return payload

    async def offered(self):
        """Returns the first recipe offered for each meal, since only offered recipes can be selected."""
        query = "{ mealOptions { mealType position recipe { id } } }"
        answer = await self.client.post(json.dumps({"query": query}).encode(), token=self.person.token)
        data = self.note("mealOptions of a person", answer)
        if data is None:
            raise Failure("mealOptions")
        first = {option["mealType"]: option["recipe"]["id"] for option in data["mealOptions"] if option["position"] == 1}
        return {meal.lower(): [first[meal]] if meal in first else [] for meal in MEALS}

    async def upload(self, mutation, picture):
        query = f"mutation ($photo: Upload!) {{ {mutation}(input: {{photo: $photo}}) {{ message userErrors {{ code field }} }} }}"
        parts = [("operations", json.dumps({"query": query, "variables": {"photo": None}})), ("map", '{"0": ["variables.photo"]}')]
        boundary = uuid.uuid4().hex
        body = b"".join(f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{text}\r\n'.encode() for name, text in parts)
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
        body += head.encode() + picture + f"\r\n--{boundary}--\r\n".encode()
        answer = await self.client.post(body, f"multipart/form-data; boundary={boundary}", self.person.token)
        return self.note(mutation, answer)


def picture(side=256):
    """Returns a PNG that differs from all others."""

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    pixels = b"".join(b"\0" + random.randbytes(side * 3) for _ in range(side))
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels, 1)) + chunk(b"IEND", b"")


def in_days(days):
    return (datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")


async def food(changes):
    """Donates food, and covers every outcome of a request."""
    do, donor = changes.do, random.choice(changes.people.all)
    if donor.number == changes.person.number:
        return
    place = {"latitude": random.uniform(-60, 60), "longitude": random.uniform(-170, 170)}
    added = await do(
        "addFoodPost", "foodPost { id }", donor, title="Bread from this morning", description="Fresh", foodType="BAKED_GOODS", quantity=100, unit="LOAF",
        expiresAt=in_days(2), contact={"name": "Nuria", "phone": "555 1234"}, location=place, ingredientIds=[changes.some("ingredient")],
    )
    post = added["foodPost"]["id"]
    await do("editFoodPost", by=donor, id=post, title="Rolls from this morning", quantity=99)
    await do("editFoodPostContact", by=donor, id=post, contact={"name": "Nuria", "email": "nuria@example.org"})
    for name in ["likeFoodPost", "favoriteFoodPost", "unlikeFoodPost", "unfavoriteFoodPost"]:
        await do(name, foodPostId=post)

    async def request():
        return (await do("sendFoodRequest", "foodRequest { id }", foodPostId=post, quantity=2, note="At six?"))["foodRequest"]["id"]

    await do("withdrawFoodRequest", id=await request())
    await do("declineFoodRequest", by=donor, id=await request())
    first = await request()
    await do("editFoodRequest", id=first, quantity=3)
    await do("acceptFoodRequest", by=donor, id=first)
    await do("showFoodPostContact", foodPostId=post)
    await do("reserveFood", foodRequestId=first)
    await do("submitFoodFeedback", foodPostId=post, stars=5, comment="Warm and good")
    await do("cancelFoodReservation", id=first, confirm=True)
    await do("deleteFoodPost", by=donor, id=post)


async def meals(changes):
    """A plan for the week, logged meals, and the shopping for it."""
    do = changes.do
    await do("updateHealthProfile", weightKg=random.randint(50, 100), heightCm=170, age=random.randint(20, 70), sex="FEMALE")
    await do("setFoodPreferences", cuisines=random.sample(["INDIAN", "ITALIAN", "MEXICAN"], 2), dislikedIngredientIds=[changes.some("ingredient")])
    await do("setRecipePriceRange", min=1, max=random.randint(3, 20))
    await do("setAllergens", allergens=random.sample(["FISH", "MILK", "EGGS"], 1), ingredientIds=[])
    await do("setWeeklyBudget", option=random.choice(["THRIFTY", "MODERATE"]))
    await do("setGroceryStore", storeId=changes.some("grocery_store"))
    recipe = changes.some("recipe")
    await do("saveRecipe", recipeId=recipe)
    await do("unsaveRecipe", recipeId=recipe)
    await do("selectWeeklyMeals", **await changes.offered())
    day = (datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=random.randint(1, 300))).strftime("%Y-%m-%d")
    planned = await do("planMeal", "plannedMeal { id }", date=day, slot="LUNCH", recipeId=changes.some("recipe"), servings=2)
    meal = planned["plannedMeal"]["id"]
    await do("movePlannedMeal", id=meal, time="17:30")
    await do("replacePlannedMeal", id=meal, recipeId=changes.some("recipe"))
    await do("removePlannedMeal", id=meal)
    logged = await do("logMeal", "loggedMeal { id }", recipeId=changes.some("recipe"), servings=1.5)
    await do("removeLoggedMeal", id=logged["loggedMeal"]["id"])
    await do("logNutrients", name="Apple", carbsG=25)
    added = await do("addGroceryItem", "groceryItem { id }", item={"name": f"Candles {random.randint(1, 1_000_000)}"}, quantity=2, unit="PIECE")
    item = added["groceryItem"]["id"]
    await do("updateGroceryItem", id=item, checked=True, quantity=3)
    await do("removeGroceryItem", id=item)


async def clothes(changes):
    do, item = changes.do, f"catalog_item_{random.choice(changes.people.items)}"
    await do("updateFashionProfile", colors=random.sample(["RED", "BLUE", "BLACK"], 2), priceRange={"max": "80.00"})
    await do("addToWishlist", itemId=item)
    await do("reactToItem", itemId=item, reaction=random.choice(["LIKE", "DISLIKE"]))
    await do("buyItem", itemId=item)
    await do("shareItem", itemId=item, email=changes.people.email())
    await do("removeFromWishlist", itemId=item)
    await do("deleteFashionProfile")


async def settings(changes):
    do = changes.do
    await do("setLanguage", language=random.choice(["EN", "ES"]))
    await do("setNotificationPreferences", donations=True, morningTime="07:30")
    await do("markNotificationsRead", all=True)
    await do("completeTour")
    await do("submitAppFeedback", stars=random.randint(1, 5), comment="Nice")
    await do("referFriend", email=changes.people.email())
    await do("updateProfile", name=random.choice(["Mia Lindgren", "Mia Berg"]), phone="555 1234")
    key = await do("createApiKey", "apiKey { id }", name="Partner", scopes=["RECIPES_READ"])
    await do("revokeApiKey", apiKeyId=key["apiKey"]["id"])
    await changes.upload("setProfilePhoto", picture())
    await do("removeProfilePhoto")


async def accounts(changes):
    """The life of an account, from sign-up to deletion."""
    do, people, email = changes.do, changes.people, changes.people.email()
    made = await do("createAccount", "session { token }", shown="", name="Ada", email=email, password=PASSWORD, passwordConfirmation=PASSWORD)
    token = made["session"]["token"]
    await do("requestEmailConfirmation", shown=token)
    await do("confirmEmail", shown=token, token=await people.secret("cpe", email))
    changed = await do("changePassword", "session { token }", shown=token, currentPassword=PASSWORD, password=NEXT_PASSWORD, passwordConfirmation=NEXT_PASSWORD)
    await do("logOut", shown=changed["session"]["token"])
    await do("requestPasswordReset", shown="", email=email)
    await do("resetPassword", shown="", token=await people.secret("cpr", email), password=PASSWORD, passwordConfirmation=PASSWORD)
    logged = await do("logIn", "session { token }", shown="", email=email, password=PASSWORD)
    await do("logOutEverywhere", shown=logged["session"]["token"])
    logged = await do("logIn", "session { token }", shown="", email=email, password=PASSWORD)
    await do("exportMyData", shown=logged["session"]["token"], password=PASSWORD)
    await do("deleteAccount", shown=logged["session"]["token"], password=PASSWORD)
    await do("logInWithIdentityToken", shown="", provider="BENCH", idToken=changes.issuer.token(people.email()))


async def administration(changes):
    do, people = changes.do, changes.people
    administrator = random.choice(people.administrators)
    made = await do("createAccount", "account { id }", shown="", name="Eve", email=people.email(), password=PASSWORD, passwordConfirmation=PASSWORD)
    account = made["account"]["id"]
    reported = await do("reportUser", "report { id }", accountId=account, reason="Sells what was given away.")
    await do("resolveReport", by=administrator, reportId=reported["report"]["id"], action="DISMISS")
    await do("disableUser", by=administrator, accountId=account)
    await do("enableUser", by=administrator, accountId=account)
    seller = changes.some("seller")
    await do("addSellerMember", by=administrator, sellerId=seller, accountId=account)
    await do("removeSellerMember", by=administrator, sellerId=seller, accountId=account)
    await do("deleteUser", by=administrator, accountId=account)


ROUNDS = [food, meals, clothes, settings, accounts, administration]
