"""Generates import files with distinct records: recipes, foods, stores, prices and products."""
import csv
import json
import random
from xml.sax.saxutils import escape

MANNERS = "smoky creamy spicy crispy roasted braised grilled tangy sweet sour golden rustic hearty light quick slow baked stuffed glazed herbed".split()
MAIN = "chicken beef pork lentil chickpea tofu salmon cod shrimp mushroom pumpkin cauliflower rice pasta quinoa barley potato aubergine kale bean".split()
DISHES = "stew curry soup salad pie casserole skillet bowl tacos gratin risotto bake burger wrap kebab roast chowder pilaf noodles".split()
STATES = "red green black white wild baby dried fresh ground smoked pickled toasted canned frozen whole split raw cooked".split()
THINGS = """onion garlic carrot pepper tomato basil thyme cumin ginger lime lemon apple pear plum rice flour sugar salt vinegar oil butter milk cream
    cheese yogurt egg almond walnut hazelnut sesame mustard celery parsley mint dill oregano paprika saffron turmeric cinnamon cardamom nutmeg vanilla
    honey cocoa wine stock pasta bread tortilla corn pea squash beet radish turnip cabbage spinach chard lettuce cucumber melon""".split()
FOODS = [f"{state} {thing}" for state in STATES for thing in THINGS] + ["onion", "olive oil", "salt", "butter", "milk", "flour", "sugar", "egg"]
AISLES = ["vegetables", "fruit", "meats", "Dairy", "Condiments and sauces", "grains", "Oils", "sugars", "strange things"]
LABELS = """Vegan Vegetarian Dairy-Free Gluten-Free Egg-Free Peanut-Free Tree-Nut-Free Soy-Free Fish-Free Shellfish-Free Crustacean-Free Celery-Free
    Mustard-Free Sesame-Free Lupine-Free Mollusk-Free Sulfite-Free Kosher""".split()
MEASURES = ["cup", "tablespoon", "teaspoon", "gram", "ounce", "<unit>", "clove", "pound", "bunch", None]
VERBS = "Chop Mix Heat Stir Simmer Bake Fry Add Season Serve Whisk Fold Rest Drain Slice".split()
# Code, unit and maximum.
TOTALS = """ENERC_KCAL:kcal:4000 FAT:g:200 FASAT:g:60 CHOCDF:g:400 FIBTG:g:60 SUGAR:g:100 PROCNT:g:200 CHOLE:mg:900 NA:mg:9000 CA:mg:2000 MG:mg:900
    K:mg:5000 FE:mg:40 ZN:mg:30 P:mg:2000 VITA_RAE:µg:2000 VITC:mg:300 THIA:mg:5 RIBF:mg:5 NIA:mg:60 VITB6A:mg:5 FOLDFE:µg:900 VITB12:µg:20 VITD:µg:40
    TOCPHA:mg:30 VITK1:µg:800""".split()
MACRONUTRIENTS = "208:kcal:600 203:g:30 204:g:40 205:g:60 269:g:1 291:g:1 606:g:0.5 307:mg:900".split()
GARMENTS = """dress:2271 shirt:212 cardigan:212 coat:5598 trousers:204 jeans:204 skirt:1581 jumpsuit:5250 blazer:5598 leggings:5322 swimsuit:211
    pyjamas:2580 trainers:187 tote:3032 necklace:196 scarf:177 hat:173 belt:169""".split()
CUTS = "wrap slip straight flared cropped pleated knitted tailored quilted printed embroidered ribbed oversized slim vintage classic".split()
FABRICS = "linen cotton silk satin wool cashmere denim leather viscose velvet lace polyester".split()
SHADES = ["navy", "black", "off-white", "burgundy", "sage green", "light grey", "camel", "coral", "mustard", "lilac", "black/white", "royal blue"]
SIZES = ["XS", "S", "M", "L", "XL", "XXL"]
BRANDS = [f"{first} {second}" for first in ("Alba", "Mirto", "Tilda", "Casa", "Olea", "Harrow") for second in ("Studio", "Norte", "Rye", "Azul")]
SHOP = ["--seller", "Measured shop", "--seller-site", "https://shop.example", "--seller-country", "ES"]
MICRONUTRIENTS = """601:mg:90 306:mg:90 301:mg:90 303:mg:90 304:mg:90 305:mg:90 309:mg:90 401:mg:90 323:mg:9 404:mg:9 405:mg:9 406:mg:9 415:mg:9
    320:µg:90 328:µg:9 430:µg:90 435:µg:90 418:µg:9""".split()


