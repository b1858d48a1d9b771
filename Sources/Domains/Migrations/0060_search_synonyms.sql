-- Words of other countries: a search for “eggplant” finds aubergines, and one for “palta” finds “aguacate”. Operators import more
-- (`cupboard import words`).
CREATE TYPE synonym_kind AS ENUM (
    'INGREDIENT',
    -- A word of the titles of recipes.
    'DISH',
    -- A garment, a material, or another word of the titles of items.
    'CATEGORY',
    'COLOR', 'DIET'
);

-- Words without their endings for number.
CREATE FUNCTION search_singulars(language language, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT CASE WHEN strpos(words, ' ') = 0 THEN food_word(language, words) ELSE (
        SELECT string_agg(food_word(language, word), ' ' ORDER BY place) FROM string_to_table(words, ' ') WITH ORDINALITY AS part(word, place)
    ) END
$$;

CREATE TABLE search_synonym (
    kind synonym_kind NOT NULL,
    language language NOT NULL,
    -- The word that people type.
    term text NOT NULL CHECK (term <> '' AND term = btrim(term)),
    -- The word that it means, in the same language. A search for it finds the term, too, unless the term is ambiguous.
    meaning text NOT NULL CHECK (meaning <> '' AND meaning = btrim(meaning)),
    -- Whether the term means something else, too. That comes first.
    is_ambiguous boolean NOT NULL DEFAULT false,
    source text NOT NULL CHECK (source <> ''),
    -- Whether an operator has imported the row.
    is_imported boolean NOT NULL DEFAULT false,
    -- The lists whose rows have such words.
    lists search_list[] NOT NULL GENERATED ALWAYS AS (
        CASE kind
            WHEN 'INGREDIENT' THEN '{INGREDIENTS,RECIPES,DONATIONS}'::search_list[]
            WHEN 'DISH' THEN '{RECIPES,DONATIONS}'::search_list[]
            WHEN 'DIET' THEN '{RECIPES}'::search_list[]
            ELSE '{FASHION,COLLECTIONS}'::search_list[]
        END
    ) STORED,
    words text NOT NULL GENERATED ALWAYS AS (search_words(term)) STORED,
    singulars text NOT NULL GENERATED ALWAYS AS (search_singulars(language, search_words(term))) STORED,
    meaning_words text NOT NULL GENERATED ALWAYS AS (search_words(meaning)) STORED,
    meaning_singulars text NOT NULL GENERATED ALWAYS AS (search_singulars(language, search_words(meaning))) STORED,
    PRIMARY KEY (kind, language, term, meaning)
);

CREATE INDEX search_synonym_singulars ON search_synonym (singulars);
CREATE INDEX search_synonym_meaning_singulars ON search_synonym (meaning_singulars);

-- On each line: the meaning, the terms, and the source. “usage” is common usage, without a source that we have read. “WordNet 3.0” and a
-- number is a sense of WordNet 3.0, Copyright 2006 by Princeton University. All rights reserved. A plural needs no entry.
INSERT INTO search_synonym (kind, language, term, meaning, source, is_ambiguous)
SELECT group_of.kind::synonym_kind, group_of.language::language, btrim(term), btrim(split_part(line, '|', 1)), btrim(split_part(line, '|', 3)),
    split_part(line, '|', 4) <> ''
FROM (
    SELECT split_part(headed.part, E'\n', 1) AS heading, substr(headed.part, strpos(headed.part, E'\n') + 1) AS lines
    FROM string_to_table(regexp_replace($words$
# CATEGORY EN
activewear | athletic wear, workout clothes, sportswear | usage
ankle boots | booties, bootie | usage
autumn | fall | usage | ambiguous
bags | purse, handbag, pocketbook | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm | ambiguous
ballet flats | flats, ballerinas, ballet pumps | usage
baseball cap | ball cap, baseball hat | usage
beach kaftan | cover-up, coverup, beach cover up | usage
beanie | knit cap, knit hat, stocking cap, skull cap, toque, tuque, woolly hat, bobble hat | usage
bermuda shorts | shorts | usage
biker jacket | motorcycle jacket, moto jacket, leather jacket | usage
bikini | two-piece, two piece swimsuit | WordNet 3.0 02837789-n
blazer | sport coat, sports jacket, sport jacket, suit jacket | usage
brogues | wingtips, wing tips, wingtip shoes, oxfords | usage
camisole | cami, tank top, tank | usage | ambiguous
cargo trousers | cargo pants | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
chinos | khakis, khaki pants | usage
coats and jackets | coats, jackets | usage
court shoes | pumps, pump, heels, high heels, stilettos |
    https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm | ambiguous
crossbody bag | shoulder bag, cross body bag, crossbody | usage
dressing gown | robe, bathrobe | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
dungarees | overalls, bib overalls | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
eyewear | shades, sunglass, sunnies | WordNet 3.0 04356056-n
eyewear | eyeglasses, glasses | usage
fisherman jumper | fisherman sweater, fisherman's sweater |
    https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
hoop earrings | earring | WordNet 3.0 03262349-n
hoop earrings | hoops, hoop earring | usage
jewelry | jewellery | usage
jumper | pullover | https://mlzenglish.wordpress.com/2014/10/03/clothes-what-are-you-wearing-today/
jumper | sweater | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm | ambiguous
jumpsuit | romper | usage | ambiguous
knee-high boots | tall boots, knee high boots | usage
knitted vest | sweater vest | https://en.wikipedia.org/wiki/List_of_garments_having_different_names_in_American_and_British_English
leggings | yoga pants | usage
loafers | penny loafers, slip-ons | usage
lyocell | Tencel | usage | ambiguous
nightdress | nightgown, nightie | WordNet 3.0 03824381-n
polo shirt | golf shirt | usage
polo-neck jumper | turtleneck, turtle neck, turtleneck sweater | http://norfolkboyinnc.blogspot.com/2008/12/dress-sense.html
pyjama set | pajamas, pajama, PJs, pajama set | usage
quilted jacket | puffer jacket, puffer, puffer coat | usage
raincoat | rain jacket, slicker, rain coat | usage
rucksack | backpack, knapsack | usage
shawl | pashmina, wrap | usage
shirt | button-down, dress shirt, button down shirt | usage
suede | suede leather | usage
swimsuit | swimming costume, cossie | WordNet 3.0 04371563-n
swimsuit | bathing suit, one-piece, one piece swimsuit | http://wilfordfluency.com/?p=6023
T-shirt | tee shirt | WordNet 3.0 03595614-n
T-shirt | tee, tshirt, t shirt | usage
tights | pantyhose, hose, panty hose, nylons | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
tracksuit | sweatsuit, warm-up suit, jogging suit, sweats | usage
trainers | sneakers, sneaker, tennis shoes, athletic shoes, running shoes, gym shoes |
    https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
trouser suit | pantsuit, pant suit, pants suit | usage
trousers | pants, slacks | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
trucker jacket | jean jacket, denim jacket | usage
vegan leather | faux leather, pleather | usage
viscose | rayon | usage
waistcoat | vest | https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm | ambiguous
weekend bag | duffel bag, duffle bag, weekender | usage
wide-leg trousers | wide leg pants, palazzo pants |
    https://www.spellzone.com/blog/american_english_vs_british_english_the_clothes_edition.htm
wristwatch | wrist watch, timepiece | usage
# CATEGORY ES
abrigo | tapado, sobretodo, gabán | usage
anillo | sortija | https://en.wiktionary.org/wiki/ring
ante | gamuza, de gamuza | usage
bailarinas | baletas, chatitas, balerinas | usage
bata | bata de baño, bata de dormir | Multilingual Central Repository 3.0, “bathrobe”
bata | salto de cama | usage
bañador | traje de baño, trajes de baño, vestido de baño, vestidos de baño, ropa de baño, terno de baño, calzoneta |
    https://en.wiktionary.org/wiki/swimsuit
bañador | malla, malla de baño, trusa | https://en.wiktionary.org/wiki/swimsuit | ambiguous
baño | trajes de baño, ropa de playa | https://en.wiktionary.org/wiki/swimsuit
bermudas | pantalón corto | usage
bermudas | pantaloneta | usage | ambiguous
bikini | biquini | https://en.wiktionary.org/wiki/bikini
blazer | americana | http://es.wikipedia.org/wiki/Chaqueta?oldid=90008147 | ambiguous
blazer | saco | usage
bolso | bolsa | Multilingual Central Repository 3.0, “bag” | ambiguous
bolso | cartera | usage | ambiguous
bolsos | carteras, bolsas | usage
bufanda | chalina | usage
calcetines | medias, media, soquete, zoquete, calceta | usage | ambiguous
camiseta | remera, poloche | https://cnnespanol.cnn.com/2021/10/13/camiseta-playera-remera-como-se-le-dice-prenda-paises-latinos-orix
camiseta | playera, polera, franela, polo, pulover |
    https://cnnespanol.cnn.com/2021/10/13/camiseta-playera-remera-como-se-le-dice-prenda-paises-latinos-orix | ambiguous
camiseta | poloché | usage
camiseta | pulóver | usage | ambiguous
camiseta de tirantes | musculosa | usage
camisón | camisa de dormir, dormilona | usage
cazadora | chamarra, campera, casaca | http://es.wikipedia.org/wiki/Chaqueta?oldid=90008147
cazadora | chumpa | https://definicion.conceptualista.com/que-es-una-chamarra
cazadora motera | chamarra de piel, campera de cuero, casaca de cuero, chaqueta de cuero |
    http://es.wikipedia.org/wiki/Chaqueta?oldid=90008147 | ambiguous
chándal | jogging, conjunto deportivo |
    https://www.elobservador.com.uy/espana/cine-series-y-musica/cuales-son-las-palabras-y-cuales-no-que-tenemos-que-usar-ir-shopping-espana-n5957050/amp
chándal | buzo | usage
chándal | sudadera | usage | ambiguous
cinturón | cinto | https://en.wiktionary.org/wiki/belt
cinturón | correa, faja | https://en.wiktionary.org/wiki/belt | ambiguous
cárdigan | rebeca, chaqueta de punto | https://en.wiktionary.org/wiki/cardigan
cárdigan | saco de lana, saquito | usage
falda | pollera, saya | https://en.wiktionary.org/wiki/skirt
gafas | lentes y anteojos, anteojos, lentes, espejuelos | http://www.tokoto.es/2018/09/18/diccionario-de-compras/
gafas de sol | anteojos de sol, anteojos, espejuelos, lentes | http://www.tokoto.es/2018/09/18/diccionario-de-compras/
gafas de sol | lentes de sol, lentes oscuros | https://es.wikipedia.org/wiki/Gafas_de_sol
gafas de sol | espejuelos de sol | usage
gorra | cachucha, jockey, yoqui | usage | ambiguous
gorro | chullo | usage
impermeable | piloto | usage | ambiguous
jersey | suéter, chompa | https://es.wikipedia.org/wiki/Su%C3%A9ter
jersey | pulóver, buzo, saco, chaleco | https://es.wikipedia.org/wiki/Su%C3%A9ter | ambiguous
jersey | pulover | usage | ambiguous
jersey de cuello alto | suéter de cuello alto, cuello tortuga, polera de cuello alto, suéter de cuello tortuga |
    https://es.wikipedia.org/wiki/Su%C3%A9ter
mallas | calza |
    https://www.elobservador.com.uy/espana/cine-series-y-musica/cuales-son-las-palabras-y-cuales-no-que-tenemos-que-usar-ir-shopping-espana-n5957050/amp
    | ambiguous
mallas | leggins, licras, licra | usage
medias | pantimedias | https://en.wiktionary.org/wiki/pantyhose
medias | pantimedia, medias veladas, cancán, cancanes | usage
medias | pantis, panty | usage | ambiguous
minifalda | minipollera, pollera corta | https://en.wiktionary.org/wiki/skirt
mochila | morral | http://www.tokoto.es/2018/09/18/diccionario-de-compras/
mochila | bulto | usage | ambiguous
mono largo | enterizo | usage
mono largo | enterito | usage | ambiguous
pañuelo | mascada, pañoleta | usage
pendientes | arete, aro, zarcillo | https://en.wiktionary.org/wiki/earring
pendientes | caravana, pantalla | https://en.wiktionary.org/wiki/earring | ambiguous
pendientes de aro | arracada | usage
pendientes de aro | candonga, argolla | usage | ambiguous
peto | overol | Multilingual Central Repository 3.0, “overall” | ambiguous
peto | jardinera, jardinero | usage | ambiguous
piel | cuero, de cuero | usage | ambiguous
pijama | piyama, pijamas | usage
pijamas | ropa de dormir, piyamas | usage
polo | chemise | https://en.wiktionary.org/wiki/polo_shirt
polo | chomba | https://en.wiktionary.org/wiki/polo_shirt | ambiguous
pulsera | manilla | usage | ambiguous
punto | tejidos, tejido, ropa tejida | usage
sujetador deportivo | brasier deportivo, brassier deportivo, bra deportivo, corpiño deportivo, sostén deportivo |
    https://en.wiktionary.org/wiki/brassiere
tela vaquera | de mezclilla, mezclilla | http://www.tokoto.es/2018/09/18/diccionario-de-compras/
traje | flux | https://en.wiktionary.org/wiki/suit
traje | terno | usage
traje | ambo | usage | ambiguous
traje de chaqueta y pantalón | traje sastre | usage
vaqueros | blue jeans, pantalón de mezclilla, mahones, pitusa | http://www.tokoto.es/2018/09/18/diccionario-de-compras/
vaqueros | jean, mezclilla, pantalones de mezclilla, mahón, bluyín, bluyines, bluyin | usage
zapatillas | championes | https://colegiogarcesnavas.blogspot.com/2011/06/el-calzado-deportivo.html
zapatillas | zapatillas deportivas | https://es.wikipedia.org/wiki/Calzado_deportivo
zapatillas | tenis, deportivas, bambas | https://es.wikipedia.org/wiki/Calzado_deportivo | ambiguous
zapatillas | champión, zapatos de goma, zapatos deportivos, gomas | usage
zapatos de salón | tacones, zapatos de tacón, zapatos de taco | usage
zapatos de salón | zapatillas, zapatilla | usage | ambiguous
# COLOR EN
beige | tan, cream, nude, khaki, sand | usage | ambiguous
brown | chocolate brown, camel, cognac | usage | ambiguous
gold | golden, gold tone | usage
green | olive green, khaki green, emerald, teal | usage | ambiguous
grey | gray | usage
multicolour | multicolor, multicolored, multi-color | usage
navy | navy blue, dark blue, midnight blue | usage
pink | fuchsia, magenta, blush, hot pink | usage | ambiguous
purple | violet, lavender, lilac, plum | usage | ambiguous
red | maroon, burgundy, crimson, scarlet | usage | ambiguous
silver | silver tone, silvery | usage
white | off-white, ivory | usage | ambiguous
# COLOR ES
azul marino | azul naval | usage
beis | color crema | usage | ambiguous
dorado | color oro, oro | usage | ambiguous
gris | plomo, color plomo | usage | ambiguous
marrón | carmelita | http://www.ecured.cu/Marr%C3%B3n
marrón | café, castaño | http://www.ecured.cu/Marr%C3%B3n | ambiguous
marrón | pardo | https://es.wikipedia.org/wiki/Marr%C3%B3n
marrón | color café | https://es.wikipedia.org/wiki/Marr%C3%B3n | ambiguous
marrón | color carmelita, parda | usage
marrón | castaña | usage | ambiguous
morado | violeta, púrpura, lila | usage
multicolor | multicolores | usage
naranja | anaranjado, anaranjada | usage
plateado | color plata, plata | usage | ambiguous
rojo | colorado, colorada | usage
rojo | bordó | usage | ambiguous
rosa | rosado, rosada | usage | ambiguous
# DIET EN
dairy free | dairy-free, lactose-free, non-dairy, nondairy | usage | ambiguous
gluten free | celiac, gluten-free, no gluten, GF, coeliac | usage
high protein | protein rich, high-protein | usage
low carb | keto, ketogenic, keto friendly, low-carb, low carbohydrate | usage
low fat | low-fat, lowfat, reduced fat | usage
low sodium | low salt, low-sodium, reduced sodium, salt free | usage
pescatarian | pescetarian, pesco-vegetarian | usage
vegan | plant-based, plant based | usage
vegetarian | meatless, veggie, vegetarians | usage
# DIET ES
alta en proteínas | alto en proteína, rica en proteína, proteico | usage
baja en grasas | bajo en grasas, bajo en grasa, poca grasa | usage
baja en hidratos | baja en carbohidratos, bajo en carbohidratos, baja en carbos | usage
baja en hidratos | cetogénica, cetogénico, dieta keto | usage | ambiguous
baja en sodio | bajo en sodio, sin sal, bajo en sal, hiposódico | usage
pescetariana | pescovegetariana, pescatariana, pescetariano | usage
sin gluten | libre de gluten | http://haztodo.com/que-es-libre-de-gluten-o-sin-t-a-c-c/
sin gluten | sin TACC | https://argentinaglutenfree.com/guia-rapida-para-leer-etiquetas-como-convertirte-en-un-detective-sin-tacc
sin gluten | libre de TACC, apto celíacos, apto para celíacos, apta para celíacos | usage
sin lácteos | libre de lácteos, sin lactosa, libre de lactosa | usage | ambiguous
vegana | a base de plantas, vegano | usage
vegetariana | vegetariano | usage
# DISH EN
apple crumble | apple crisp | usage
aubergines | eggplant | WordNet 3.0 07713074-n
aubergines | stuffed eggplant | http://homemade-by-ena.nl/us-versus-uk-names/
beetroot and apple salad | beet salad | WordNet 3.0 07719839-n
beetroot soup | borscht, borsch, beet soup | usage
cabbage rolls | stuffed cabbage, golumpki, gołąbki | usage
cauliflower cheese | cauliflower gratin, cauliflower au gratin | usage
chicken and leek pie | pot pie, potpie | usage
chips | french fries, fries | https://language-dossier.webs.com/foodcookingterms.htm
cinnamon buns | cinnamon roll | usage
corn bread | cornbread, johnnycake | usage
courgettes | zucchini | WordNet 3.0 07716358-n
courgettes | zucchini frittata | http://homemade-by-ena.nl/us-versus-uk-names/
cured salmon with dill | gravlax, gravad lax | usage
dumplings | pot stickers, potstickers | usage
gratin dauphinois | scalloped potatoes, potatoes au gratin | usage
hummus | houmous | usage
kebab | kabob, kebobs, shish kebab | usage
lasagne alla bolognese | lasagna | WordNet 3.0 07870167-n
macaroni and cheese | mac and cheese, mac & cheese, mac n cheese | usage
oat porridge | oatmeal, hot cereal | usage
omelette | omelet | usage
open sandwich | open-faced sandwich, open face sandwich | usage
pancakes | flapjacks, hotcakes, griddle cakes | usage
potato omelette | Spanish omelette, Spanish omelet, Spanish tortilla | usage | ambiguous
potato pancakes | latke | usage
prawn | shrimp | WordNet 3.0 07794159-n | ambiguous
rice congee | jook, rice porridge | usage
schnitzel | chicken cutlet, breaded cutlet | usage
scrambled eggs | fried eggs sunny side up, scrambled egg | usage
skewers | kebabs, kabobs | usage
tabbouleh | tabouli, tabbouli | usage
victoria sponge | sponge cake, Victoria sponge cake | usage
# DISH ES
arroz con leche | postre de arroz | usage
bizcocho | torta, pastel, queque, ponqué | https://en.wiktionary.org/wiki/cake
bizcocho | bizcochuelo, panetela | https://es.wikipedia.org/wiki/Bizcocho
bizcocho | panqué | https://es.wikipedia.org/wiki/Pound_cake
bocadillos | sándwich, sánguche, sánduche, emparedado | https://en.wiktionary.org/wiki/sandwich
bocadillos | torta | https://en.wiktionary.org/wiki/sandwich | ambiguous
bocadillos | sandwich, sanguche | usage
bol | tazón, bowl, tazones | usage
brochetas | pincho, chuzo, anticucho, brochette | usage
brochetas | alambre | usage | ambiguous
buñuelos de bacalao | fritura, frituras de bacalao, bacalaítos | usage
cerdo | carne de puerco, puerco, chancho | http://walobuby.com/equivalencia.html
crepes | panqueques | https://en.wiktionary.org/wiki/pancake
crepes | crepa | usage
empanado | empanizado, empanizada, apanado, apanada | usage
flan | quesillo | usage | ambiguous
gambas al ajillo | camarones al ajillo | https://en.wiktionary.org/wiki/prawn
guiso | guisado | https://en.wiktionary.org/wiki/stew
huevos revueltos | revoltillo | usage
magdalenas | muffin, panquecito, mantecadas, ponquecitos | usage
patatas fritas | papas fritas, papas a la francesa, papas francesas | https://en.wiktionary.org/wiki/potato
rollos de canela | roles de canela, rol de canela | usage
salteado | saltado, salteados | usage
tarta | torta, pastel | https://en.wiktionary.org/wiki/cake
tarta de nueces pecanas | pay, pay de nuez, pie de nuez | usage | ambiguous
tarta de queso quark | pay de queso, cheesecake, torta de queso, pastel de queso | usage
ternera | carne de res, res | usage
tortilla de patatas | tortilla española, tortilla de papas, tortilla de papa | https://en.wiktionary.org/wiki/potato
tortilla francesa | omelettes | usage | ambiguous
tortitas | panqueque, hot cake, panqueca | https://en.wiktionary.org/wiki/pancake
# INGREDIENT EN
almonds | almond | WordNet 3.0 07750586-n
anchovy fillets | anchovy | WordNet 3.0 07783667-n
artichoke | globe artichoke | WordNet 3.0 07718747-n
aubergine | eggplant, mad apple | WordNet 3.0 07713074-n
aubergine | brinjal | http://chef.freeservers.com/other.htm
avocado | alligator pear, avocado pear, aguacate | WordNet 3.0 07764847-n
bacon | streaky bacon, rashers, rasher | usage
baguette | baguet | WordNet 3.0 07687381-n
baking soda | bicarbonate of soda, bicarb, sodium bicarbonate, sodium hydrogen carbonate, saleratus | WordNet 3.0 14775995-n
bamboo shoots | bamboo shoot | WordNet 3.0 07719330-n
barbecue sauce | BBQ sauce, barbeque sauce | usage
basil | sweet basil | WordNet 3.0 07816164-n
bay leaf | bay leaves, bay, laurel leaf | WordNet 3.0 07816296-n
bean sprouts | bean sprout | WordNet 3.0 07719616-n
beef brisket | brisket | WordNet 3.0 07657547-n
beef short ribs | short ribs, short rib | WordNet 3.0 07661845-n
beef sirloin | sirloin, sirloin steak | WordNet 3.0 07658958-n
beef stock | beef broth | WordNet 3.0 07585015-n
beef stock | broth, stock | WordNet 3.0 07585208-n
beetroot | beet, red beet | WordNet 3.0 07719839-n
black olives | ripe olives, ripe olive, black olive | WordNet 3.0 07767549-n
black pepper | peppercorns, ground pepper, pepper | WordNet 3.0 07815588-n | ambiguous
black pudding | blood sausage, blood pudding | WordNet 3.0 07676121-n
blue cheese | bleu cheese, bleu | WordNet 3.0 07852045-n
blueberries | blueberry | WordNet 3.0 07743544-n
bomba rice | paella rice | usage
bonito flakes | katsuobushi | usage
bratwurst | brats, brat | WordNet 3.0 07677982-n
Brazil nuts | brazil nut | WordNet 3.0 07771731-n
Brazil nuts | brazil | WordNet 3.0 07771731-n | ambiguous
breadcrumbs | bread crumbs, breadcrumb | WordNet 3.0 07622473-n
brown sugar | light brown sugar, dark brown sugar | WordNet 3.0 07596452-n
brown whey cheese | brunost, gjetost | usage
buckwheat groats | buckwheat | WordNet 3.0 07803310-n
buckwheat groats | kasha | usage
bulgur | bulghur, bulgur wheat, cracked wheat | WordNet 3.0 07803408-n
burger buns | hamburger bun, hamburger roll | WordNet 3.0 07690152-n
cactus paddles | nopal, nopalitos, cactus pad, prickly pear cactus | WordNet 3.0 11851258-n
capers | caper | WordNet 3.0 07822053-n
caraway seeds | caraway seed | WordNet 3.0 07827554-n
cashews | cashew, cashew nut | WordNet 3.0 07772147-n
cassava | yuca, yucca, manioc | WordNet 3.0 12927013-n | ambiguous
cayenne pepper | cayenne | WordNet 3.0 07822518-n
cayenne pepper | red pepper | WordNet 3.0 07822518-n | ambiguous
cayenne pepper | ground red pepper | usage
celeriac | celery root | WordNet 3.0 07730708-n
Cheddar | cheddar cheese | WordNet 3.0 07852919-n
cheddar | American cheese | WordNet 3.0 07852919-n | ambiguous
cherry tomatoes | cherry tomato | WordNet 3.0 07734292-n
cherry tomatoes | grape tomato | usage | ambiguous
chicken livers | chicken liver | WordNet 3.0 07652310-n
chicken stock | chicken broth | WordNet 3.0 07585107-n
chicken stock | broth, stock | WordNet 3.0 07585208-n
chicken wings | chicken wing, wings, drumettes | WordNet 3.0 07648814-n
chickpea flour | garbanzo flour, garbanzo bean flour | WordNet 3.0 07726095-n
chickpea flour | gram flour, besan | usage
chilli bean paste | chili bean paste, toban djan, broad bean paste | usage
chilli flakes | red pepper flakes, crushed red pepper, crushed red pepper flakes, chili flakes, chile flakes | usage
chilli powder | chili powder, chile powder | WordNet 3.0 07822687-n | ambiguous
chinese cabbage | napa cabbage, nappa cabbage, napa, celery cabbage | WordNet 3.0 07714287-n
Chinese cabbage | Chinese celery | WordNet 3.0 07714287-n
chipotle in adobo | chipotle | WordNet 3.0 07721833-n
cider vinegar | apple cider vinegar | usage
cinnamon stick | cinnamon | WordNet 3.0 07814203-n
clams | clam | WordNet 3.0 07786686-n
cocoa powder | cocoa, unsweetened cocoa, cacao powder | usage | ambiguous
coconut milk | coconut cream | WordNet 3.0 07840672-n
coconut oil | copra oil | WordNet 3.0 07674161-n
coconut water | coconut milk | WordNet 3.0 07773428-n
cod | codfish | WordNet 3.0 07789063-n
collard greens | collards, collard | WordNet 3.0 07714188-n
cooked black beans | turtle beans, turtle bean, black bean | WordNet 3.0 07727458-n
cooked black-eyed peas | cowpea, black-eyed pea | WordNet 3.0 07726672-n
cooked black-eyed peas | black-eyed beans, black eyed beans | usage
cooked butter beans | lima beans, lima bean | WordNet 3.0 07729000-n
cooked chickpeas | garbanzo beans, garbanzo bean, garbanzos, garbanzo, chickpea | WordNet 3.0 07726095-n
cooked ham | ham, deli ham, boiled ham | WordNet 3.0 07669891-n
cooked kidney beans | kidney bean | WordNet 3.0 07727048-n
cooked kidney beans | red beans, red kidney beans | usage
cooked pinto beans | pinto bean | WordNet 3.0 07727252-n
cooked white beans | navy beans, navy bean, cannellini, cannellini beans, great northern beans, white bean, pea bean | WordNet 3.0
    07727140-n
cooked white beans | haricot beans, haricot bean | usage
corn cob | corn, edible corn | WordNet 3.0 07731952-n
corn cob | corn on the cob, ear of corn, ears of corn, corn cobs | usage
cornflour | cornstarch, corn starch | WordNet 3.0 15054467-n | ambiguous
cornmeal | Indian meal | WordNet 3.0 07568095-n
cornmeal | grits, corn grits, hominy grits | usage
cornmeal | corn flour | usage | ambiguous
courgette | zucchini | WordNet 3.0 07716358-n
crab meat | crabmeat, lump crab, crab | WordNet 3.0 07787715-n
cucumber | cuke | WordNet 3.0 07718472-n
daikon | white radish, Japanese radish, radish, Raphanus sativus longipinnatus | WordNet 3.0 11895092-n
daikon | mooli | usage
dark chocolate | bittersweet chocolate, semisweet chocolate, semi-sweet chocolate | WordNet 3.0 07603722-n
dark chocolate | chocolate | usage | ambiguous
dates | date | WordNet 3.0 07765073-n
desiccated coconut | coconut, coconut meat | WordNet 3.0 07773238-n
desiccated coconut | shredded coconut, coconut flakes, flaked coconut | usage | ambiguous
dill | dill weed, dillweed | WordNet 3.0 07827896-n
double cream | heavy cream, heavy whipping cream, whipping cream | WordNet 3.0 07847827-n
dried ancho chilli | ancho chile, ancho chili | usage
dried apricots | dried apricot | WordNet 3.0 07752514-n
dried black beans | turtle beans, turtle bean, black bean | WordNet 3.0 07727458-n
dried chickpeas | garbanzo beans, garbanzo bean, garbanzos, garbanzo, chickpea | WordNet 3.0 07726095-n
dried cranberries | craisins, cranberries | usage | ambiguous
dried fava beans | broad beans, broad bean, fava bean | WordNet 3.0 07729384-n
dried guajillo chilli | guajillo chile, guajillo chili | usage
dried salted beef | jerky, beef jerky, dried beef | WordNet 3.0 07664936-n
dried yeast | active dry yeast, instant yeast, dry yeast, yeast, barm | WordNet 3.0 15106271-n
dry sherry | cooking sherry, sherry | WordNet 3.0 07900958-n
dry white wine | white wine | WordNet 3.0 07892813-n
egg | eggs | WordNet 3.0 07840804-n
egg noodles | egg noodle | WordNet 3.0 07699815-n
egg tagliatelle | tagliatelle | WordNet 3.0 07701372-n
egg white | albumen, egg whites, ovalbumin | WordNet 3.0 07841037-n
egg white | white | WordNet 3.0 07841037-n | ambiguous
egg yolk | yolk | WordNet 3.0 07841345-n
Emmental | Emmenthal, Emmenthaler, Emmentaler | WordNet 3.0 07854982-n
emmental | Swiss cheese, Swiss | usage | ambiguous
farmer's cheese | cottage cheese, pot cheese, farmer cheese, farm cheese | WordNet 3.0 07851767-n
fennel bulb | fennel, Florence fennel, finocchio | WordNet 3.0 07817871-n
fennel seeds | fennel seed | WordNet 3.0 07818029-n
fenugreek seeds | fenugreek, fenugreek seed | WordNet 3.0 07818133-n
fermented black beans | douchi, fermented soybeans, salted black beans | usage
filo pastry | phyllo, phyllo dough, fillo, fillo dough | WordNet 3.0 07628068-n
firm tofu | bean curd, beancurd, tofu | WordNet 3.0 07709881-n
fish stock | broth, stock, fish broth | WordNet 3.0 07585208-n
five-spice powder | five spice powder | WordNet 3.0 07813833-n
flax seeds | flaxseed, flax, linseed | WordNet 3.0 15086247-n
fresh coriander | coriander | WordNet 3.0 07817315-n
fresh coriander | cilantro, Chinese parsley, fresh cilantro | WordNet 3.0 07817315-n | ambiguous
fresh mint | mint | WordNet 3.0 07819166-n
fresh sardines | pilchard, sardine | WordNet 3.0 07794063-n
fresh tuna | tuna fish, tunny, tuna | WordNet 3.0 07780627-n
fresh white cheese | queso fresco, queso blanco | usage
frozen edamame | shelled edamame, green soybeans, green soybean | WordNet 3.0 07729828-n
frozen mixed berries | mixed berries, frozen berries | usage
frozen peas | green peas, English peas, garden peas, sweet peas, green pea, garden pea | WordNet 3.0 07725531-n
frozen sweetcorn | frozen corn, sweet corn, green corn | WordNet 3.0 07732168-n
frozen sweetcorn | canned corn, corn, corn kernels | https://language-dossier.webs.com/foodcookingterms.htm
galangal | Alpinia galanga | WordNet 3.0 12356960-n
garlic | ail | WordNet 3.0 07818277-n
gelatine | gelatin, unflavored gelatin | WordNet 3.0 14730553-n
ghee | clarified butter, drawn butter | WordNet 3.0 07848771-n
ginger | gingerroot | WordNet 3.0 07814925-n
glutinous rice | sticky rice, sweet rice | usage
goat cheese | chevre, chèvre, goat's cheese | WordNet 3.0 07853560-n
golden syrup | treacle, light treacle | WordNet 3.0 07860208-n | ambiguous
grapes | grape | WordNet 3.0 07758680-n
grated horseradish | prepared horseradish, horseradish | WordNet 3.0 07824383-n
greek yogurt | Greek yoghurt | WordNet 3.0 07849336-n
green beans | green bean | WordNet 3.0 07727868-n
green beans | French beans, runner beans | WordNet 3.0 07728585-n
green beans | string beans, string bean, snap beans, snap bean | http://homemade-by-ena.nl/us-versus-uk-names/
green bell pepper | bell pepper | WordNet 3.0 07720875-n
green bell pepper | green pepper | WordNet 3.0 07721018-n
green bell pepper | capsicum | http://chef.freeservers.com/other.htm
green bell pepper | sweet pepper | http://homemade-by-ena.nl/us-versus-uk-names/
green chilli | green chili, green chile, green chili pepper, green chile pepper | WordNet 3.0 07721456-n
green chilli | chili pepper, chili, chile | WordNet 3.0 07721456-n | ambiguous
green chilli | chile pepper, hot pepper | usage | ambiguous
green olives | green olive | WordNet 3.0 07767709-n
green plantain | plantain | WordNet 3.0 07768423-n
ground allspice | allspice | WordNet 3.0 07814007-n
ground allspice | pimento | usage | ambiguous
ground almonds | almond flour, almond meal | usage
ground cardamom | cardamom, cardamon, cardamum | WordNet 3.0 07822323-n
ground cinnamon | cinnamon | WordNet 3.0 07814203-n
ground cloves | clove | WordNet 3.0 07814487-n | ambiguous
ground coriander | coriander, coriander seed | WordNet 3.0 07817465-n | ambiguous
ground cumin | cumin, cumin seed | WordNet 3.0 07814634-n
ground nutmeg | nutmeg | WordNet 3.0 07815424-n
Gruyère | Gruyere | WordNet 3.0 07855105-n
hazelnuts | filbert, hazelnut, cobnut | WordNet 3.0 07772788-n
hazelnuts | cob | WordNet 3.0 07772788-n | ambiguous
hoisin sauce | duck sauce | WordNet 3.0 07824268-n
hot pepper sauce | hot sauce, pepper sauce, Tabasco, Louisiana hot sauce | WordNet 3.0 07830593-n | ambiguous
icing sugar | powdered sugar, confectioners' sugar, confectioners sugar, confectioner's sugar, 10x sugar |
    http://homemade-by-ena.nl/us-versus-uk-names/
jalapeño | jalapeno, jalapeno pepper | WordNet 3.0 07721678-n
kale | kail, cole | WordNet 3.0 07714078-n
ketchup | catsup, tomato ketchup, cetchup | WordNet 3.0 07822197-n
ketchup | tomato sauce | usage | ambiguous
korean chilli flakes | gochugaru, Korean red pepper flakes, Korean chili flakes | usage
lager beer | lager, pilsner | WordNet 3.0 07887634-n
lamb chops | lamb chop, lamb-chop, lambchop | WordNet 3.0 07667974-n
lasagne sheets | lasagna noodles, lasagna noodle, lasagna sheets, lasagna, lasagne | WordNet 3.0 07701053-n
leg of lamb | gigot | WordNet 3.0 07668588-n
lemongrass stalk | lemongrass, lemon grass | WordNet 3.0 12104384-n
lingonberry jam | lingonberry preserves | usage
long-grain rice | white rice, long grain rice, polished rice | WordNet 3.0 07804657-n
macaroni | elbow macaroni, elbows, elbow pasta | usage
makrut lime leaves | kaffir lime leaves, kaffir lime leaf, lime leaves | usage
mayonnaise | mayo | WordNet 3.0 07834507-n
minced beef | ground beef, hamburger meat, ground chuck, hamburger | WordNet 3.0 07664007-n
minced beef | beef mince, mince | usage
minced chicken | ground chicken | usage
minced lamb | ground lamb | usage
minced pork | ground pork | usage
mushrooms | mushroom | WordNet 3.0 07734744-n
mushrooms | button mushroom, white mushrooms, cremini, baby bella | usage
mussels | mussel | WordNet 3.0 07783550-n
mustard seeds | mustard seed | WordNet 3.0 07819303-n
naan | nan | WordNet 3.0 07684289-n
nori sheets | seaweed sheets, laver | usage
okra | gumbo | WordNet 3.0 07733394-n | ambiguous
okra | ladies' fingers, lady's fingers | WordNet 3.0 12171966-n | ambiguous
orange juice | OJ | usage
pak choi | bok choy, bok choi, baby bok choy, pak choy | WordNet 3.0 07714448-n
palm sugar | jaggery | usage
parmesan | Parmigiano, Parmigiano-Reggiano, parm | usage
passion fruit | passionfruit, lilikoi | usage
peanuts | groundnut, monkey nuts, goobers, goober, peanut, earthnut, goober pea, monkey nut | WordNet 3.0 07737745-n
pecans | pecan | WordNet 3.0 07774719-n
pickled gherkins | gherkin | WordNet 3.0 07758582-n
pickled gherkins | pickle, dill pickle | http://sortedfood.com/blog/zucchini-or-courgette/
pine nuts | pignoli, pignolia, piñon nuts, pinon nuts, pine nut, pinon nut | WordNet 3.0 07774842-n
pineapple | ananas | WordNet 3.0 07753275-n
pistachios | pistachio, pistachio nut | WordNet 3.0 07775050-n
pita bread | pita, pocket bread | WordNet 3.0 07683617-n
pita bread | pitta, pitta bread | usage
plain flour | all-purpose flour, all purpose flour, AP flour, white flour | http://sortedfood.com/blog/zucchini-or-courgette/
plain yogurt | yoghurt, natural yoghurt, natural yogurt, plain yoghurt, yogurt, yoghourt | WordNet 3.0 07849336-n
poblano pepper | poblano chile, poblano chili | usage
polenta | grits, corn grits, hominy grits | usage
poppy seeds | poppy seed | WordNet 3.0 07827750-n
pork ribs | spareribs, spare ribs, baby back ribs, ribs, sparerib | WordNet 3.0 07656961-n
pork sausages | pork sausage | WordNet 3.0 07677593-n
pork sausages | bangers, banger, breakfast sausage, sausage links, sausage link | usage
pork shoulder | pork butt, Boston butt, pork shoulder butt | usage
potato | white potato, Irish potato, spud, tater, russet potato, murphy | WordNet 3.0 07710616-n
prunes | prune | WordNet 3.0 07752602-n
prunes | dried plums, dried plum | usage
puff pastry | puff pastry dough, puff paste, pate feuillete | WordNet 3.0 07627931-n
pumpkin seeds | pumpkin seed | WordNet 3.0 07770763-n
pumpkin seeds | pepitas, pepita | usage
quark | quark cheese | WordNet 3.0 07854455-n
raisins | raisin | WordNet 3.0 07752664-n
raisins | golden raisins, sultanas, sultana | usage
rapeseed oil | canola oil, canola | http://homemade-by-ena.nl/us-versus-uk-names/
raspberries | raspberry | WordNet 3.0 07745466-n
red bell pepper | bell pepper | WordNet 3.0 07720875-n
red bell pepper | capsicum | http://chef.freeservers.com/other.htm
red bell pepper | sweet pepper | http://homemade-by-ena.nl/us-versus-uk-names/
red bell pepper | red pepper | usage
red chilli | red chili, red chile, red chili pepper, red chile pepper | WordNet 3.0 07721456-n
red chilli | chili pepper, chili, chile | WordNet 3.0 07721456-n | ambiguous
red chilli | chile pepper, hot pepper | usage | ambiguous
red onion | purple onion | WordNet 3.0 07722888-n
red palm oil | palm oil | WordNet 3.0 07674617-n
red wine vinegar | wine vinegar | WordNet 3.0 07829331-n
ripe plantain | plantain | WordNet 3.0 07768423-n
risotto rice | arborio, arborio rice | usage
roasted peppers in a jar | roasted red peppers, jarred roasted peppers, pimento, pimiento | WordNet 3.0 07721195-n
rocket | arugula, roquette, rocket salad, garden rocket, Eruca sativa, Eruca vesicaria sativa | WordNet 3.0 11886537-n
rolled oats | old-fashioned oats, oatmeal, old fashioned oats | WordNet 3.0 07568502-n | ambiguous
rolled oats | porridge oats | usage
rye crispbread | rye crisp, crisp bread, knäckebröd | usage
sake | saki, rice beer | WordNet 3.0 07891433-n
salt | table salt, common salt | WordNet 3.0 07813107-n
salt | kosher salt, sea salt | usage
salt cod | bacalao, bacalhau, salted cod | usage
sauerkraut | sour cabbage, kraut | usage
scallops | scallop, scollop, escallop | WordNet 3.0 07797641-n
scotch bonnet chilli | habanero, habanero pepper, scotch bonnet pepper | usage | ambiguous
sea bass | branzino, European sea bass | usage
sea bream | bream | WordNet 3.0 07777189-n
sea bream | dorade, orata, gilt-head bream | usage
semolina | cream of wheat, farina | usage | ambiguous
serrano ham | jamón serrano, Spanish ham | usage
sesame seeds | benne seeds, benniseed, sesame seed | WordNet 3.0 07827410-n
shaoxing rice wine | rice wine, Chinese cooking wine, Shaoxing wine | usage
shiitake mushrooms | shiitake, shiitake mushroom, Chinese black mushroom, golden oak mushroom, Oriental black mushroom, Lentinus edodes
    | WordNet 3.0 13001930-n
short-grain rice | sushi rice | usage
shortcrust pastry | pie crust, pie dough, pie shell | WordNet 3.0 07623263-n
shrimp | shrimps, jumbo shrimp | WordNet 3.0 07794159-n
shrimp | prawn | WordNet 3.0 07794159-n | ambiguous
sichuan pepper | Szechuan pepper, Szechuan peppercorns, Sichuan peppercorns | usage
silken tofu | bean curd, beancurd | WordNet 3.0 07709881-n
smoked haddock | finnan haddie, finnan haddock, finnan | WordNet 3.0 07789745-n
smoked salmon | lox, nova lox | usage
smoked sausage | kielbasa | usage
sour cream | soured cream | WordNet 3.0 07848093-n
sourdough bread | sour bread, sourdough | WordNet 3.0 07686720-n
soy sauce | shoyu, soya sauce | usage
split mung beans | moong, moong dal, green gram, mung, mung bean, golden gram, Vigna radiata, Phaseolus aureus | WordNet 3.0 12578255-n
sponge fingers | ladyfinger, lady fingers, savoiardi | WordNet 3.0 07636957-n
spring onion | scallion, green onion | WordNet 3.0 07722485-n
spring onion | salad onion | usage
squid | calamari, calamary | WordNet 3.0 07781801-n
star anise | anise stars, Chinese anise, star aniseed | WordNet 3.0 07826930-n
stewing beef | stew meat, stew beef, beef stew meat, beef chuck, chuck roast, chuck | WordNet 3.0 07592558-n
strawberries | strawberry | WordNet 3.0 07745940-n
strawberry jam | strawberry preserves | WordNet 3.0 07643200-n
strong coffee | coffee | WordNet 3.0 07929519-n
strong coffee | brewed coffee, java | WordNet 3.0 07929519-n | ambiguous
sugar | granulated sugar, white sugar, cane sugar, table sugar, refined sugar | WordNet 3.0 07859284-n | ambiguous
sugar | caster sugar, castor sugar, superfine sugar | usage
sunflower oil | vegetable oil, cooking oil | WordNet 3.0 07673397-n | ambiguous
sunflower oil | sunflower-seed oil | WordNet 3.0 07675411-n
sweet paprika | paprika | WordNet 3.0 07824702-n
sweet potato | yam | WordNet 3.0 07712267-n | ambiguous
swiss chard | chard | WordNet 3.0 07720277-n
Swiss chard | spinach beet, leaf beet | WordNet 3.0 07720277-n
tapioca starch | tapioca flour, tapioca | WordNet 3.0 07619881-n
taro root | taro, dasheen, cocoyam, edda | WordNet 3.0 07736813-n
tinned | canned | usage
tinned chopped tomatoes | diced tomatoes, canned tomatoes, canned diced tomatoes, crushed tomatoes, chopped tomatoes | usage
tinned sweetcorn | sweet corn, green corn | WordNet 3.0 07732168-n
tinned sweetcorn | canned corn, corn, corn kernels | https://language-dossier.webs.com/foodcookingterms.htm
tinned tuna | canned tuna, tuna fish, tunafish | WordNet 3.0 07780627-n
toasted sesame oil | sesame oil | WordNet 3.0 07675156-n
tomatillo | husk tomato, tomatillos, Mexican husk tomato | WordNet 3.0 07734555-n
tomato passata | tomato puree, tomato purée, strained tomatoes | usage | ambiguous
tomato paste | tomato purée, tomato puree | usage | ambiguous
unrefined cane sugar | cane sugar | WordNet 3.0 07595649-n
unrefined cane sugar | piloncillo, panela, rapadura, jaggery | usage
vanilla extract | vanilla | WordNet 3.0 07828807-n
veal escalope | veal cutlet, veal scaloppine, scallopini | WordNet 3.0 07654886-n
vegetable stock | broth, stock, vegetable broth, veggie broth | WordNet 3.0 07585208-n
vine leaves | grape leaves, grape leaf | usage
walnuts | walnut | WordNet 3.0 07771212-n
white bread | light bread | WordNet 3.0 07687211-n
white bread | sandwich bread, white sandwich bread | usage
white cabbage | green cabbage, head cabbage | WordNet 3.0 07714571-n
white miso | miso | WordNet 3.0 07857170-n
white wine vinegar | wine vinegar | WordNet 3.0 07829331-n
whole chicken | chicken, poulet, volaille | WordNet 3.0 07644967-n
whole chicken | roaster, fryer chicken | usage
wholemeal bread | whole wheat bread, whole-wheat bread, wheat bread, dark bread, whole meal bread, brown bread | WordNet 3.0 07682316-n
wholemeal flour | whole wheat flour, whole-wheat flour, graham flour, graham, whole meal flour | WordNet 3.0 07569644-n
worcestershire sauce | Worcester sauce, Worcestershire | WordNet 3.0 07840520-n
yellow chilli paste | yellow chili paste, aji amarillo paste | usage
yellow mustard | American mustard, prepared mustard | usage
# INGREDIENT ES
aceite de girasol | aceite de maravilla | usage
aceite de sésamo tostado | aceite de ajonjolí | usage
aguacate | palta | https://en.wiktionary.org/wiki/avocado | ambiguous
alcachofa | alcaucil | usage
almidón de yuca | fécula de mandioca, almidón de mandioca |
    https://lanacion.com.ar/lifestyle/dime-donde-estas-y-te-dire-que-es-diccionario-de-verduras-y-frutas-latinoamericanas-nid28042022
alubias blancas cocidas | poroto, porotos blancos, porotos alubia | http://walobuby.com/equivalencia.html
alubias blancas cocidas | frijol, frijoles blancos, frijol blanco, caraota, habichuelas blancas, frejol, fréjol, judías blancas |
    https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
alubias blancas cocidas | habichuela | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais | ambiguous
alubias blancas cocidas | fríjol | usage
alubias rojas cocidas | poroto, porotos colorados, porotos rojos | http://walobuby.com/equivalencia.html
alubias rojas cocidas | frijol, frijoles rojos, frijol rojo, frijoles colorados, caraota, caraotas rojas, habichuelas rojas, habichuelas
    coloradas, frejol, fréjol | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
alubias rojas cocidas | habichuela | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais | ambiguous
alubias rojas cocidas | fríjol | usage
anacardos | cajú | http://es.wikipedia.org/wiki/merey
anacardos | marañón, marañones, merey, castaña de cajú, castañas de cajú, cajuil, pajuil |
    https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html
anacardos | nuez de la India | https://tusaludpuravida.blogspot.com/2013/12/el-anacardo-la-fruta-de-la-memoria.html | ambiguous
anacardos | nueces de la India | usage | ambiguous
anchoas en aceite | anchoveta | usage
anchoas secas | anchoveta | usage
apio | apio España | usage
apio | céleri | usage | ambiguous
apionabo | raíz de apio, apio nabo, apio rábano | usage
arándanos | arándano azul, mora azul, moras azules | usage | ambiguous
arándanos rojos secos | arándanos secos, arándanos deshidratados | https://en.wiktionary.org/wiki/cranberry | ambiguous
azúcar glas | azúcar impalpable, azúcar flor, azúcar en polvo, azúcar pulverizada, nevazúcar |
    https://ginacookcocinacasera.blogspot.com/2016/12
azúcar glas | azúcar glass | usage
azúcar moreno | azúcar morena, azúcar negra, azúcar mascabo, azúcar rubia, azúcar mascabado, azúcar moscabada | usage
batata | papa dulce | http://arepaherald.com/gastronomia/7-alimentos-nombres-distintos-segun-pais/ | ambiguous
batata | camote, boniato | https://en.wiktionary.org/wiki/sweet_potato
batata | patata dulce | usage | ambiguous
bebida de almendra | leche de almendra | usage
beicon | tocineta | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
beicon | tocino | https://en.wiktionary.org/wiki/bacon
beicon | panceta, panceta ahumada | usage
bicarbonato | bicarbonato de sodio, bicarbonato de soda | usage
bizcochos de soletilla | galletas de champaña | https://academia-lab.com/enciclopedia/galleta-de-soletilla
bizcochos de soletilla | plantillas | https://clouds-factory.net/tag/recetas | ambiguous
bizcochos de soletilla | soletas, vainillas, biscotelas, bizcochos de champán |
    https://gastronomiaycia.republica.com/2013/06/27/biscuit-a-la-culliere/
bizcochos de soletilla | soleta, bizcotelas, galletas champaña | usage
brotes de soja | diente de dragón, dientes de dragón, frejolito chino, frijolito chino, germen de soya, germinado de soya, brotes de
    soya, raíces chinas | usage
brócoli | brécol, bróculi | https://en.wiktionary.org/wiki/broccoli
caballa | macarela, verdel | usage
cacahuetes | maní, cacahuate | https://en.wiktionary.org/wiki/peanut
cacahuetes | manises | usage
cacao en polvo | cocoa en polvo | usage
café fuerte | tinto | https://en.wiktionary.org/wiki/coffee | ambiguous
calabacín | zapallo italiano | http://walobuby.com/equivalencia.html
calabacín | zapallito | http://walobuby.com/equivalencia.html | ambiguous
calabacín | zapallito italiano, zuquini | usage
calabacín | calabacita, zapallito largo | usage | ambiguous
calabaza | ahuyama | http://walobuby.com/equivalencia.html
calabaza | zapallo, auyama, ayote | https://en.wiktionary.org/wiki/pumpkin
calabaza moscada | calabaza butternut, calabaza de nuez | https://en.wiktionary.org/wiki/butternut_squash
calabaza moscada | anco, zapallo anco, anquito, zapallo coreano, calabaza cacahuete | usage
caldo de carne | caldo de res | usage
carne de cabrito | chivo, carne de chivo | usage | ambiguous
carne de cangrejo | jaiba, carne de jaiba | usage
carne de cerdo picada | puerco, chancho | http://walobuby.com/equivalencia.html
carne de cerdo picada | marrano | http://walobuby.com/equivalencia.html | ambiguous
carne de cerdo picada | carne molida de cerdo, cerdo molido, carne molida de puerco |
    https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
carne de cerdo picada | cochino | usage | ambiguous
carne de ciervo | venado, carne de venado | usage
carne de cordero picada | carne molida de cordero, cordero molido | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
carne de ternera para guisar | carne de res para guisar, res para guisar, carne para guisar | usage
carne de ternera para guisar | res, carne de res | usage | ambiguous
carne de ternera picada | carne molida | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html | ambiguous
carne de ternera picada | carne molida de res, res molida, molida de res | usage
carne de ternera picada | res, carne de res | usage | ambiguous
carne seca | charqui, tasajo | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
carne seca | charque | usage
carne seca | cecina, machaca | usage | ambiguous
cebolla morada | cebolla colorada | usage
cebolleta | escalonia | https://en.wiktionary.org/wiki/scallion
cebolleta | cebolla de verdeo, cebollita de verdeo, cebolla china, cebolla larga, cebolla junca, cebolla en rama, cebolla cambray |
    https://es.wikipedia.org/wiki/Allium_fistulosum
cebolleta | cebollín, cebollino | https://es.wikipedia.org/wiki/Allium_fistulosum | ambiguous
cebolleta | verdeo, cebollita china, cebollita de cambray, cebollitas de cambray, cebolla de cambray | usage
cebollino | ciboulette | usage
cebollino | cebollín | usage | ambiguous
cerveza rubia | cerveza clara | usage
chalota | escalonia | https://en.wiktionary.org/wiki/scallion
chalota | echalote, echalot | usage
champiñones | hongo | https://en.wiktionary.org/wiki/mushroom
champiñones | callampa | usage | ambiguous
chile molido | ají en polvo | https://es.wikipedia.org/wiki/Chile_
chile molido | ají molido | usage
chile rojo | ají picante | http://walobuby.com/equivalencia.html
chile rojo | ají, ají rojo, guindilla | https://es.wikipedia.org/wiki/Chile_
chile verde | ají picante | http://walobuby.com/equivalencia.html
chile verde | ají, ají verde, guindilla | https://es.wikipedia.org/wiki/Chile_
chirivía | pastinaca | usage
chocolate negro | chocolate amargo, chocolate oscuro, chocolate semiamargo, chocolate bitter | usage
chocolate negro | chocolate | usage | ambiguous
cilantro fresco | coriandro | usage
cilantro fresco | culantro | usage | ambiguous
cilantro molido | coriandro | usage
ciruelas pasas | guindones, guindón, ciruelas secas, ciruela seca | usage
clavo molido | clavo de olor, clavos de olor | https://en.wiktionary.org/wiki/clove
col china | repollo chino, col napa, akusay, hakusai | usage
col rizada | col crespa, col berza | usage
coles de Bruselas | repollitos de Bruselas, repollito de Bruselas | usage
concentrado de tomate | extracto de tomate, pasta de tomate | usage
copos de avena | avena en hojuelas, hojuelas de avena, avena arrollada | usage
copos de chile | ají molido, hojuelas de chile, chile triturado, chile quebrado | usage
costillas de cerdo | puerco, chancho, costillas de puerco, costillar de chancho, costillas de chancho |
    http://walobuby.com/equivalencia.html
costillas de cerdo | marrano | http://walobuby.com/equivalencia.html | ambiguous
costillas de cerdo | cochino | usage | ambiguous
costillas de ternera | costilla de res, costillas de res, asado de tira | usage
costillas de ternera | res, carne de res | usage | ambiguous
crema agria | crema | https://en.wiktionary.org/wiki/cream | ambiguous
crema agria | crema ácida | usage
crema de cacahuete | mantequilla de maní, crema de cacahuate, pasta de maní, manteca de maní, crema de maní |
    https://en.wiktionary.org/wiki/peanut_butter
crema de cacahuete | mantequilla de cacahuate | usage
crema fresca espesa | crema | https://en.wiktionary.org/wiki/cream | ambiguous
daikon | rábano blanco, rábano japonés | usage
dulce de leche | manjar blanco, manjarblanco, arequipe | usage
dulce de leche | manjar, cajeta | usage | ambiguous
escalope de ternera | milanesa | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html | ambiguous
escalope de ternera | milanesa de ternera | usage | ambiguous
extracto de vainilla | esencia de vainilla | usage
falda de ternera | tapa de pecho, tapapecho | usage
falda de ternera | res, carne de res, pecho de res | usage | ambiguous
fresas | frutilla | https://en.wiktionary.org/wiki/strawberry
frijoles carita cocidos | frijol castilla, frejol castilla, frijoles de carita, frijol carita, cabecita negra, fríjol cabecita negra,
    poroto caupí, caupí | usage
frijoles negros cocidos | poroto, porotos negros, poroto negro | http://walobuby.com/equivalencia.html
frijoles negros cocidos | frijol, caraota, caraotas negras, caraota negra, habichuelas negras, frejol, fréjol, judías negras |
    https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
frijoles negros cocidos | habichuela | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais | ambiguous
frijoles negros cocidos | fríjol | usage
frijoles negros secos | poroto, porotos negros, poroto negro | http://walobuby.com/equivalencia.html
frijoles negros secos | frijol, caraota, caraotas negras, caraota negra, habichuelas negras, frejol, fréjol, judías negras |
    https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
frijoles negros secos | fríjol | usage
frijoles pintos cocidos | poroto | http://walobuby.com/equivalencia.html
frijoles pintos cocidos | frijol, caraota, frejol, fréjol |
    https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais
frijoles pintos cocidos | habichuela | https://mandalomarket.com/judias-frijoles-o-caraotas-descubre-los-nombres-segun-el-pais | ambiguous
frijoles pintos cocidos | fríjol | usage
frutos rojos congelados | berries, frutos del bosque, moras mixtas | usage
gambas | camarón, camarones, langostino | https://en.wiktionary.org/wiki/prawn
gelatina | grenetina, colapez, colapiz, gelatina sin sabor | usage
guisantes congelados | arveja, alverja, chícharo, petit pois, arvejas congeladas, chícharos congelados |
    http://walobuby.com/equivalencia.html
guisantes congelados | alverjita, petipuás | https://es.m.wikipedia.org/wiki/Pisum_sativum
guisantes secos partidos | arveja, alverja, chícharo, arvejas partidas, arveja partida, arvejas secas |
    http://walobuby.com/equivalencia.html
guisantes secos partidos | alverjita | https://es.m.wikipedia.org/wiki/Pisum_sativum
harina de mandioca tostada | harina de yuca tostada | usage
harina de trigo | harina común, harina 0000, harina 000, harina sin preparar, harina sin polvos | usage
harina de trigo | harina todo uso, harina para todo uso, harina de todo uso | usage | ambiguous
harina integral | harina de trigo integral | usage
helado de vainilla | nieve de vainilla, nieve | https://en.wiktionary.org/wiki/ice_cream | ambiguous
helado de vainilla | mantecado, mantecado de vainilla | usage
hojaldre | masa de hojaldre, pasta hojaldre | usage
huevo | blanquillo | usage
jamón cocido | jamón de pierna, jamón inglés, jamón york, jamón de York, jamón dulce | usage
jarabe de arce | miel de maple, jarabe de maple | usage
jengibre | kion, kión | usage
judiones cocidos | poroto | http://walobuby.com/equivalencia.html
judiones cocidos | pallar, garrofón, frijol lima, habas de Lima | usage
judías mungo partidas | frijol mungo, poroto mungo, soja verde | usage
judías verdes | chaucha, poroto verde, porotos verdes | http://walobuby.com/equivalencia.html
judías verdes | habichuela | http://walobuby.com/equivalencia.html | ambiguous
judías verdes | ejote, vainita, vainica, habichuelas tiernas | usage
kétchup | salsa de tomate | usage | ambiguous
levadura química | polvo de hornear, polvo para hornear, polvos de hornear, espauda | usage
levadura seca de panadero | levadura seca, levadura instantánea, levadura en polvo | usage
lima | limón persa | https://citricas.com/lima-persa-citrus-latifolia
lima | limón | https://igrc.cr/lima-fruta/ | ambiguous
lima | limón mexicano, limón agrio |
    https://www.gastrolabweb.com/saludable/2025/11/3/lima-limon-que-diferencias-tienen-ambos-citricos-62501.html
lima | limón sin semilla, limón criollo, limón sutil, limón de Pica | usage
limón | limón amarillo, limón real | usage
lombarda | col morada, repollo morado, repollo colorado | usage
lomo de cerdo | lomo de puerco, lomo de chancho, puerco, chancho | http://walobuby.com/equivalencia.html
lomo de cerdo | marrano | http://walobuby.com/equivalencia.html | ambiguous
lomo de cerdo | cochino | usage | ambiguous
lubina | róbalo, robalo | usage | ambiguous
macarrones | mostacholes, plumas | usage | ambiguous
maicena | fécula de maíz, almidón de maíz | usage
manteca de cerdo | manteca de puerco, manteca de chancho | http://walobuby.com/equivalencia.html
manteca de cerdo | grasa de cerdo | usage
manteca de cerdo | manteca | usage | ambiguous
mantequilla | manteca | usage | ambiguous
maracuyá | parchita | http://walobuby.com/equivalencia.html
maracuyá | parcha, chinola, calala, mburucuyá, fruta de la pasión | usage
masa quebrada | masa brisa, masa brisée, masa para tarta | usage
mazorca de maíz | elote, choclo, jojoto | http://walobuby.com/equivalencia.html
mazorca de maíz | chócolo, mazorca | usage
maíz dulce congelado | elote, choclo, jojoto | http://walobuby.com/equivalencia.html
maíz dulce en conserva | elote, choclo, jojoto, choclo en lata, choclo en conserva, choclo desgranado, elote en lata, granos de elote,
    elote desgranado | http://walobuby.com/equivalencia.html
maíz pozolero cocido | mote, maíz mote, maíz cacahuazintle, maíz para pozole | usage
mejillones | chorito | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
mejillones | choro | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html | ambiguous
mejillones | cholga | usage
melocotón | durazno | https://en.wiktionary.org/wiki/peach
menta fresca | hierbabuena, yerbabuena, hierba buena | usage
mermelada de fresa | mermelada de frutilla | https://en.wiktionary.org/wiki/strawberry
miel | miel de abeja | usage
morcilla | prieta | https://en.wiktionary.org/wiki/blood_sausage | ambiguous
morcilla | moronga | usage
morcilla | rellena | usage | ambiguous
muslos de pollo | trutro, tuto de pollo, encuentro de pollo, encuentros de pollo, contramuslo | usage
naranja | china | https://en.wiktionary.org/wiki/orange | ambiguous
nata para montar | crema para batir, crema batir | https://en.wiktionary.org/wiki/cream
nata para montar | crema doble, crema espesa, crema | https://en.wiktionary.org/wiki/cream | ambiguous
nata para montar | crema de leche | usage
nopales | pencas de nopal | usage
nueces | nuez de Castilla | usage | ambiguous
nueces de Brasil | castaña de Brasil, castaña de Pará, castaña amazónica, nuez amazónica | usage
orejones | damascos secos, damasco seco, damascos, albaricoques secos, albaricoque seco | https://en.wiktionary.org/wiki/apricot
orejones | chabacanos secos, chabacano seco, chabacano | https://en.wiktionary.org/wiki/apricot | ambiguous
pacanas | nuez pecán | https://en.wiktionary.org/wiki/pecan
pacanas | nuez pecana, nueces pecanas, pecana | usage
pacanas | nuez, nueces | usage | ambiguous
pak choi | acelga china | usage
paletilla de cerdo | puerco, chancho | http://walobuby.com/equivalencia.html
paletilla de cerdo | marrano | http://walobuby.com/equivalencia.html | ambiguous
paletilla de cerdo | paleta de cerdo, espaldilla de cerdo, espaldilla de puerco | usage
paletilla de cerdo | cochino, bondiola, bondiola de cerdo, pernil, pernil de cerdo | usage | ambiguous
paletilla de cordero | paleta de cordero | usage
pan blanco | pan de caja, pan lactal, pan de molde | usage
pan de centeno | pan negro | usage
pan integral | pan negro | usage
pan rallado | pan molido, apanadura, galleta molida | usage
panceta fresca de cerdo | puerco, chancho | http://walobuby.com/equivalencia.html
panela | papelón, chancaca, raspadura, tapa de dulce, atado de dulce, atado dulce, empanizao | https://es.wikipedia.org/wiki/Panela
panela | raspadura de dulce, tapa dulce, dulce de tapa | usage
panes de hamburguesa | pan para hamburguesa, pan de hamburguesas, bollo de hamburguesa | usage
papaya | lechosa, fruta bomba | usage
papaya verde | fruta bomba verde, lechosa verde | https://en.wiktionary.org/wiki/papaya
papaya verde | mamón verde | https://en.wiktionary.org/wiki/papaya | ambiguous
pargo rojo | huachinango, guachinango | usage
pasas | pasas de uva, pasa de uva | usage
pasta de guayaba | ate de guayaba, guayabate | usage
pasta de guayaba | bocadillo, bocadillo de guayaba | usage | ambiguous
patata | papa | https://en.wiktionary.org/wiki/potato | ambiguous
pechuga de pavo | guajolote | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
pechuga de pavo | chompipe, chumpipe | usage
pechuga de pollo | suprema, suprema de pollo | usage | ambiguous
pimentón dulce | ají de color | https://es.wikipedia.org/wiki/Piment%C3%B3n
pimienta de Jamaica molida | pimienta gorda, pimienta dulce, pimienta de olor, pimienta de Tabasco, pimienta guayabita |
    https://es.wikipedia.org/wiki/Pimenta_dioica
pimienta de Jamaica molida | guayabita | usage
pimienta de Jamaica molida | malagueta | usage | ambiguous
pimiento rojo | chile morrón, pimiento morrón, ají morrón, locote, ají dulce | https://es.wikipedia.org/wiki/Capsicum_annuum
pimiento rojo | pimentón | https://es.wikipedia.org/wiki/Capsicum_annuum | ambiguous
pimiento rojo | morrón, chiltoma, chile dulce | https://stefa-10123.wixsite.com/proyectogastronomia/single-post/2015/06/11/mix-de-pimentones
pimiento rojo | morrón rojo | usage
pimiento rojo | pimentón rojo | usage | ambiguous
pimiento verde | chile morrón, pimiento morrón, ají morrón, pimentón verde, locote | https://es.wikipedia.org/wiki/Capsicum_annuum
pimiento verde | morrón, chiltoma, chile dulce |
    https://stefa-10123.wixsite.com/proyectogastronomia/single-post/2015/06/11/mix-de-pimentones
pimiento verde | morrón verde | usage
pipas de calabaza | semillas de zapallo, pepas de zapallo, semillas de auyama | http://walobuby.com/equivalencia.html
pipas de calabaza | pepitas de calabaza | usage | ambiguous
pistachos | pistache | usage
plátano | banano, bananas | https://en.wiktionary.org/wiki/banana
plátano | cambur, guineo | https://www.pling.no/publications/elle-gourmet/3829/issues/448926/articles
plátano | mínimo | usage | ambiguous
plátano macho maduro | plátano macho | usage
plátano macho maduro | plátano maduro, plátanos maduros, maduro | usage | ambiguous
plátano macho verde | plátano verde, plátanos verdes, plátano macho | usage
pollo picado | pollo molido, carne molida de pollo | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html
pomelo | toronja | https://en.wiktionary.org/wiki/grapefruit
puerro | ajoporro | http://walobuby.com/equivalencia.html
puerro | poro | https://en.wiktionary.org/wiki/leek
puerro | porro | https://en.wiktionary.org/wiki/leek | ambiguous
puerro | ajo porro | usage
queso crema | queso untable, queso filadelfia, queso philadelphia | usage | ambiguous
queso fresco | queso campesino | usage
queso fresco | quesillo, queso panela | usage | ambiguous
quingombó | ocra, quimbombó, molondrón, molondrones, guingambó, candia, ñajú | https://es.wikipedia.org/wiki/Abelmoschus_esculentus
rabo de buey | cola de res, rabo de res | usage
remolacha | betabel, betarraga, beterraga, beterava | https://en.wiktionary.org/wiki/beet
repollo | col | http://walobuby.com/equivalencia.html | ambiguous
repollo | col blanca | usage | ambiguous
ricotta | ricota, quesillo ricota | usage
rábano | rabanito | usage
rábano picante rallado | raíz picante | usage
rúcula | roqueta | usage
salchichas de cerdo | puerco, chancho | http://walobuby.com/equivalencia.html
salsa de ostras | salsa de ostión | usage
salsa de soja | salsa de soya | https://en.wiktionary.org/wiki/soy_sauce
salsa de soja | sillao, siyao, salsa china | usage
salsa Worcestershire | salsa inglesa | https://en.wiktionary.org/wiki/Worcester_sauce
sandía | patilla, melón de agua | https://en.wiktionary.org/wiki/watermelon
semillas de lino | linaza, semillas de linaza | usage
semillas de sésamo | ajonjolí, semillas de ajonjolí | usage
setas shiitake | hongo, hongos shiitake, hongo shiitake | https://en.wiktionary.org/wiki/mushroom
solomillo de ternera | filete de res, lomo fino | usage
solomillo de ternera | res, carne de res, lomito | usage | ambiguous
tallo de hierba limón | zacate limón, té limón, limonaria, limoncillo, malojillo | usage
tallo de hierba limón | hierba luisa, hierbaluisa | usage | ambiguous
taro | ocumo chino, pituca, papa china, otoe, ñampí | usage
taro | malanga | usage | ambiguous
tomate | jitomate | usage | ambiguous
tomate tamizado | puré de tomate | usage | ambiguous
tomate verde | tomate de cáscara, miltomate | usage
tomates cherry | jitomate cherry, tomate cereza | usage
tortillas de trigo | tortilla de harina, tortillas de harina | usage | ambiguous
vieiras | ostión, ostiones | https://cocina.facilisimo.com/d/como-se-le-llama_616664.html | ambiguous
vieiras | callo de hacha, callos de hacha | usage
vieiras | concha de abanico, conchas de abanico | usage | ambiguous
yogur griego | yogurt griego | usage
yogur natural | yogurt natural | usage
yuca | mandioca, guacamote |
    https://lanacion.com.ar/lifestyle/dime-donde-estas-y-te-dire-que-es-diccionario-de-verduras-y-frutas-latinoamericanas-nid28042022
zumo de manzana | jugo de manzana | https://en.wiktionary.org/wiki/apple_juice
zumo de manzana | jugo | https://en.wiktionary.org/wiki/juice | ambiguous
zumo de naranja | jugo | https://en.wiktionary.org/wiki/juice | ambiguous
zumo de naranja | jugo de china | https://en.wiktionary.org/wiki/orange
zumo de naranja | jugo de naranja | https://en.wiktionary.org/wiki/orange_juice
$words$, '\n +', ' ', 'g'), '# ') AS headed(part)
    WHERE strpos(headed.part, E'\n') > 1
) AS said
CROSS JOIN LATERAL (SELECT split_part(heading, ' ', 1), split_part(heading, ' ', 2)) AS group_of(kind, language)
CROSS JOIN string_to_table(said.lines, E'\n') AS line
CROSS JOIN string_to_table(split_part(line, '|', 2), ',') AS term
WHERE line <> ''
ON CONFLICT DO NOTHING;

-- Qualities of foods, with their names: they exclude nothing without a food.
CREATE TABLE food_quality (
    word text PRIMARY KEY,
    food text NOT NULL
);

INSERT INTO food_quality (word, food)
SELECT DISTINCT ON (key) key, food FROM food_term
WHERE role = 'FOOD' AND food IN ('red', 'green', 'yellow', 'white', 'black', 'brown', 'dark', 'sweet', 'hot', 'sour') AND strpos(key, ' ') = 0
ORDER BY key, food;

-- Words for everything in a list, which are ignored next to others: “30 minute meals”.
CREATE TABLE general_word (
    list search_list NOT NULL,
    word text NOT NULL,
    PRIMARY KEY (list, word)
);

INSERT INTO general_word (list, word)
SELECT said.list::search_list, word FROM (VALUES
    ('RECIPES', 'recipe recipes receta recetas meal meals food foods dish dishes plato platos comida comidas made hecho hecha safe apto apta please favor diet diets dieta dietas idea ideas ready listo lista listos listas'),
    ('INGREDIENTS', 'ingredient ingredients ingrediente ingredientes food foods please favor'),
    ('DONATIONS', 'food foods donation donations donacion donaciones please favor'),
    ('FASHION', 'clothes clothing fashion item items ropa moda prenda prendas articulo articulos'),
    ('COLLECTIONS', 'collection collections coleccion colecciones'),
    ('STORES', 'store stores shop shops tienda tiendas')
) AS said(list, words)
CROSS JOIN string_to_table(said.words, ' ') AS word;

ANALYZE search_synonym;

-- Alcohol, which people avoid like an allergen.
INSERT INTO food (name) VALUES ('alcohol');
INSERT INTO food_term (language, term, role, food) VALUES
    ('EN', 'alcohol', 'FOOD', 'alcohol'), ('EN', 'alcoholic', 'FOOD', 'alcohol'), ('EN', 'liquor', 'FOOD', 'alcohol'), ('EN', 'booze', 'FOOD', 'alcohol'),
    ('ES', 'alcohol', 'FOOD', 'alcohol'), ('ES', 'alcohólico', 'FOOD', 'alcohol'), ('ES', 'alcohólica', 'FOOD', 'alcohol');
INSERT INTO food_part (food, part)
SELECT food, 'alcohol' FROM unnest('{wine,beer,sake,rum,vodka,whisky,cider,rice wine,mirin}'::text[]) AS food;


-- Kinds of a food whose names end with its name: shortcrust pastry is pastry. A vanilla bean is no bean.
INSERT INTO food_part (food, part)
SELECT food.name, kind.name FROM food JOIN food AS kind ON food.name LIKE '% ' || kind.name
WHERE kind.name IN ('seed', 'pastry', 'pepper', 'bread', 'bean', 'pasta', 'berry') AND food.name <> 'vanilla bean'
ON CONFLICT DO NOTHING;

INSERT INTO search_term (kind, value, language, term, source) VALUES
    ('DIET', 'LOW_CARB', 'EN', 'keto', 'usage'), ('DIET', 'LOW_CARB', 'ES', 'keto', 'usage'),
    ('DIET', 'LOW_CARB', 'ES', 'cetogénica', 'usage'), ('DIET', 'LOW_CARB', 'ES', 'cetogénico', 'usage'), ('FOOD_TYPE', 'PREPARED_MEAL', 'EN', 'meal', 'usage')
ON CONFLICT DO NOTHING;
