-- Foods, their names and their ingredients. With these facts, avoiding strawberries also avoids strawberry jam.

CREATE TABLE food (
    -- The English name. The food “…” means further contents, which are unknown.
    name text PRIMARY KEY CHECK (name <> '')
);

-- The ingredients of a food, and the kind of food that it is. Avoiding a part avoids every food with that part.
CREATE TABLE food_part (
    food text NOT NULL REFERENCES food ON DELETE CASCADE,
    part text NOT NULL REFERENCES food ON DELETE CASCADE,
    PRIMARY KEY (food, part),
    CONSTRAINT food_part_other CHECK (food <> part)
);

CREATE INDEX food_part_part ON food_part (part);

-- The meaning of a term in the name of an ingredient.
CREATE TYPE food_role AS ENUM (
    -- A food.
    'FOOD',
    -- A state that does not change the food: fresh, chopped.
    'PLAIN',
    -- A word that separates foods: with, and.
    'WITH',
    -- The next or the previous food is not contained: without eggs, egg free.
    'FREE_BEFORE', 'FREE_AFTER',
    -- The next food is not contained if the previous one is not: without milk or eggs.
    'NEITHER',
    -- The ingredient contains nothing with the food: vegan.
    'WITHOUT',
    -- A word without an entry.
    'UNKNOWN'
);