def recipes(path, count):
    """Writes a response of Edamam's Recipe Search API with a number of hits."""
    draw = random.Random(7)
    with open(path, "w", encoding="utf-8") as file:
        file.write('{"from":1,"hits":[')
        for number in range(count):
            file.write("," * (number > 0) + json.dumps({"recipe": recipe(draw, number)}))
        file.write("]}")


def recipe(draw, number):
    lines = [line(draw) for _ in range(draw.randint(4, 14))]
    picture = f"https://pictures.example.com/{number}.jpg?signature={draw.randint(0, 10**9)}"
    return {
        "uri": f"http://www.edamam.com/ontologies/edamam.owl#recipe_{number:032x}",
        "label": f"{draw.choice(MANNERS)} {draw.choice(MAIN)} {draw.choice(DISHES)} with {draw.choice(FOODS)}".capitalize(),
        "images": {"REGULAR": {"url": picture, "width": 300, "height": 300}},
        "source": draw.choice(["Serious Food", "Kitchen 52", "The Epicure"]),
        "url": f"https://example.com/recipes/{number}",
        "yield": float(draw.randint(1, 12)),
        "dietLabels": draw.sample(["Balanced", "High-Fiber", "Low-Carb"], draw.randint(0, 2)),
        "healthLabels": draw.sample(LABELS, draw.randint(0, len(LABELS))),
        "cautions": ["Sulfites"] * draw.randint(0, 1),
        "ingredients": lines,
        "totalTime": float(draw.choice([0, 15, 30, 45, 60, 90])),
        "cuisineType": [draw.choice(["american", "italian", "mediterranean", "mexican", "french", "indian"])],
        "mealType": [draw.choice(["breakfast", "lunch/dinner", "snack", "teatime"])],
        "dishType": [draw.choice(["main course", "desserts", "soup"])],
        "instructionLines": [f"{draw.choice(VERBS)} the {draw.choice(FOODS)} for {draw.randint(1, 60)} minutes." for _ in range(draw.randint(0, 8))],
        "totalNutrients": {
            code: {"label": code, "quantity": round(draw.uniform(0, float(most)), 4), "unit": unit} for code, unit, most in split(TOTALS)
        },
    }


def line(draw):
    food = draw.choice(FOODS)
    return {
        "text": f"{draw.randint(1, 5)} {food}, chopped",
        "quantity": round(draw.uniform(0, 5), 2),
        "measure": draw.choice(MEASURES),
        "food": food,
        "weight": round(draw.uniform(0.5, 500), 4),
        "foodCategory": draw.choice(AISLES),
        "foodId": "food_" + food.replace(" ", "_"),
    }


def foods(path, count):
    """Writes a FoodData Central download with a number of foods."""
    draw = random.Random(8)
    with open(path, "w", encoding="utf-8") as file:
        file.write('{"SRLegacyFoods": [\n')
        for number in range(count):
            file.write(",\n" * (number > 0) + json.dumps(food(draw, number)))
        file.write("\n]}\n")


def food(draw, number):
    nutrients = split(MACRONUTRIENTS) + draw.sample(split(MICRONUTRIENTS), draw.randint(8, 18))
    return {
        "description": f"{draw.choice(FOODS).capitalize()}, {draw.choice(MANNERS)}, {draw.choice(MAIN)} {number}",
        "fdcId": 100_000 + number,
        "dataType": "SR Legacy",
        "foodCategory": {"description": draw.choice(["Vegetables and Vegetable Products", "Dairy and Egg Products", "Beef Products", "Sweets"])},
        "foodNutrients": [
            {"nutrient": {"number": code, "name": f"Nutrient {code}", "unitName": unit}, "amount": round(draw.uniform(0, float(most)), 3)}
            for code, unit, most in nutrients
        ],
        "foodPortions": [{"modifier": draw.choice(["cup", "tbsp", "slice", "oz"]), "amount": 1.0, "gramWeight": round(draw.uniform(5, 250), 1)}],
    }


def stores(path, count):
    """Writes a list of stores in and around two cities."""
    draw = random.Random(9)
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["id", "name", "address", "city", "country", "latitude", "longitude", "price_level"])
        for number in range(count):
            city, country, latitude, longitude = draw.choice([("Sevilla", "ES", 37.38, -5.98), ("Berlin", "DE", 52.52, 13.4)])
            place = [round(middle + draw.uniform(-0.5, 0.5), 5) for middle in (latitude, longitude)]
            name = f"{draw.choice(MANNERS).capitalize()} {draw.choice(MAIN)} market {number}"
            writer.writerow([f"s{number}", name, f"Main Street {number}", city, country, *place, draw.choice(["INEXPENSIVE", "MODERATE", "EXPENSIVE"])])


def prices(path, count):
    """Writes prices of the foods in the first stores, a hundred per store."""
    draw = random.Random(10)
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["store", "ingredient", "price", "package"])
        for number in range(count):
            package = draw.choice(["500 g", "1 kg", "250 g"])
            writer.writerow([f"s{number // 100}", f"usda:{100_000 + number % 100 * 7}", f"{draw.uniform(0.5, 20):.2f}", package])


def products(count):
    """Yields products of a shop: one product per size, 18 kinds, two dozen brands."""
    draw = random.Random(11)
    number = 0
    while number < count:
        group = f"g{number}"
        kind, category = draw.choice(GARMENTS).split(":")
        fabric, shade, brand = draw.choice(FABRICS), draw.choice(SHADES), draw.choice(BRANDS)
        title = f"{draw.choice(CUTS)} {fabric} {kind} with {draw.choice(MANNERS)} {draw.choice(THINGS)} print".capitalize()
        text = " ".join(f"{draw.choice(MANNERS)} {draw.choice(CUTS)} {draw.choice(THINGS)}" for _ in range(draw.randint(6, 14))).capitalize()
        sizes = draw.sample(SIZES, draw.randint(2, 6))
        for size in sizes[:count - number]:
            yield {
                "id": f"sku-{number}", "item_group_id": group, "title": f"{title} - {size}", "description": f"{text}.",
                "link": f"https://shop.example/p/{number}?size={size}&from=feed", "image_link": f"https://images.example/{group}-1.jpg",
                "additional_image_link": f"https://images.example/{group}-2.jpg", "price": f"{draw.uniform(5, 400):.2f} USD",
                "availability": draw.choice(["in_stock", "in_stock", "in_stock", "out_of_stock"]), "brand": brand,
                "google_product_category": category, "product_type": f"Women > {kind}", "color": shade, "size": size, "gender": "female",
                "age_group": "adult", "material": fabric, "max_handling_time": draw.randint(0, 2), "max_transit_time": draw.randint(1, 9),
            }
            number += 1


def product_table(path, count):
    """Writes a Google Merchant Center feed as a tab-separated table."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = None
        for product in products(count):
            if writer is None:
                writer = csv.DictWriter(file, list(product), delimiter="\t")
                writer.writeheader()
            writer.writerow(product)


def product_xml(path, count):
    """Writes the same feed as RSS."""
    with open(path, "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n')
        for product in products(count):
            file.write("<item>" + "".join(f"<g:{name}>{escape(str(value))}</g:{name}>" for name, value in product.items()) + "</item>\n")
        file.write("</channel></rss>\n")


def split(facts):
    return [tuple(fact.split(":")) for fact in facts]


# By kind: the function that writes the file, the importer's arguments, and the file extension.
FILES = {
    "foods": (foods, ["foods", "--format", "usda"], "json"),
    "recipes": (recipes, ["recipes", "--format", "edamam"], "json"),
    "stores": (stores, ["stores", "--format", "csv"], "csv"),
    "prices": (prices, ["prices", "--format", "csv"], "csv"),
    "catalog": (product_table, ["catalog", "--format", "google-merchant", "--feed", "table", *SHOP], "tsv"),
    "catalog-xml": (product_xml, ["catalog", "--format", "google-merchant", "--feed", "xml", *SHOP], "xml"),
}