-- The singular of a word, for comparing names. Endings of gender and tense stay, because “pimienta” is not “pimiento”.
CREATE FUNCTION food_word(language language, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN CASE
        WHEN length(word) <= 3 THEN word
        WHEN language = 'EN' THEN CASE
            WHEN word IN ('leaves', 'loaves', 'halves', 'calves') THEN left(word, -3) || 'f'
            WHEN word LIKE '%ies' THEN left(word, -3) || 'y'
            WHEN word LIKE '%ie' THEN left(word, -2) || 'y'
            WHEN word LIKE '%oes' OR word LIKE '%ches' OR word LIKE '%shes' OR word LIKE '%sses' OR word LIKE '%xes' THEN left(word, -2)
            WHEN word LIKE '%s' AND word NOT LIKE '%ss' AND word NOT LIKE '%us' AND word NOT LIKE '%is' THEN left(word, -1)
            ELSE word
        END
        WHEN word LIKE '%ces' THEN left(word, -3) || 'z'
        WHEN length(word) > 4 AND word LIKE '%es' THEN left(word, -2)
        WHEN word LIKE '%s' OR length(word) > 4 AND word LIKE '%e' THEN left(word, -1)
        ELSE word
    END;

-- Whether a word is more than a number or an article.
CREATE FUNCTION is_food_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    RETURN word ~ '[a-z]' AND word NOT IN ('of', 'the', 'a', 'an', 'de', 'del', 'la', 'las', 'el', 'los');

-- Words in alphabetical order, so that “oil, olive” is “olive oil”.
CREATE FUNCTION food_key(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT string_agg(word, ' ' ORDER BY word COLLATE "C") FROM unnest(words) AS word
$$;

CREATE FUNCTION food_term_key(language language, term text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT food_key(array_agg(food_word(language, word))) FROM string_to_table(search_words(term), ' ') AS word WHERE is_food_word(word)
$$;

CREATE TABLE food_term (
    language language NOT NULL,
    term text NOT NULL CHECK (term <> ''),
    role food_role NOT NULL,
    -- The food with this name. For WITHOUT, the food that the ingredient does not contain.
    food text REFERENCES food ON DELETE CASCADE,
    key text NOT NULL GENERATED ALWAYS AS (food_term_key(language, term)) STORED,
    PRIMARY KEY (language, key),
    CONSTRAINT food_term_food CHECK ((food IS NOT NULL) = (role IN ('FOOD', 'WITHOUT')))
);

CREATE INDEX food_term_food ON food_term (food);

-- The contents of an ingredient: the foods and unknown words of its names, and all parts of these foods.
CREATE TABLE ingredient_content (
    ingredient_id bigint NOT NULL REFERENCES ingredient ON DELETE CASCADE,
    -- The name of a food, or “~” and a word without an entry.
    content text NOT NULL,
    -- Whether the name itself has the content. For an ingredient with two names, the English one.
    is_named boolean NOT NULL,
    -- Whether a recipe uses the ingredient. Imported tables of foods have many ingredients that no recipe uses.
    is_used boolean NOT NULL,
    PRIMARY KEY (ingredient_id, content)
);

CREATE INDEX ingredient_content_used ON ingredient_content (content, ingredient_id) WHERE is_used;

-- The facts, with one food on each line: English names, Spanish names and parts. The first English name is the food's. Plurals need no
-- entry. Every recipe of the food has these parts, and “…” means that there are others. A kind counts as a part: gouda has cheese. An
-- ambiguous word has all its meanings, because avoiding too much is safer than avoiding too little.
CREATE TEMPORARY TABLE fact ON COMMIT DROP AS
SELECT btrim(split_part(line, '|', 1)) AS english, btrim(split_part(line, '|', 2)) AS spanish, btrim(split_part(line, '|', 3)) AS parts
FROM string_to_table(regexp_replace($facts$
# Properties, groups and kinds
gluten | gluten |
animal | |
meat | carne | animal
poultry | ave, aves | meat
nut, tree nut, mixed nut | fruto seco, frutos secos |
legume | legumbre |
seed | semilla, pipa |
seafood | marisco, mariscos, frutos de mar | crustacean, mollusc
shellfish | | crustacean, mollusc
vegetable | verdura, hortaliza, vegetal | …
fruit | fruta | …
berry, mixed berry | frutos rojos, baya | strawberry, raspberry, blueberry, …
herb | hierba | …
spice, mixed spice | especia | …
red | rojo, roja, morado, morada, tinto |
green | verde |
yellow | amarillo, amarilla |
white | blanco, blanca |
black | negro, negra |
brown | pardo, parda, pardina, moreno, morena, marrón |
dark | oscuro, oscura |
sweet | dulce |
hot | picante |
sour | agrio, agria |
# Alliums
onion | cebolla | allium
red onion | cebolla morada, cebolla roja | onion
spring onion, scallion, green onion, salad onion | cebolleta, cebollín, cebolla china, cebollita de cambray | onion
shallot | chalota, chalote, echalote | onion
leek | puerro | allium
garlic, garlic clove | ajo, diente de ajo | allium
garlic bread | pan de ajo | garlic, bread, …
garlic butter | mantequilla de ajo | garlic, butter
chives, chive | cebollino | allium
allium | |
onion powder | cebolla en polvo | onion
garlic powder, garlic salt | ajo en polvo, sal de ajo | garlic
# Roots and tubers
ginger | jengibre |
galangal | galanga |
turmeric | cúrcuma |
carrot | zanahoria |
celery, celery stick, celery salt, celery seed | apio, sal de apio |
celeriac, celery root | apionabo, raíz de apio | celery
potato | patata, papa |
French fry, fry, hash brown, mashed potato, tater tot, potato chip, potato crisp | patata frita, papa frita, puré de patata, puré de
    papa | potato, …
sweet potato | batata, boniato, camote |
cassava, manioc, yucca | yuca, mandioca |
tapioca, tapioca starch, tapioca flour, cassava starch | tapioca, almidón de yuca, almidón de mandioca, almidón de tapioca | cassava
yam | ñame |
parsnip | chirivía |
turnip | nabo |
swede, rutabaga | colinabo |
daikon, mooli | daikon, rábano blanco | radish
radish | rábano |
horseradish | rábano picante, raíz picante |
wasabi | wasabi | horseradish, …
beetroot, beet | remolacha, betabel, betarraga |
taro | taro, malanga |
# Nightshades and chillies
tomato, plum tomato | tomate, jitomate |
cherry tomato, grape tomato | tomate cherry, tomate cereza | tomato
sun dried tomato | tomate seco | tomato
tomato paste, tomato puree, tomato concentrate | concentrado de tomate, pasta de tomate, puré de tomate | tomato
passata, tomato passata | tomate tamizado | tomato
tomato sauce, marinara sauce, pasta sauce | salsa de tomate, tomate frito | tomato, …
ketchup, catsup, tomato ketchup | kétchup, cátsup | tomato, vinegar, sugar, …
salsa | | tomato, onion, chilli, …
tomatillo | tomatillo, tomate verde |
aubergine, eggplant, brinjal | berenjena |
bell pepper, sweet pepper, capsicum | pimiento, pimentón verde, pimentón rojo, morrón, pimiento morrón | capsicum fruit
red bell pepper, red pepper | pimiento rojo | bell pepper
green bell pepper, green pepper | pimiento verde | bell pepper
yellow bell pepper, yellow pepper, orange pepper, mixed pepper, mini pepper | pimiento amarillo | bell pepper
roasted pepper | pimiento asado, pimiento del piquillo | red bell pepper
capsicum fruit | |
chilli, chili, chile, chilli pepper, chili pepper, chile pepper, hot pepper | chile, ají, guindilla | capsicum fruit
red chilli, red chili, red chile, red chilli pepper, red chili pepper | chile rojo, ají rojo, guindilla roja | chilli
green chilli, green chili, green chile, green chilli pepper, green chili pepper | chile verde, ají verde, guindilla verde | chilli
jalapeno, jalapeno pepper | jalapeño, chile jalapeño | chilli
scotch bonnet, habanero, scotch bonnet chilli, habanero chilli, habanero pepper | habanero, chile habanero | chilli
poblano, poblano pepper, poblano chilli | poblano, chile poblano | chilli
ancho, ancho chilli, ancho chile | chile ancho | poblano
guajillo, guajillo chilli | guajillo, chile guajillo | red chilli
chipotle | chipotle, chile chipotle | jalapeno
serrano pepper, serrano chile, serrano chilli | chile serrano | chilli
cayenne, cayenne pepper | cayena, pimienta de cayena | red chilli
chilli powder, chili powder | chile en polvo, chile molido | red chilli, …
chilli flake, chili flake, red pepper flake | copos de chile, hojuelas de chile | red chilli
Korean chilli flake, gochugaru | copos de chile coreano, gochugaru | chilli flake
paprika, sweet paprika | pimentón, páprika, pimentón dulce | red bell pepper
sriracha | sriracha, salsa sriracha | red chilli, garlic, …
harissa | harissa | red chilli, garlic, coriander, caraway, …
hot sauce, hot pepper sauce, tabasco, pepper sauce | salsa picante, tabasco | red chilli, vinegar, …
chilli paste, chili paste | pasta de chile, pasta de ají | chilli
yellow chilli paste, aji amarillo | pasta de ají amarillo, ají amarillo | chilli
panca chilli paste, red panca chilli paste, aji panca | pasta de ají panca, ají panca | red chilli
chilli oil, chili oil | aceite de chile | chilli, …
sambal, sambal oelek | sambal | chilli, …
berbere | berbere | red chilli, ginger, fenugreek, coriander, …
# Gourds
cucumber | pepino |
gherkin, dill pickle, pickled cucumber, pickle relish | pepinillo | cucumber, vinegar
courgette, zucchini | calabacín, calabacita, zapallito |
pumpkin | calabaza, zapallo, auyama | squash
butternut squash | calabaza moscada, calabaza cacahuete, calabaza butternut | pumpkin
squash | |
pumpkin seed, pepita | semilla de calabaza, pipa de calabaza | pumpkin
egusi, egusi seed, melon seed | egusi, semilla de egusi, semilla de melón | melon
melon, cantaloupe, honeydew | melón |
casaba, muskmelon, cantaloup, galia | | melon
watermelon | sandía |
# Cabbages, leaves and stalks
cabbage, white cabbage | repollo, col, col blanca |
savoy cabbage, savoy, pointed cabbage | col de Milán | cabbage
coleslaw, cole slaw | ensalada de col | cabbage, …
red cabbage | lombarda, col lombarda, col morada, repollo morado | cabbage
Chinese cabbage, napa cabbage | col china | cabbage
sauerkraut | chucrut | cabbage
kimchi, vegetable kimchi | kimchi, kimchi de verduras | Chinese cabbage, red chilli, garlic, ginger, spring onion, …
kale | col rizada, kale | cabbage
collard green, collard | berza | cabbage
Brussels sprout | col de Bruselas | cabbage
broccoli | brócoli |
cauliflower | coliflor |
pak choi, bok choy | pak choi |
chard, Swiss chard | acelga |
spinach | espinaca |
lettuce | lechuga |
romaine, cos, iceberg, butterhead | lechuga romana, lechuga iceberg, cogollo | lettuce
endive, escarole, radicchio, frisee, chicory | endivia, escarola, achicoria, canónigo |
rocket, arugula | rúcula |
watercress | berro |
fennel, fennel bulb | hinojo, bulbo de hinojo |
fennel seed | semilla de hinojo | fennel
asparagus, asparagus spear | espárrago |
artichoke | alcachofa, alcaucil |
okra | quingombó, okra |
rhubarb | ruibarbo |
cactus, cactus paddle, nopal, prickly pear | nopal, tuna, higo chumbo |
vine leaf, grape leaf | hoja de parra | grape
bamboo shoot | brote de bambú |
# Mushrooms and seaweed
mushroom | champiñón, seta, hongo |
shiitake, shiitake mushroom | shiitake, seta shiitake | mushroom
seaweed, kelp | alga, algas |
nori, nori sheet | nori, alga nori, lámina de alga nori | seaweed
wakame | wakame, alga wakame | seaweed
kombu, kombu sheet | kombu, alga kombu, lámina de alga kombu | seaweed
# Fruit
lemon, lemon juice, lemon zest | limón, zumo de limón, jugo de limón | citrus
lime, lime juice, lime zest | lima, zumo de lima | citrus
makrut lime leaf, kaffir lime leaf, lime leaf | hoja de lima kaffir, hoja de lima | lime
orange, orange zest, mandarin, tangerine, clementine | naranja, mandarina | citrus
orange juice | zumo de naranja, jugo de naranja | orange
grapefruit | pomelo, toronja | citrus
citrus | cítrico |
pomelo, kumquat, satsuma, yuzu, citron, bergamot, calamansi, tangelo | kumquat, cidra, yuzu, bergamota | citrus
apple | manzana |
Granny Smith, Golden Delicious, Red Delicious, McIntosh, Pippin, Braeburn, Honeycrisp, Bramley, crab apple, crabapple | | apple
apple juice, apple cider | zumo de manzana, jugo de manzana, sidra, sidra de manzana | apple
applesauce, apple sauce | compota de manzana | apple
cider, hard cider | | apple
cider vinegar, apple cider vinegar | vinagre de manzana, vinagre de sidra | apple, vinegar
pear | pera |
banana | banana, plátano, banano, cambur |
plantain, ripe plantain, green plantain | plátano macho, plátano verde, plátano maduro |
mango | mango |
papaya, green papaya | papaya, lechosa, papaya verde |
pineapple | piña, ananá |
strawberry | fresa, frutilla |
raspberry | frambuesa |
blueberry | arándano, arándano azul |
blackberry | mora, zarzamora |
cranberry | arándano rojo |
lingonberry | |
cherry | cereza, guinda |
peach, nectarine | melocotón, durazno, nectarina |
apricot | albaricoque, damasco, chabacano |
dried apricot | orejón | apricot
plum | ciruela |
damson, greengage, umeboshi | | plum
prune | ciruela pasa | plum
grape | uva |
grape juice, must, verjuice, Concord grape, muscadine | zumo de uva, jugo de uva, mosto | grape
raisin, sultana, currant | pasa, uva pasa | grape
pomegranate | granada |
pomegranate molasses | melaza de granada | pomegranate
fig | higo |
date | dátil |
kiwi, kiwifruit | kiwi |
guava | guayaba |
guava paste | pasta de guayaba, bocadillo de guayaba, guayabate | guava, sugar
passion fruit | maracuyá, fruta de la pasión |
acai | asaí, açaí |
avocado | aguacate, palta |
guacamole | guacamole | avocado, onion, tomato, lime, chilli
coconut | coco |
coconut milk, coconut cream | leche de coco, crema de coco | coconut
coconut water | agua de coco | coconut
coconut oil | aceite de coco | coconut
coconut flour | harina de coco | coconut
coconut sugar | azúcar de coco | coconut palm sugar
coconut palm sugar | | sugar
tamarind, tamarind paste | tamarindo, pasta de tamarindo |
olive, green olive, black olive | aceituna, oliva, aceituna verde, aceituna negra |
olive oil | aceite de oliva | olive
caper | alcaparra |
jam, preserve, jelly, marmalade | mermelada, confitura, jalea | sugar
compote | compota | sugar, …
dried fruit | frutas secas, fruta seca | …
# Meat
beef, corned beef, stewing beef, stew beef | res, vaca, ternera, vacuno, buey, bistec | meat
hamburger, burger, meatball, beef patty, meatloaf | hamburguesa, albóndiga | meat, wheat, …
hot dog, frankfurter | perrito caliente, salchicha de Frankfurt | sausage, bread, …
oxtail | rabo de buey, cola de res | beef
beef brisket, brisket | falda de ternera, falda | beef
beef sirloin, sirloin, ribeye | solomillo de ternera, entrecot | beef
veal | ternera lechal, ternera blanca | beef
pork | cerdo, puerco, chancho | meat
gammon, guanciale, speck, fatback, suckling pig, pork rind, lardon | cochinillo, lechón, chicharrón, lacón, tocineta, guanciale | pork
bacon | beicon, tocino, panceta ahumada, bacon | pork
pancetta | panceta, panceta curada | pork
pork belly | panceta de cerdo | pork
ham | jamón | pork
serrano ham, prosciutto, jamon | jamón serrano, jamón ibérico | ham
chorizo | chorizo | pork, paprika, garlic, …
black pudding, blood sausage | morcilla | pork, onion, …
sausage | salchicha, embutido | meat, …
bologna, banger, chipolata, frank, knockwurst, wiener, liverwurst, saveloy, linguica, kielbasa, merguez, pastrami, pate, foie gras,
    luncheon meat, spam | fuet, butifarra, longaniza, sobrasada, chistorra, paté, fiambre | meat, …
pork sausage | salchicha de cerdo | pork, wheat, sausage
bratwurst | bratwurst, salchicha bratwurst | pork, sausage
andouille, andouille sausage | andouille, salchicha andouille | pork, garlic, sausage
salami, pepperoni, mortadella | salami, salchichón, mortadela | pork, …
lard | manteca de cerdo | pork
butter or lard | manteca | pork, milk
lamb, mutton | cordero, oveja | meat
goat, goat meat | carne de cabrito, cabrito, carne de cabra | meat
venison, deer | venado, ciervo, carne de ciervo | meat
rabbit | conejo | meat
dried salted beef, beef jerky | carne seca, cecina | beef, salt
chicken | pollo, gallina | poultry
turkey | pavo | poultry
duck | pato | poultry
goose, quail, pheasant, guinea fowl, partridge, pigeon, ostrich, capon, squab, hen | ganso, codorniz, faisán, perdiz, avestruz | poultry
liver | hígado |
gelatine, gelatin | gelatina | animal
stock, broth, bouillon | caldo, consomé | …
chicken stock, chicken broth, chicken bouillon | caldo de pollo, caldo de gallina, consomé de pollo | chicken, celery, onion, carrot,
    stock
beef stock, beef broth, beef bouillon | caldo de carne, caldo de res, caldo de ternera | beef, celery, onion, carrot, stock
vegetable stock, vegetable broth, vegetable bouillon | caldo de verduras, caldo vegetal | celery, onion, carrot, stock
fish stock, fish broth | caldo de pescado, fumet | fish, celery, onion, stock
gravy | | wheat, meat, …
# Fish and seafood
fish | pescado, pez | animal
salmon | salmón | fish
cod | bacalao | fish
salt cod | bacalao salado | cod, salt
hake | merluza | fish
sea bass | lubina | fish
sea bream | dorada, besugo | fish
tilapia | tilapia | fish
red snapper, snapper | pargo, pargo rojo, huachinango | fish
white fish | pescado blanco | fish
tuna | atún | fish
bonito | bonito | fish
bonito flake | copos de bonito | bonito
mackerel | caballa | fish
sardine | sardina | fish
herring | arenque | fish
haddock | eglefino | fish
trout | trucha | fish
halibut, sole, flounder, plaice, pollock, swordfish, monkfish, eel, catfish, perch | lenguado, fletán, abadejo, pez espada, rape,
    anguila, corvina, mero | fish
bass, bream, carp, pike, grouper, mullet, whiting, sprat, pilchard, smelt, shad, turbot, mahi mahi, albacore, bluefin, whitefish,
    codfish, pollack, kipper, bloater, lox, gravlax, finnan haddie, stockfish, rollmop, whitebait, barramundi, basa, pangasius,
    sturgeon, rockfish, redfish, kingfish, flatfish, coho, sockeye, chinook | carpa, lucio, rodaballo, panga, esturión, salmonete,
    jurel, boga, cazón, raya, tiburón, perca, bacaladilla, palometa, congrio, reineta, mojarra, dorado, tollo | fish
anchovy | anchoa, boquerón | fish
caviar, roe | caviar, hueva | fish
fish sauce, nam pla, nuoc mam | salsa de pescado | anchovy
dashi | dashi | bonito, kombu
imitation crab, surimi, crab stick | surimi, palitos de cangrejo | fish, crab, wheat, egg, …
crustacean | crustáceo | animal
shrimp, prawn | gamba, camarón, langostino, quisquilla | crustacean
shrimp paste, prawn paste | pasta de gambas, pasta de camarón | shrimp
crab, crab meat | cangrejo, jaiba, carne de cangrejo | crustacean
lobster, lobster meat, crayfish, langoustine | langosta, bogavante, cigala | crustacean
scampi, krill, barnacle | carabinero, nécora, centollo, percebe | crustacean
mollusc, mollusk | molusco | animal
squid, calamari | calamar, chipirón, sepia | mollusc
octopus | pulpo | mollusc
mussel | mejillón, choro | mollusc
cockle, whelk, abalone, cuttlefish, periwinkle, razor clam, conch, quahog | berberecho, navaja, abulón, loco, macha, coquina, bígaro,
    zamburiña | mollusc
clam | almeja | mollusc
scallop | vieira | mollusc
oyster | ostra, ostión | mollusc
oyster sauce | salsa de ostras | oyster, soybean, wheat, …
snail, escargot | caracol | mollusc
# Eggs
egg, egg yolk, yolk, egg white | huevo, yema de huevo, yema, clara de huevo, clara | animal
omelette, omelet, frittata | tortilla francesa, tortilla española, tortilla de patatas | egg, …
mayonnaise, mayo | mayonesa | egg, mustard, vinegar, oil
aioli | alioli | egg, garlic, …
tartar sauce | salsa tártara | mayonnaise, …
hollandaise | holandesa | egg, butter, …
meringue | merengue | egg, sugar
# Milk
milk, dairy, whole milk, whey, casein | leche, lácteo, leche entera, suero de leche, caseína | animal
curd | cuajada | milk
buttermilk | suero de mantequilla | milk
cream, creamer, half and half | nata, crema, crema de leche | milk
crème fraîche, creme fraiche | crème fraîche | cream
sour cream | crema agria, nata agria | cream
yogurt, yoghurt | yogur, yogurt | milk
Greek yogurt, Greek yoghurt | yogur griego, yogurt griego | yogurt
kefir | kéfir | milk
butter | mantequilla | cream
ghee, clarified butter | ghee, mantequilla clarificada | butter
spiced butter, niter kibbeh, niter kibbeh spiced butter | mantequilla especiada, mantequilla especiada niter kibbeh | butter, …
cheese | queso | milk
cheddar, cheddar cheese | cheddar, queso cheddar | cheese
mozzarella, mozzarella cheese | mozzarella, queso mozzarella | cheese
parmesan, parmesan cheese, parmigiano | parmesano, queso parmesano | cheese
pecorino, pecorino cheese, romano cheese | pecorino, queso pecorino | cheese
gruyere, gruyere cheese, comte | gruyer, gruyere, queso gruyer | cheese
emmental, emmental cheese, Swiss cheese | emmental, queso emmental, queso suizo | cheese
feta, feta cheese | feta, queso feta | cheese
halloumi, halloumi cheese | halloumi, queso halloumi | cheese
goat cheese, chevre | queso de cabra | cheese
ricotta, ricotta cheese | ricotta, queso ricotta | cheese
mascarpone, mascarpone cheese | mascarpone, queso mascarpone | cheese, cream
cream cheese | queso crema | cheese, cream
quark | quark, queso quark | cheese
cottage cheese, farmer cheese, farmers cheese | requesón | cheese
paneer | paneer, queso paneer | cheese
manchego, manchego cheese | manchego, queso manchego | cheese
blue cheese, gorgonzola, roquefort | queso azul, gorgonzola, roquefort | cheese
brown cheese, brown whey cheese | queso marrón, queso marrón noruego | cheese
brie, camembert, provolone, Monterey jack, gouda, edam | brie, camembert, provolone, gouda, edam | cheese
Stilton, Limburger, Muenster, munster, havarti, jarlsberg, asiago, fontina, taleggio, burrata, cotija, pepper jack, Colby, Leicester,
    Gloucester, Wensleydale, Velveeta, reblochon, raclette, fondue, grana padano | burrata, cotija, queso panela, queso Oaxaca,
    idiazábal, tetilla, cabrales, mahón, havarti, fontina, grana padano, raclette | cheese
string cheese, cheese spread, processed cheese, American cheese | queso fundido, quesito, tranchete | cheese, …
condensed milk | leche condensada | milk, sugar
evaporated milk | leche evaporada | milk
milk powder, powdered milk | leche en polvo | milk
infant formula, malted milk, hot chocolate, eggnog, lassi, ayran, whipped topping | leche malteada, leche chocolatada, ponche de huevo
    | milk, …
goat milk | leche de cabra | milk
dulce de leche | dulce de leche, cajeta, arequipe, manjar | milk, sugar
ice cream, gelato | helado | milk, cream, sugar, …
vanilla ice cream | helado de vainilla | egg, vanilla, ice cream
custard, pudding | natillas, flan, pudín, budín | milk, egg, sugar, …
milkshake | batido, malteada | milk, …
bechamel, white sauce, alfredo sauce | bechamel, besamel, salsa blanca | milk, butter, wheat
# Milk of plants
almond milk | leche de almendra, bebida de almendra | almond
soy milk, soya milk, soymilk | leche de soja, leche de soya, bebida de soja, bebida de soya | soybean
oat milk | leche de avena, bebida de avena | oat
rice milk | leche de arroz, bebida de arroz | rice
cashew milk | leche de anacardo, bebida de anacardo | cashew
hazelnut milk | bebida de avellana, leche de avellana | hazelnut
peanut butter | crema de cacahuete, mantequilla de cacahuete, crema de cacahuate, mantequilla de maní, crema de maní, mantequilla de
    cacahuate | peanut
almond butter | crema de almendra, mantequilla de almendra | almond
cashew butter | crema de anacardo, mantequilla de anacardo | cashew
nut butter | crema de frutos secos | nut, …
cocoa butter, cacao butter | manteca de cacao, mantequilla de cacao | cocoa
shea butter | manteca de karité |
apple butter | | apple, sugar
lemon curd | | lemon, egg, butter, sugar
cream of tartar | crémor tártaro |
# Cereals
wheat, plain flour, flour, all purpose flour, wheat flour, bread flour, cake flour, white flour, pastry flour, rising flour, bran,
    seitan, wheat germ | trigo, harina, harina de trigo, harina leudante, harina de fuerza, salvado, salvado de trigo, germen de trigo,
    seitán | gluten
spelt, farro, freekeh, kamut | espelta | wheat
barley, malt, pearl barley | cebada, malta, cebada perlada | gluten
rye | centeno | gluten
oat, oatmeal, porridge oat | avena, copos de avena, hojuelas de avena | gluten
wholemeal flour, whole wheat flour, wholewheat flour, whole wheat | harina integral, trigo integral, harina de trigo integral | wheat
semolina, durum wheat | sémola, sémola de trigo | wheat
bulgur, bulgur wheat | bulgur, trigo bulgur | wheat
couscous | cuscús | wheat
rye flour | harina de centeno, harina integral de centeno | rye
oat flour | harina de avena, harina integral de avena | oat
barley flour | harina de cebada | barley
rice, long grain rice, white rice | arroz, arroz de grano largo, arroz blanco |
basmati rice, basmati | arroz basmati, basmati | rice
jasmine rice | arroz jazmín, arroz de jazmín | rice
short grain rice, sushi rice | arroz de grano corto, arroz para sushi | rice
risotto rice, arborio rice, arborio, carnaroli | arroz para risotto, arroz arborio | rice
bomba rice, paella rice | arroz bomba, arroz para paella | rice
glutinous rice, sticky rice | arroz glutinoso | rice
brown rice | arroz integral | rice
wild rice | arroz salvaje | rice
rice flour, white rice flour, brown rice flour, glutinous rice flour | harina de arroz, harina integral de arroz, harina de arroz
    integral | rice
rice noodle, rice vermicelli | fideo de arroz | rice flour
rice paper, rice paper sheet | papel de arroz, hoja de papel de arroz, oblea de arroz | rice flour
rice cake | pastelito de arroz, tortita de arroz, pastel de arroz | rice flour
rice vinegar, rice wine vinegar | vinagre de arroz | rice, vinegar
rice syrup | jarabe de arroz, sirope de arroz | rice
puffed rice, rice cereal | arroz inflado | rice
corn, maize, sweetcorn, sweet corn, corn cob, baby corn, corn kernel | maíz, maíz dulce, elote, choclo, mazorca de maíz, mazorca |
cornmeal, corn meal, corn flour | harina de maíz | corn
masa harina, masa | masa harina, harina de maíz nixtamalizado | cornmeal
polenta, grit | polenta | cornmeal
cornflour, cornstarch, corn starch | maicena, almidón de maíz, fécula de maíz | corn
hominy | maíz pozolero, mote | corn
popcorn | palomitas, palomitas de maíz | corn
corn syrup, glucose syrup | jarabe de maíz, sirope de maíz, jarabe de glucosa | corn
corn oil | aceite de maíz | corn
corn tortilla, taco shell, tortilla chip, nacho | tortilla de maíz, totopo, tostada de maíz | masa harina
flour tortilla, wheat tortilla | tortilla de trigo, tortilla de harina | wheat
tortilla | tortilla | …
corn bread, cornbread | pan de maíz | cornmeal, wheat, egg, milk
corn flake, cornflake, cereal | cereal, cereales | …
granola, muesli | granola, muesli | oat, …
buckwheat, buckwheat groat | alforfón, trigo sarraceno, sarraceno |
buckwheat flour | harina de alforfón, harina de trigo sarraceno, harina de sarraceno | buckwheat
quinoa | quinua, quinoa |
millet | mijo |
sorghum, amaranth | sorgo, amaranto |
teff | tef, teff |
teff flour | harina de tef | teff
injera, injera flatbread | injera | teff flour
cassava flour | harina de mandioca, harina de yuca | cassava
potato starch, potato flour | fécula de patata, almidón de patata, fécula de papa, almidón de papa, harina de patata | potato
arrowroot | arrurruz |
starch, modified starch | almidón, fécula | …
# Bread, pasta and pastry
bread | pan | wheat, yeast
white bread, sandwich bread, bread roll, dinner roll | pan blanco, pan de molde, pan tostado | bread
wholemeal bread, whole wheat bread | pan integral | bread, wholemeal flour
sourdough, sourdough bread | pan de masa madre, masa madre | bread
rye bread, pumpernickel | pan de centeno | rye, bread
rye crispbread, crispbread | pan crujiente de centeno, pan crujiente | rye bread
baguette, ciabatta, focaccia, bagel | baguette, chapata, panecillo | bread
burger bun, bun, hamburger bun | pan de hamburguesa | bread, milk, sesame
brioche, challah | brioche, pan brioche | bread, milk, egg, butter
pita, pita bread | pita, pan de pita, pan pita | bread
naan, naan bread | naan, pan naan | bread, milk
scone, crumpet, English muffin, biscuit mix, Yorkshire pudding, popover, bannock, soda bread, Irish soda bread | | wheat, milk, …
matzo, matzah, matzoh, hardtack, breadstick, grissini, zwieback, saltine, oyster cracker, water biscuit | pan ácimo, pico, regañá,
    colín | wheat
kaiser roll, hard roll, soft roll, crescent roll, sweet roll, cinnamon roll, onion roll, French loaf, bap, bialy | bollo, bollito,
    mollete, marraqueta, bolillo, telera | bread
chapati, roti, paratha, lavash | chapati, roti | wheat
empanada, empanada shell, churro, croquette, croqueta | empanada, empanadilla, churro, croqueta | wheat, …
arepa, tamal, tamale, pupusa | arepa, tamal, pupusa, humita | masa harina, …
oatcake | | oat, …
flatbread | pan plano | wheat, …
crouton, stuffing | picatoste | bread, …
breadcrumb, bread crumb | pan rallado, pan molido | bread
panko, panko breadcrumb, panko bread crumb | panko | breadcrumb
rusk, melba toast, French toast | biscote | bread, …
pastry | masa | wheat, …
filo pastry, phyllo, filo, phyllo dough, filo pastry sheet | masa filo, lámina de masa filo | wheat
puff pastry, puff pastry sheet | hojaldre, lámina de hojaldre, masa de hojaldre | wheat, butter
shortcrust pastry, pie crust, shortcrust pastry sheet, pie shell | masa quebrada, lámina de masa quebrada | wheat, butter
pizza dough, pizza base, pizza crust, bread dough | masa de pizza, masa de pan | wheat, yeast
dough | | wheat, …
pizza | pizza | wheat, cheese, tomato, …
wonton, wonton wrapper, dumpling, gyoza | wonton, gyoza | wheat, …
sponge finger, ladyfinger, lady finger | bizcocho de soletilla, soletilla, savoiardi | wheat, egg, sugar
cake, sponge, sponge cake, muffin, cupcake, brownie, doughnut, donut, pancake, waffle, crepe, cake mix, pancake mix, brownie mix |
    pastel, bizcocho, tarta, torta, magdalena, rosquilla, panqueque, tortita, gofre, crepe | wheat, egg, milk, sugar, …
gingerbread, gingersnap, ginger nut, shortbread, shortcake, digestive, digestive biscuit, amaretti, speculoos, oreo | galleta de
    jengibre, galleta María | wheat, sugar, …
cheesecake | tarta de queso, pay de queso | cheese, egg, sugar, wheat, …
gateau, torte, genoise, madeleine, financier, panettone, stollen, fruitcake, baba, beignet, fritter, cruller, blini, blintz,
    coffeecake, Swiss roll | panetón, roscón, buñuelo, sobao, polvorón, alfajor, crepa | wheat, egg, milk, sugar, …
macaroon, macaron | macaron | egg, sugar, …
pie, tart, tartlet, quiche, strudel, streusel, eclair, profiterole, cream puff, choux, choux pastry, baklava, pasty, vol au vent,
    cobbler, crumble, rugelach, cannoli | tartaleta, quiche, petisú, profiterol, baklava, milhojas, pay | wheat, …
cookie, biscuit, cracker, graham cracker, wafer, pretzel | galleta, barquillo | wheat, sugar, …
croissant, Danish | cruasán, croissant | wheat, butter, milk, …
pasta, linguine, fettuccine, rigatoni, fusilli, vermicelli, farfalle, tortellini, ravioli, gnocchi | pasta, ñoqui | semolina
cannelloni, manicotti, ziti, bucatini, capellini, angel hair, ditalini, pastina, fregola, spaghettini, mostaccioli, fettuccini,
    linguini, cavatappi, rotini | canelón, fideuá | pasta
rice pasta | pasta de arroz | rice
lentil pasta | pasta de lentejas | lentil
spaghetti | espagueti | pasta
penne | macarrón | pasta
macaroni | codito | pasta
lasagne, lasagna, lasagne sheet, lasagna noodle | lasaña, placa de lasaña | pasta
orzo | orzo, pasta orzo | pasta
egg pasta, tagliatelle, egg tagliatelle, pappardelle | pasta al huevo, tallarín al huevo | pasta, egg
egg noodle | fideo al huevo | wheat, egg
wheat noodle, ramen, ramen noodle, noodle, lo mein | fideo de trigo, fideo, ramen, tallarín | wheat
udon, udon noodle | udon, fideo udon | wheat
soba, soba noodle, buckwheat noodle | soba, fideo soba | buckwheat, wheat
sweet potato glass noodle, sweet potato noodle | fideo de batata | sweet potato
glass noodle, cellophane noodle, mung bean noodle | fideo de cristal, fideo celofán | mung bean
# Pulses
lentil, red lentil, brown lentil, black lentil, green lentil | lenteja, lenteja roja, lenteja pardina, lenteja negra | legume
dal, dahl, dhal, chana dal, urad dal, pigeon pea | dal, gandul | legume
pea, split pea, yellow split pea, green pea, petit pois, snow pea, sugar snap pea, snap pea | guisante, arveja, chícharo, guisante
    partido | legume
chickpea, garbanzo, garbanzo bean, chick pea | garbanzo | legume
chickpea flour, gram flour, besan | harina de garbanzo | chickpea
hummus, houmous | hummus, humus | chickpea, sesame, garlic, lemon
falafel | falafel | chickpea, …
bean, dried bean | alubia, frijol, judía, poroto, habichuela, caraota, frejol | legume
flageolet, haricot, borlotti, borlotti bean, adzuki, adzuki bean, cranberry bean, haricot vert | alubia pocha, faba, fabe, azuki | bean
kidney bean | alubia roja, frijol rojo | bean
black bean, turtle bean | frijol negro, judía negra, alubia negra, poroto negro | bean
white bean, cannellini, cannellini bean, navy bean, haricot bean, great northern bean | alubia blanca, judía blanca, frijol blanco |
    bean
pinto bean | frijol pinto, alubia pinta | bean
green bean, string bean, runner bean, French bean, snap bean | judía verde, ejote, vainita, chaucha | bean
black eyed pea, black eyed bean, cowpea | frijol carita, carilla, alubia carilla | legume
butter bean, lima bean | judión, garrofón, pallar | bean
fava bean, broad bean, fava | haba | legume
mung bean | judía mungo, frijol mungo, soja verde | legume
bean sprout, mung bean sprout | brote de soja, germinado de soja, germinado | mung bean
refried bean | frijol refrito | bean, …
baked bean | | bean, tomato, …
lupin, lupine, lupin flour | altramuz, altramuces, lupino, chocho | legume
soybean, soya bean, edamame, soy, soya, soy protein, textured vegetable protein | soja, soya, edamame, haba de soja, frijol de soja,
    proteína de soja, soja texturizada | legume
tofu, bean curd | tofu | soybean
silken tofu | tofu sedoso | tofu
tempeh | tempeh | soybean
soy sauce, soya sauce, shoyu, light soy sauce | salsa de soja, salsa de soya, sillao | soybean, wheat
dark soy sauce | salsa de soja oscura | soy sauce
tamari | tamari | soybean
teriyaki, teriyaki sauce, ponzu | teriyaki, salsa teriyaki | soy sauce, …
miso, white miso, miso paste | miso, miso blanco, pasta de miso | soybean
natto | natto | soybean
hoisin, hoisin sauce | hoisin, salsa hoisin | soybean, wheat, sesame, …
gochujang | gochujang | red chilli, soybean, wheat, rice, …
doenjang, soybean paste, doenjang soybean paste | doenjang, pasta de soja, pasta de soja doenjang | soybean, wheat
doubanjiang, chilli bean paste, chili bean paste, bean paste | doubanjiang, pasta de habas y chile, pasta de habas, pasta de alubias |
    fava bean, red chilli, soybean, wheat
fermented black bean, black bean sauce, black bean paste | judía negra fermentada, salsa de judías negras | soybean
# Nuts and seeds
peanut, groundnut | cacahuete, maní, cacahuate | legume
peanut oil, peanut flour, peanut sauce, satay sauce, satay | aceite de cacahuete, aceite de maní, pasta de maní, salsa de cacahuete,
    salsa de maní | peanut, …
almond, ground almond, almond flour, almond meal | almendra, almendra molida, harina de almendra | nut
marzipan, almond paste | mazapán, pasta de almendra | almond, sugar
amaretto, frangipane, almond extract | amaretto | almond, …
walnut, walnut oil | nuez, nueces, nuez de Castilla, aceite de nuez, aceite de nueces | nut
hazelnut, filbert | avellana | nut
pecan, pecan nut | pacana, pecana, nuez pecana, nueces pecanas | nut
cobnut, hickory nut, beechnut | | nut
cashew, cashew nut | anacardo, nuez de la India, castaña de cajú, marañón | nut
pistachio, pistachio nut | pistacho, pistache | nut
macadamia, macadamia nut | macadamia, nuez de macadamia, nueces de macadamia | nut
Brazil nut | nuez de Brasil, nueces de Brasil, castaña de Brasil | nut
chestnut | castaña |
water chestnut, tiger nut | castaña de agua, chufa |
pine nut, pignoli | piñón, piñones |
pesto | pesto | basil, pine nut, cheese, olive oil, garlic, …
praline, nougat, turron | praliné, turrón | nut, sugar, …
nutella, hazelnut spread, chocolate spread | nutella, crema de avellanas, crema de cacao | hazelnut, cocoa, milk, soybean, sugar
trail mix | | nut, peanut, raisin, …
sesame, sesame seed | sésamo, ajonjolí, semilla de sésamo, semilla de ajonjolí |
tahini, tahini paste, sesame paste, halva | tahini, tahina, pasta de sésamo | sesame
sesame oil | aceite de sésamo, aceite de ajonjolí | sesame
gomasio, dukkah | gomasio | sesame, …
za'atar, zatar | zaatar, za'atar | sesame, thyme, sumac, …
poppy seed | semilla de amapola, amapola |
flax seed, flaxseed, linseed, flax | semilla de lino, linaza, lino |
chia, chia seed | chía, semilla de chía |
sunflower, sunflower seed | girasol, semilla de girasol, pipa de girasol |
sunflower oil | aceite de girasol | sunflower
hemp seed, hemp | cáñamo, semilla de cáñamo |
mustard, mustard seed, mustard powder | mostaza, semilla de mostaza, mostaza en polvo |
Dijon mustard | mostaza de Dijon | mustard, vinegar
yellow mustard, prepared mustard | mostaza amarilla, mostaza preparada | mustard, vinegar
mustard oil | aceite de mostaza | mustard
# Sugar, chocolate and baking
sugar, cane sugar, beet sugar | azúcar, azúcar de caña |
brown sugar | azúcar moreno, azúcar morena, azúcar rubia | sugar
icing sugar, powdered sugar, confectioners sugar, powder sugar | azúcar glas, azúcar glass, azúcar en polvo, azúcar impalpable | sugar
palm sugar, jaggery | azúcar de palma | coconut palm sugar
unrefined cane sugar, panela, piloncillo | panela, piloncillo, rapadura, papelón | sugar
honey | miel, miel de abeja | animal
maple syrup | jarabe de arce, sirope de arce, miel de maple |
golden syrup | jarabe dorado | sugar
molasses, treacle | melaza | sugar
syrup | jarabe, sirope, almíbar | sugar, …
agave, agave syrup, agave nectar, stevia, sweetener | agave, jarabe de agave, estevia, edulcorante |
caramel | caramelo | sugar, milk, …
candy, marshmallow, sprinkle | golosina, malvavisco | sugar, gelatine, …
cocoa, cocoa powder, cacao | cacao, cacao en polvo, cocoa |
chocolate | chocolate | cocoa, sugar, milk, soybean, …
chocolate chip, couverture, chocolate bar, fudge, ganache, truffle | pepitas de chocolate, bombón, trufa de chocolate | chocolate, …
dark chocolate, bittersweet chocolate, semisweet chocolate | chocolate negro, chocolate amargo | cocoa, sugar, soybean, …
milk chocolate | | cocoa, sugar, milk, soybean, …
white chocolate | chocolate blanco | cocoa, sugar, milk, soybean, …
vanilla, vanilla extract, vanilla essence, vanilla bean, vanilla pod | vainilla, extracto de vainilla, esencia de vainilla, vaina de
    vainilla |
yeast, baker's yeast, nutritional yeast | levadura, levadura de panadero, levadura nutricional |
baking powder | polvo de hornear, levadura química | starch
baking soda, bicarbonate of soda, bicarbonate | bicarbonato, bicarbonato de sodio |
pectin, agar, agar agar | pectina, agar, agar agar |
# Spices and herbs
salt, sea salt, kosher salt | sal, sal marina |
pepper, peppercorn, black pepper | pimienta, pimienta negra |
white pepper | pimienta blanca | pepper
Sichuan pepper, Szechuan pepper | pimienta de Sichuan |
allspice | pimienta de Jamaica, pimienta gorda, pimienta dulce |
cumin, cumin seed | comino, semilla de comino |
coriander, cilantro, coriander leaf, coriander seed | cilantro, culantro, semilla de cilantro |
garam masala | garam masala | coriander, cumin, pepper, cardamom, cinnamon, …
curry powder, curry | curry, curry en polvo | turmeric, coriander, cumin, mustard, …
curry leaf | hoja de curry |
red curry paste, red curry | pasta de curry rojo, curry rojo | red chilli, shallot, garlic, galangal, lemongrass, shrimp paste, …
green curry paste, green curry | pasta de curry verde, curry verde | green chilli, shallot, garlic, galangal, lemongrass, shrimp paste,
    …
curry paste, Thai curry paste | pasta de curry | chilli, garlic, shrimp paste, …
ras el hanout | ras el hanout | cumin, coriander, cinnamon, …
five spice, five spice powder, Chinese five spice | cinco especias, polvo de cinco especias | star anise, cinnamon, clove, fennel seed,
    Sichuan pepper
jerk, jerk seasoning | jerk, condimento jerk | allspice, scotch bonnet, thyme, …
Italian seasoning, herbes de Provence | hierbas provenzales | …
seasoning, taco seasoning | condimento, sazón, sazonador | …
cinnamon, cinnamon stick | canela, rama de canela |
cardamom | cardamomo |
clove | clavo, clavo de olor |
nutmeg, mace | nuez moscada |
star anise, star anise pod | anís estrellado, estrella de anís |
anise, aniseed | anís |
fenugreek, fenugreek seed | fenogreco, semilla de fenogreco |
caraway, caraway seed | alcaravea, semilla de alcaravea |
saffron | azafrán |
sumac | zumaque |
oregano | orégano |
thyme | tomillo |
rosemary | romero |
sage | salvia |
bay leaf, laurel | laurel, hoja de laurel |
basil | albahaca |
Thai basil | albahaca tailandesa | basil
parsley | perejil |
mint, peppermint, spearmint | menta, hierbabuena |
dill, dill weed | eneldo |
tarragon, marjoram, chervil, lavender | estragón, mejorana, perifollo, lavanda |
lemongrass, lemon grass, lemongrass stalk | hierba limón, tallo de hierba limón, hierba de limón |
rose water, rosewater | agua de rosas | water
orange blossom water | agua de azahar |
# Oils, vinegars and sauces
oil, vegetable oil, cooking oil | aceite, aceite vegetal | …
rapeseed oil, canola oil, canola | aceite de colza, aceite de canola |
palm oil, red palm oil | aceite de palma, aceite de palma rojo |
avocado oil | aceite de aguacate | avocado
grapeseed oil | aceite de pepita de uva | grape
margarine, shortening | margarina | oil, …
vinegar | vinagre |
wine vinegar | vinagre de vino | wine, vinegar
white wine vinegar | vinagre de vino blanco | white wine, vinegar
red wine vinegar | vinagre de vino tinto | red wine, vinegar
balsamic, balsamic vinegar | vinagre balsámico, balsámico | grape, vinegar
Worcestershire, Worcestershire sauce | salsa Worcestershire, salsa inglesa | anchovy, vinegar, onion, garlic, barley, tamarind, …
barbecue sauce, bbq sauce | salsa barbacoa | tomato, vinegar, sugar, onion, garlic, …
sauce, dressing, dip, marinade, relish, chutney | salsa, aderezo, aliño, vinagreta | …
caesar dressing, ranch dressing | | egg, anchovy, milk, …
mirin | mirin | rice
adobo | adobo | vinegar, garlic, chilli, …
soup, stew, casserole, chowder, meal, dinner, entree | sopa, guiso, estofado, crema de verduras, potaje | …
mix, blend, snack, bar, chip, crisp, filling, topping, flavour, flavor, flavouring, flavoring, extract, essence | mezcla, aperitivo,
    barrita, relleno, cobertura, sabor, aroma, extracto, esencia | …
# Drinks
water, ice, ice cube, sparkling water, soda water | agua, hielo, cubito de hielo |
wine, cooking wine, champagne, prosecco, sparkling wine | vino, cava, champán | grape
white wine | vino blanco | wine
red wine | vino tinto | wine
Cabernet, Cabernet Sauvignon, Merlot, Pinot noir, Chianti, Bordeaux, Burgundy, Zinfandel, Beaujolais, claret | Rioja, Ribera, Malbec |
    red wine
Chardonnay, Riesling, Sauvignon blanc, Chablis, Pinot grigio, Pinot blanc, Soave, Muscadet | Albariño, Verdejo, Rueda | white wine
muscatel, muscat, retsina, rose wine, mulled wine, sangria | moscatel, vino rosado, sangría | wine
sherry, sherry wine, port, marsala, madeira, vermouth | jerez, oporto, vermut | wine
beer, lager, lager beer, ale | cerveza, cerveza rubia | barley, yeast
Pilsner, Pilsener, bock, porter, Guinness, shandy | | beer
wheat beer, Weissbier | cerveza de trigo | beer, wheat
stout | cerveza negra | beer
rice wine, Shaoxing rice wine, Shaoxing wine, Shaoxing | vino de arroz, vino de arroz Shaoxing, Shaoxing | rice, wheat
sake | sake | rice
rum | ron |
vodka, gin, tequila, liqueur | vodka, ginebra, tequila, licor | …
whisky, whiskey, bourbon | whisky | barley
brandy, cognac | brandy, coñac | wine
coffee, espresso | café, expreso |
latte, cappuccino, mocha, macchiato, cafe au lait | café con leche, capuchino | coffee, milk
tea, green tea, black tea, matcha | té, té verde, té negro, matcha |
juice | zumo, jugo | …
cola, soda, lemonade, soft drink | gaseosa, refresco, limonada | sugar, …
# Parts, cuts and forms: they tell foods apart, and contain nothing else
breast | pechuga |
thigh | muslo |
wing | ala, alita |
leg, drumstick | pierna, pata, contramuslo |
shoulder | paletilla, paleta, hombro |
loin, tenderloin | lomo, solomillo |
rib, short rib | costilla |
belly | |
chop | chuleta |
escalope, cutlet, schnitzel | escalope, milanesa |
steak | |
juice | |
paste | |
puree | puré |
pulp | pulpa |
powder | polvo |
flake | copo, hojuela |
leaf | hoja |
smoked | ahumado, ahumada |
fermented | fermentado, fermentada |
$facts$, '\n +', ' ', 'g'), E'\n') AS line
WHERE line <> '' AND line NOT LIKE '#%';

INSERT INTO food (name)
SELECT '…' UNION SELECT btrim(split_part(english, ',', 1)) FROM fact;

INSERT INTO food_part (food, part)
SELECT DISTINCT btrim(split_part(english, ',', 1)), btrim(part) FROM fact CROSS JOIN string_to_table(parts, ',') AS part WHERE parts <> '';

INSERT INTO food_term (language, term, role, food)
SELECT DISTINCT ON (language, food_term_key(language, btrim(term)), food) language, btrim(term) AS term, 'FOOD'::food_role, food
FROM fact
CROSS JOIN LATERAL (VALUES ('EN'::language, english), ('ES', spanish)) AS called(language, terms)
CROSS JOIN LATERAL (SELECT btrim(split_part(english, ',', 1))) AS meant(food)
CROSS JOIN string_to_table(terms, ',') AS term
WHERE terms <> ''
ORDER BY language, food_term_key(language, btrim(term)), food, 2;

-- Other words of names: the role, the language, the words and, for WITHOUT, the food.
INSERT INTO food_term (language, term, role, food)
SELECT DISTINCT ON (said.language, food_term_key(said.language, btrim(term))) said.language, btrim(term), said.role, said.food
FROM string_to_table(regexp_replace($words$
PLAIN | EN | fresh, raw, organic, ground, minced, chopped, sliced, diced, grated, shredded, crushed, dried, dry, dehydrated, frozen,
    tinned, canned, jarred
PLAIN | EN | cooked, boiled, roasted, toasted, baked, fried, grilled, steamed, blanched, cured, pickled, peeled, pitted, shelled,
    split, rolled, desiccated, stewed
PLAIN | EN | whole, large, small, medium, extra, virgin, firm, soft, ripe, unripe, plain, natural, pure, fine, coarse, strong, double,
    single, heavy, thick, thin
PLAIN | EN | light, lite, low, reduced, fat, nonfat, lowfat, skim, skimmed, semi, fatty, lean, sodium, salted, unsalted, unsweetened,
    sweetened, boneless, skinless, seedless
PLAIN | EN | piece, fillet, chunk, stick, stalk, bulb, root, sprig, bunch, slice, sheet, wedge, cube, strip, granule, kernel, jar, tin,
    can, bag, pack, packet, head, heart
PLAIN | EN | free range, cage free, grass fed, no sugar added, no salt added, mature, young, baby, wild, farmed, instant, ready, style
PLAIN | EN | lactose, type, fluid, milkfat, added, vitamin, percent, approximately, homemade, good, quality, best, prepared, enriched,
    bleached, unbleached, fortified, regular, hard, pasteurized, room, temperature, warm, cold, lukewarm, finely, freshly
PLAIN | ES | fresco, fresca, crudo, cruda, orgánico, orgánica, ecológico, ecológica, molido, molida, picado, picada, cortado, cortada,
    troceado, rallado, rallada
PLAIN | ES | seco, seca, deshidratado, deshidratada, congelado, congelada, conserva, lata, cocido, cocida, hervido, hervida, asado,
    asada, tostado, tostada, horneado
PLAIN | ES | frito, frita, curado, curada, escabeche, pelado, pelada, partido, partida, triturado, triturada, entero, entera, medio,
    media, grande, pequeño, pequeña
PLAIN | ES | extra, virgen, firme, suave, maduro, madura, natural, puro, pura, fino, fina, grueso, fuerte, ligero, ligera, light, bajo,
    baja, desnatado, desnatada, semidesnatado
PLAIN | ES | semidesnatada, descremado, descremada, magro, magra, trozo, filete, rodaja, rama, tallo, bulbo, raíz, manojo, lámina,
    cubo, tira, grano, bote, tarro, paquete, bolsa, pieza, hilo
PLAIN | ES | guisar, montar, casero, casera, instantáneo, instantánea, criollo, criolla, estilo, tipo, lactosa, salado, salada, espeso,
    espesa, largo, corto
WITH | EN | and, with, in, for, from, plus
WITH | ES | y, e, con, en, para, por, al
FREE_BEFORE | EN | without, no, non, zero
FREE_BEFORE | ES | sin, libre, no
FREE_AFTER | EN | free
NEITHER | EN | or, nor
NEITHER | ES | ni, o, u
WITHOUT | EN | vegan, plant based | animal
WITHOUT | EN | vegetarian, meatless, meat free | meat
WITHOUT | EN | eggless | egg
WITHOUT | EN | nondairy, dairyless | milk
WITHOUT | ES | vegano, vegana | animal
WITHOUT | ES | vegetariano, vegetariana | meat
$words$, '\n +', ' ', 'g'), E'\n') AS line
CROSS JOIN LATERAL (SELECT
    btrim(split_part(line, '|', 1))::food_role, btrim(split_part(line, '|', 2))::language, split_part(line, '|', 3),
    nullif(btrim(split_part(line, '|', 4)), '')
) AS said(role, language, terms, food)
CROSS JOIN string_to_table(said.terms, ',') AS term
WHERE line <> '';
