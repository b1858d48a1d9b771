-- Correctly spelt words. A search does not replace them with a similar word of the catalogue: someone who searches for cookies is not looking
-- for cooking.
--
-- English: nouns for foods, plants, animals, things, substances and the body, from WordNet 3.0, Copyright 2006 by Princeton University. All
-- rights reserved. Spanish: the words for the same meanings in the Multilingual Central Repository 3.0 (CC BY 3.0,
-- http://adimen.si.ehu.es/web/MCR/), without accents. Other spellings of one word, such as “yoghurt”, are left out.
CREATE TABLE dictionary_word (
    language language NOT NULL,
    word text NOT NULL CHECK (word <> ''),
    singular text NOT NULL GENERATED ALWAYS AS (food_word(language, word)) STORED,
    PRIMARY KEY (language, word)
);

CREATE INDEX dictionary_word_singular ON dictionary_word (singular, language);

INSERT INTO dictionary_word (language, word)
SELECT 'EN', word FROM regexp_split_to_table(btrim($words$
aalii aardvark aardwolf abaca abacus abalone abattoir abaya abbey abdomen abdominal abductor abele abelia abelmosk abode abomasum
aborticide abortifacient abortus abradant abrader abrasive abrocome absorbate absorbent absorber abstraction abstractionism abutment acacia
academy acanthion acanthocephalan acanthocyte acanthopterygian acanthus acarid acarine acarus accelerator accelerometer accentor acceptor
access accessory accommodation accordion accouterment accoutrement accroides accumulator acebutolol acerola acervulus acetabulum acetal
acetaldehyde acetaldol acetamide acetaminophen acetate acetin acetone acetum acetyl acetylcholine acetylene achene achillea achimenes
achira achromatin acid acidophilus acinus aconite acorn acoustic acridid acrocarp acrodont acrogen acrolein acromion acropolis acrosome
acrylamide acrylate acrylic acrylonitrile actin actiniarian actinide actinium actinolite actinometer actinomyces actinomycete actinomycin
actinomyxidian actinopod actinozoan action activator active activewear actomyosin actuator aculea aculeus acumen acyclovir acyl
acylglycerol adamant addax adder addition additive adduct adductor adelgid adenine adenohypophysis adenoid adenosine adenovirus adermin
adesite adhesion adhesive adit adjutant adjuvant admiral admixture adobe adobo adornment adrenal adrenaline adrenergic adrenosterone
adsorbate adsorbent adult adulterant adulterator adumbration adventitia adze aeciospore aecium aepyornis aerator aerial aerides aerobe
aerodrome aerofoil aerogenerator aerophyte aeroplane aerosol aeschynanthus affenpinscher afferent afghan aflatoxin afropavo afterbirth
afterburner afterdamp afterdeck afters aftershaft afterthought agal agama agamete agamid agapanthus agar agaric agate agateware agave agent
ageratum agglomerate agglomerator agglutinin agglutinogen aggregate agnail agnathan agonist agora agouti agrimonia agrimony agua aguacate
agueweed aiguilette ailanthus aileron aioli airbrake airbrush airbus aircraft airdock airdrome airfield airfoil airframe airgun airline
airliner airlock airmailer airplane airport airscrew airship airstrip airway aisle aitchbone akaryocyte akvavit alabaster alanine alarm
albacore albatross albite albuca albuginea album albuminoid albuterol alcazar alcohol alcove aldehyde alder alderfly aldohexose aldol
aldose aldosterone alecost alehoof alehouse alembic alendronate aleurone alewife alexandrite alfalfa algarroba algin algometer aliment
alimentation alkali alkaloid alkane alkanet alkene alkyd alkyl alkylbenzene alkylbenzenesulfonate alkyne allamanda allantois allele
allelomorph allemande allergen alleviant alleviator alley alleyway allgood alligator alligatorfish allmouth alloantibody allograft
allomorph allopurinol allotrope alloy allspice allyl almond alocasia aloe aloes alpaca alpenstock alphavirus alprazolam alsatian
alstroemeria altar altarpiece altazimuth alternator altimeter alula alum alumbloom alumina aluminate alumroot alundum alveolus alyssum
amalgam amaranth amarelle amaretto amaryllis amatungulu amazon amber amberbell amberfish ambergris amberjack amblygonite ambo amboyna
ambrosia ambulacrum ambulance ambulatory ambystomid ameloblast ament americium amethopterin amethyst amide amine amino aminoalkane
aminobenzine aminomethane aminopherase aminophylline aminoplast aminotransferase amiodarone amitriptyline ammeter ammine ammo ammobium
ammonia ammoniac ammonium ammunition amniote amobarbital amorpha amorphophallus amoxicillin amphetamine amphibia amphibian amphibole
amphibolite amphidiploid amphioxus amphipod amphitheater amphitheatre amphiuma amphora amphotericin ampicillin amplifier ampulla amrinone
amulet amygdala amygdalin amygdaloid amyl amylase amyloid amylum anachronism anaconda anaerobe anaglyph analeptic analgesic anamorphism
anamorphosis ananas anapsid anaspid anastigmat anastomosis anatomy anatotitan anatoxin anchor anchovy anchusa andelmin andesite andiron
andradite androecium androgen android andromeda androsterone andryala anemometer anemone aneroid anesthyl aneurin angelfish angelica
angelim angelique angiocardiogram angiocarp angiogram angiopteris angioscope angiosperm angiotensin angiotonin angledozer angler anglerfish
anglewing angleworm angostura angrecum angwantibo anhinga anhydride anil aniline animalization anime anionic anisette anisogamete anjou
ankle anklebone ankus anlage annelid annon annual annualry annulet annulus annunciator anoa anode anodyne anole anomalops anomalopteryx
anopheline anorak anorthite anovulant antagonist antbird anteater antechamber antefix antelope antenna anterior anteroom anther
antheridiophore antheridium antherozoid anthophyllite anthozoan anthracite anthropoid anthurium antiaircraft antiarrhythmic antibacterial
antibiotic antibody anticatalyst anticholinergic anticholinesterase anticoagulant anticonvulsant antidepressant antidiabetic antidiarrheal
antidiuretic antidote antiemetic antiepileptic antiflatulent antifreeze antifungal antigen antihistamine antihypertensive antiknock
antimacassar antimalarial antimatter antimetabolite antimony antimycin antimycotic antineoplastic antioxidant antipasto antiperspirant
antiprotozoal antipruritic antipsychotic antipyretic antique antiquity antiseptic antiserum antispasmodic antisyphilitic antitoxin
antitussive antivenene antivenin antiviral antler antlion antrum anuran anus anvil anxiolytic aorta apadana apar apartment apatite aperea
aperient aperitif aperture aphanite aphid aphrodisiac apiary apishamore aplacophoran aplite apodeme apoenzyme apolemia apomict apomorphine
aponeurosis apophysis apothecium apparatus apparel appendage appendicle appendicularia appendix apple applecart applejack applemint
applesauce applewood appliance application applicator applier applique appointment approach appurtenance apricot apron apteryx aqualung
aquamarine aquaplane aquarium aquatic aquatint aquavit aqueduct arabesque aragonite arak aralia arame arariba araroba araucaria arboretum
arborvitae arbutus arcade arcella arch archaeornis archangel archegonium archenteron archerfish archespore archesporium archiannelid
archipallium architecture architeuthis architrave archive archosaur archosaurian archway arctic arctiid arcus area areaway areca arena
arenavirus areola arere arethusa argasid argemone argent argentine argentinosaur argentite argil argillite arginine argon argonon argus
argyrodite aril arishth arista armadillo armament armature armband armchair armet armguard armhole armilla armlet armoire armpit armrest
arms armyworm arnica aroid arrack arras array arrester arrow arrowhead arrowroot arrowworm arse arsehole arsenal arsenate arsenic arsenical
arsenide arsenopyrite arsine artemisia arteria arteriogram artery arthrogram arthromere arthropod arthroscope arthrospore artichoke
articulator artillery artiodactyl arugula arui arum asarabacca asbestos ascidian asclepiad ascocarp ascolichen ascoma ascomycete ascospore
ascot ascus asdic ashbin ashcake ashcan ashlar ashtray asparaginase asparagine asparagus aspartame aspen aspergill aspersorium asphalt
asphodel asphyxiator aspic aspidistra aspirator aspirin assay assemblage assembly asshole astatine aster asterion astilbe astrakhan
astrantia astringent astrocyte astrodome astroglia astrolabe asylum ataractic atelier atenolol athanor atherodyde atheroma athodyd atlas
atmometer atole atom atorvastatin atrazine atrium atropine attache attachment attenuator attic attire auberge aubergine audio audiocassette
audiogram audiometer audiotape audiovisual auditorium auger augite auklet auricle auricula auriculare aurochs austenite australopithecine
auto autoantibody autobahn autobus autoclave autocue autofocus autograft autoinjector autoloader automat automatic automation automaton
automobile autophyte autopilot autoplasty autoradiograph autosome autostrada autotroph autotype auxin avaram avens aventurine avenue aviary
avocado avocet awlwort awning axerophthol axil axilla axis axle axletree axolemma axolotl axseed ayapana azadirachtin azalea azathioprine
azide azithromycin azoimide azote aztreonam azurite baba babassu babbitt babbler babka baboon babushka baby bacca baccy bacillus bacitracin
back backband backbench backboard backbone backcloth backdoor backdrop background backhoe backing backlighting backlog backpack backplate
backrest backroom backsaw backscratcher backseat backside backstage backstairs backstay backstitch backstop backswimmer backsword backup
backyard bacon bacteriochlorophyll bacteriophage bacteriostat bacteroid baddeleyite badger baffle bagasse bagatelle bagel baggage bagger
bagging bagnio bagpipe bailey bait baize bakeapple bakehouse bakery bakeshop baklava balaclava balalaika balance balancer balas balata
balbriggan balcony baldachin baldpate bale baleen balibago ball ballast ballcock balldress ballista ballistocardiograph balloon balloonfish
ballpark ballpen ballpoint ballroom balm balmoral balsa balsam balsamroot baluster balusters balustrade bamboo banana band bandage bandbox
bandeau banderilla bandicoot banding bandoneon bandsaw bandstand bandtail bandwagon bandyleg baneberry bang banger bangle bangtail banjo
bank banksia banner bannock banquet banquette bantam baobab barb barbasco barbel barbell barberry barbershop barbet barbette barbital
barbitone barbiturate barbu barbwire bard bareboat barf barge bargello barilla barite baritone barium bark barker barley barleycorn barm
barmbrack barn barnacle barndoor barnyard barograph barometer barong baroreceptor barouche barque barrack barracouta barracuda barramundi
barrel barrelfish barrelhouse barrenwort barrette barretter barricade barrier barroom barrow bars bartlett bartonia baryta barytes basalt
bascule base baseball baseboard basement basenji basic basidiocarp basidiolichen basidiomycete basidiospore basidium basil basilica
basilisk basin basinet basket basketball bass bassarisk basset bassine bassinet bassoon basswood bast bastard baste baster bastille
bastinado basting bastion basuco batfish bath bathhouse bathrobe bathroom bathtub bathysphere batik batiste baton batrachian batten batter
battercake battery batting battledore battlement battleship battlesight battlewagon batwing bauble bauxite bawdyhouse baya bayberry bayonet
bazooka bdellium beachball beachwear beacon bead beading beads beadwork beagle beak beaker beam bean beanbag beanie beanstalk beany bear
bearberry bearcat beard bearing bearnaise bearskin bearwood beater beaugregory beaver bechamel becket bedbug bedchamber bedclothes bedcover
bedder bedding bedframe bedpan bedpost bedroll bedroom bedsit bedsitter bedspread bedspring bedstead bedstraw beebalm beebread beech
beechnut beechwood beef beefalo beefburger beefcake beefsteak beefwood beehive beeper beer beeswax beet beetle beetleweed beetroot
beggarweed begonia behind beigel beignet belemnite belfry bell belladonna bellarmine bellbird bellflower bellows bellpull bellwether
bellwort belly bellyband bellybutton belt belting beltway beluga belvedere bema bench bend bender benedictine benjamin bennet bennie
benniseed bent bentonite bentwood benweed benzoate benzocaine benzodiazepine benzofuran benzoin benzol benzoquinone benzyl benzylpenicillin
beret bergall bergamot bergenia berkelium berlin berm beroe berry berth beryl beryllium besom betaine betatron betel bethel bettong
betweenbrain bevatron bevel beverage bezel bhang bialy bialystoker bicarbonate biceps bicuspid bicycle biddy bidet biennial bier bifocals
bigarade bigeye biggin bighorn bight bignoniad bigos bijou bike bikini bilberry bilby bile bilge bilges bilimbi bilirubin bill billboard
billet billfish billfold billhook billy billystick bilsted biltong bimetal bimli binder bindery binding bindweed bine binnacle binoculars
binturong bioarm biocatalyst biochip bioflavinoid biomass bioscope biotin biotite bioweapon biped biplane biprism birch birchbark birdbath
birdcage birdcall birdfeeder birdhouse birdlime birdseed birthroot birthwort biscuit bishop bismark bismuth bison bisque bister bistre
bistro bitartrate bitch bite biteplate bitewing bitmap bitok bitstock bitt bitter bittercress bittern bitternut bitterroot bitters
bittersweet bitterweed bitterwood bitthead bitumastic bitumen bivalve bivouac black blackbeetle blackberry blackbird blackboard blackbuck
blackcap blackcock blackdamp blackface blackfish blackfly blackhead blackheart blacking blackjack blackpoll blackseed blacksnake blacktail
blackthorn blacktop blacktopping blackwash blackwood bladder bladdernose bladderpod bladderwort bladderwrack blade blaeberry blanc
blancmange blank blanket blanquillo blastema blastocyst blastocyte blastoderm blastodisc blastomere blastomycete blastopore blastosphere
blastula blazer blazon blazonry bleach bleachers bleb blende blender blennioid blenny bletia bleu blewits blimp blind blindfold blindworm
bling blinks blister bloater block blockade blockage blockbuster blocker blockhouse blolly blood bloodberry bloodhound bloodleaf
bloodmobile bloodroot bloodstone bloodstream bloodsucker bloodworm bloodwort bloom bloomer bloomers blossom blotter blouse blow blowball
blower blowfish blowfly blowgun blowhole blowlamp blowpipe blowtorch blowtube blowup blubber blucher bludgeon blue bluebell blueberry
bluebill bluebird bluebonnet bluebottle bluefin bluefish bluegill bluegrass bluehead bluepoint blueprint bluestem bluestone bluethroat
bluetick blueweed bluewing blunderbuss blusher boar board boarding boardinghouse boardroom boards boardwalk boarfish boarhound boat
boatbill boater boathouse boatyard bobber bobbin bobcat bobfloat bobolink bobsled bobsleigh bobtail bobwhite bocconia bock bodega bodice
bodkin body bodywork boeuf bogbean bogie bogmat bohrium boiler boilerplate boilersuit bole bolero bolete boll bollard bollworm bologna
bolometer bolster bolt bolti bolus bomb bombazine bomber bombie bomblet bombproof bombshell bombsight bombycid bonavist bonbon bonce bond
bonduc bone bonefish bonelet bonemeal bones boneset boneshaker bongo bonito bonnet bonnethead bonobo bonsai bonxie boob booby booger book
bookbindery bookcase bookend booklouse bookmobile bookshelf bookshop bookstall bookstore boom boomerang booster boot booth boothose
bootjack bootlace bootleg bootstrap booyong booze borage borate borax bordelaise bordello border bore borecole borer bornite boron
borosilicate borrelia borstal borzoi bosc bosom boss bota botanical botfly bottle bottlebrush bottlecap bottleneck bottlenose bottom
botulin botulismotoxin bouchee boucle boudoir bouffant bougainvillea bough bouillabaisse bouillon boulevard bouquet bourbon bourdon
bourguignon bourtree boutique boutonniere bovid bovine bowel bower bowerbird bowfin bowhead bowknot bowl bowleg bowler bowline bowsprit
bowstring bowtie boxberry boxcar boxer boxers boxershorts boxfish boxthorn boxwood boysenberry bracelet bracer brachiopod brachyuran
bracing bracken bracket bract bracteole bractlet brad bradawl braid braiding brail brain braincase brainchild brainpan brainstem brake
brakes bramble brambling bran branch branchia branchlet brand brandy brandyball brandysnap brass brassard brassavola brasserie brassie
brassiere brat brattice bratwurst brazil brazilwood bread breadbasket breadboard breadbox breadcrumb breadfruit breadroot breadstick
breadstuff breakable breaker breakfast breakstone breakwater bream breast breastbone breastpin breastplate breastwork breath breather
breccia breech breechblock breechcloth breechclout breeches breechloader bregma brew brewage brewery brewpub briard briarroot brick
brickfield brickkiln brickwork brickyard bricole bridecake bridge bridgework bridle bridoon briefcase briefs brierpatch brig brigandine
brigantine brill brilliantine brim brimstone brine brinjal brioche brisket brisling bristle bristlegrass bristletail britches brittle
brittlebush broadbill broadcaster broadcloth broadloom broadside broadsword broadtail brocade broccoli brochette brocket brodiaea brogan
brogue broiler brokerage brolly brome bromegrass bromeosin bromide bromine bromoform bronchiole bronchodilator bronchoscope bronchus bronze
brooder broodmare broody brooklime brookweed broom broomcorn broomstick broomweed broth brothel brotula brougham brow browallia brownie
brownstone browntail brucine bruin brunch brush brushwood bryanthus bryophyte bryozoan bubble bubblejet bubbler bubbly buccula buck
buckbean buckboard bucket buckeye buckle buckler buckleya buckminsterfullerene buckram bucksaw buckshot buckskin buckskins buckthorn
bucktooth buckwheat buckyball buddleia budgereegah budgerigar budgerygah budgie buffalo buffalofish buffet bufflehead bufo bugbane buggy
bugle bugleweed bugloss buhl build builder building bulb bulbil bulblet bulbul bulkhead bull bulla bullace bullbat bullbrier bulldog
bulldozer bullet bullethead bullfight bullfinch bullfrog bullhead bullhorn bullion bullnose bullock bullpen bullring bullshot bullterrier
bulwark bumboat bumper buna bunchberry bunchgrass bundle bung bungalow bungee bunghole bunk bunker bunny buns bunsen bunt buntal bunting
bunyavirus burbot burden burdock bureau burger burgoo burgrass burin burl burlap burner burnside burr burrawong burrfish burrito burro
bursa burster burthen busbar busby bush bushbaby bushbuck bushing bushtit buskin buspirone bust bustard bustier bustle butacaine butadiene
butane butanol butanone butcherbird butchery butene buteonine butt butter butterball butterbean butterbur buttercrunch buttercup butterfat
butterfish butterflower butterfly butterflyfish buttermilk butternut butterscotch butterweed butterwort buttery buttock buttocks button
buttonhole buttonhook buttonwood buttress buttressing butty butyl butylene butyrin buzzard buzzer bycatch bypass bypath byproduct byre
byrnie byroad byssus byway cabana cabaret cabasset cabassous cabbage cabbageworm caber cabin cabinet cabinetwork cable cabochon caboose
cabriolet cacao cachalot cache cachet cachou cackler cacodyl cacomistle cacomixle cactus cadaver cadaverine caddisworm caddy cadmium
caecilian cafe cafeteria caff cage cagoule caimitillo caimito cairn cairngorm caisson cake cakehole calaba calabash calabazilla calabura
caladenia caladium calamine calamint calamus calanthe calash calcaneus calceolaria calceus calciferol calcimine calcite calcitonin calcium
calculator calean caleche calender calendula calf calfskin caliche calico californium calisaya calla calliandra calliope calliopsis callus
calomel calorimeter calosoma caltrop calumet calvaria calx calycle calypso calypter calyptra calyx camachile camail cambium cambric
camcorder camel camelhair camelopard cameo camera camion camise camisole camlet camo camouflage camp campanile campanula campeachy camper
camphor camphorweed campion campstool camshaft camwood canal canaliculus canape canary canavanine cancerweed candelilla candida candle
candleberry candlenut candlepin candlesnuffer candlestick candlewick candlewood candy candyfloss candytuft candyweed cane canecutter
canella cangue caning canistel cankerweed cankerworm canna cannabin cannabis cannelloni cannery cannikin cannon cannonball cannula canoe
canola canopy cant cantala canteen canthus cantilever cantle cantonment canvasback caoutchouc capacitance capacitor caparison cape caper
capeweed capillary capital capitate capitol capitulum capiz capon capote cappelletti cappuccino caprifig caprimulgid capsaicin capsicum
capsid capstan capstone capsule captopril capuchin capulin caput carabao caracal caracara caracolito caracul carafe caragana carambola
caramel carancha carangid carapace caravan caravansary caravanserai caraway carbamate carbamide carbide carbine carbohydrate carbomycin
carbon carbonado carbonara carbonate carbonyl carborundum carboxyl carboy carbuncle carcajou carcinogen card cardboard cardcase cardcastle
cardhouse cardia cardigan cardinal cardinalfish cardiograph cardoon cardroom cargo caribe caribou carillon carina carinate carissa
carminative carnallite carnation carnauba carnivore carnosaur carnotite carob caroche carotene carotenoid carotin carp carpal carpel
carpenteria carpet carpetbag carpeting carpetweed carpophore carport carpospore carpus carrefour carriage carriageway carrier carrion
carrizo carrot carryall carrycot cart carthorse cartilage carton cartridge cartroad cartwheel caruncle caruncula carvedilol carving
caryatid caryopsis casaba cascabel cascara cascarilla case casein casement casern caseworm cashbox cashew cashmere casing casino cask
casket caspase casque cassareep casserole cassette cassia cassie cassiri cassiterite cassock cassowary cast castanets casting castle
casuarina catacomb catafalque catalase catalpa catalufa catalyst catamaran catamount catamountain catananche cataphract cataphyll cataplasm
catapult catarrhine catbird catboat catbrier catch catchall catchfly catchment catchweed catclaw catechin catecholamine catechu caterpillar
catfish catgut cathartic cathartid cathedra cathedral catheter cathode catholicon cathouse catkin catling catmint catnip catostomid catsup
cattail cattalo cattle cattleship cattleya catwalk cauda caudate caudex caul cauliflower caulk caulking causeway caustic cauterant cautery
cavalla cavetto cavity cavum cavy cayenne cayuse cecropia cedar cedarbird cedarwood cefadroxil cefoperazone cefotaxime ceftazidime
ceftriaxone cefuroxime ceibo ceiling celandine celecoxib celeriac celery celesta celestite cell cellar cellarage cellaret cellblock cello
cellophane cellphone cellulite celluloid cellulose cellulosic celtuce cembalo cementite cenotaph censer centaury center centerboard
centerfield centerpiece centipede central centrarchid centre centreboard centrepiece centrex centrifuge centriole centromere centrosome
centrum cephalaspid cephalexin cephalochordate cephaloglycin cephalopod cephaloridine cephalosporin cephalothin ceramic ceras cerastes
cerate ceratodus ceratopsian ceratozamia cercaria cere cereal cerebellum cerebrum cerecloth cerement ceresin ceriman cerium cerivastatin
cero cerumen ceruse cerussite cervid cervix cesspit cesspool cestode cetacean cetrimide chachalaca chachka chacma chad chaenactis chaeta
chaetodon chaetognath chafeweed chaff chaffinch chaffweed chain chains chainsaw chair chairlift chaise chaja chalaza chalcanthite chalcid
chalcidfly chalcocite chalcopyrite chalet chalice chalk chalkboard chalkpit chalkstone challis chalybite chamber chamberpot chambray
chamfer chamois chamosite champagne chancel chancellery chancery chandelier chandlery change changer channel chanter chantry chap chapeau
chapel chapiter chaplet chapterhouse charabanc charcoal charcuterie chard charge charger chariot charity charlotte charm charnel chart
charterhouse chase chaser chassis chasuble chat chateau chatelaine chatterbox chatterer chaulmoogra chaulmugra cheat cheatgrass check
checker checkerberry checkerbloom checkerboard checkout checkrein checkroom cheddar cheek cheekbone cheekpiece cheese cheeseboard
cheeseburger cheesecake cheesecloth cheeseflower chela chelate chelicera chelonian chemical chemise chemistry chemoreceptor chenfish
chenille chequer cherimolla cherimoya cheroot cherry cherrystone chert chervil chess chessboard chessman chest chesterfield chestnut chevre
chevron chevrotain chiaroscuro chicane chicha chichipe chick chickadee chicken chickeree chickpea chickweed chicle chicory chicot chiffon
chiffonier chigetai chigger chiggerflower chignon chigoe chimaera chime chimney chimneypiece chimneypot chimneystack chimp chimpanzee chin
china chinaberry chinaware chinch chincherinchee chinchilla chinchillon chine chino chinoiserie chinook chinquapin chintz chip chipboard
chipmunk chipolata chipotle chips chiropteran chisel chitin chiton chitterlings chlamydia chlamydospore chlamyphore chlamys chlorambucil
chloramine chloramphenicol chlorate chlordiazepoxide chlorella chlorenchyma chlorhexidine chloride chlorine chlorite chloroacetophenone
chlorobenzene chlorobenzylidenemalononitrile chlorofluorocarbon chloroform chlorofucin chlorophyte chloropicrin chloroplast chloroprene
chloroquine chlorothiazide chlorpromazine chlorpyrifos chlortetracycline chlorthalidone choanocyte choc chock chocolate choir choke
chokecherry chokedamp choker cholecalciferol cholecystokinin choler cholesterin cholesterol choline cholinesterase cholla chondrichthian
chondrin chondriosome chop chophouse chopine chopper chopsteak chopstick chordate chordophone chorioallantois chorion chorizo choroid chou
chough chow chowchow chowder christella chromate chromatid chromatin chromatogram chrome chromite chromium chromogen chromophore
chromoplast chromosome chronograph chronometer chronoscope chrysalis chrysanthemum chrysarobin chrysoberyl chrysolite chrysomelid chrysopid
chrysoprase chrysotile chub chuck chuckwalla chufa chukka chum chunga chunnel church churidars churn chute chutney chyle chylomicron chyme
chymosin cichlid ciderpress cigar cigarfish cigarillo cilantro ciliate ciliophoran cilium cimarron cimetidine cinch cinchonine cincture
cinema cineraria cinerarium cingulum cinnabar cinnamene cinnamon cinquefoil ciprofloxacin circle circlet circuit circuitry circus cirio
cisco cistron citadel citole citrange citrate citrin citrine citron citronwood citrulline citrus cityscape civet clabber clack cladding
cladode cladophyll clam clambake clammyweed clamp clamshell clapboard clapper clapperboard clappers clarence claret clarinet clarion claro
clary clasp classic classroom claustrum clavichord clavicle clavier claw clawhammer clay claymore claystone clayware cleaners clearstory
clearway clearweed cleat cleats cleavage cleaver cleavers cleistocarp cleistothecium clematis clementine cleome clepsydra clerestory clerid
clevis clews clianthus click client climber clincher cling clingfilm clingfish clingstone clinic clinid clink clinker clinometer clintonia
clip clipboard clipper clit clitoris clivers cloaca cloak cloakroom cloche clock clocks clockwork clodhopper clofibrate clog cloisonne
cloister clomiphene clomipramine clone clonidine closet closeup closure clot clotbur cloth clothes clothesbrush clotheshorse clothesline
clothespin clothespress clothing cloudberry clout clove clover cloverleaf cloveroot clozapine club clubhead clubhouse clubroom clumber
clunch clupeid clusia clutch clypeus cnidarian coach coachwhip coagulant coagulase coagulator coagulum coal coalbin coalhole coalpit
coaming coaster coat coatdress coatee coati coating coatrack coatroom coattail coax cobalamin cobalt cobaltite cobble cobbler cobblers
cobblestone cobia cobnut cobra cobweb coca cocarboxylase coccidium coccobacillus coccyx cochin cochineal cochlea cock cockade cockatoo
cockchafer cocker cockerel cockhorse cockle cockleshell cockloft cockpit cockroach cockscomb cocksfoot cockspur cocktail coco cocoa
cocobolo cocoon cocotte cocoyam cocozelle codeine codfish codling codon codpiece coelacanth coelenterate coelenteron coelogyne coelophysis
coelostat coenzyme cofactor coffee coffeeberry coffeecake coffeehouse coffeepot coffer cofferdam coffin cogwheel cohosh cohune coif
coiffure coil coir coke cola colander colchicine coldcream cole coleslaw coleus colewort colicroot coliphage coliseum collage collagen
collagenase collar collarbone collard collards collation collector college collembolan collet collider collie colliery collimator collins
collodion colloid collyrium colobus cologne colon colonnade colonoscope colophon colophony coloradillo colorimeter colostrum colt coltan
coltsfoot colubrid colugo columbarium columbary columbine columbite columbium columbo column columnea colza coma comatulid comb comber
combine combretum combustible come comedo comestible comfit comma commelina commensal commissariat commissary commissure commode commodity
commutator commuter compact companionway compartment compass complement complex component composite composition compost compote compound
compress compressor compsognathus computer conacaste concealment concentrate conceptus concertina conch concha conchfish concoction
concourse concrete condensate condenser condiment conditioner condo condom condominium condor conductor conduit condyle condylion cone
coneflower conenose conessi confect confection conferva confessional confetti confit confiture congenator conger conglomerate conidiophore
conidiospore conidium conifer conima conjugate conjunction conjunctiva conk conker connection connective connexion conodont conservatoire
conservatory consignment console consomme conspecific constantan constituent constraint constrictor construction consulate contact
container containership containment contaminant contamination content contraband contrabass contrabassoon contraceptive contractor
contrafagotto contraption contrivance control controller convector convenience convent conventicle convertible conveyance convictfish
convolution convolvulus cooker cookfire cookhouse cookie cookout cookstove cookware cooky coolant cooler cooling coolwart coon coondog
coonhound coonskin coontie coop coot cooter cootie copaiba copal cope copepod copestone copier coping copolymer copper copperhead
copperplate copperware copra copy copyholder coquille coracle coral coralbells coralberry coralroot coralwood coralwort corbel corbiestep
corbina corchorus cord cordage cordgrass cordial cordierite cordite cordon cordovan cords corduroy corduroys cordwood core coreid coreopsis
corer corgi coriander corium cork corkboard corker corkscrew corkwood corm cormorant corn cornbread corncrake corncrib cornea cornel corner
cornerstone cornet cornetfish corneum cornflour cornflower cornhusk cornice cornmeal cornpone cornsilk cornsmut cornstalk cornstarch cornu
corolla corona coronal coronet coronilla coronion corozo corporation corpse corpus corpuscle corral corrective corrida corridor corrosive
corsage corsair corset cortex corticoid corticosteroid corticosterone cortina cortisol cortisone corvette corydalis corymb corynebacterium
coryphantha coscoroba cosh cosmea cosmetic cosmid cosmography cosmos cosmotron costa costia costmary costume costusroot cote
cothromboplastin cotinga cotoneaster cottage cotton cottonmouth cottonseed cottontail cottonweed cottonwick cottonwood cotyledon coucal
couch couchette cougar coulisse countenance counter counterbalance counterbore counterfeit counterirritant counterpane counterpart
counterpoise counterpoison countersink counterstain countertop counterweight countinghouse coupe coupler coupling courbaril courgette
courlan course courser court courthouse courtroom courtyard couscous couverture coverall covering coverlet coville cowage cowbarn cowbell
cowberry cowbird cowcatcher cowfish cowherb cowhide cowhouse cowl cowlick cowling cowpea cowpie cowrie cowry cows cowshed cowskin cowslip
coxa coxcomb coxsackievirus coydog coyol coyote coypu crab crabapple crabgrass crabmeat crack cracker crackerberry crackerjack crackle
crackleware crackling cracklings cradle craft crake cramp crampbark crampfish cranberry crane cranesbill craniate craniometer cranium crank
crankcase crankshaft crap crapaud crapper crappie crate cravat craw crawdad crawdaddy crawler crayon crazyweed cream creamcups creamer
creamery creashak creation creche credence credenza creel creep creeper cremains crematorium crematory creosol creosote cresol cress crest
cretonne crewelwork crewet crib cricket crimp crimper cringle crinkleroot crinoid crinoline criollo crisp cristal cristobalite critter
croaker crochet crocheting crock crockery crocket crocodile crocodilian crocolite crocus croft croissant cromlech cromorne crook crookneck
crop croquette cross crossbar crossbeam crossbench crossbill crossbow crossbreed crosscut crosse crosshead crossing crossjack
crossopterygian crossover crosspiece crossroad crosstie crosswalk crossway crotalaria crotaphion crotch crotchet croton crotonbug crottle
crouton crow crowbait crowbar crowberry crowfoot crown crownbeard crownwork crucible crucifer crucifix crud crude crudites cruet cruiser
cruller crumb crumhorn crumpet crupper crus cruse crush crusher crustacean crutch cryocautery cryogen cryolite cryometer cryoscope cryostat
crypt cryptocoryne cryptogam cryptograph cryptomonad cryptophyte crystal ctene ctenidium ctenophore cubby cubbyhole cube cubeb cubicle
cubitiere cubitus cuckoo cuckooflower cuckoopint cucumber cucurbit cudbear cuddy cudgel cudweed cuff cufflink cuirass cuisine cuisse cuke
culdoscope cullender cullis culm culotte cultivar cultivator culverin culvert cumin cummerbund cunner cunt cupboard cupcake cupel cupflower
cupola cuprite cupronickel cupule curacao curacoa curare curassow curative curb curbing curbside curbstone curd cure curio curiosity curium
curl curler curlew currant currawong curry currycomb cursor curtain curtilage curve cuscus cushat cushaw cushion cushioning cusk cusp
cuspid cuspidation cuspidor custard cutaway cuticle cuticula cutin cutis cutlassfish cutlery cutlet cutoff cutout cutter cutting cuttle
cuttlefish cutwork cutworm cyanide cyanobacteria cyanocobalamin cyanogen cyanohydrin cyanuramide cyberart cybercafe cyberspace cycad
cyclamen cycle cyclobenzaprine cyclohexanol cyclooxygenase cyclopropane cyclops cyclorama cycloserine cyclostome cyclostyle cyclotron
cygnet cylinder cyma cymatium cymbal cymbid cymbidium cyme cymene cymling cymule cynancum cynodont cypre cypress cyprinid cyprinodont
cypripedia cyproheptadine cyrilla cyst cysteine cystine cytidine cytochrome cytokine cytokinin cytol cytolysin cytomegalovirus cytomembrane
cytophotometer cytoplasm cytoplast cytosine cytoskeleton cytosmear cytosol cytostome cytotoxin dabbler dabchick dace dacha dachshund
dachsie dacite dacryocyst dacryon dactyl dado daffodil dagame dagga dagger daggerboard daguerreotype dahl dahlia daikon dainty daiquiri
dairy dais daisy daisybush dallisgrass dalmatian dalo damascene damask daminozide damourite dampener damper damselfish damselfly damson
danaid dandelion dandy danewort dangleberry danish daphne daphnia dapsone darkroom darmstadtium darn darnel dart dartboard darter dashboard
dasheen dassie dasymeter dasyure dasyurid date daub davallia davenport davit daybed daybook dayflower daylily deadbolt deadeye deadhead
deadlight deadwood deal dealfish deanery deathbed deathtrap deathwatch debris decaf decal decalcomania decanter decapod decarboxylase
decidua deck decker deckle declinometer decoagulant decoder decolletage decongestant decor decoration decoupage decoy decumary decussation
deedbox deer deerberry deerhound deerskin deerstalker defibrillator defilade deflector defoliant defoliator defroster dehydroretinol deicer
deinocheirus deinonychus dejection dejeuner delavirdine delf delft deli delicacy delicatessen delineation deliverable delphinium deltoid
demantoid demerara demiglace demijohn demister demitasse demodulator demoiselle demulcent denaturant dendrite dendrobium denim denizen
densimeter densitometer denticle dentifrice dentition denture deodar deoxyadenosine deoxycytidine deoxyephedrine deoxyguanosine deoxyribose
deoxythymidine depiction deposit depot depressant depressor derby derelict derivative dermatome derrick derriere derringer derris derv
desiccant design desipramine desk desktop desmid dessert destroyer detector detent detergent determinant detonator detour detox detritus
deuce deuterium deutzia developer device devilfish devilwood dewberry dewlap dexamethasone dextrin dextroglucose dextrose dhak dhal dhole
dhoti dhow diacetylmorphine diadem diaglyph diagram dial dialyzer diamagnet diamante diamine diamond diamondback diapason diapensia diaper
diapheromera diaphone diaphoretic diaphragm diaphysis diapsid diarthrosis diary diastema diatom diatomite diazepam diazonium diazoxide
dibber dibble dibranch dibranchiate dibucaine dicamptodon dicamptodontid dice dicer dichlorodiphenyltrichloroethane dichloromethane
dichondra dick dickie dicloxacillin dicot dicotyledon dictostylium dictyosome dicynodont didanosine dideoxycytosine dideoxyinosine
dielectric diencephalon diesel diestock diet dietary diethylmalonylurea diethylstilbesterol differential difflugia diflunisal digester
digestive digger diggings digit digitigrade digitoxin digoxin digs dihybrid dihydrostreptomycin dihydroxyphenylalanine dika dildo dill
dillenia diltiazem diluent dilutant dilution dime dimenhydrinate dimer dimethylglyoxime dimetrodon dimity dimmer dimple diner dinette
dinghy dingo dinner dinnerware dinoceras dinocerate dinoflagellate dinosaur diode diol dioon diorama diorite dioxide dioxin diphenhydramine
diphenylhydantoin diplococcus diplodocus diploid dipole dipper dipstick dipterocarp diptych dirigible dirk dirndl dirt disa disaccharidase
disaccharide discharge discina disco discomycete discotheque discounter discus disguise dish dishcloth dishpan dishrag dishtowel dishware
dishwasher dishwater disinfectant diskette dispensary dispenser display disposable disposal distaff distemper distillate distillation
distillery disulfiram dita ditch ditchmoss dittany diuretic dive diver divider divinity dixie dobbin dobson dobsonfly dock dockage
doctorfish document dodder dodger dodo doeskin dogbane dogcart dogfish doggie doggy doghouse dogie dogleg dogsled dogtooth dogwood dogy
doliolum dollarfish dollhouse dolman dolmas dolmen dolomite dolphin dolphinfish domatium dombeya dome domicile domiciliation dominant
domino dongle donjon donkey donut doob doodad doodia doodle doodlebug doohickey doojigger door doorbell doorcase doorframe doorhandle
doorjamb doorknob doorknocker doorlock doormat doornail doorplate doorpost doorsill doorstep doorstop doorstopper doorway dooryard dopa
dopamine dope dorbeetle dorm dormer dormitory dormouse dorsum dory dosshouse dotrel dotterel dottle doubler doublet doubletree douche dough
doughboy doughnut douroucouli dove dovecote dovekie dovetail dowdy dowel dowitcher down downcast downer downstage dowser doxazosin doxepin
doxorubicin doxycycline dozer draba dracaena dracontium draft drag dragee dragger dragnet dragon dragonet dragonfly dragonhead drain
drainboard drainpipe drainplug drake drape drapery draught draw drawbar drawbridge drawer drawers drawing drawknife drawnwork drawshave
drawstring dray drayhorse dreadlock dreck dredge dredger dress dresser dressing dribble drift driftfish driftwood drill drink drinkable
drip drippings dripstone drive drivel driver driveshaft driveway drogue dromaeosaur drome dromedary dronabinol drone drool drop dropper
droppings dropseed drosophila dross drove drug drugget drugstore drum drumfish drumhead drumstick drupe drupelet drydock drygoods
dryopithecine drypis drywall dubbin dubbing dubnium duck duckbill duckboard duckling duckpin duckweed duct dudeen duds duff duffel duffle
dugong dugout dulciana dulcimer dulse dumbbell dumbwaiter dumdum dummy dump dumpcart dumper dung dungaree dungeon dunlin dunnock duodenum
duomo duplex duplicate duplication duplicator dura durables duramen durbar durmast durra durum dust dustbin dustcart dustcloth duster
dustmop dustpan dustrag duvet dwelling dyestuff dyeweed dyewood dynamite dynamo dynamometer dysprosium dziggetai eagle eaglet eardrop
eardrum earlobe earmuff earphone earpiece earplug earring earth earthball earthenware earthnut earthstar earthtongue earthwork earthworm
earwax earwig easel eatable eatage eater eatery eats eaves ebonite ebony echelon echidna echinocactus echinococcus echinoderm echinus
echocardiograph echoencephalograph echogram echovirus eclair ecrevisse ecstasy ectoblast ectoderm ectoparasite ectoplasm ectoproct
ectotherm edaphosaurus edda eddo edelweiss edentate edge edger edging edible edifice edmontosaurus eelblenny eelgrass eelpout eelworm
effector efferent effigy effluent effluvium eggbeater eggcup eggfruit eggnog eggplant eggs eggshake eggwhisk eglantine egret eider
eiderdown eight eimeria einsteinium ejaculate ejector eland elaphure elapid elasmobranch elastase elastic elastin elastomer elbow elder
elderberry elecampane electric electrocardiograph electrode electrodynamometer electroencephalograph electrograph electrolyte electrolytic
electromagnet electrometer electromyograph electrophorus electroplate electroscope electrum element elemi elephant elevated elevation
elevator elixir elkhound elkwood elmwood elongation elsholtzia eluate elver elytron emanation embankment embassy embellishment emblem
embossment embouchure embrasure embrocation embroidery embryo emerald emergency emery emetic eminence emission emitter emmenagogue emmer
emmet emollient empennage emperor emplacement emporium empty emulsifier emulsion enalapril enamel enamelware enamine enantiomer
enantiomorph enarthrosis enation encainide encampment encaustic encephalartos encephalogram encephalon enchilada enclosure encolure
endameba endemic endive endocardium endocarp endocranium endocrine endogen endolymph endometrium endoneurium endonuclease endoplasm
endorphin endoscope endoskeleton endosperm endospore endosteum endothelium endotoxin endplate energid enflurane engelmannia engine
engineering enginery engraving enkephalin enlargement enlarger enol ensemble ensign ensilage entablature entanglement entellus enterics
enterobacteria enterokinase enteron enterotoxin enterovirus entire entomion entoproct entrails entrance entranceway entrant entrecote
entree entremets entrepot entresol entric entry entryway envelope enzyme eohippus eolith eoraptor eosin epacris epauliere epee ependyma
epergne ephedra ephedrine ephemeral ephemerid ephemeron ephemeropteran epicalyx epicanthus epicardia epicardium epicarp epicondyle
epicranium epidendron epidermis epidiascope epididymis epigastrium epiglottis epiphyllum epiphysis epiphyte episcia episode episome
episperm epithelium epitope epoxy eptatretus equatorial equipage equipment eraser erbium erection ergocalciferol ergometer ergonovine
ergosterol ergot ergotamine erica eriogonum ermine erne erwinia erythrina erythrite erythroblast erythrocyte erythrocytolysin erythrolysin
erythromycin erythropoietin escalator escape escapement escargot escarole escarpment eschalot eschar escherichia escolar escritoire esmolol
espadrille espalier esparcet esplanade espresso essence establishment estaminet estazolam ester estragon etagere etanercept etcetera
etching ethanal ethanamide ethane ethanediol ethanoate ethanol ethchlorvynol ethene ether ethernet ethmoid ethosuximide ethoxyethane ethyl
ethylene ethyne etna etodolac etui eudiometer euglena euglenophyte euphonium euphorbium euphoriant euronithopod europium eurypterid
eusporangium eutectic eutherian evaporite evaporometer eveningwear evergreen everlasting ewer excavation excavator excelsior exchange
excitant excrement excrescence excreta excretion exerciser exercycle exhalation exhaust exit exocarp exocrine exoderm exogen exon
exonuclease exoskeleton exotherm exotoxin expectorant expectorator explosive export exportation exposure express expressway extension
extensor exteroceptor extinguisher extra extract extractor extravasation extremity exudate exudation exuviae eyas eyeball eyebath eyebrow
eyecup eyeglass eyeglasses eyehole eyelash eyelet eyelid eyeliner eyepatch eyepiece eyeshade eyeshadow eyetooth eyewash eyra fabric facade
face faceplate facial facility facing facsimile factor factory faience faille fairlead fake falchion falcon falderol fallal fallboard
fallout falls falsie famotidine fanaloka fancywork fang fanion fanjet fanlight fanny fantail fanweed fanwort farce fare farfalle farina
farkleberry farm farmhouse farmplace farmstead farmyard farthingale fascicle fasciculus fashion fastener fastening fastnacht fastness
fatback fathometer fatigues fauces faucet fauld fauteuil fawn feast feather featherbed featheredge featherfoil feathertop feature febrifuge
fecula fedelline fedora feed feedbag feeder feedlot feedstock feeler feijoa feist fell felloe felly felt felucca felwort female femoris
femur fence fencing fender fenestella fenestra fennel fenoprofen fenugreek fergusonite ferment fermium fern ferret ferricyanide ferrite
ferritin ferrocerium ferroconcrete ferrocyanide ferrule ferry ferryboat ferule fescue festering festoon festoonery fetlock fetter
fetterbush feverfew feverroot fiber fiberboard fiberglass fiberscope fibre fibreboard fibreglass fibril fibrin fibrinase fibrinogen
fibrinolysin fibrinopeptide fibroblast fibrocartilage fibula fice fichu fiddle fiddlehead fiddleneck fiddlestick field fieldfare fieldmouse
fieldstone fieldwork fife figeater fighter figure figurehead figurine figwort filaggrin filago filament filaree filaria filature filbert
file filefish fill filler filling filly film filovirus filter filth filtrate filum fimbria finback finch finder finery finger fingerboard
fingerflower fingerling fingernail fingerpaint fingerroot fingerstall fingertip finial finisher finnan finocchio fipple fire firearm
firebase firebird fireboat firebomb firebox firebrand firebrat firebrick firebug fireclay firecracker firedamp firedog firefly fireguard
firehouse firelighter firelock fireplace fireplug fireroom fireside firestone firethorn firetrap firewall firewater fireweed firewood
firework firkin first fish fishbone fishbowl fisher fishery fishgig fishhook fishnet fishpaste fishplate fishworm fissiped fissure fist
fistula fitch fitment fitting five fixative fixer fixing fixings fixture fizgig fizz flab flag flagellate flagellum flageolet flagfish
flagging flagon flagpole flagroot flagship flagstaff flagstone flail flambeau flamboyant flamefish flameflower flamethrower flamingo flan
flange flank flannel flannelbush flannelette flapcake flapjack flare flash flashboard flashboarding flashbulb flasher flashgun flashing
flashlight flask flat flatbed flatboat flatbread flatbrod flatcar flatfish flatfoot flathead flatiron flatlet flats flattop flatware
flatwork flatworm flavin flavivirus flavone flavonoid flax flaxseed flea fleabag fleabane fleapit fleawort flecainide fleece flesh flexor
flicker flickertail flight flimsy flint flinthead flintlock flintstone flip flipper flitch float floatplane floc floccule flood floodgate
floodlight floor floorboard flooring flophouse floppy floret florist floss flotilla flotsam flounce flounder flour flower flowerbed
floweret flowerpot floxuridine fluff fluid flume flummery flunitrazepan fluor fluorapatite fluorescent fluoride fluorine fluorite
fluoroboride fluorocarbon fluorochrome fluoroform fluoroscope fluorouracil fluorspar fluosilicate fluoxetine fluphenazine flurazepam
flurbiprofen flute fluting fluvastatin flux fluxmeter flybridge flycatcher flyover flypaper flyspeck flyswat flyswatter flytrap flywheel
foal foam foamflower fodder foghorn foglamp foible foil folacin folate fold folder folderal foliage foliation folio follicle followup
fomentation fondant font food foodstuff foot footage football footbath footboard footbridge foothold footing footlights footlocker footpath
footplate footrest footstall footstool forage foram foramen foraminifer forcemeat forceps fore forearm forebrain forecastle forecourt
foredeck foredge forefinger forefoot foreground forehead foreleg forelimb forelock foremast foremilk forepaw forequarter foresail foreshank
foreskin forestage forestay forestiera foretop forewing forge forgery fork forklift form formal formaldehyde formalin formalwear formation
formol formula formulation fornix forsythia fort forte fortification fortress forum foryml fossa fosse fothergilla foulard foundation
foundry fount fountain four fovea fowl foxberry foxglove foxhole foxhound foxtail foyer fraction fradicin fragment frail fraise framboise
frame framework framing francium frangipane frank frankfurter frankincense frappe fraxinella freckle freesia freestone freetail freeway
freewheel freezer freight freighter fresco freshener freshwater fret fretsaw fretwork friary fricandeau fricassee fridge friedcake fries
frieze frigate frijolillo frijolito frill fringe fringepod frippery fritillary frittata fritter frivolity frock frog frogbit frogfish
froghopper frogmouth frond front frontispiece frontlet frontstall frost frosting frostweed frostwort fructification fructose fruit fruitage
fruitcake fruitlet fruitwood frumenty frypan fuchsia fucoid fucus fudge fuel fugu fuji fulcrum fullerene fulmar fulminate fumeroot fumes
fumewort fumigant fumigator fumitory fundament fundus fungible fungicide fungus funicle funicular funiculus funnel furbelow furcula
furfural furfuraldehyde furfuran furnace furnishing furniture furosemide furring furrow furze fusain fuselage fusil fustian futon future
fuzz gabapentin gabbro gable gaddi gadfly gadget gadgetry gadoid gadolinite gadolinium gaff gaffsail gaillardia gaiter galactagogue
galactose galago galangal galantine galbanum galbulus galea galena galingale gall gallamine gallberry gallbladder galleon gallery galley
gallfly gallina gallinacean gallinule gallium gallous gallows gallus galvanometer gamba gamboge gambrel game gamebag gameboard gamecock
gametangium gamete gametocyte gametoecium gametophore gametophyte gammon gamp gander gang gangboard gangliocyte ganglion gangplank gangsaw
gangway ganja gannet ganoid gaol garage garambulla garb garbage garbanzo garboard garden gardenia garfish garganey garget gargle gargoyle
gari garibaldi garland garlic garment garner garnet garnierite garnish garpike garret garrison garter gasbag gash gasket gaskin gasmask
gasohol gasometer gastrin gastrocnemius gastrolobium gastronomy gastropod gastroscope gastrula gasworks gate gateau gatehouse gatepost
gateway gather gathering gator gaud gauffer gaur gaussmeter gauze gavel gavial gayal gayfeather gaywings gazania gazebo gazelle gazpacho
gean gear gearbox gearing gearset gearshift gearstick geartrain gecko geebung gelding gelechiid gelignite gelly gemfibrozil gemma gempylid
gemsbok gemsbuck gemstone gene generator generic genet geneva genip genipa genipap genlisea genoise genre gentamicin gentian gentianella
genu geoduck geometrid geophyte georgette geranium gerardia gerenuk germ germander germanite germanium germicide gesneria gesneriad gesso
geta getup gewgaw gharry ghat ghatti ghee gherkin ghostfish ghrelin giant giardia gibberellin gibbet gibbon gibbsite gidgee gigot gildhall
gilding gill gillyflower gilt gimbal gimcrack gimcrackery gimlet gimmick ginep ginger gingerbread gingerol gingerroot gingersnap gingham
gingiva gingko ginglymus ginkgo ginmill ginseng giraffe girasol girder girdle girth gizzard glabella glad gladdon gland glans glareole
glass glasses glasshouse glassware glasswork glassworks glasswort glauconite glaze gleba gleet glia glider glipizide gliricidia globe
globefish globeflower globigerina globin globulin glochid glochidium glockenspiel glogg glomerule glomerulus glop gloriosa glossa glossina
glossy glottis glove glowworm gloxinia glucagon glucinium glucocorticoid glucosamine glucose glucoside glue glume glutamate glutamine
glutelin gluten glutethimide glutton glyburide glyceraldehyde glyceride glycerite glycerogel glycerogelatin glycerol glycerole glyceryl
glycine glycogen glycol glycoprotein glycoside glyoxaline glyph glyptics glyptography gnat gnatcatcher gnathion gnathostome gnawer gneiss
gnetum gnocchi gnomon goad goal goalmouth goalpost goat goatee goatfish goatsbeard goatsfoot goatskin goatsucker gobbet gobbler goblet goby
godown godwit goffer goggles goitrogen gold goldbrick goldcrest goldcup goldenbush goldeneye goldenrod goldenseal goldfields goldfinch
goldfish goldilocks goldmine goldstone goldthread golem golfcart gomphothere gomuti gonad gondola gong goniometer gonion gonococcus goober
good goody goonie goosander goose gooseberry goosefish goosefoot gopher gopherwood goral gore gorge gorgerin gorget gorgonian gorgonzola
gorilla gorse goshawk gosling gosmore gossamer gouache gouge goujon goulash gourd governor gown grab gracilariid grackle grade graduate
graft graham grail grain gramicidin gramophone grampus granadilla granadillo granary grand grandstand grange granite graniteware granny
granola granulocyte grape grapefruit grapeshot grapevine graphic graphics graphite grapnel grappa grass grassfinch grasshopper grate grater
graticule grating grave gravel gravelweed graver gravestone gravimeter gravure gravy grease greasepaint greasewood greatcoat greave greaves
grebe greegree greenbottle greenbrier greenery greeneye greenfly greengage greengrocery greenhood greenhouse greenling greenmarket
greenockite greenroom greensand greenshank greenweed greenwing gregarine greisen grenade grenadier grenadine grevillea greybeard greyhound
grid griddle griddlecake gridiron griffon grigri grillroom grillwork grinder grindle grindstone grip gripsack grisaille griseofulvin grison
grissino grist gristle gristmill grit gritrock grits gritstone grivet grizzle grizzly groats grocery groenendael grog grogram groin
gromwell groove groover grosgrain grotesque ground groundberry groundcover groundfish groundhog groundmass groundnut grounds groundsel
groundsheet groundwork group grouper grouse grouseberry grout grove groyne grub grubby gruel grugru grume grunt grunter guacamole guacharo
guama guan guanabana guanabenz guanaco guanine guano guanosine guar guard guardhouse guardrail guardroom guava guayule gubbins gudgeon
guenon guereza gueridon guest guesthouse guestroom guib guide guildhall guillemot guilloche guillotine guimpe guinea guitar guitarfish
gulag gulfweed gull gullet gulyas gumbo gumdrop gummite gumshield gumshoe gumweed gumwood gunboat guncotton gunflint gunite gunlock
gunmetal gunnel gunnery gunny gunnysack gunpoint gunpowder gunsight gunstock gunwale guppy gurnard gurney gusher gusset gutter gymnasium
gymnosperm gymslip gynobase gynoecium gynophore gynostegium gypsum gypsyweed gyro gyrocompass gyromitra gyroplane gyroscope gyrus
haberdashery habergeon habiliment habit habitation hacienda hack hackamore hackberry hackbut hackee hackle hackmatack hackney hacksaw
haddock haem haemitin haemoproteid haemosporidian hafnium haft hagberry hagbut hagfish haggis hahnium hailstone hair hairbrush haircloth
haircut hairdo hairdressing hairgrip hairline hairnet hairpiece hairpin hairspring hairstreak hairstyle hairtail hake halal halberd halcyon
halfbeak halftone halide halite halitosis halitus hall halliard hallstand hallucinogen hallux hallway haloalkane halocarbon haloform
halogen halogeton halon haloperidol halophyte halothane halyard hamadryad hamate hamburger hame hamelia hammer hammerhead hammertoe hammock
hamper hamster hamstring hand handbag handball handbarrow handbasin handbasket handbell handbow handcar handcart handcuff handgrip handgun
handhold handkerchief handle handlebar handline handlock handloom handrail handrest handsaw handset handspike handstamp handwear handwheel
hangar hangbird hanger hanging hangnail hank hankie hansom hanuman haoma haploid haplosporidian haplotype haptoglobin hardback hardbake
hardboard hardcover hardheads hardinggrass hardpan hardtack hardtop hardware hardwood hare harebell haricot harmonica harmonium harness
harp harpoon harpsichord harpulla harpullia harpy harrier harrow hart hartebeest harvest harvester harvestfish harvestman haschisch hash
hasheesh hashish haslet hasp hassium hassock hatband hatbox hatch hatchback hatchel hatchet hatchling hatchway hatpin hatrack hauberk
haunch hausen hausmannite haustorium hautbois hautboy havelock haven haversack hawfinch hawk hawkbit hawkmoth hawkweed hawse hawsehole
hawsepipe hawser hawthorn hayfork hayloft haymaker haymow hayrack hayrig haywire hazard hazel hazelnut hazelwood head headband headboard
headcheese headdress header headfast headfish headful headgear heading headlamp headlight headphone headpiece headpin headquarters headrace
headrest headsail headscarf headset headshot headstall headstock headstone heap hearse heart hearth hearthrug hearthstone heartleaf
heartsease heartseed heartwood heat heater heath heather heathfowl heating heaume heaver heckelphone heckle hectograph hedge hedgehog
hedgerow hediondilla heel heelbone hegari heifer helianthemum helianthus helicon helicopter heliograph heliogravure heliometer heliophila
heliopsis heliotrope heliotype heliozoan heliport helium helix hellbender hellebore helleborine helleri hellgrammiate helm helmet
helmetflower helminth helminthic helping helve helvella hematin hematochrome heme hemerobiid hemiacetal hemimorphite hemin hemipode
hemisphere hemlock hemodialyzer hemp hemstitch hemstitching henbane henbit hencoop henhouse henna henroost hepadnavirus heparin hepatic
hepatica hepatoflavin hepatotoxin heptane heraldry herb herbage herbal herbicide herbivore herm hermitage hero heroin heron herpes herring
herringbone hessian heterograft heteroploid heterostracan heterozygote heulandite hexachlorophene hexane hexapod hexenbesen hexestrol
hexose hiatus hibachi hibiscus hickory hiddenite hide hideaway high highball highboard highboy highchair highlighter highroad highway hijab
hill hilt hind hindbrain hindfoot hindgut hindlimb hindquarter hindquarters hindshank hinge hinny hipbone hipflask hippeastrum hippo
hippoboscid hippocampus hippodrome hippopotamus hirudinean histaminase histamine histidine histiocyte histone hitch hitchrack hive hoagie
hoagy hoar hoarding hoarfrost hobble hobby hobbyhorse hobnail hock hodoscope hoecake hogan hogchoker hogfish hogshead hogweed hoist hold
holdall holder holdfast hole hollandaise holly hollygrape hollyhock holmium holometabola holophyte holothurian holster homburg home
homebrew homeobox homer homeroom homespun homestead homestretch hominid hominoid hominy homo homogenate homograft homoiotherm homopteran
homozygote hone honesty honey honeybee honeybells honeycomb honeycreeper honeydew honeyflower honeypot honeysucker honeysuckle honker
honkytonk hood hoof hook hookah hooknose hooks hookup hookworm hoop hoopskirt hooter hopper hops hopsack hopsacking horehound hormone horn
hornbeam hornbill hornblende hornet hornfels hornpipe hornpout hornstone hornwort horologe horoscope horror horse horseback horsebean
horsebox horsecar horsecloth horsefish horseflesh horsefly horsehair horsehead horsehide horseleech horsemeat horsemint horseradish
horseshoe horsetail horseweed horsewhip hortensia hose hosepipe hosiery hospice hospital host hostel hostelry hotbed hotbox hotcake
hotchpotch hotdog hotel hothouse hotplate hotpot hotspot houhere hound hourglass house houseboat housecoat housedog housefly houselights
housepaint houseplant housetop housing hovea hovel hovercraft howitzer howler hoya huamachil hubcap huck huckaback huckleberry huisache
huitre hulk hull human humanity humankind humanoid humans humate humectant humerus humin hummingbird humpback hunter hurdle hushpuppy husk
husky hutch hutment hyacinth hyaloid hyaloplasm hyaluronidase hybrid hybridoma hydantoin hydathode hydra hydralazine hydrangea hydrant
hydrargyrum hydrate hydrazine hydrazoite hydride hydrilla hydrocarbon hydrochloride hydrochlorofluorocarbon hydrochlorothiazide
hydrocolloid hydrocortisone hydroflumethiazide hydrofluorocarbon hydrofoil hydrogel hydrogen hydroid hydrolith hydrolysate hydromel
hydrometer hydromorphone hydrophyte hydroplane hydroxide hydroxybenzene hydroxychloroquine hydroxyl hydroxymethyl hydroxyproline
hydroxytetracycline hydroxyzine hydrozoan hygrodeik hygrometer hygrophyte hygroscope hymen hymenium hyoid hyoscine hyoscyamine hypanthium
hypercoaster hypermarket hypermastigote hypha hypnagogue hypnotic hypo hypobasidium hypoblast hypochlorite hypochondrium hypodermic
hypodermis hypoglossal hypophysis hypothalamus hypsometer hyrax hyson hyssop hysterosalpingogram ibex ibis ibuprofen icaco iceberg iceboat
icebox icebreaker icecream icehouse icepick icetray ichneumon ichor ichthyosaur ichthyosaurus icicle icing iconography iconoscope
ictodosaur idesia idocrase idol ignition iguana iguanid iguanodon ilama ileum ilium illuminant illumination illustration ilmenite image
imago imaret imbauba imbrication imide imipramine imitation immortelle immunogen immunoglobulin immunosuppressant immunosuppressive
immunosuppressor impala impasse impeller imperial implant implement import importation impost impregnation impression imprint improver
improvisation impurity incendiary incense inchworm incienso incinerator incisor incline inclinometer incubator incus indapamide indene
index indicator indigo indigotin indinavir indium indomethacin inducer inductance inductor indusium inebriant infield infirmary infliximab
inflorescence infrastructure infundibulum infusion infusorian inga ingesta inglenook ingot ingredient inguen inhalant inhalation inhalator
inhaler inhibitor inion injectant injection injector inkberry inkle inkpad inkpot inkstand inkwell inlay inlet innards innersole innocense
innovation inoculant inoculum inosculation inosine inositol input insect insecticide insectifuge insectivore insole inspiration
installation instar instep instillation instillator institution instrument instrumentality instrumentation insulant insulation insulator
insulin intaglio intake integrator integument interbrain interceptor interchange intercom intercostal interface interference interferometer
interferon interlayer interleukin interlock intermediate intermixture internet internode interphone interrupter intersection interstate
interstice intestine intima intoxicant intranet introitus intron inula inulin invention inventory invertase invertebrate inverter
investment involucre iodide iodochlorhydroxyquin iodocompound iodoform iodoprotein iodopsin iodothyronine iodotyrosine ipecac iproclozide
iridium iridosmine iris iron ironclad ironing ironmonger ironmongery irons ironware ironweed ironwood ironwork ironworks irregular ischium
isinglass island islay isoagglutinin isoagglutinogen isoantibody isobutylene isocarboxazid isocyanate isoflurane isogamete isoleucine
isomer isomerase isoniazid isopod isopropanol isoproterenol isosorbide isothiocyanate isotope issue isthmus item itraconazole ivory
ivorybill ixodid izar jabiru jaboncillo jabot jaboticaba jacamar jacaranda jacinth jack jackal jackass jackboot jackdaw jacket jackfruit
jackhammer jackknife jacklight jackrabbit jackscrew jacksmelt jacksnipe jackstones jackstraw jaconet jacquard jade jadeite jadestone jaeger
jagua jaguar jail jailhouse jakes jalapeno jalopy jalousie jamb jambalaya jambeau jamberry jambon jambosa jamjar jammer jammies jampan
jampot japan japonica jasmine jasper jassid java javelin javelina jawbone jawbreaker jawfish jaybird jean jeep jejunum jellaba jello jelly
jellyfish jellyleaf jellyroll jennet jenny jerboa jerkin jeroboam jersey jessamine jetliner jetsam jetty jewel jewellery jewelry jewelweed
jewfish jibboom jigger jiggermast jigsaw jimdandy jimhickey jimmies jimsonweed jinrikisha jiqui jird jitney jobcentre jock jockstrap jocote
jodhpur jodhpurs joewood joggle john johnnycake joinery joint jointer jointworm joist joker jolly jonquil jook jorum joss journal jowl
joystick judas jugale jugular juice juicer juju jujube juke jukebox julep julienne jumbal jumble jumbojet jument jumper jumpsuit junco
junction juneberry juniper junk junket jute kabob kachina kaffir kaffiyeh kahikatea kail kainite kaki kalansuwa kalantas kale kaleidoscope
kali kalian kalmia kalumpang kameez kamikaze kanamycin kanchil kangaroo kanzu kaoliang kaolinite kapok kapuka karakul karyolymph karyon
karyoplasm karyotype kasha katharobe katharometer katydid kava kavakava kawaka kayak kazoo kebab kedgeree keel keelboat keelson keep
keepsake keeshond keister kelp kelpie kelpwort kennel kentan kepi keratohyalin keratoscope kerb kerbstone kerchief kern kernel kernite
kestrel ketamine ketch keteleeria ketohexose ketone ketoprofen ketorolac ketose ketosteroid kettle kettledrum keurboom keyboard keyhole
keypad keystone khaddar khadi khaki khakis khan khat khesari khimar khukuri kiaat kiang kibble kickshaw kicksorter kickstand kidney kidskin
kieselguhr kieserite kiley killer killifish kiln kilt kimberlite kimono kinase kindling kine kinescope kinetochore king kingbird kingbolt
kingcup kingfish kingfisher kinglet kingpin kingsnake kingwood kinin kinkajou kino kiosk kipper kirk kirpan kirsch kirtle kishke kiss
kisser kitbag kitchen kitchenette kitchenware kite kitsch kitten kittiwake kitty kiwi klebsiella klystron knapsack knapweed knave knee
kneecap kneeler kneepan knickerbockers knickers knickknack knickknackery knife knight kniphofia knish knit knitting knitwear knitwork knob
knobble knobkerrie knobkerry knockabout knocker knockoff knot knotgrass knothole knout knuckle koala kohl kohleria kohlrabi kola komondor
konini koodoo kookaburra kosher koto koudou koumiss kowhai kraal kraft krait kremlin krigia krill kris krubi krummhorn krypton kudu kudzu
kumis kummel kunzite kurakkan kurrat kurta kuvasz kvass kweek kylie label labetalol labium laboratory labrocyte labyrinth labyrinthodont
lace lacebark lacepod lacertid lacewing lacewood lacework lachrymator lacing lacquer lacquerware lacrimator lactalbumin lactase lactate
lacteal lactifuge lactobacillus lactoflavin lactogen lactose lacuna ladder ladle ladybeetle ladybird ladybug ladyfinger ladyfish laelia
laetrile lagend lagerphone lagging lagomorph lake lally lamasery lamb lambchop lambda lambkill lambkin lambrequin lambskin lame lamella
lamellibranch lamina laminate lamination lamivudine lamp lampblack lamphouse lamppost lamprey lampshade lampshell lanai lancelet lancetfish
lancewood landau lander landing landline landmark landrover landscape landscaping landside lane langbeinite langouste langoustine langur
lanolin lansoprazole lantana lantern lanternfish lanthanide lanthanum lanugo laparoscope lapboard lapdog lapel lapin lappet lapping laptop
lapwing larboard larch lard larder largemouth lariat larid lark larkspur larva larvacean larvacide larvicide laryngopharynx laryngoscope
larynx laser lash lashing lasiocampid lasso last latakia latanier latch latchet latchkey latchstring lateen laterite latex lath lathe
laticifer latke latrine latte latten lattice latticework laudanum lauhala launce launch launcher launchpad launderette laundry laurel
laurelwood lava lavabo lavalava lavatory lavender laver lawcourt lawrencium lawyerbush laxative layby layer layette lazuli leader leading
leadplant leadwort leaf leafage leafhopper leaflet leafstalk leather leatherback leatherette leatherfish leatherleaf leatherwood
leatherwork leaven leavening lecanopteris lecanora lechatelierite lechwe lecithin lectern lectin lederhosen ledger leech leechee leek
leflunomide left leftfield leftovers leghorn legionella legume leipoa leister lekvar lemanderin lemma lemming lemniscus lemon lemonade
lemongrass lemonwood lemur length lenitive lenticel lentigo lentil lentisk leoncita leopard leopardbane leopardess leotard leotards
lepidobotrys lepidocrocite lepidolite lepidomelane lepiota leporid leporide leppy leptocephalus leptodactylid leptomeninges leptospira
leptosporangium lerot lespedeza lettuce leucine leucothoe levallorphan levator levee level lever leveret levis levodopa liana libation
library lichen licorice lidar lido liebfraumilch lien lifeblood lifeboat lifeline lifesaver lift ligament ligand ligature liger lightbulb
lighthouse lighting lightship lightwood lignin lignite lignosae lignum ligule likeness lilac liliopsid lily lilyturf limb limber limbers
limbus lime limeade limekiln limelight limestone limewater limited limiter limning limo limonene limonite limousine limpa limpet limpkin
linac linalool lincomycin lindane linden line lineament linecut linen liner ling lingberry lingcod lingerie lingua linguica liniment linin
lining linkage links linnet lino linocut linoleum linseed linstock lint lintel lintwhite linuron lion lioness lionet lionfish liothyronine
liparis lipase lipfern lipoprotein liposome lipstick liqueur liquid liquidambar liquor liquorice lisinopril lisle lister listeria lithium
lithoglyptics lithograph lithophyte lithops litmus litter litterbin littleneck livelong liver liverleaf liverwort liverwurst livery
livestock liza lizard lizardfish llama loach load loadstone loaf loam loaner loasa lobby lobe lobefin lobelia loblolly lobster lobule
lobworm local location lochia lock lockage lockbox locker locket locknut lockring lockstitch lockup locomotive locoweed locust lodestone
lodge lodgepole lodging lodgings loess loft loganberry loge loggerhead loggia logwood loin loincloth loins loir loligo lollipop lolly
lomatia loment lomustine longan longanberry longbeard longboat longbow longhorn longicorn longlegs longroot longshot longwool lontar
lookdown lookout loom loon loop looper loophole loosestrife lopper loquat lorazepam lorchel lorgnette lorica lorikeet lorry lory lota
lotion lotte lotus loudspeaker lounge lounger loungewear loupe louse louvar louver louvre lovage lovastatin lovebird loveseat lowan lowboy
lower loxapine lozenge lube lubricant lubricator lucerne lucifer luciferin luff luffa luge luggage lugger lugsail lugworm lumber lumberjack
lumbermill lumberyard lumbus lumen lumpfish lumpsucker lunch luncheon lunchroom lunette lung lungen lungfish lure lusterware lute lutein
luteotropin luting lycaenid lyceum lychnis lycopene lycopod lygaeid lymantriid lymph lymphangiogram lymphoblast lymphocyte lymphokine lynx
lypressin lyre lyrebird lyreflower lysin lysine lysosome lysozyme lyssavirus macadam macadamia macamba macaque macaroni macaroon macaw mace
macedoine machete machicolation machilid machine machinery machmeter mack mackerel mackinaw macon maconnais macrame macrocyte macroglia
macromolecule macrophage macrosporangium macrospore macrotus macrozamia madake madder madderwort mademoiselle madhouse madnep madras
madrepore madrilene madwort magazine maggot magma magnesia magnesite magnesium magnet magnetite magneto magnetograph magnetometer magnetron
magnification magnifier magnolia magnoliopsid magnum magpie maguey mahimahi mahoe mahogany mahuang maidenhair maidenhead maiger maigre
maikoa mail mailbag mailboat mailbox maildrop mailer maillot mailsorter main mainframe mainmast mainsail mainsheet mainspring mainstay
maize makeup makeweight making mako makomako malacca malachite malacopterygian malanga malar male maleate maleberry maleo malinois mall
mallard mallee mallet malleus mallow malmsey malonylurea malope maltha maltose malvasia mamba mamey mamma mammal mammalian mammee
mammillaria mammogram mammoth mamo mamoncillo manacle manatee mandala mandarin mandible mandibula mandola mandolin mandrake mandrill mane
mangabey manganate manganese manganite manger mangle manglietia mango mangold mangonel mangosteen mangrove manhattan manhole manicotti
manifold maniraptor mankind manna mannequin mannitol manometer manor manroot mansard manse mansion manta mantel mantelpiece mantilla
mantispid mantle mantlepiece mantrap mantua manubrium manufactory manul manure manus manzanita mapinguari maple maquiladora mara maraca
marang maranta marasca maraschino maravilla marble marblewood marbling marc marcel marchpane mare margarita margate margay marge
marginocephalian margosa marguerite marigold marimba marina marinade marinara marionette mariposa marjoram marker marketplace markweed marl
marlberry marlin marline marlite marlstone marmalade marmite marmoset marmot marocain maroon marquee marqueterie marquetry marquise marri
marrow marrowbone marseille marshmallow marsupial marsupium martagon marten martensite martin martingale martini martynia marum marumi
marupa marzipan mascara mascarpone masdevallia maser mash masher mashie mask masking masonry masquerade massasauga masseter massicot
massicotite mast master masterpiece masterwort masthead mastic mastiff mastocyte mastoidale matai matchboard matchbook matchbox matchbush
matchet matchlock matchstick matchweed matchwood matelote material materiel matrix matte matting mattock mattress maul maulers mausoleum
maverick mavis maxi maxilla maxillaria maxillary mayapple mayeng mayfish mayflower mayhaw mayo mayonnaise maypole maypop mayweed maze mazer
mazzard mead meadowgrass meadowlark meal mealberry mealie mealworm mealybug means measure meat meatball meatloaf meatus mebendazole
mechanism meclizine meclofenamate meconium mecopteran medallion medfly mediastinum medicament medication medicine medium medlar
medroxyprogesterone medulla medusoid meerschaum meetinghouse mefloquine megabat megacolon megagametophyte megakaryocyte megalith
megaloblast megalocyte megaphone megapode megasporangium megaspore megasporophyll megathere megatherian megatheriid megestrol meitnerium
melamine melancholy melanin melanoblast melanocyte melatonin meloid melon melosa melphalan meltwater member membrane membranophone memorial
memory menadione menagerie mend mendelevium mending menhaden menhir meninges meninx meniscus menorah menorrhea menstruum menthol mentum
menu mepacrine meperidine mephenytoin mephitis mephobarbital meprobamate merbromine mercaptopurine merchandise merchantman mercury
merganser mericarp meringue merino meristem merlin merlon merozoite mescaline mesencephalon mesenchyme mesentery mesh meshing meshwork
mesoblast mesocarp mesocolon mesoderm mesohippus mesophyron mesophyte mesothelium mess messuage mestranol metabola metabolite metacarpal
metacarpus metal metallic metalware metalwork metalworks metamere metaphysis metaproterenol metasequoia metatarsal metatarsus metatherian
metazoan metencephalon meter meterstick metformin meth methacholine methamphetamine methanal methane methanogen methanol methapyrilene
methaqualone metharbital metheglin methenamine methicillin methionine methocarbamol methotrexate methyl methylbenzene methyldopa methylene
methylenedioxymethamphetamine methylphenidate methyltestosterone metopion metoprolol metrestick metro metronidazole metronome mews
mexiletine mezereon mezereum mezzanine mezzotint mica miconazole microbalance microbat microbe microbrewery microchip microcircuit
microcomputer microcyte microdot microfiche microfilm microflora microgametophyte microglia microgliacyte micrometer micronutrient
microorganism micropenis microphage microphallus microphone microphotometer microprocessor micropyle microscope microsome microsporangium
microspore microsporidian microsporophyll microtome microtubule microwave midazolam midbrain middle middlebreaker middling middy midge
midgrass midiron midrib midriff midsection midvein mifepristone mignonette migrator mihrab mike milcher mildew milfoil milium milk milkcap
milker milkshake milkwagon milkwort mill millboard milldam miller millerite millet millettia milliammeter millinery milling millivoltmeter
millrace millrun millstone millwheel millwork milo milt miltomate mimeo mimeograph mimosa minaret mince mincemeat mincer mine minelayer
mineral mineralocorticoid mineshaft minestrone minesweeper minge mini miniature minibar minibike minibus minicab minicar minicomputer
minimus miniskirt ministry minisub minisubmarine minium minivan miniver mink minniebush minnow minocycline minoxidil minster mint mirasol
mire mirid miro mirror miso mispickel missile mistflower mistletoe mite miter miterwort mithan mithramycin mitochondrion mitogen mitomycin
mitre mitrewort mitt mitten mixer mixture moat mobcap mobile mocassin moccasin mocha mocker mockernut mockingbird model modeling modem
moderator modernism modification modifier modillion modiolus module mohair mohawk moire moistener mojarra moke mola molar molasses mole
molecule moleskin molindone molle mollie molly mollymawk moloch molybdenite molybdenum mombin monad monarch monarda monastery monazite
moneybag moneywort mongoose mongrel monilia monitor monkey monkeypod monkfish monkshood monoamine monoblast monocarp monochrome monocle
monoclonal monocot monocotyledon monocycle monocyte monohybrid monohydrate monolith monomer monoplane monorail monosaccharide
monosaccharose monotreme monotype monoxide mons monster monstera monstrance montage monument moonfish moonflower moonseed moonshell
moonshine moonstone moonwort moorbird moorcock moorfowl moorgame moorhen mooring moorwort moose moosewood mopboard moped moquette moray
mordant moreen morel morello morganite morgue morion morocco morsel mortar mortarboard mortuary morula mosaic mosque mosquito mosquitofish
moss mostaccioli mote motel moth mothball mother motherwort motilin motley motoneuron motor motorbike motorboat motorbus motorcar
motorcoach motorcycle motortruck motorway mound mount mounting mouse mousepad mouser mousetrap moussaka mousse mouth mouthbreeder mouthful
mouthpart mouthpiece mouthwash mouton movement mower mozzarella msasa mucilage mucin mucoid mucopolysaccharide mucor mucosa mucuna mucus
mudcat mudder mudguard mudhif mudskipper mudspringer muesli muff muffin muffle muffler mufti mugshot mugwort muishond mukataa mulberry
mulch mule mullein muller mullet mulligan mulligatawny mullion mulloway multiflora multiplex multiplexer multiprocessor multivitamin
mummichog mummy mung munition munjeet muntjac mural muramidase murine murphy murre muscadine muscle muscovite musculature musculus musette
museum mush mushroom musk muskellunge musket muskmelon muskrat muskwood muslin musnud musquash mussel must mustang mustard mutant mute
mutisia muton mutt mutton muttonfish muumuu muzzle mycelium mycomycin mycoplasma mycotoxin mydriatic myelencephalon myeloblast myelocyte
myelogram mylodon mylodontid myocardium myoglobin myometrium myosin myriapod myringa myrmecophile myrmecophyte myrobalan myrrh myrtle
mystification mytilid myxomycete myxosporidian myxovirus naan naboom nabumetone nacelle nacho nacre nadolol nafcillin nagami nagi naiad
nail nailbrush nailfile nailhead nailrod nainsook nakedwood nalorphine naloxone naltrexone nameko nameplate nammad nandrolone nandu nankeen
nanny nanomia nanotube napa napalm nape napery naphazoline naphtha naphthalene naphthol naphthoquinone napkin napoleon nappy naproxen napu
naranjilla narcissus narcoleptic narcotic nard narghile nargileh naris narrowboat narthex nasal nasion nasopharynx nasturtium natatorium
nates natrolite natterjack naumachia naumachy nauseant nautilus nave navel navicular nearside nebuchadnezzar nebula neck neckband neckcloth
neckerchief necking necklace necklet neckline neckpiece necktie neckwear nectar nectarine nectary needle needlebush needlecraft needlefish
needlepoint needlewood needlework neem nefazodone negative negus nekton nelfinavir nematode nemertean nemertine nemophila neocortex
neodymium neolith neomycin neon neopallium neophyte neoprene neostigmine nephelinite nephoscope nephrite nephron nephrotoxin nephthytis
neptunium nerita neritid neritina nerveroot nervure nest nester nestling netting nettle network neuroblast neurochemical neuroepithelium
neuroglia neurogliacyte neurohormone neurohypophysis neuroleptic neurolysin neuron neurotoxin neurotransmitter nevirapine newel newmarket
newspaper newsprint newsroom newsstand newt niacin niblick nicad niche nick nickel nickelodeon nicknack nicotine nierembergia nifedipine
nigella nightcap nightclothes nightclub nightcrawler nightdress nightgown nighthawk nightie nightingale nightjar nightshade nightshirt
nightspot nightstick nightwalker nightwear nilgai nimblewill nine ninepin ninon niobite niobium nipa nipper nipple niqab niter nitramine
nitrate nitrazepam nitre nitride nitrite nitrobacteria nitrobacterium nitrobenzene nitrocalcite nitrocellulose nitrochloroform
nitrochloromethane nitrocotton nitrofuran nitrofurantoin nitrogen nitrogenase nitrosobacteria nitweed nobelium noctiluca noctuid node
nodule noggin nogging noisemaker nomia nonallele nonconductor nonmetal nonpareil nonsense nonsmoker nonstarter nontricyclic noodle nook
noose nopal noradrenaline norepinephrine norethandrolone norethindrone norethynodrel norgestrel noria nortriptyline nose nosebag noseband
nosegay nosepiece nosewheel nosh nostoc nostril nostrum notch notebook notecase notepad nothosaur notion notochord notornis nougat
nourishment novel novelty novillada novobiocin novocaine nozzle nucellus nucha nuclease nucleoplasm nucleoprotein nucleoside nucleotide
nucleus nude nudibranch nuke numbat number numberplate numbfish numdah nummulite nunnery nursery nutcracker nutgrass nuthatch nuthouse
nutlet nutmeg nutria nutriment nutrition nutsedge nutshell nyala nylon nylons nymph nymphalid nystatin oakum oarfish oarlock oasis oast
oatcake oatmeal obelion obelisk objectification objective oblique oboe observatory obsidian obstacle obstruction obturator obverse ocarina
occiput occlusion ocellus ocelot ocher ochre ocotillo octane octant octopod octopus ocular oculomotor oculus oddity oddment odonate
odontoglossum oenomel oeuvre offal office offset offspring offstage ogee ogive ohmmeter oilbird oilcan oilcloth oiler oilfish oilpaper
oilrig oilseed oilskin oilstone oilstove ointment okapi okra oldwench oldwife oleander oleaster olecranon olein oleo oleomargarine
oleoresin olibanum oligochaete oligoclase oligodendria oligodendrocyte oligodendroglia oligosaccharide olive olivenite olivine olla omasum
ombu omentum omeprazole ommastrephes ommatidium omnibus omnirange omnivore onager oncidium oncogene onion onionskin onychophoran onyx
onyxis oocyte oolong oosphere oospore ootid ooze opah opal openbill opener opening openwork opepe opera operculum operon ophidian ophryon
ophthalmoscope opiate opium opopanax opsin opsonin optic oracle orang orange orangeade orangewood orbit orbitale orbiter orca orchard
orchestra orchid orchis ordinary ordnance ordure oregano oreo organ organdie organdy organelle organic organophosphate organs organza oriel
orifice oriflamme origanum original oriole orlop ormer ormolu ornament ornamental ornamentation ornithine ornithischian ornithomimid
ornithopod ornithopter oropharynx orphan orphanage orphenadrine orphrey orpiment orrery orris orrisroot orthicon orthoclase orthomyxovirus
orthophosphate orthopter orthoscope ortolan ortygan oryx orzo oscillator oscillogram oscillograph oscilloscope oscine osier osmiridium
osmium osmoreceptor osmund osprey ossicle ossiculum ossuary ostensorium osteoblast osteoclast osteocyte osteophyte osteostracan ostiole
ostracod ostracoderm ostrich othonna otoganglion otoscope otter otterhound ottoman oubliette ounce outboard outbuilding outerwear outfall
outfield outfit outfitter outgrowth outhouse outlet outpost output outrigger outsole outturn outwork ouzo ovalbumin ovary oven ovenbird
ovenware overall overburden overcast overcasting overclothes overcoat overcoating overcrossing overdrive overgarment overhang overhead
overlap overlapping overlay overlayer overlip overload overmantel overnighter overpass overprint override overshoe overskirt oviduct
ovipositor oviraptorid ovoflavin ovolo ovotestis ovule ovum owlclaws owlet oxacillin oxalate oxalis oxaprozin oxazepam oxbow oxcart oxen
oxeye oxford oxheart oxidant oxidase oxide oxidoreductase oxime oximeter oxlip oxtail oxtongue oxyacetylene oxyacid oxybenzene oxygen
oxygenase oxyphenbutazone oxyphencyclimine oxytetracycline oxytocic oxytocin oyster oystercatcher oysterfish ozone ozonide pabulum paca
pacemaker pacer pacesetter pachyderm pachysandra pacifier pack package packaging packet packhorse packing packinghouse packrat packsack
packsaddle packthread padding paddle paddlefish paddlewheel paddock paddy paddymelon pademelon padlock paella pageboy pager pagoda pahautea
pahoehoe paigle pail paillasse painkiller paint paintball paintbox paintbrush painter painting paisley pakchoi palace palankeen palanquin
palas palate palatine pale paleocerebellum paleocortex paleolith paleostriatum palfrey paling palisade pall palladium pallet palliasse
palliative pallidum pallium palm palmetto palmitin palmyra palometa palomino paloverde palpebra panacea panache pancake pancreas pancreatin
panda pandanus pandowdy pane panel panfish panga pangolin panhandle panicle pannier pannikin panopticon panorama panpipe pansy pant
pantaloon pantechnicon pantheon panther pantie pantile panting pantograph pantothen pantry pants pantsuit panty pantyhose panzer papain
papaverine paper paperback paperboard paperclip paperknife paperweight papilla papillon papooseroot papovavirus pappus paprika papyrus
parachute paraffin parafovea paragonite paraldehyde paramagnet paramyxovirus parang parapet paraphernalia paraphysis parapodium paraquat
parasail parasite parasol parasympathetic parathion parathormone parathyroid parazoan parcel parchment paregoric parenchyma parer parfait
parget pargetry paries paring park parka parkway parnassia paroxetime parquet parqueterie parquetry parr parroket parrot parrotfish parsley
parsnip parsonage part parterre parthenote particle particulate parting partition partridge partridgeberry parvis parvo parvovirus pasang
paseo paspalum pasqueflower passage passageway passementerie passerine passionflower passkey pasta paste pasteboard pastern pastiche pastis
pastrami pastry pasty patas patch patchboard patchcord patchwork pate patella paternoster path pathogen pathway patina patio patisserie
patka patten pattern patty paunch pave pavement pavilion paving pavlova pavonia pawl pawn pawnshop payload peacekeeper peach peachick
peachwood peacoat peacock peafowl peag peahen peak peanut pear pearlfish pearlite pearlweed pearlwort pearly peasecod peat peba pecan
peccary pecker peckerwood pecopteris pecs pectin pectus peculiarity pedal pedestal pedicab pedicel pedicle pediculicide pediment pedometer
peduncle pedwood peel peeler peen peeper peephole peepul pegboard pegleg pegmatite peignoir pekan pekoe pelage pelecypod pelican pelisse
pellet pellicle pellitory pelmet pelt peludo pelvimeter pelvis pelycosaur pencil pendulum penguin penicillamine penicillin penicillinase
penis penitentiary penknife penlight pennant penne pennon pennycress pennyroyal pennywhistle penstock pentaerythritol pentail
pentamethylenetetrazol pentastomid pentazocine penthouse pentimento pentlandite pentobarbital pentode pentose pentoxide pentoxifylline
pentylenetetrazol peperomia pepper peppercorn pepperidge peppermint pepperoni pepperwood pepperwort pepsin pepsinogen peptidase peptide
peptone perambulator percale perch percher perchlorate perchloride perchloromethane percoid percoidean percolate percolator percussor
peregrine perennial perfluorocarbon perforation perfume perfumery pergola perianth pericardium pericarp periclase peridinian peridium
peridot peridotite perigone perigonium perilymph perimysium perineum perineurium periosteum peripatus peripheral periscope perishable
perisperm perissodactyl peristome peristyle perithecium perithelium peritoneum periwig periwinkle perm permanent permanganate permit
peroneus peroxidase peroxide perpendicular perphenazine perry persimmon person perspiration peruke pessary pest pesthouse pesticide pestle
pesto petal petard petchary petcock peter petfood petiole petiolule petrel petrochemical petrol petrolatum petroleum petticoat petunia
pewter peyote pfannkuchen phacelia phaeton phage phagocyte phaius phalanger phalanx phalarope phallus phalsa phanerogam pharmacopoeia
pharmacy pharos pharynx phasianid phasmid pheasant phellem phenacetin phenacomys phenazopyridine phencyclidine phenelzine pheniramine
phenobarbital phenobarbitone phenol phenolic phenolphthalein phenoplast phenothiazine phensuximide phentolamine phenylacetamide
phenylalanine phenylamine phenylbutazone phenylephrine phenylethylene phenylpropanolamine phenyltoloxamine phenytoin pheromone phial
philadelphus phillipsite philodendron philter philtre phiz phlebogram phlegm phloem phlogiston phlogopite phlomis phlox phoebe
phoenicophorium phoenix phone phonograph phoronid phosgene phosphatase phosphate phosphine phosphocreatine phospholipid phosphoprotein
phosphor phosphorus photo photocathode photocell photocoagulator photocopier photocopy photoengraving photoflash photoflood photograph
photogravure photolithograph photometer photomicrograph photomontage photomosaic photopigment photostat phrontistery phycobilin phycocyanin
phycoerythrin phyllo phyllode phylloquinone physa physic physiognomy physique physostegia physostigmine phytelephas phytochemical
phytohormone phytonadione phytoplankton phytotoxin piano pianoforte pibgorn piccalilli piccolo pichi pickelhaube pickerel pickerelweed
picket pickle pickup picnic picornavirus picot picture piculet piddle piddock piece pieplant pier pierid pieta piezometer pigboat pigeon
pigeonhole pigfish piggery piggy piglet pigment pignolia pignut pigpen pigskin pigsty pigswill pigtail pigwash pigweed pika pike pikeblenny
pikestaff pilaster pilchard pileus pilewort piling pill pillar pillbox pillion pillory pillow pillowcase pillwort pilocarpine pilot
pilotfish pilothouse pilus pimozide pimpernel pinafore pinata pincer pinchbeck pinche pincushion pindolol pine pineapple pinecone pinesap
pineweed pinfish pinfold pinger pinguecula pinhead pinhole pinion pinite pink pinkie pinky pinna pinnace pinnacle pinnatiped pinner
pinniped pinnule pinny pinole pinpoint pinprick pinscher pinstripe pintado pintail pintle pinto pinwheel pinworm piolet pipeclay pipefish
pipefitting pipeline piperacillin piperazine piperocaine pipework pipewort piping pipit pipsissewa pique pirate pirogi pirogue piroplasm
piroxicam piscary pisiform pismire piss pistachio piste pistia pistil pistillode pistol piston pita pitahaya pitanga pitch pitchblende
pitcher pitchfork pitchstone pitfall pith pithead piton pitprop pitsaw pitta pituitary pivot pixel pixy pizza pizzeria placebo placenta
placental placentation placket placoderm plagioclase plaice plaid plain plait plan planchet planchette planetarium planimeter plank
planking plankton planner plant plantain plantation planter planthopper plantigrade plantlet planula plaque plasmablast plasmacyte plasmin
plasminogen plasmodium plaster plasterboard plasterwork plastic plastid plastique plastron plat platan plate platelet platen platform
plating platinum platter platy platyctenean platyhelminth platypus platyrrhine platyrrhinian platysma playback playbox playground playhouse
playpen playroom playsuit plaything plaza pleat plecopteran plectognath plectranthus plectron plectrum pledge plenum pleonaste pleopod
plessimeter plessor plethodont plethysmograph pleura pleurocarp pleurodont pleurothallis plexiglass pleximeter plexor plexus plica plimsoll
plinth plonk plotter plough ploughshare plover plow plowshare plug plugboard plughole plum plumb plumbago plumbing plumcot plummet plumule
plunger plush pluton plutonium pluviometer plyboard plywood pneumatophore pneumococcus pneumoencephalogram pneumogastric poacher pochard
pocket pocketbook pocketcomb pocketknife podetium podium podocarp poeciliid pogge pogonia pogonion pogonophoran poikilotherm poilu
poinciana poinsettia point pointer pointillism poison poisonberry poke poker pokeweed polarimeter polariscope pole polecat polemonium
polenta poler poliovirus polish polisher poll pollard pollen pollex pollinator pollinium pollucite pollutant pollyfish polonaise polonium
polony polyamide polyanthus polybutene polybutylene polychrome polyelectrolyte polyester polyethylene polyfoam polygene polygraph
polymastigote polymer polymerase polymorph polymyxin polyoma polyose polyp polypeptide polyphosphate polyplacophore polyploid polypody
polypore polypropene polypropenonitrile polypropylene polysaccharide polystyrene polytetrafluoroethylene polythene polyzoa polyzoan pomade
pomatum pome pomegranate pomelo pomfret pommel pompadour pompano pompon poncho ponderosa pondweed pone pongee pongid poniard pons
pontifical pontoon pony ponycart ponytail pooch poodle pool poolroom poon poop poorhouse poorwill popcorn popgun popinjay poplar poplin
popover popper poppet poppy popsicle porbeagle porcelain porch porcupine porcupinefish porcupines pore porgy poriferan porkchop porker
porkfish porkholt porkpie poroporo porphyrin porphyry porpoise porridge porringer port porta portable portage portal portcullis porter
porterhouse portfolio porthole portico portiere portion portmanteau portrait portrayal portulaca positioner positive posset possumwood post
postbag postbox postcava poster posterboard posterior postern posthole posthouse postiche postmodernism posy potable potamogale potash
potassium potation potato potbelly poteen potentiometer potherb potholder pothook pothos pothouse potion potluck potoroo potpie potpourri
potsherd pottery pottle potto potty pouch poulet poulette poultice poultry pound pounder pout pouter powder powderpuff powerboat powerhouse
poxvirus poyou praline pram prancer praseodymium prat pratincole pravastatin prawn praya prazosin precava precipitant precipitate
precipitator precipitin precordium precursor predator predictor prednisolone prednisone prefab pregnanediol prehensor premix premolar
preparation prepuce presbytery prescription presentation preservative preserver presidio press pressing pressor pretzel preventative
preventive prey prick pricker pricket prickle prickleback primaquine primary primate primer primidone priming primitivism primordium
primrose primula princewood print printer priory prism prison privateer privates privet privy prize proaccelerin probe probenecid probiotic
proboscis procaine procarbazine process processor prochlorperazine proconsul proconvertin proctoscope procyclidine procyonid prod produce
product production proenzyme profiterole progesterone progestin progestogen progymnosperm projectile projection projector prolactin
prolamine proline prolonge promenade promethazine promethium prompter promycelium pronator prong prongbuck pronghorn pronucleus proof prop
propanal propanamide propane propanediol propanol propanolol propanone propenal propene propenoate propenonitrile property prophylactic
prophyll propionaldehyde propjet propoxyphene proprioceptor proprionamide propyl propylene propylthiouracil proscenium prosciutto
prosencephalon prosimian prostaglandin prostate prosthesis protamine protea protease protection protein proteinase proteome proteosome
prothorax prothrombin prothrombinase protirelin protoavis protoceratops protoctist protoheme protohemin protohippus protomammal protoplasm
protoplast prototherian protractor protriptyline proturan provender provirus provisions provitamin prow prune pruner pruno psalterium
psaltery pseudobulb pseudocarp pseudoephedrine pseudomonad pseudophloem pseudopod pseudopodium pseudoscorpion psilocin psilocybin
psilomelane psilophyte psilophyton psoas psocid psychodid psychrometer psyllium ptarmigan pteridophyte pteridosperm pterion pterodactyl
pteropogon pterosaur pterygium ptyalin pubes pubis puccoon puck puckerbush pudding puddingwife puddle pudendum puff puffball puffbird
puffer pufferfish puffin puka puke puku pull pullback pullet pulley pullover pulp pulpit pulpwood pulque pulse puma pumice pummelo pump
pumpernickel pumpkin pumpkinseed punchball punchboard punctum puncture pung pungapung punkah punkie punnet punt pupa pupil puppet puppy
purau purdah pureblood purebred puree purgative purifier purine purl purloo purse purslane purulence push pushcart pushchair pusher pushpin
pussycat pussytoes putamen putrescine puttee putter putty puttyroot putz puzzle pycnidium pycnogonid pyelogram pyinma pylon pylorus
pyocyanase pyocyanin pyracanth pyralid pyrectic pyrene pyrethrum pyridine pyridoxal pyridoxamine pyridoxine pyrilamine pyrimidine pyrite
pyrites pyrocellulose pyrogallol pyrogen pyrograph pyrola pyrolusite pyrometer pyromorphite pyrope pyrophosphate pyrophyllite pyroscope
pyrostat pyrotechnic pyroxene pyrrhuloxia pythium python pyxidium pyxis quackgrass quad quadrangle quadrant quadraphony quadriceps
quadruped quadruplicate quaff quagga quahaug quahog quail quamash quark quarrel quarry quarter quarterdeck quartering quarterlight quarters
quarterstaff quartervine quartz quartzite quassia quat quay queen queenfish quercitron quern quesadilla quetzal queue quiaquia quiche quick
quicklime quickset quicksilver quid quiff quill quillwort quilt quilting quinacrine quince quinidine quinine quinone quintessence quipu
quira quirk quirt quiver quoin quoit rabbet rabbit rabbiteye rabbitfish rabbitweed rabbitwood race raceabout racecourse racehorse raceme
racer racerunner racetrack raceway rachis rack racket racquet racquetball radar radial radiation radiator radical radicchio radicle radio
radiocarbon radiochlorine radioisotope radiolarian radiolocation radiometer radiomicrometer radiopharmaceutical radiophone radiophoto
radiophotograph radiotelephone radiothorium radish radium radius radome radon raetam raffia raffinose raft rafter ragbag raglan ragout
ragweed ragwort railcar railhead railing railroad railway railyard raiment rain raincoat rainfly rainwater raisin raita rake ramekin
ramequin ramipril ramjet rammer ramona ramontchi ramp rampart rampion ramrod ramus ranch range rangefinder rangpur ranid ranitidine rape
rapeseed raphia rapier rappee rapper raptor rarebit rariora rarity rasher rasp raspberry raster ratafee ratafia ratatouille ratel rathole
rathskeller ration ratite ratsbane rattail ratter rattle rattlebox rattler rattlesnake rattrap ravehook raven ravenala ravioli rawhide
rayon rayons razor razorback razorbill razorblade reactant reactor readout reagent reagin realgar reamer reaper rear rebate reboxetine
rebozo recap receiver receptacle receptor recess recessive rechauffe recliner recombinant record recorder recording rectifier rectory
rectum rectus redbelly redberry redbird redbone redbreast redbrush redbud redbug redfish redhead redhorse redmaids redoubt redpoll redroot
redshank redstart redtail reducer reductant reductase reduviid redwing redwood reed reedbird reedmace reef reefer reel reeve refection
refectory refill refinery reflection reflectometer reflector reflexion reformatory reformer refractometer refractory refresher refreshment
refrigerant refrigerator refuge refuse regalia regimentals region register regnellidium regosol regulator regur rein reindeer reinforcement
relative relaxant relaxin relay release relic relict reliquary relish remainder remains remake remaking remedy remise remnant remora remote
remount remover render rendering renin rennet rennin rensselaerite reovirus repast repeater repertory replica replication repp
representation reproducer reproduction reptile reptilian rerebrace reredos reseau reseda reserpine reservoir reset resid residence residue
resinoid resistance resistor resolvent resonator resorcinol resorcinolphthalein respirator rest restaurant restharrow restoration
restorative restrainer restraint restroom resuscitator resuspension retainer rete retem reticulation reticulocyte reticulum retina retinal
retinene retinol retort retractor retread retreat retrenchment retriever retrofit retrorocket retrovirus retsina return reverse reversible
revolver rhabdovirus rhea rhenium rheometer rheostat rhesus rheum rhinencephalon rhinestone rhinion rhino rhinoceros rhinoscope rhinovirus
rhizoctinia rhizoid rhizome rhizomorph rhizopus rhodanthe rhodium rhodochrosite rhododendron rhodolite rhodonite rhodopsin rhombencephalon
rhomboid rhubarb rhyolite ribavirin ribbing ribbon ribbonfish ribbonwood ribgrass ribier riboflavin ribonuclease ribonucleinase ribose
ribosome ribwort rice ricebird ricegrass ricer richweed ricin rickettsia rickey rickrack ricotta ricrac riddle ride ridge ridgepole ridley
rifampin rifle riflebird rigatoni rigger rigging right rightfield rigout rima rime rimu rind ring ringdove ringlet rings ringside ringtail
ringway rink rinse ripcord ripsaw riser risotto rissole ritonavir rivet rivulus roach road roadbed roadblock roadhouse roadkill roadrunner
roadside roadster roadway roan roast roaster robalo robe robin roble robot rocambole roccella rock rockchuck rockcress rocker rockery
rocket rockfish rockfoil rockrose rockweed rodent rodeo roebuck roentgenium roentgenogram roentgenoscope rofecoxib roll roller rollmops
romaine romper rood roof roofing rooftree roofy rooibos rook room roomette rooms roost rooster root rootage rootlet rootstalk rootstock
rope ropebark ropewalk ropeway rophy roquette roridula rorqual rosary rose rosebay rosebud rosebush rosefish rosehip rosemaling rosemary
rosette rosewood rosilla rosinweed rosita rostrum rotary rotavirus rotenone rotgut rotifer rotisserie rotor rottenstone rotunda rouge
rougeberry roughage roughcast roughleg roulade rouleau roulette round roundabout roundel rounder roundhouse roundworm route router roux
rowan rowanberry rowboat rowel rowlock royal rubber rubbing rubbish rubble rubefacient rubicelle rubidium ruby rucksack rudapithecus rudd
rudder rudderfish rudderpost rudderstock ruddles rudiment ruga rugulah ruin rumble rumen ruminant rummer rump runabout runch rundle rung
runner runway rupturewort rush rushlight rusk russet rust rutabaga ruthenium rutherfordium rutile ryegrass sabaton sabayon sabbatia saber
sabertooth sabicu sable sabot sabre saccharase saccharide saccharin saccharose sachet sack sackbut sackcloth sacking sacque sacristy sacrum
saddle saddleback saddlebag saddlebill saddlebow saddlecloth saddlery safe safehold safety safflower saffron sage sagebrush sagitta sago
saiga sail sailboat sailcloth sailfish sailor sailplane salad salade salai salal salamander salami saleratus salicylate salientian saline
salinometer saliva sallet sallow salmagundi salmi salmon salmonberry salmonella salmonid salmwood salol salon saloon salpiglossis salpinx
salsa salsify salsilla salt saltbox saltbush saltcellar saltine saltire saltpeter saltpetre saltshaker saltwater saltworks saltwort salve
salver salvia salvinorin samara samarium samarskite samba sambuca samite samosa samovar sampan samphire sampler sanctuary sand sandal
sandalwood sandbag sandberry sandblaster sandbox sandbur sander sanderling sandfish sandfly sandglass sandgrouse sandhopper sandpaper
sandpiper sandspur sandstone sandwich sandwort sang sangapenum sangaree sangria sanicle sanies sansevieria sapling sapodilla saponin sapota
sapote sapphire sapphirine saprobe saprolite sapropel saprophyte sapsago sapsucker sapwood saquinavir saran saratoga sarcocystidean
sarcocystieian sarcodine sarcodinian sarcolemma sarcomere sarcophagus sarcoplasm sarcoptid sarcosine sarcosome sarcosporidian sarcostyle
sard sardine sardius sardonyx sarin sarong sarsaparilla sartorius sash sashimi saskatoon sassaby sassafras satchel sateen satellite satin
satinleaf satinpod satinwood satsuma saturniid sauce sauceboat saucepan saucepot saucer sauerbraten sauerkraut sauna saurel saurian
saurischian sauropod saury sausage saute savarin saveloy savin savoy sawbill sawbuck sawdust sawfish sawfly sawhorse sawmill sawtooth
sawwort sawyer saxhorn saxifrage saxitoxin saxophone scab scabbard scabicide scabiosa scabious scad scaffold scaffolding scale scalenus
scaler scallion scalp scalpel scammony scammonyroot scampi scampo scan scandium scanner scantling scanty scape scaphopod scapula scarab
scarabaean scarabaeid scarabaeus scarecrow scarer scarf scarfpin scattergun scaup scauper scavenger scene scenery scheduler scheelite
schematic schipperke schist schistosome schizanthus schizocarp schizopetalon schnauzer schnecken schnittlaugh schnitzel schnorchel
schnorkel schnoz schnozzle school schoolbag schoolhouse schoolmaster schoolroom schooner schorl sciaenid scilla scimitar scincid scissors
scissortail sclera sclerite sclerometer scleroprotein sclerotinia sclerotium scoke scolopendrium scombroid sconce scone scoop scope
scopolamine scoreboard scoria scorpaenid scorpaenoid scorper scorpion scorpionfish scorpionweed scorzonera scourge scouse scow scrag
scrambler scrap scrapbook scraper scrapple scraps scratch scratcher scratchpad screamer screed screen screening screw screwbean screwdriver
screwtop scrim scrimshaw scriptorium scrotum scrubber scrubbird scrubs scruff scrumpy scuba scuff scuffer scuffle scull scullery sculpin
sculpture scum scup scupper scuppernong scut scute scuttle scyphozoan scyphus scythe seabag seabird seaborgium seafood seafowl seagrass
seagull seahorse seal sealant sealer sealskin seam seaplane searcher searchlight searobin seascape seashell seasnail seasoner seasoning
seat seatbelt seating seats seawall seawater seaway seaweed sebum secateurs seckel secobarbital second secondary secretaire secretary
secretase secretin secretion section sectional sector security sedan sedative sedge sedum seed seedbed seedcake seedcase seeder seedling
seedpod seeker seersucker seesaw segment seidel seine seismogram seismograph seismosaur seizing selachian selector selenium selsyn seltzer
selvage selvedge semaphore semblance semen semi semiautomatic semiconductor semigloss semitrailer semolina sender senega senna sennit
sensitometer sensor sensorium sepal separate separator sepia sepiolite septum sepulcher sepulchre sepulture sequenator sequence sequencer
sequin sequoia seraglio serail serge serger sericterium serictery seriema serigraph serin serine serosa serotine serotonin serow serpent
serranid serration serratus sertraline sertularian serum serval server service serviceberry serviette serving servo servomechanism
servosystem sesame sesamoid sesbania seta setline setoff setscrew sett setter setterwort setting setup seven sewage sewellel sewer sewerage
sewing sextant sgraffito shabu shack shackle shad shadberry shadblow shadbush shaddock shade shades shadflower shadfly shadowgraph shaft
shag shagbark shaggymane shake shaker shako shale shallon shallot shallu sham shambles shampoo shamrock shandy shandygaff shank shanny
shantung shanty shape shaper share shark sharkskin sharksucker sharp sharpener sharpie sharpshooter shaver shawl shawm shawny shay sheaf
shear shears shearwater sheatfish sheath sheathing shebeen shed sheep sheepcote sheepdog sheepfold sheeprun sheepshank sheepshead sheepskin
sheepwalk sheesha sheet sheeting sheldrake shelduck shelf shell shellac shellbark shellfish shellflower shelter shelterbelt sherry shield
shielding shift shifter shigella shiitake shillalah shillelagh shim shimmy shin shinbone shiner shingle shingling shinleaf shinpad ship
shipment shipping shipworm shipwreck shipyard shire shirt shirtdress shirtfront shirting shirtsleeve shirttail shisha shittah shittim shiv
shoat shock shoddy shoe shoebill shoebird shoebox shoehorn shoelace shoestring shoetree shofar shoji shoofly shook shoot shooter shop
shopfront shophar shopping shopwindow shore shorebird shoring short shortbread shortcake shortcut shortening shortgrass shorthorn shortia
shorts shot shote shotgun shoulder shovel shovelhead showboat showcase shower showerhead showpiece showroom shrapnel shred shredder shrew
shrewmouse shrike shrimp shrimper shrimpfish shrine shroud shrub shrublet shuck shunt shunter shutter shuttle shuttlecock sial siamang
siamese siccative sickbag sickbay sickbed sickle sicklepod sickroom side sideboard sideburn sidecar sidelight sideline siderite sideroblast
siderocyte siderophilin sidesaddle sidetrack sidewalk sidewall sidewinder siding sienna sierra sieve sifter sights sigmoidoscope sign
signboard signet sika silage sild sildenafil silencer silene silesia silex silhouette silica silicate silicide silicle silicon silicone
silk silkgrass silks silkscreen silkwood silkworm sill silo siloxane silt siltstone silurid silver silverback silverberry silverbush
silverfish silverpoint silverrod silverspot silversword silvertip silvervine silverware silverweed silverwork silvex sima simal simazine
simian similitude simnel simple simulacrum simulation simulator simvastatin sinapism sinciput sinew singlestick singlet singleton sink
sinker sinoper sinus sinusoid siphonophore sipunculid sire siren sirenian siris sirloin sisal sisham siskin sitar sitter sixpack size
sizing skank skate skateboard skeg skein skeleton skep sketch sketchbook sketcher skewer skibob skid skidder skidpan skiff skillet
skilletfish skilly skimmer skin skink skipjack skirret skirt skittle skua skull skullcap skunk skunkbush skunkweed skybox skyhook skylark
skylight skyrocket skysail skyscraper skywalk slab slack slacks slag slammer slapstick slasher slat slate slater slating slaughterhouse
slaw sledgehammer sleeper sleepwear sleeve sleigh sleuthhound slice slicer slick slicker slide slider slideway slime sling slingback
slingshot slip slipcover slipknot slipover slipper slipperwort slipstick slit slivovitz slobber sloe sloop slopshop slot sloth slowworm
sludge slug sluice sluicegate sluiceway slumgullion slurry slush smack small smallmouth smaltite smear smegma smelt smew smilax smiler
smilo smithy smock smocking smoke smokehouse smoker smokescreen smokestack smoothbark smoothbore smoother smoothhound smoothie smorgasbord
smut snack snaffle snag snail snailfish snailflower snake snakeberry snakebird snakeblenny snakefish snakefly snakehead snakeroot snakeweed
snakewood snap snapdragon snapline snapper snapshot snare snatch sneaker sneezeweed sneezewort snifter snip snipe snipefish snippet
snipping snips snoek snood snook snorkel snorter snot snow snowball snowbank snowbell snowberry snowbird snowboard snowdrop snowflake
snowman snowmobile snowplough snowplow snowshoe snowsuit snuff snuffbox snuffer snuffers snug snuggery soap soapberry soapbox soapfish
soaprock soapstone soapweed soapwort sobralia sock socket sockeye socle soda sodalite soddy sodium sofa soffit softback softball softener
softwood soil solan solarium solder soldier soldierfish sole solenogaster solenoid soleus solid solitaire solleret solute solution solvate
solvent soma soman sombrero somite sonar songbird songster sonogram sonograph sonometer soot soporific sops sorb sorbate sorbent sorbet
sordino sorghum sorrel sorter sorus souari souffle souk soundboard soundbox sounder soundtrack soup soupfin soupspoon sour sourball source
sourdine sourdough soursop sourwood sousaphone souse soutache soutane southernwood souvenir sowbane sowbelly sowbread soybean soymilk space
spacecraft spaceship spacesuit spackle spade spadefish spadefoot spadix spaghetti spaghettini span spandex spangle spaniel spanker spanner
spar spare sparerib spareribs sparid sparker sparkleberry sparkler sparling sparrow spasmolytic spat spatchcock spathe spathiphyllum
spatterdock spatula spawn spawner speakeasy speaker speakerphone spear spearfish spearhead spearmint spearpoint special specific specimen
speck specs spectacle spectacles spectator spectinomycin spectrometer spectrophotometer spectroscope speculum speed speedboat speedometer
speedway speedwell spelt spelter sperm spermaceti spermatid spermatocele spermatocide spermatocyte spermatophyte spermatozoid spermicide
spermophile sphagnum sphalerite sphecoid sphenion sphenoid sphere spherocyte spherometer sphincter sphingid sphinx sphygmomanometer spice
spiceberry spicebush spicemill spider spiderflower spiderwort spiegel spiegeleisen spigot spike spikelet spikemoss spikenard spill spiller
spillikin spillway spinach spindle spindleberry spindlelegs spindleshanks spindrift spine spinel spinet spinnaker spinner spiracle spiral
spire spirits spirogram spirograph spirogyra spirometer spironolactone spirula spit spitball spittle spittlebug spittoon spitz splashboard
splasher splat splay splayfoot spleen spleenwort splenius splice splicer splicing spliff spline splint splinters split splitsaw splitworm
spodumene spoilable spoiler spoke spokeshave sponge spongefly spongillafly spongioblast spool spoon spoonbill spoondrift spoonflower
sporangiophore sporangium spore sporocarp sporophore sporophyte sporozoan sporozoite sporran sportswear spot spotlight spout spouter sprag
sprat spray sprayer spread spreader sprig sprigtail spring springboard springbok springbuck springer springtail sprinkler sprinkles sprit
spritsail spritzer sprocket sprout spruce spud spur spurge sputnik sputum spyglass spyhole squab squama squamule square squaretail squash
squawbush squawker squawroot squeaker squealer squeegee squeezer squib squid squill squilla squinch squirrel squirrelfish squirter stabile
stable stablemate stabling stachyose stack stacks stacte staddle stadium staff stag stage stagecoach staggerbush staghead staghound staging
stain stainless stair staircase stairhead stairs stairway stairwell stake stalk stall stallion stalls stamen stammel stamp stamper
stanchion stand standard standby standee standpipe stanhope stanhopea stannite stapelia stapes staph staple staplegun stapler starboard
starch starches starfish starflower stargazer starling starship starter starwort stateroom statice statin station stator statue statuette
stave stay stayer stays staysail steak steakhouse steam steamboat steamer steamroller steamship stearin steatite steed steel steelworks
steelyard steeper steeple steeplechaser steer steerage stein stelis stem stemma stemmer stencil stenograph stenopterygius stent stentor
step stephanion stephanotis stepladder stepper steps stercobilinogen sterculia stereo stereophony stereoscope stern sternocleidomastoid
sternpost sternum sternwheeler steroid sterol stethoscope stevia stew stewpan stibnite stick sticker stickleback stickpin sticktight
stickweed stiff stiffener stifle stigma stilbesterol stile stiletto still stillroom stilt stiltbird stimulant stinger stingray stinkbird
stinker stinkhorn stinkpot stinkweed stint stipe stipule stirk stirrer stirrup stitch stitchery stitchwort stoat stob stock stockade
stockcar stocker stockfish stockhorn stocking stockpot stockroom stocks stockyard stodge stogie stogy stoker stole stolon stomach stomacher
stomatopod stone stonechat stonecress stonecrop stoneface stonefish stonefly stoneroot stoneware stonework stonewort stool stop stopcock
stoppage stopper stopping stopple stopwatch storax storefront storehouse storeroom stork storksbill stout stove stovepipe stover stowage
straight straightaway straightedge straightener straightjacket strainer straitjacket strake strand strangler strap strapless straw
strawberry strawboard strawflower strawman strawworm stray streamer streamliner street streetcar streetlight strengthener strep
streptobacillus streptocarpus streptodornase streptokinase streptolysin streptomyces streptomycin streptothricin stretch stretcher streusel
striatum strickle striker string stringer stringybark strip stripe striper stripper strobe stroboscope stroller stroma stromateid strongbox
stronghold strongroom strontianite strontium strop strophanthin strophanthus structure strudel strut struthiomimus strychnine stub stubble
stucco stud studhorse studio study stuff stuffing stump stumpknocker stunt stupa sturgeon stylet stylopodium styptic styrax styrene subbase
subcompact subdivision subject sublimate submarine submaxilla submersible submucosa subsection subshrub subsoil substance substation
substrate substructure subthalamus subtilin subtracter subway subwoofer succade succinylcholine succory succotash succulent succus sucker
suckerfish suckling sucralfate sucrase sucrose sudatorium sudatory sudor sudorific suds suede suet suffrutex sugar sugarberry sugarcane
sugarloaf sugarplum sugi suit suitcase suite suiting sukiyaki suksdorfia sulcus sulfa sulfacetamide sulfadiazine sulfamethazine
sulfamethoxazole sulfamezathine sulfanilamide sulfapyridine sulfate sulfide sulfisoxazole sulfonamide sulfonate sulfonylurea sulfur
sulindac sulky sulla sulpha sulphate sulphide sulphur sultana summerhouse sump sumpter sunberry sunblind sunblock sunbonnet sunburst
sunchoke sundae sundew sundial sundowner sundress sundries sundrops sunfish sunflower sunglass sunglasses sunhat sunlamp sunporch sunray
sunroof sunroom sunrose sunscreen sunshade sunstone sunsuit suntrap superbug supercharger supercilium supercomputer superficies superhet
superhighway superload superman supermarket supermolecule superoxide superslasher superstructure supertanker supinator supper supplejack
supplement support supporter suppository suppressant suppuration sura surbase surcoat surface surfactant surfbird surfboard surfboat
surffish surfperch surgeonfish surgery suricate surmullet surplice surprint surrey surtout survivor sushi suspender suspension suspensor
suspensory sustenance swag swage swallow swallowtail swallowwort swamphen swan swanflower swanneck swatch swathe swathing swatter sweat
sweatband sweatbox sweater sweatpants sweats sweatshirt sweatshop sweatsuit swede sweep sweeper sweet sweetener sweetening sweetleaf
sweetmeat sweetpea sweetsop swift swiftlet swill swimmeret swimsuit swimwear swine swing swingletree switch switchblade switchboard swivel
swizzle sword swordfish swordtail sycamore syconium sylvanite symphilid symphysion synagogue synapse synapsid syncarp synchro
synchrocyclotron synchroflash synchromesh synchronoscope synchroscope synchrotron syncytium synergist synovia synovium synthetic synthetism
syringa syringe syrinx system tabard tabasco tabbouleh tabby tabernacle table tablecloth tablefork tablespoon tablet tabletop tableware
tabooli tabulator tabun tacamahac tach tacheometer tachistoscope tachograph tachometer tachylite tachymeter tack tacker tacking tackle taco
taconite tadalafil tadpole taffeta taffrail taffy tagasaste tagliatelle taguan tahini tail tailboard tailcoat tailfin tailflower tailgate
taillight tailorbird tailpiece tailpipe tailplane tailrace tails tailstock tailwort taipan takahe takeaway takeout takin talapoin talaria
talipot talisman tallboy tallgrass tallow talon talus tamale tamanoir tamarack tamarillo tamarin tamarisk tambour tambourine tammy
tamoxifen tampon tanager tanbark tandem tandoor tanekaha tang tangelo tangency tangerine tanglebush tangor tangram tank tanka tankard
tanker tannery tannia tannin tannoy tansy tantalite tantalum tape tapeline tapenade taper tapestry tapeworm taphouse taping tapioca tapir
tapis tappet taproom taproot tarantula tarboosh tardigrade tare target tarmac tarmacadam taro tarot tarp tarpan tarpaulin tarpon tarragon
tarsal tarsier tarsus tart tartan tartar tartlet tartrate tarweed tarwood tassel taste tastebud tater tatouay tatter tatting tattler tattoo
taurine tautog tavern tawse taxi taxicab taximeter taxiway tchotchke teaberry teacake teacart teacup teahouse teak teakettle teakwood teal
teapot tear teardrop teargas tearoom teaser teashop teasle teaspoon teat teatime technetium technical teddy teeter teeterboard teetertotter
teeth teetotum teff tegument teiid teju tektite telamon telemeter telencephalon telephone telephoto telephotograph teleprinter telescope
telethermometer teletypewriter television telex telfer telferage teliospore telluride tellurium telly telomerase telomere telpher
telpherage telsontail temazepam tempera temple temporalis tempura tench tender tendergreen tenderloin tendon tendrac tendril tenebrionid
tenement tenon tenoroon tenpin tenpounder tenrec tensimeter tensiometer tensor tent tentacle tenter tenterhook tentorium tepal tequila
teras terazosin terbinafine terbium terebinth teredinid teredo teres teriyaki term terminal terminus termite tern terpene terrace terrapin
terrarium terrier terrine terry terrycloth tessella tessera test testa testacean tester testicle testiere testis testosterone testudo
tether tetra tetracaine tetrachloride tetrachloromethane tetracycline tetrafluoroethylene tetrahalide tetrahydrocannabinol tetrahymena
tetraiodothyronine tetramethyldiarsine tetranychid tetrapod tetrasaccharide tetraskele tetraskelion tetrasporangium tetraspore tetrode
tetrodotoxin tetrose tetroxide tetryl tetterwort tettigoniid textile thalamus thalidomide thallium thallophyte thallus thalmencephalon
thatch theater theatre theca thecodont theelin thenar theodolite theophylline therapeutic therapsid theremin theridiid thermel thermistor
thermoacidophile thermocouple thermograph thermogravimeter thermohydrometer thermojunction thermometer thermometrograph thermopile
thermoplastic thermoreceptor thermoregulator thermos thermostat theropod thiabendazole thiazide thiazine thickener thickening thickhead
thigh thighbone thill thimble thimbleberry thimbleweed thimerosal thing thingummy thinner thiobacillus thiobacteria thiocyanate
thiodiphenylamine thioguanine thiopental thioridazine thiotepa thiothixene thiouracil third thistle thistledown thole tholepin thong thorax
thorite thorium thorn thornbill thoroughbred thoroughfare thoroughwort thortveitite thread threader threadfin threadfish threads threadworm
three threonine threshold thrift thriftshop throat throatwort thrombin thrombocyte thrombokinase thrombolytic thromboplastin throne
throstle throttle throughput throughway throw thrush thruster thruway thulium thumb thumbhole thumbnail thumbnut thumbscrew thumbstall
thumbtack thunder thunderer thurible thus thwart thylacine thyme thymidine thymine thymol thymosin thymus thyreophoran thyrocalcitonin
thyroglobulin thyroid thyronine thyroprotein thyrsopteris thysanuron tiara tibia tibialis tichodrome tick ticker ticking tidemark tidy
tidytips tieback tiepin tier tiffin tiger tightrope tights tigress tile tilefish till tiller tilter timbale timber timbrel timecard
timekeeper timepiece timer timolol timothy timucu tinamou tincture tinder tinderbox tine tineid tineoid tinfoil tinker tinplate tinsel
tinsnips tintack tintometer tinware tipi tipper tippet tipple tiptoe tipu tiramisu tisane tissue titania titanium titanosaur titanosaurian
titfer tithonia titi titlark titmouse titrator titty toad toadfish toadflax toadshade toadstool toast toaster toastrack tobacco tobacconist
toboggan tobramycin toby tocainide tocopherol tocsin toddy tody toecap toehold toenail toetoe toffee toffy tofu toga toggle togs toilet
toiletry toitoi tokamak token tolazamide tolazoline tolbutamide tole tollbar tollgate tollhouse tollon tolu toluene tomahawk tomalley
tomatillo tomato tomb tombstone tomcat tomentum tomograph tomtate tomtit toner tongs tongue tonguefish tongueflower tonic tonometer tonsure
tool toolbox toolhouse toolshed tooshie tooth toothbrush toothpaste toothpick toothpowder toothwort topaz topcoat tope topgallant tophus
topiary topknot topmast topminnow topper topping topsail topside topsoil toque torch tornado tornillo torpedo torsk torso torte tortellini
tortilla tortoise tortoiseshell tortricid tortrix tostada total totality totara tote totem toucan toucanet touchscreen touchwood tourer
tourmaline tournedos tourniquet tourtiere towboat towel tower towhee towline towpath towrope toxicant toxicognath toxin toxoid toyon
toyshop trabecula trace tracer tracery trachea tracheid tracheophyte tracing track trackball tract tractor tragacanth tragopan tragus trail
trailer train trainer tram tramcar tramline trammel tramp trampoline tramway trandolapril transactinide transaminase transcriptase
transcription transducer transept transferase transferrin transformer transgene transistor transit transmission transmitter transom
transparency transplant transponder transport transportation transporter transposon transudate transudation tranylcypromine trap trapeze
trapezium trapezius trapezoid trapping trappings trash trave traverse trawl trawler tray trazodone treacle tread treadle treadmill
treadwheel treasure treasury treat tree treehopper treelet treetop trefoil treillage trellis trematode tremolite trench trencher trepan
trepang trephine treponema tress trestle trestlework trews trey triacetate triamcinolone triangle triazine triazolam tribromoethanol
tribromomethane tribune tributyrin triceps triceratops trichina trichloride trichlormethiazide trichloroethane trichloroethylene
trichloromethane trichodesmium trichomonad triclinium tricot tricycle tricyclic trident tridymite trifle trifluoromethane trifoliata
trigeminal trigeminus trigger triggerfish triglyceride trigon triiodomethane triiodothyronine trike trilby trillium trilobite trim trimaran
trimer trimipramine trimmer trimming trimmings trinitroglycerin trinitrotoluene trinket triode triolein triose trioxide trip tripalmitin
tripe triphammer triphosphopyridine tripletail triplicate tripod tripoli tripper triptych triquetral trireme trisaccharide triskele
triskelion tristearin tritium tritoma triton trivet trivia triviality trochanter troche trogon troika troll trolley trolleybus trombiculid
trombidiid trombone trompillo troopship trophoblast trophozoite trophy tropicbird trotline trotter trough trouser trousering trousseau
trout trowel truck truckle truffle trumpery trumpeter trumpetfish trumpets trumpetwood truncheon trundle trunk trunkfish trunks trunnel
truss trypsin trypsinogen tsatske tsetse tshatshke tsine tuatara tuba tube tubeless tuber tubercle tuberculin tuberose tuberosity tubing
tubocurarine tubule tuck tuckahoe tucker tudung tuffet tuft tugboat tuille tulip tulipwood tulle tumblebug tumbler tumbleweed tummy tumulus
tuna tunaburger tuner tung tungstate tungsten tunicate tunnel tunny tupelo turakoo turban turbine turbofan turbogenerator turbojet
turboprop turbot turd tureen turkey turmeric turnaround turnbuckle turncock turner turnery turning turnip turnoff turnout turnover turnpike
turnspit turnstile turnstone turntable turnup turpentine turps turquoise turreae turret turtle turtledove turtlehead turtleneck tush tusk
tusker tussore tutsan tutu tuxedo twat twayblade tweed tweeter tweezer twig twill twin twinberry twine twinflower twinjet twins twist
twister twistwood twitterer tympan type typewriter tyramine tyrannid tyrosine tyrothricin tzetze uakari ubiquinone udder udometer ugli
uintathere ukulele ulna ulster ultracentrifuge ultramarine ultramicroscope umbel umbellifer umber umbilical umbilicus umbo umbrella
umbrellawort unction underbelly underbodice underbody undercarriage undercharge underclothes underclothing undercoat undercut underdrawers
underfelt underframe underfur undergarment underground underlay underlayment underlip underpants underpart underpass underseal undershirt
undershrub underskirt undersoil understructure underwear underwing undies unguent unguiculate unguis ungulate unicycle uniform union
unitard univalve universal university unmentionable unnilquadium ununbium ununhexium ununpentium ununquadium ununtrium upcast upgrade
upholstery uplift upper upright upset upstage upstairs uracil uraninite uranium uranyl urate urceole urea urease ureter urethane urethra
urial urinal urine urobilin urobilinogen urochord urochordate urodele urokinase uropygium ursinia urus utahraptor utensil uterus utility
utricle utriculus uvea uvula vacuole vacuum vagina vagus valance valdecoxib valerian valine valise vallecula valsartan valve valvelet
vambrace vamp vanadate vanadinite vanadium vancomycin vanda vandyke vane vanilla vanillin vanity vaquita varan vardenafil variation
varietal variometer varnish vase vasoconstrictive vasoconstrictor vasodilative vasodilator vasopressin vasopressor vault vaulting vector
vedalia veery vegetable vegetarianism vegetation veggie vehicle veil veiling vein vellum velocipede velociraptor velodrome veloute velum
velvet velveteen velvetleaf velvetweed vena venation veneer veneering venison venogram venom vent venter venthole ventilation ventilator
ventricle ventriculus venturi verapamil verbena verdigris verdin verdolagas verdure verge vermicelli vermicide vermiculation vermiculite
vermifuge vermin vermis vermouth vernier vernix vernonia veronal veronica verso vertebra vertebrate vertical verticillium vervain vervet
vesica vesicant vesicatory vesicle vesiculovirus vespertilionid vespid vessel vest vestibule vestiture vestment vestry vesture vesuvian
vesuvianite vetch vetchling vetchworm viaduct vial viand viands vibes vibraharp vibraphone vibrator vibrissa vicarage viceroy vichyssoise
vicuna video videocassette videotape view viewer viewfinder viewgraph vignette villa villus vinaigrette vinblastine vincristine vine
vinegar vinegarroon vinegarweed vinery vineyard vinifera vino vintage vinyl vinylbenzene viol viola violet violin violoncello viomycin
viosterol viper vireo virginal virion viroid virtu virus virusoid visage viscacha viscera viscometer viscose viscosimeter viscus vise
vitals vitamin vitellus vitrification vitrine vitriol vivarium viverrine vixen vizsla vodka voider voile volaille volary volatile vole
volleyball voltmeter volume volumeter volute volva vomer vomitive vomitory vorticella vouge voussoir vulcanite vulture vulva wadding wader
waders wafer waffle waft wagtail wahoo wain wainscot waist waistband waistcloth waistcoat waistline wakeboard waldmeister wale walk walker
walkingstick walkway wall wallaby wallboard wallet walleye wallflower wallpaper walnut walrus wampee wampum wampumpeag wand wandflower
wapiti waratah warble warbler ward wardrobe wardroom ware warehouse warfarin warhead warhorse warmer warp warplane warship warthog wartweed
wartwort wasabi wash washables washbasin washboard washbowl washcloth washer washhouse washing washrag washroom washstand washtub wasp
wassail waste wastebasket wastebin wastewater wasteweir watch watchband watchdog watchstrap watchtower water waterbird waterbuck
watercannon watercourse watercraft watercress waterdog waterfinder waterfowl waterleaf watermeal watermelon waterproof waterproofing waters
waterscape waterskin waterspout waterway waterweed waterwheel waterworks wattle wattmeter wave waveguide waxberry waxflower waxmallow
waxwing waxwork waxycap ways wayside weakfish weapon weaponry wear wearable weasel weatherboard weatherboarding weathercock weatherglass
weatherstrip weatherstripping weathervane weave weaver weaverbird webbing webcam webfoot webworm wedge wedgie weed weeder weedkiller weeds
weekender weenie weevil weewee weft weigela weighbridge weight weir weka weld weldment well wellhead wellpoint welt welwitschia western
wether wetter whacker whale whaleboat whalebone whaler whalesucker wharf wharfage whatchamacallit whatchamacallum whatnot whatsis wheat
wheatear wheatflake wheatgrass wheatworm wheel wheelbarrow wheelchair wheeler wheelhouse wheelwork whelk whelp wherry whetstone whey whiff
whiffletree whin whinberry whinchat whip whipcord whippet whipping whippletree whippoorwill whipsaw whipsnake whipstitch whipstitching
whiptail whirler whirligig whirlybird whisk whisker whiskers whistle whistler white whitebait whitecup whiteface whitefish whitefly
whitehead whitener whitetail whitethorn whitethroat whitewash whitewood whiting whitlavia whitlowwort whooper whopper whorehouse whorl
whorlywort whortleberry wick wicker wickerwork wicket wickup wicopy widening widget wiener wienerwurst wiesenboden wigwam wildcat
wildebeest wildflower wildfowl wilding willet willow willowherb willowware wimble wimple wincey winceyette winch wind windbreak windbreaker
windcheater winder windfall windflower windjammer windlass windmill window windowpane windowsill windpipe windscreen windshield wine
wineberry wineglass winepress winery wineskin wing wingstem winker winkle winterberry wintergreen wiper wire wirehair wireless wirework
wireworm wiring wisent wishbone witchgrass withers witloof woad wobbler wolf wolffish wolfhound wolfram wolframite wollastonite wolverine
womb wombat wonderberry wonton wood woodbine woodborer woodcarving woodchuck woodcock woodcreeper woodcut woodenware woodfern woodhewer
woodlet woodlouse woodpecker woodruff woodscrew woodshed woodsia woodwind woodwork woodworm woof woofer work workbag workbasket workbench
workboard workbox worker workhorse workhouse workpiece workplace workroom works workshop workstation worktable workwear world worm wormcast
wormseed wormwood worsted wort wrack wrap wraparound wrapper wrapping wrasse wreath wreck wreckage wrecker wreckfish wren wrench wringer
wrist wristband wristlet wristwatch wrymouth wryneck wulfenite wurtzite xanthate xanthine xanthomonad xenograft xenon xenotime xeranthemum
xerophile xerophyte xerox xylem xylene xylol xylophone xylose xylosma yacca yacht yagi yanquapin yard yardarm yarder yardgrass yardstick
yarn yarrow yataghan yautia yawl yearling yeast yellowbird yellowcake yellowfin yellowhammer yellowlegs yellowtail yellowthroat yellowwood
yield ylem yoke yolk young ytterbite ytterbium yttrium yucca yurt zabaglione zalcitabine zamia zapper zarf zeaxanthin zebra zebrawood zebu
zeolite zeppelin zero zidovudine zigadene ziggurat zill zinc zinfandel zinkenite zinnia zinnwaldite zipper zircon zirconia zirconium ziti
zodiac zooflagellate zooid zoomastigote zoophyte zooplankton zoospore zootoxin zori zoril zoysia zucchini zwieback zygoma zygomatic
zygospore zygote zymase zymogen
$words$, E'\n'), '\s+') AS word;

INSERT INTO dictionary_word (language, word)
SELECT 'ES', word FROM regexp_split_to_table(btrim($words$
abaceria abaco abalorio abama abanico abatis abdomen abedul abeja abelia abertura abeto abomaso abrecartas abrigo abrocoma abrojo abside
abstraccion acacia academia acalypha acanthocybium acanthuridae acanthurus acantion acantonamiento acantopterigio acaricida acaridae
acarido acarina acarine acceso accesorios accipiter accipitridae acebutolol aceite acequia acera acercamiento acero acetabulo acetal
acetaldehido acetaldol acetato acetilcolina acherontia achillea achimenes achira acido acilglicerido acilo acinonyx acipenser acipenseridae
acnidosporidia acodadora acolchado acordeon acridotheres acrilamida acrilato acrilico acris acroclinium acrocomia acroleina acromion
acrosoma actaea actias actina actiniaria actinomicina actinomyces actinomycetaceae actinomycetales actinomyxidia actinopoda actinosporea
actuador actualizacion acuarela acuario acuciar acumulador acustica adam adapin adelges adelgidae adenina adenota aderezo administracion
adobo adorno aducto adulterante adulto adyuvante aedes aegilops aepyceros aepyornidae aepyornis aerides aerobacter aerodeslizador aerolinea
aeroplano aeropuerto aerosol aeschynanthus aethusa afeitadora aferente affenpinscher aflaxen afro agalla agameta agamidae agamido
agaricales agarico agarradera agastache agathis agavilladora agente ageratum agkistrodon aglomerado aglutinina agonidae agonista agonus
agora agrimonia agropiro agrostis agua aguacate aguada aguafuerte aguijon aguijonear aguila aguja agujero ailurus aire aislador aislante
ajuga akeridae akvavit alabarda alambique alambrada alameda alarma alauda alaudidae alba albarraz albatrellus albatros albayalde albizia
albondiga albornoz albulidae alburno alcali alcancia alcantarillado alcazar alcedines alcedinidae alcedo alcelaphus alces alcoba alcohol
alcornoque aldosterona aleacion alectura alegria alepisauridae alerce alergeno alero aleta aleurites aleve aleyrodes aleyrodidae alfarda
alfareria alfiler alfiletero alfombra alfombrilla alforfon alforja alga algarrobo algodon algodonera alhena alianza alidada aliento
alimentacion alimento alino alirrojo alizarina aljez alkahest allamanda alligator alligatoridae allopurinol allosaurus almacenaje
almacenamiento almadia almadrena almazuela almeja almendra almibar almidon almidones alminar almofar almohada almohadon almuerzo alnus
alocasia aloe alojamiento alopex alopiidae alosa alouatta alpaca alprazolam alqueno alquenqueje alquitran alsophila altar altavoz
altoparlante alubia alula aluminio alveolo alytes alza amaranthus amaretto amblyrhynchus ambrosia ambystoma ambystomatidae ameiuridae
ameiurus amelo ameloblasto amento ametralladora amex amia amida amigdala amigdalina amino aminotransferasa amiodarona amitriptilina
ammodytes ammodytidae amniota amontillado amorpha amorphophallus amoxicilina amparo amphibia amphioxidae amphisbaenidae amphiuma
amphiumidae ampicilina ampliacion amplificador ampolla amsinckia anacardium anacharis anacronismo anaprox anapsida anaranjada
anarhichadidae anarhichas anas anasa anastomus anatotitan ancas anchusa ancistrodon ancylidae ancylostomatidae ancylus andesita andradita
andrena androceo androide andryala aneides anemometro anestil anethum anexo anfibios anfibolita anfiteatro anfora anfotericina angelica
angelote anguidae anguilla anguis angulo anhima anhimidae anhingidae anilina anillas anillo animales anis anisoptera ankus ankylosaurus
annelida anniellidae anobiidae anodo anodonta anogramma anojo anolis anomalopteryx anomia anomiidae anopheline anoplura anorak anser
anseriformes ansiolitico ante antedonidae antefijo antena antennariidae anteproyecto anterozoide anthemis anthidium anthocerotophyta
anthonomus anthophila anthropoidea anthurium anthus antiacido antibiotico anticoagulante anticolinergico anticuerpo antidepresivo
antidorcas antiemetico antiepileptico antigeno antiguedad antiguedades antihipertensivo antiinflamatorio antilope antimacasar antimateria
antineoplasico antioxidante antipasto antocerotaceas antofilita antro anura aotus aparador aparejo apartado apartamento apatosaurus
apendice aphidoidea apidae apis aplito aplodontiidae aplysia aplysiidae apodemus apodidae apodiformes apogon apoidea aposento apotecio
apoyo apterygidae apteryx apus aquavit aquenio aquilegia araar araceae aracnoide arado aragonito arales araneida arbalesta arbol arboreto
arbusto arca arcella arcellidae arcen archaeopteryx archipalio archivo archosauria arcidae arcilla arco arctictis arctiidae arctium
arctocephalus arctostaphylos ardeidae ardia area areca arena arenaria arenavirus arenisca areola argasidae argemone argentina
argentinosauro argiope argiopidae argonauta argonautidae argusianus argyll argynnis argyrotaenia ariidae arilo arius arizona arma
armadillidiidae armadillidium armadura armamento armario armazon armoracia arnica arnoseris arpon arquegonio arquenteron arquipalio
arquitectura arquitrabe arras arrayan arrhenatherum arroz arsenal arseniato arseniuro arsenopirita arsina artamidae artamus arte artemia
arteria arthropoda articulacion articulador articulo artiodactilo artropodo artropodos arum arundinaria asarum asca ascaris ascensor
aschelminthes ascocarpo ascospora asentaderas aseo aserrado asfalto asfodelaceas asidero asiento asilidae asilo asimina asno asparagina
aspartamo asperula aspic aspidelaps aspidophoroides aspirina aspis astacidae astacura astacus astato asterion asteroidea astilbe astillero
astragalo astrantia astreus atalaya atanor atavio atavios ateles atelier atenolol atenuador atlas atole atomo atorvastatina atrapamoscas
atrichornis atrichornithidae atriplex atropa atropidae atrovent atticus aulostomidae aulostomus auricularia auto autoanticuerpo autobus
autocaravana autoescala autofoco automata automatica automatico automeris automotor automovil autopista autorretrato autosoma autovia
autovolquete auxinas avena avenida aventador aves aviario avion axon ayapana aythya ayuntamiento azadiractina azatioprina azida
azitromicina aztreonam azucar azuela azulejo azurita babesiidae babirusa babka bacillaceae bacillariophyceae bacilo bacin bacineta bacinica
bacinilla bacteria bacterias bactericida bacterioclorofila bacteriofago bacteroide bagazo baiomys bairdiella bajel bajo bajorrelieve bala
balaena balaeniceps balaenicipitidae balaenidae balaenoptera balaenopteridae balance balancin balandra balanidae balanus balanza balbriggan
balcon baldosa baldosado balista balistes balistidae balneario balon balsa baluarte bamba bambalinas bambu bambusa bambuseas banador banco
banda bandeja banera bankia banksia banner banqueta banquillo baptisterio baqueta baranda barandilla barba barbeta barbilla barbital barca
barco bardaguera barmbrack barorreceptor barosaurus barquilla barra barraca barrera barricada barriga barro bartonia base basenji
basidiocarpo basidiomycete basilica basiliscus bassariscus bassia bastion baston basuco basura bata batara bateria bathyergidae bathyergus
batidor batista batolito batrachia batrachoididae batrachoseps batracio bauhinia baul bayeta bayo bearnaise bebida bechamel beefalo beignet
beisbol belcho belen belladona bellis belmont belonidae belostomatidae bemisia bencilo bencilpenicilina bengala bentgrass benzoato
benzodiazepina berbiqui bercy bergantin bergenia berkelio berlina beroe berteroa bertholletia besugo beta betaglobulina betalactamasa betel
betong bettongia betula betun bevatron bialy bibliobus biblioteca bibos bicarbonato bicho bicornio bicromato bidens biela bien bignonia
bigos bigote bilbi bilirrubina biltong bimetal biocatalizador biochip biolaboratorio biomasa bioscope bioterio birreta biryani bisarma
bisel biso bison bistro bivalvia bivalvo blaberus blanco blanquillo blarina blastocele blastocisto blastocito blastodermo blastomero
blastoporo blastosfera blastula blattidae blattodea blenda blennioidea blennius bletia blindaje blini blissus blow blueprint bobsleigh boca
bocadillo bocamina bocata boceto bocina bock bohemeria bohrio boidae boiserie bola bolbitis boletellus bolina bolo bolsa bolsillo bolso
bomba bombie bombilla bombon bombus bombycidae bombycilla bombyliidae bombyx bonasa bonsai boquilla borassus borato borax bordado borde
bordelaise bornita borosilicato borrelia borscht borzoi bosc boselaphus bosquejo bota botaurus bote botella bothrops botin botiquin boton
botrychium boudoir bougainvillea bouillabaisse bourse bouteloua boutique boveda bozal bracamante brachinus brachiopoda brachyura bractea
bradypus brama branchiostomidae brandy branta brasserie brassica bratwurst brazal brazalete brazo brecha brevaje brevoortia brezal brezo
brida brie brioschi broche brocheta broiler broma bromo bronce broncodilatador brosmius broussonetia browallia brown bruchidae bruchus
brucina brujula brunch bryonia buccinidae bucconidae bucephala buceros bucerotidae buchloe budin budorcas buey bueyes bufer bufo bufonidae
buitre bula bulbo bulevar bulldog bulnesia bulto bumeran buna bungarus bungee bunker buphthalmum buque burberry burbujeante burdel bureta
burhinus burka burlete burra burrito burro buscapersonas buspirona bustier butaca butanona butazolidin buteonine butilo butirina
butterscotch buxus caballeriza caballo cabana cabecera cabello cabestrante cabeza cabezada cabillero cabina cable cabra cabriole cacahuete
cacajao cacatuidae cachas cache cachemira cachetes cachivaches cacique cactaceae cactaceas cadaver cadaverina cadena cadenas cadera
caelifera caenolestes caesalpinioideas cafe cafeina cafeteria caftan cagadero caja cajon cala calaba caladenia caladium calafatear
calamagrostis calamintha calandrado calanthe calavera calcedonia calcetin calciferol calcita calcitonina calco calcosina caldera caldero
caldo calefactor calendula calibre calicanto calico caliz caliza calle calliandra callicebus callimorpha callinectes callionymidae
calliphora calliphoridae callisaurus callithricidae callithrix callitriche callorhinus calopogon calosoma calostomataceas calzado
calzoncillo cama camafeo camara camarote cambiar cambray cambridge camelidae camellia camelus camino camion camioneta camisa camiseta
campamento campana campanol campanula campo camponotus camuflage cana canachites canal canalete canalon canamazo canamo canana canasta
canavanina canavina cancer cancha candela candelero candelilla candilejas canella canelones cangreja cangrejo canica canidae canido canino
canis cannabis cannaceas cano canon cantera cantina canton canula canuto capa capacho caparazon capazo capella capilla capitolio
capitonidae capon capote capra caprella capreolus capricornis caprimulgidae caprimulgiformes caprimulgus caproidae capromyidae capsaicina
capsella capsicum capsidae captopril capuchino capuli capulin cara carabao carabidae caracido caracolillo caragana caramelo carancho
carangido caranx carapidae carassius caravana carbamato carbohidrato carbon carbonara carboncillo carbono carcasa carcayu carcel
carcharhinus cardamine cardenillo cardium carena caretta carguero cariamidae caridea carillon cariofilada cariopside cariotipo carissa
carite carnalita carne carnivoro carnotita carpelo carpenteria carphophis carpinus carpocapsa carpodacus carpospora carraca carragenano
carrao carretera carretilla carril carro carruaje carta carter cartera carthamus carton cartone cartuja carum carvedilol carya caryota casa
cascanueces cascarilla casco caseta casilla casino casiterita caspasa cassareep castanea castano castillo castor castoridae casuarina
casuarius cataflam catananche catarometro catarrino catartico catechu catedra catedral catgut catharacta cathartes cathartidae catodo
catoptrophorus catostomido catostomus cattalo cattleya caucho caudata caudate caulofilo caveto cavia cavidad cayena caza cazadora cebada
cebolla ceborrincha cebuella cebus cecidomyiidae cedazo cedro cefadroxilo cefalocordados cefalosporinas cefalotin cefoperazona cefotaxima
ceftazidima ceftriaxona cefuroxima ceja celda celebrex celecoxib celenteron celo celoma celosia celula cemento cena cenefa cenicero ceniza
cenizas centaurea centeno centriscidae centro centrocercus centropomus centropristis centropus cephalopoda cepillo cepo cera cerambycidae
ceramica cerapteryx cerastio cerasus ceratitis ceratofilacea ceratonia ceratophyllum ceratopogon ceratopogonidae ceratopsia ceratopteris
ceratosaurus ceratozamia cerca cercocebus cercopidae cercopithecidae cercopithecus cercopoidea cerda cerdo cereal cerebro cerilla cerillo
cerivastatina cernedor ceroxylon cerradura certhia certhiidae cerumen cerusita cerveza cerviz cervus cesped cesta cesto cestoda cestum
chabola chador chaenactis chaenomeles chaetodon chaetodontidae chaflan chaflanado chaise chalcis chalcostigma chalota chamaeleo
chamaeleonidae chamico champan chanclo channidae chapa chapati chaqueta chaqueton characeae characinidae charadrii charadrius charcuteria
chardonnay chatarra chateau chauna chelicerata chelonethida chelonia chelydra chelydridae chermidae chesterfield chicalote chicha chicharra
chichi chickaree chicle chicota chifonier chile chilomeniscus chilomycterus chilopoda chimenea chinchilla chinoiserie chinos chintz
chipolata chipotle chirimoya chirocephalus chironomidae chironomus chiroptera chisme chismes chlamydosaurus chlamyphorus chlorella
chlorococcales chlorophis chlorophthalmidae chlorura choche chocho chocolate chondrichthyes chordata chorizo chotacabras chowder
chronoperates chrysanthemum chrysemys chrysobalanus chrysochloridae chrysochloris chrysolophus chrysomelidae chrysopidae chrysopsis
chucheria chucho chucrut chuleta chupachups chutney cianamida cianita cianogeno cianohidrina cianuro ciberespacio cicadellidae cicadidae
cichlidae cichorium cicindelidae ciclobenzaprina ciclohexanol ciclooxigenasa ciconiidae ciego cierre cierva ciervo cigarra cigarrillo
cigarritas cigarro cilindro ciliophora cimacio cimetidina cimex cimiento cinabrio cinasa cincel cinclidae cinclus cine cinetocoro cinolebia
cinta cintura cinturon ciprofloxacino circaetus circo circuito circulo cirio cirripedia cirro cirsium cisne cisticerco cistothorus citara
citellus citidina citocina citocromo citoesqueleto citole citomegalovirus citoquinina citosina citosol citrange citrato citrulina citrus
cizalla cizallas cladrastis clamide clamidospora clara claraboya claristorio claro clase clathrus clave clavecin clavel clavicula clavo
claymore clematis clementina cleome clethraceas cliente clinica clinidae clinometro clinopodium clinoril clintonia cliper clitoris cloaca
clofibrato clomipramina clonidina clorambucil cloranfenicol clorato clordiazepoxido clorhexidina cloro cloropreno clorotiazida clorpirifos
clorpromazina cloruro closeup clozapina clupea clupeidae clusia cnemidophorus cnidaria coagulasa coagulo coati coaxial cobaltita cobertor
cobertura cobijo cobitidae cobo cobre coca cocaina coccidae coccinellidae coccoidea coccus coche cochera cochinera cochino cochlearius
cocina coclea coco cocobolo cocos coctel codera codo coelenterata coelogyne coelophysis coereba coerebidae coffea cofre cogote cogulla
cohete coincidencia coipu cojin cola colacion colagenasa colbert colchicina colchoneta colecalciferol colegio coleonyx coleoptera colera
coleslaw colesterol coleta colifago colimador colina colinesterasa colinus collar collembola collocalini colmena colmilleja colmillo
colodion colonia colores coltan coluber colubridae columba columbia columbidae columbita columna columnea colymbiformes comatula
comatulidae comba combinacion combretum comedero comedor comensal comercio comida commelina comoda complejo complementario complemento
componente composicion compost comprimido compsognathus compuesto computadora conac concha condensador condilion condimento condon condor
conductor condylura conector conejera conexion confesionario confit confiteria confitura confluencia conglomerado congridae conidioforo
conifera conilurus conjuncion conjunto connochaetes conoclinium conodonta conopial conospermum conservatorio consome constantan
construccion contacto contenedor contenido contera contopus contrabando contrachapado contraparte contrapeso contraventana control convento
convolvulus coondog copa copalma copepoda copia copolimero copra coqueto coracias coraciidae coraciiformes coracle coral corazon corbata
corbatin corcho corchorus cordel cordero cordon coregonus coreidae coreido coreopsis coricidin corifanta corixa corixidae cornbread cornea
corneana corneta cornisa coroides corola corona coronion corral corrector corredera corredor correo corsario cortadora cortafuego corte
corteza corticosteroide cortijo cortina cortinariaceas cortisol corvejon corvidae corvus corydalidae corynebacterium coryphantha
corythosaurus cosa cosecha cosmido costado costillar costo costra cotarro cotinga cotingidae cotinus cottidae cottus coturnix coturno
coxofemoral coxsackievirus cracidae cracinae crackle craneo crangon crangonidae crassostrea crassulaceas crax crayon creacion creatina
crepado crepe crepis cresta cresteria creta cretona crex cria cricetinae cricetus crinoidea crinolina criolita cripta criptofita criptogama
criptomeria cris crisalida crisotilo cristal cristaleria crochet crocodiliano crocodylidae crocus cromato cromita cromlech cromoforo
cromorno cromosoma crotalaria crotalidae crotalos crotaphytus crotophaga cruce cruceta crucifijo crumpet crustacea cruz cryptobranchus
cryptocercus cryptocoryne cryptophyceae cryptophyta cryptotis ctenocephalides ctenocephalus cuaderno cuadra cuadro cuajada cuartel
cuartelado cuarto cuba cuberteria cubiculo cubierta cubierto cubito cubo cucana cucha cuchara cucharada cuchilla cuchilleria cuchillo
cuchitril cuculiformes cuculus cucumis cucurbita cudu cuello cuenca cuenta cuerda cuernas cuernilargo cuerno cuero cuerpo culebrina
culicidae culo culote cultivar cuminum cuna cuncuni cuneta cuniculus cupcake cupressaceae cupressus cuprita cuproniquel cupula cura curare
curativo curb curculionidae curio curiosidad curro cursorius curuba curva curvadora cuscus custodia cusumbes cuterebra cuterebridae cutis
cyamus cyanerpes cyanobacteria cyanocitta cyathea cycadophyta cyclopteridae cyclopterus cydonia cymatiidae cymbidium cynara cynips
cynocephalus cynoglossidae cynomys cynoscion cyperaceas cyphomandra cyprinus cyrilla cystophora dacelo dacha dachshund dacita dacninae
dactylopiidae dactylopius dactylopteridae dactyloscopidae dahlia daiquiri dalea dama damajuana damaliscus damasco damisela danaus daphnia
dapsona dardo darmstadtio dashiki dasyatidae dasyatis dasypodidae dasyprocta dasyproctidae dasypus dasyuridae dasyurus datura daubentonia
daucus davallia daypro decalcomania decantador decapoda decapterus decidua decoracion dedo defensa deinocheirus deinonychus delantal
delantera delfinio delicatessen delphinapterus delphinidae delphinus demerara demulen dendrobium dendrocolaptes dendrocolaptidae
dendrolagus denim denisonia densimetro densitometro dentadura dependencia deportivo deposito depurativo derecha dermaptera dermestidae
dermochelyidae dermochelys dermoptera derris desayuno descansillo descanso descarboxilasa descargador desecante desecho desmideas
desmidiaceae desmodium desmodontidae desmodus desmograthus desoxiadenosina desoxicitidina desoxiguanosina desoxirribosa despabiladera
destellador desviacion detector detencion detonador deuterio deuteromycetes deutzia dextrina deyeccion dhoti dhow diabeta diafisis
diafragma diagrama diamante diapason diapensia diaper diapositiva diario diartrosis diaspididae diatomea diatomophyceae diazepam dibujo
dichondra dicksoniaceas diclofenaco dicloxacilina dicotiledoneas dicranum dicrostonyx dictostylium dicumarol dicynodontia didanosina
didelphidae didelphis dielectrico diente dieta diez difenhidramina difflugia diflunisal digitalis digitaria digitigrado digoxina dije
diligencia dillenia diltiazem dilucion diluyente dimetrodon dimmer dimocarpus diner dingo dinoflagellata dinornithidae diodon diodontidae
diol diomedeidae dioon diorama dios dioscorea dioscoreaceas diphylla diplococo diplodocus diplopoda diplotaxis dipnoi dipodidae dipodinae
dipodomys dipsacus dipsosaurus diptico dique dirca dirigible dirk dirndl disacaridasa discina disco discoteca diseno disfraz disolucion
disolvente dispositivo disquetera distribuidor disulfiram divan diyodotirosina dogleg dolichonyx dolichotis dolman dolomita dombeya
domiciliacion domicilio dopamina dormitorio dorylinae dosel dosis doxepin doxiciclina doxorrubicina draba draco dracontium dracunculidae
dracunculus dragado dragon dragunov dreadnought dreissena drepanididae drepanis droga drosophila drosophilidae dryas dubnio ducto dulcamara
dulce dumetella dumpling dungaree duplicado duplicador dura durio dytiscidae eacles ecballium echeneis echinocactus echinococcus
echinodermata echinoidea echovirus ectodermo ectoprocta ectotermia ecualizador edaphosaurus edificio edmontosaurus edredon efedrina efluvio
egida eichhornia eimeria ejemplar elaeagnus elaeis elaeocarpus elaphe elapidae elapidos elasmobranchii elastano elastasa elastomero elater
electroforo electrografo electrolito electrophorus elefante elemento eleotridae elephantidae elephas elettaria elevacion eliomys elitro
elopidae elops elvis embajada embarcacion embarrado emberiza emberizidae embiodea embioptera embocadura embrague embudo emetico emision
emisor emisora emoliente empanadilla emperador empetraceas empetrum empulgueras emulsion enalapril enamina enantiomero encaje encefalina
encefalo encendedor encendido encephalartos enchilada encia encimera encina encrucijada encuadernacion endamoeba endocardio endocrina
endodermo endolinfa endorphin endospermo endospora endotoxina engranaje engrapadora engraulidae engraulis enhydra enjuta enladrillado enol
enomiel enredadera enredo enrutador ensete ensis entablado entablamento entameba entarimado enter enterobius enterovirus enthomophthorales
entolomataceas entomion entomphthorales entrada entranas entrepierna envoltura enzima eolito eoraptor eosina eosinofilo epacris ephedraceae
ephemerida ephemeridae ephemeroptera ephippiorhynchus epicardio epicondilo epididimo epigastrio epinephelinae epiphyllum episcia epitopo
eprom eptatretus equetus equipaje equipamiento equipo equisetum equivalente eranthis erethizontidae eretmochelys ergocalciferol ergotamina
ericaceas ericales erignathus erinaceidae erinaceinae erinaceus erioforo eriogonum eriosoma erithacus eritrina eritropoyetina erodium
erwinia erythrina erythrocebus esbozo escafopodo escala escalera escalon escalonia escamula escaner escano escaparate escapulario
escariador escarpe escena escenario escherichia escobilla escollo escritorio escudo escuela escultura escurreplatos escurridera escurridor
esencia esfenion esfera esgrafiado esgucio eslabon esmegma esmolol esocidae espada espadice espalda especial especimen espectaculo
espectinomicina espectroscopio espejo espermatocele espermatozoide espermicida espinela espirilo espironolactona espita espodumena
esporofito esporozoito espuelas espuma espumante espumarajo esquema esquematismo esquina esquisto esquizocarpio estabilizador
establecimiento establo estacion estadio estafilococos estampa estampador estancia estandarte estano estanque estante estanteria estaquiosa
estatina estator estatorreactor estatua estearina estela estepicursor ester estereo estereoscopio estibina estiercol estigma estilete
estilo estipula estolon estomago estoperoles estorbo estradiol estrado estramonio estrato estreptoquinasa estribo estrilda estriol
estructura estuche estudio etanoato etanol etclorvinol ethernet etilo etosuximida eubacteria eucalipto eucalyptus eucarya eudyptes
euglenoidea euglenophyceae euglenophyta eukaryota eumeces eumenes eumetopias eumops eunectes euphausiacea euro eurotium euryale euryalida
eurylaimi eurylaimidae eurypterida euterios evaporita excalibur excavacion excavaciones excrecencia excrecion excremento excusado
exhalacion exon exotoxina expectorante explosivo explotacion exportacion exposicion extasis extension extremo fabrica faccion fachada
facistol facsimil factoria fagocito fagotino fagus faja fajo falafel falda falsificacion faltriquera faluca familiapalinuridae famotidina
fango farfalle farmaco farsa fascia fatback fauteuil fayenza felidae felpudo femur fenacetina fenciclidina fenelzina fenilbutazona
fenilefrina fenilpropanolamina fenitoina fenolftaleina fenolica fenoplastico fenotiazina fentolamina fenusa fermio feromona ferritina
ferrocarril feston fettuccine fiambre fibra fibrinolisinalasa fibrocartilago fibroscopio ficobilina fideo fiel fieltro figon figura fijador
fila filagrina filamento filariidae filete filicales filicineas filicopsida filigrana filo filovirus filtrado finca fisico fisostigma
fissurella fissurellidae fistula fistularia fistulariidae fisurelidos fitolaca fitoplancton fitoquimico flagelo flageolet flamenquilla flan
flavivirus flavonoide flebograma fleo flexor fliscorno floema flogopita flor flotilla fluido fluor fluorapatita fluorita fluorocarbono
fluoruro fluosilicato fluoxetina fluvastatina foliacion foliolo follaje fondant fondo foraminifera forestiera forficula forficulidae forma
formacion formaldehido formica formicariidae formicarius formicidae formulacion forro forsythia fortaleza fortificacion fortunella
fosfatasa fosfatidilcolina fosfato fosfina fosfocreatina fosforera fosforo fothergilla foto fotocatodo fotografia fotomontaje foulard
foxhound fraccion fragaria fragata fragmento frangipane franja frankfurt frankliniella frasco fratercula fraxinus freesia fregadero fregata
fregatidae fremontia fremontodendron frenillo freno frente fresco fresquera fringilla fringillidae frisa frisbee fritillaria fronda fronton
frumenty fruta frutal fruto fucales fuchsia fucoideo fucus fuego fuelle fuente fueraborda fuerte fulgoridae fulgoromorpha fulica fullereno
fulmarus fulminato fumadero fundamento fundibulo fundulus fungi fungicida funicular furcula furfural furgon furnariidae furnarius
furosemida fusanus fuscoboletinus fusible fusil fustete gabapentina gabardina gabarra gabinete gacela gaddi gadget gadiforme gadolinita
gadus gaillardia gajo gala galactagogo galactogoga galactosa galangal galantina galas galax galbano galbulidae galeocerdo galera galeria
gallera gallereta galliformes gallina gallinago gallinejas gallinero gallinula gallirallus gallo galloanserae galloway gallumbos galocha
galpon gambelia gambusia gameto gametocito gametofito ganado gancho garabato garand garganta gariofilea garita garito garranchuelo garrote
garrulus gaseosa gasolina gasteromycete gasterophilidae gasterophilus gasteropodo gasterosteidae gasterosteus gastrina gastrolobium gatillo
gavia gavialidae gavialis gazania gazebo gazella gazpacho geastraceas gekkonidae gelechia gelignita gemelos gemfibrozil gempylidae gempylus
generador genero genetta genipa genitales genlisea gentamicina geochelone geococcyx geoglosaceas geometridae geomyidae geomys geothlypis
geraniaceas geranio geranium gerbillinae gerbillus germanita gerres gerrhonotus gerris geum gharry ghrelina gigante gimlet gimnasio
gimnospermas ginebra gineceo ginglymostoma giraffa giraffidae girola gladiolus glandula glareola glareolidae glaucomys glauconita glaux
glechoma gleichenia gleicheniaceas gliburida gliceraldehido glicina glipizida gliptografia gliridae glis globicephala globo glockenspiel
glog glomerulo gloquidio glossina gloton glucagon glucemia glucido glucosamina glucosido gluma glutamato gluteo gluteos glyceria gnetum
gobiesocidae gobiesox gobiidae gobio gocete goethita gola golosina golosinas goma gomarresina gomas gomphotherium gonada gondola gong
goniopteris gonorhynchidae gopherus gorgiblanco gorgonocephalus gorra gorron gossypium gozque grabado gracula grafito graminales granada
granadilla granadillo granate granja grano granola grapadora graptophyllum grasa gravera gravy greca green greenockita grevillea grial
grias grifa grifon grigri grillete grisin grog grotesco grout grugru gruidae grupa grus gryllidae guacalate guacamole guaches guaiacum
guanaco guanina guano guanosina guante guantelete guardainfante guardapelo guardarropa guardarropia guarisapo guarnicion guarnicionerias
gubia guia guindaste guisado guitarra gulag gulash gumbo gusano gutapercha gymnospermae gymnura gyrinidae gyromitra habitacion habitaculo
habito hablador hacha hacienda hackelia hadrosaurus haematopodidae haematopus haemodorum haemopis haemoproteus haemulidae haemulon haggis
halal halcon haldea haliotidae haliotis halita halito hallux haloalcano halofilo halofita halogeton haloperidol halotano hamelia hanuman
haplotipo hardtack hardtop harina harpullia harvard hassio hatchback hauberk hausmannita haustorio haya heckelfon hedera hediondez heladera
helecho helechos helianthemum helianthus helicoptero helio heliografo heliophila heliopsis helipuerto helix helleborus helotiaceas helotium
hemachatus hematita hematocromo hembra hemerobiidae hemerocallis hemiacetal hemigalus hemigrammus hemimorfita hemina hemion hemiprocnidae
hemipteronatus hemiramphidae hemisferio hemitripterus hemo heparina hepatica heptano heracleum herbacea herbaje hermita heroina herpestes
herradura herraje herramienta herrerasauridae herrerasaurus herrete hesperiphona hessonita heteranthera heterocephalus heterocero
heteroptera heteroscelus heterosomata heulandita hexaclorofeno hexagrammidae hexagrammos hexano hialuronidasa hibiscus hidralazina
hidrazida hidrazina hidroala hidroavion hidroclorotiazida hidrofito hidroflumetiazida hidrolisado hidromiel hidromorfona hidroxicina
hidroxiprolina hidruro hiedra hielo hieracium hierba hierro higado higo hiladora hilera hilo himantopus hiosciamina hipantio hipermastigote
hipermercado hipnagogo hipoblasto hipocampo hipoclorito hipocondrio hipodromo hipotalamo hippeastrum hippobosca hippocampus hippoglossus
hippopotamidae hipposideridae hipposideros hippotragus hirudinea hirudo hirundinidae hirundo histaminasa histidina histiocito histona hiyab
hocico hogar hoja hojalateria hojilla holbrookia hollin holocentridae holocentrus holograma holothuria hombre hombrera hombro homeobox
hominido hominoidea hominoideo homona homoptera hongo hongos hopper horca horma hormiga hormona hornero horquilla horror hortaliza
hospedaje hospital hostal hosteria hotchpotch hotel howdah hoya hucha hueco huella huerta huerto hueso hueva huevo hugueninia huito
humanidad humanoide humero hummemannia hummus humor hunnemannia hushpuppy husky hyaena hyaenidae hydnaceas hydnum hydrangea hydrilla
hydrobates hydrobatidae hydrocharis hydrochloride hydrochoeridae hydromantes hydromyinae hydromys hydrophidae hydrophyllum hyemoschus
hygrocybe hygrophorus hygrotrama hyla hylactophryne hylidae hylobates hylocichla hymenophylaceas hymenophyllum hyperoartia hyperoodon
hyperotreta hyphantria hypodermatidae hypopachus hypsiglena hypsiprymnodon hyracoidea hyssopus hystricidae hystrix hytrin iberis icaco
ichneumonidae ichthyosauria ichthyosaurus iconoscopio ictalurus icteria icterus ictiobus idea idesia idno idolo iglesia ignicion iguana
iguanido iguanodon iguanodontidae ileon ilex ilmenita ilusion ilustracion imagen imago iman imaret imida imidazol imipramina imitacion
impala impedimenta impermeable imprenta impresion impresora impronta impulsor incinerador incisivo incisivos indicador indicatoridae indice
indinavir indio indocin indometacin inductancia inductor indumentaria indumento infliximab infraestructura infravivienda infula inga
ingenio ingle ingrediente ingreso inhalador inmueble innovacion inodoro inosina insectivora inspiracion instalacion instantanea institucion
instructor instrumental instrumento insumo integrador interferencia interferon interleucina internet interruptor interseccion intranet
intro intron inula inulina invencion inventario invento inversor invertasa invertidor inyeccion inyector ipomoea irena irlandes irvingia
isatis isla isocianato isoetaceas isofluorano isoleucina isomerasa isomeria isoniacida isopoda isoptera isotiocianatos isotopo
istiophoridae istiophorus isurus item itraconazol ixobrychus ixodes ixodidae ixodoidea izquierda jabon jaboncillo jabonera jacaranda
jaculus jadeita jagua jala jambalaya jamesonia jamon jardin jarro jarron jasminum jaula jean jersey jordanella jorge joya joystick judia
juggernaut juglandales juglans jugo juguete jukebox junco juniperus junquillo juntura jurel jynx kalmia kalua kanamicina kasha kawaka kayak
kebab kedgeree ketamina ketchup keteleria ketoprofeno ketorolaco khaddar khadi kiang kieserita kiln kilt kimberlita kinescopio
kinosternidae kinosternon kipper kirsch kitch klebsiella klistron kniphofia knish kobus kochia kodiak kogia kohleria kokihi kolkwitzia
komondor kremlin krigia kripton kumis kummel kurta kyphosidae kyphosus laberinto labetalol labio labor laboratorio labridae labyrinthodont
lacerta lacertidae lacertido lacertilia lactasa lactato lactobacillus lactogeno ladilla lado ladrillo ladron laelia lagar lagartija lagarto
lagenaria lager lagopus lagorchestes lagostomus lagothrix lagrima laguna laja lama lamaseria lambda lamelibranquio lamellicornia lamina
laminariales lampara lampridae lampris lampropeltis lampyridae lana lanceta langosta langostera langur laniidae lanius lansoprazol lantana
lanugo lanzamiento lapislazuli lapiz lappula lari laricariidae laringe laringoscopio larix larus larva lasana laser lasiocampa
lasiocampidae lata latakia lateral lathraea latigo latimeria laton latoneria latrodectus laud laudano lauhala laurel laurencio lavandula
lavaplatos lavavajilla laxante lazo leberwurst lebistes lecanopteris lecanoraceas leccinum leche lechera lechetrezna lecho lechon lectina
lederhosen legamo legana legionella legumbre lejia lekvar lemmini lemmus lemnisco lemuridae lemuriformes lena lenceria lenera lengua
lenitivo leno lente lentibulariaceas lenticela lentinus leon leona leontocebus leontodon leontopodium leotardo lepadidae lepas lepidochelys
lepidolita lepidoptera lepidosauria lepiota lepisma lepismatidae lepisosteiformes lepisosteus leporidae leporido leptinotarsa leptodactilo
leptoglossus leptomeninge leptoptilus leptotyphlopidae lepus lespedeza leucocito leucogenes leva levadura liana libocedro libocedrus librea
libro liceo licopeno licor licuadora liebfraumilch liga ligadura ligamento ligando ligre ligula ligustrum liliacea liliopsida lilium
limacidae limadora limelight limitacion limitador limnobium limnocryptes limnodromus limon limonada limonar limonium limosa limulidae
limulus lincoln lindano linea linfocina lingote linguine linograbado linterna linuron liomys liparidae liparididae liparis lipasa lipido
lipoproteina liposoma lipotyphla liquen liquidambar liquido lira lirio lisinopril lisiquiton lisosoma lisozima listeria litera lithocarpus
litocranius litofita littorina littorinidae llama llamador llanura llave lluvia loam loasa lobelia loblolly lobo lobotes lobotidae
lobularia locoismo locutorio lodine loess lofortyx loft logia lolium lombriz lomo lomotil lona longhorn lonicera lonja lophiiformes lophius
lophophorus loquios lorazepam loricata loriinae loro losa lota lovastatina loxia loxostege lubina lucanidae lucerna lucilia lucy lufa luffa
luge lumbre lunda luneta luscinia lutefisk lutjanidae luvaridae luvarus lycaeon lychnis lycium lycopersicon lycopersicum lycopodiaceas
lycosa lycosidae lygaeidae lymantriidae lynx lyrurus lythrum maalox macabijo macaca macadam macaroon maceta machilidae machmetro macho
macintosh maclura macroalga macrocephalon macrocheira macroclemys macronectes macropodidae macropus macrorhamphosidae macrospora macrozamia
macuto madeira madeja madera madoqua madre madreporaria madreselva maeandra maestra magarzuela magicicada magnetometro magnificador
magnoliaceas maiz majidae makaira malaca malaconotinae malacopterigio malacosoma maleta maletin maleza malinois mallas mallophaga mallotus
malope malopterurus malpighia malta malteada malvales malvasia mama mamiferos mammalia mammillaria mammuthus mammutidae mamposteria mana
mancuerna mandala mandibula mandrillus manecilla manera manga manganita mangifera manglietia mangonel mangosta mangostino manhattan manidae
manis mansarda mansion manta manteca manteleria mantequilla mantispidae mantodea manzana manzanar manzano mapa mapache mapinguari
maquiladora maquina maquinaria mara maraca maracuya marah maravilla marca marcapagina marcha marchantiales marco margarina margarita margen
maria marihuana marijuana mariposa marisco marmol marmota maroma marrasquino marrubium marsilea marsileaceas marta martes martillo
martinete martini martynia marum masa mascada mascara mascarpone maser masia mastaba masticable masticophis mastigophora mastigoproctus
mastuerzo mata matacan matai matriz matza mauser mausoleo maxillaria mayo mazama mazapan mazmorra mazo meado mebendazol mecanismo mecedor
mecha mechero meconio medias mediastino medicamento medicina medio medula megachile megachilidae megachiroptera megaderma megadermatidae
megafono megalitismo megaloblasto megalopidae megalosauridae megalosaurus megapodiidae megapodius megaptera megatherium megesterol megilp
meitnerio mejilla melampsoraceas melanitta melanocito melanogrammus melatonina melaza meleagris melena melfalan melilotus meliphagidae
mellivora melocotonar meloidae membracidae membrana membranofono memoria mena menippe menique menispermaceas menopon menotyphla mensafono
menstruum mensula mentol menton menu menurae menuridae mercaderia mercado mercancia merengue mergus meridiana merienda merlon merluccius
mermeladero meropidae merops merozoito mesa mesana mesencefalo mesocarpo mesocricetus mesodermo mesohippus mesotelio mespilus mesteno
mestizo metabolito metacolina metadona metafisis metal metanfetamina metasequoia metencefalo metformina metildopa metileno metilo metodo
metoprolol metotrexato metraje metralleta metro metronidazol mezcal mezcla mezquita mezquite miaja mica miconazol micotoxina microbus
microcentrum microchiroptera microcito micrococcus micrococo microcomputadora microdesmidae microdipodops microfono microfotografia
microglia micromyx micronase micronutriente micropene micropogonias microspora microtus micruroides micrurus midazolam miel mielencefalo
miembro mierda mifepristona mihrab mijera mildiu miliamperimetro millettia mimosa mimus mina minarete mincemeat mineral mineralocorticoide
minibar minicomputadora minifalda minimoto minipress ministerio minnie minociclina minoxidil minutero miometrio mirador miricaceas miridae
mirilla mirinaque mirliton mirmecofita mirounga mirto miso mispiquel mitogeno mitra mixiniformes mixino mixobacteria mobiliario mobula moca
mochila mochuelo moco modelo modernismo modificacion modulo mohair mohria molecula molesquin molibdenita molidae molinete mollusca moloch
molossidae molothrus moluscos molva momotus monacanthidae monacita monarda monasterio monedero monetaria monitor mono monocanthidae
monocanthus monochamus monociclo monocotiledoneas monocromo monodon monodontidae monoplano monorrail monosacarido monotremata monovolumen
monoyodotirosina monstera monstruo montaje montante monticulo monumento morabito morada morral mortero morula morus mosaico mosca moscatel
moschus moscovita mosqueton mostacho mosto mostrador motacilla motacillidae motel motilina moto motocicleta motonave motor motosegadora
mousepad movil mozzarella mucilago mucor mucuna mueble muelle muerto muestra muffin muflon mugil mugilidae mula muleta mullidae
mulligatawny mullus mundo muneca muntiacus muqataa muraenidae muralla muro musa musca muscadelle muscicapa muscicapidae musculo muselina
museo musgo muslera muslo musophaga musophagidae mustang mustela mustelidae mustelido mustelus mutinus mutisia myaceae myacidae myadestes
mycetophilidae mycobacterium mycoplasma mycoplasmatales mycteroperca myctophidae mylanta myliobatidae myomorpha myosotis myricaceae
myricales myrmecia myrmecobius myrmecophaga myrmecophagidae myrmeleon myrmeleontidae myrtales mysidacea mysis mysticeti mytilidae mytilus
myxini myxinikela myxocephalus myxomycete naan nabumetona nacar nadolol naemorhedus naftol naftoquinona naipe naja naltrexona nandrolona
naproxeno naranja naranjal naranjo narcan narina nariz nartex nasalis nasion nasua natantia natatorio naticidae natrolita nautilidae
nautilina nave nectar nefazodona nefelina nefrita negador negaprion nelfinavir nematocera nematoda nemertea nemertina nemophila nemorhaedus
nenufar neocortex neohygrophorus neolentinus neon neopalio neostigmina neotoma nepa nepenthaceas nepeta nephthytis nepidae neritidae
nerodia nervio nesokia neumatico neurilema neuroleptico neurona neuropilo neurotoxina neurotrichus neutrofilo nevirapina niblick nick
nicotina nidularia nierembergia nieve nifedipina nigella nigroporus nimravus ninfaceas nipa niquel nitrilo nitrobacter nitrobacteria
nitrobacteriaceae nitrogenasa nitrogeno nitrosomonas nitruro nivel noctuidae nodulo nomograma noqui noradrenalina noria nostoc nostocaceae
notechis notemigonus nothosauria nothosauroidea notocorda notomys notonecta notophthalmus notoryctidae notropis nougat novela novillo
novocaina nube nuca nucifraga nucleo nucleoplasma nucleoproteina nudibranchia nudillos nudo nuez numdah numenius numida nummulites nutria
nutricion nutriente nyctereutes nycticorax nyctimene nymphalis nyse nyssa obelion obenque obispo objetivo oblea oboe obra obstaculo
obstruccion obturador obus ocarina ochotona ochotonidae ocimum oclusion ocote ocozol ocre octano octopoda oculus odobenus odocoileus
odometro odonata odontoceti odontoglossum oecanthus oedogoniaceae oenanthe oestridae oestrus oficina ohmetro oido ojiva okapia olecranon
olefina oleo olibano oligochaeta oligodendrocito oligoplites oligoporus olivino olivo omatidio omeprazol onagro onda ondatra onfalo
oniscidea onix onobrychis onychomys oolong opalo opera operon opheodrys ophidia ophioglossales ophioglossum ophiophagus ophisaurus
ophiurida ophiuroidea opiliones opio opisthocomus opisthognathidae opopanax opsina opsonina opuntiales orbita orchestia orchestiidae
orcinus ordenador oreamnos orectolobidae orectolobus oreja oreo oreortyx organdi organo organofosforado organohalogeno organulo orificio
oriflama origanum orinal oriolidae oriolus ornamento ornithomimida ornithorhynchidae ornithorhynchus ornitoptero oropimente orquidea
ortalis orthoptera orthotomus ortofosfato orudis oruga oruvial orycteropodidae orycteropus oryctolagus oryx oryza oryzomys oryzopsis osario
oscillatoriaceae oscines osmeridae osmerus osmoreceptor osteocito osteoclasto osteofito ostraciidae ostracoda ostracodermi ostrea ostreidae
otaria otariidae othonna otides otididae otterhound ouzo oveja overol ovipositor ovoalbumina ovulo oxalacetato oxalato oxalis oxaprozina
oxford oxidasa oxidoreductor oxidorreductasa oxifenbutazona oxigenasa oxigeno oxima oxitocina oxybelis oxydendrum oxyura oxyuranus
oxyuridae ozonium ozono pabilo pachycephalosaurus pachysandra padrastro padre paella paeoniaceae pagellus pagophilus paguridae pagurus
paisaje paisajismo paja pajaro palacio palaemonidae palanca palangana palanganero palco pale paleacrita palestra paletilla palinuridae
palinurus palio palmales palmitina palo paloma palomar palomino pamplina panal panatela panax pancarta panceta pancreas panda pandanales
pandano pandanus pandero pandion pandionidae panera panicula panicum panoptico panorama pantalla pantalon panteon pantera panthera
pantimedias panuelo panza panzer papaina papaverales papaya papel papio papovaviridae paquebote paquete paquicefalosaurio parabrisas
paracaidas paracetamol parada paradisaeidae paradoxurus paraguas paraldehido paramecium paramyxoviridae paraquat parascalops paration
parcha parche pardal pared paregorico pareja parenquima parfait paridae parnassia paro parpado parque parquet parte particula partida
parula parulidae parus pasaje pasarela paseo pasillo paso paspalum passer passeres passeri passiflora pasta pastas pastel pastis pasto pata
patata pate patellidae patera paternoster patilla patio pato patrocinio patron paves pavimentacion pavimento pavo peces pechera pecho
peciolulo pecopteris pectinidae pectoral peculiaridad pedazo pedicab pediocactus pedioecetes pedionomus pedipalpi peditaxi pegmatita
peinado pelador pelecanidae pelecaniformes pelecanoididae pelecanus pelicula pellejo pelo pelobatidae pelota peludo pelycosauria pemmican
pempheridae penacho pendiente peneidae peneus penicilamina penicilina penitenciaria penn pennatula pennatulidae penne pennsylvania
pensamiento pension pentaeritritol pentastomida pentazocina pentilenotetrazol pentimento pentobarbital pentodo pentosa pentoxifilina
penuche peon peonza peperomia pepita peplo pepperoni pepsina pera perada peramelidae perca percal percha percidae perciforme perclorato
percoideo percophidae percutor perennifolio perfluorocarbono perforadora perfume pergola pericallis pericardio periclasa peridiniidae
peridinium peridotita periferico perigonio perilinfa perine periodico periophthalmus peripatus perisoreus permalloy pernera pernod
perognathus peromyscus peroxidasa peroxido perro persiana persona persoonia perspectiva perspicacia perspiracion pertusariaceas pescado
pesebre peso pespunte pestana pestillo pesto petaca petalo petate petauristidae peto petrogale petroleo petromyzon petromyzoniformes
petromyzontidae petroselinum peziza phacelia phacochoerus phaethon phaethontidae phaius phalacrocoracidae phalacrocorax phalanger
phalangeridae phalangeriformes phalangida phalangium phalaropidae phalaropus phascogale phascolarctos phasianidae phasianus phasmatidae
phasmidae philodendron philohela philophylla phlomis phlox phoca phocidae phoenicopteridae phoenicopterus phoeniculidae phoenicurus pholas
pholis phoronida phoxinus phrynosoma phthiriidae phthorimaea phyllium phyllocladus phylloporus phylloscopus phyllostomidae phyllostomus
phylloxera phylloxeridae physalia physalis physeter physeteridae physidae physostegia physostigma piano pica picada picamaderos piccalilli
picea picidae piciformes pickelhaube pickles pico picornaviridae picota picus piedra piel pielograma pieridae pieris pierna pieza pigmento
pila pilaf pileta pilila pilocarpina piloro pilularia pilus pimenton pimlico pimpinella pinctada pindolol pinguecula pinguinus pinjante
pinnipedia pinnotheres pinole pinon pinscher pintarrajo pintura pipa piperacilina piperales piperazina pipi pipidae pipilo pipridae piragua
piridina pirimidine pirofilita pirofosfato pirolusita piromorfita piroxicam pirrotina pirulencia piruleta piruli pisanosaurus pisces
piscina piso pista pistia pistola pistolochia pita pithecia pithuophis pitocina pittidae pitymys pixel pizca pizotes placa placenta
placentacion placentarios placuna placydil plagioclasa planariidae planetarium planificador plano planta plantacion plantaginales plantas
plantilla plasmablasto plasmaproteina plasmina plasminogeno plasmodiidae plasmodium plastico plastron plata plataforma platalea plataleidae
platanaceas platanistidae platanthera platea plateria platillos platina plato platycephalidae platyhelminthes platypoecilus platyrrhini
plecoptera plectognatos plectranthus plectro plectrophenax plegadora pleno plesianthropus plesiosauria plesiosauroidea plesiosaurus
plethodon pleurobrachia pleurobrachiidae pleuronectes pleuronectidae pleurothallis plexo pliegue ploceidae ploceus pluma plumbago plumon
pluteaceas pluton pluvialis pluvianus pocilga pocima pocion podadoras podargidae podargus podiceps podicipedidae podicipediformes
podicipitiforme podicipitiformes podio podre podzol poeciliidae poecilogale pogonophora poivrade polemonium polen polenta policromia
polielectrolito poliester poliestireno polifosfato poligonales poligrafo polimerasa polimetilmetacrilato polinia polinizador polioptila
polioptilidae poliovirus polipo polipodio polipropileno pollachius pollinium pollo polluelo polo poltrona polvo polyangium polychaeta
polycillin polyergus polygonia polynemidae polyodon polyodontidae polyopodiales polypedates polypedatidae polyprion pomacanthus
pomacentridae pomacentrus pomatomidae pomatomus pomo pomoxis pompis pomulo ponedora pongo pontederia pontederiaceas popover popper popurri
porcelana porcellionidae porcion porfirinas porfirio porifera porkholt poro porphyrio portacartas portador portaesquies portainjerto portal
portamaletas portamonedas portatil portico portulaca portulacaceas portunidae portunus porzana posada posaderas posas posmodernismo posset
posta postcombustion poste posterior postre potaje potamogale potamogalidae potamophis pote poteen poterna potluck potoroinae potorous
potro poulette pozo praline pravastatina prazosin prednisolona premio prenda prensa preparacion preparado presa presbytes presentacion
preservativo priacanthus primate primavera primaxin primordio primula princeton principen priodontes prionace priorato prision prismaticos
pristiformes pristis pritzelago proacelerino probenecid proboscide procaina procarbazina procavia procellaria procellariidae
procellariiformes procesador proceso procionido procnias proconsul procyon procyonidae produccion producto profilactico profiterol
progenitora prolactina pronucleo propanal propanamida propelente propenoato propergol propulsor prosencefalo prosimii prosopium prostata
protactinio protea proteales proteccion protector proteidae proteina proteles proteoma proteus protista protoavis protoceratops protoctista
protoctistas protoplasto prototheria protozoo protura provirus proyeccion proyectil proyector prueba prunella prunellidae pseudacris
pseudechis pseudobulbo pseudococcus pseudofloema pseudomonas pseudoscorpiones pseudoscorpionida psicodido psidium psilocina psilotum
psittacidae psittaciformes psittacosaurus psittacus psophia psophiidae psyllidae pteridium pteriidae pterion pternohyla pterocarya
pterocles pteroclididae pterodactylidae pterodactylus pterois pterosauria ptialina ptilocercus ptilocrinus ptilonorhynchidae
ptilonorhynchus ptyas ptychozoon puding puente puerco puercoespin puerta puesto puffinus pulex pulgar pulmon pulpito pulsar pulverizador
pumita pumpernickel punal punica puno punta puntal punteiro puntillas punto punzon pupila purasangre purgante puro putamen putrescina
pycnogonida pylodictus pyralidae pyralididae pyralis pyrola pyrrhocoridae pyrrhula pythium quandong quassia quelonio quenopodio quesadilla
queso quevedos quijada quijote quilla quilo quilomicron quimo quinasa quinidina quinona quiosco quipu quiscalus quitina rabadilla rabo
racion radar radical radiigera radio radiocarbono radiocaset radioclorina radiofotografia radiolaria radiolarios radiotorio radler radomo
raita raiz raja rallidae rama rambla ramekin ramo ramphastidae ramphomicron rana rancho rangifer ranitidina ranura raphanus raphicerus
raphus rasgo raso rastrojo rata ratan ratatouille ratitae ratonera rattus rauwolfia raya rayajo razorback rebozo recamara receptor
recibidor recinto recodo reconstituyente recortador recorte recta recto recubrimiento recuerdo recurvirostra recurvirostridae redaccion
redondeador redondela reducto reduviidae refectorio refineria reflejo refrigeracion refrigerio refuerzo refugio regalecidae regazo regimen
region registradora regla reglaecus reglamentario reina reithrodontomys rejalgar relafen relaxina rele relieve reliquia relish rellano
relleno reloj remache remedio remision remolcador remolque renacuajo renina reometro reostato repertorio repetidor replica reposacabezas
reposteria represa representacion reproduccion reptantia reptiles reptilia resaltador reserpina resguardo residencia residuo residuos
resina resistencia resistor resonador respaldo respiracion respirador resquicio restaurante resto restos restriccion retablo reticulacion
reticulocito retina retono retrato retrete retroviridae retsina return reves revista revolver rhamnus rheum rhexia rhincodon rhinobatidae
rhinocerotidae rhinonicteris rhinovirus rhizoctinia rhizopoda rhizopus rhododendron rhodophyceae rhodymenia rhus rhyacotriton ribavirina
ribeteador ribonucleasa ribosoma richmondena ricina ricketsias rickettsia rickey ricotta ridiculo rienda rifle rimel rimu rincon ring rinon
rinoscopio rissa rissole ritonavir rivulus rizo robinia roble robot roccellaceas rocio rodapie rodentia rodete rodilla rodillera rodillero
rodillo rodocrosita rodonita roedor roentgenio rofecoxib rolaids roleo rollmops rombencefalo romero rompope ropa roridula rosa rosario
rosemaling rosmarinus rostro rotavirus rotifera rotor rotula roulade router roux rrhinolophidae rueda ruina rule rumiante rupicapra
rupicola rusk ruta rutilo rutilus rynchopidae rynchops sabalo sabana sabicu sable saboga sabot saco safranina sagitta sagittariidae
sagittarius sagrario saguinus saimiri salado salamandra salamandridae salamandridos salchicha salicales salicornia salida salientia saliva
salmo salmonella salmonidae salmuera salpidae salpiglossis salpinge salsa saltamontes salterio salvelino salvelinus salvinia salviniaceas
sambuca samia samosa sampan sanatorio sandwich sangre sangria sansevieria santiaguino santuario sapindus saquinavir sarcomero sarcophaga
sarcophilus sarcoplasma sarcoptes sarcoscyphaceas sarcosina sarcostema sarda sardina sardinops sargassum sargazo sarong sarracenia
sassafras satelite saten saturnia sauna sauromalus sauropoda saururus saveloy saxhorno saxicola sayornis sazonador scabiosa scampi
scaphiopus scarabaeidae scardinius scaridae sceliphron sceloporus scheelita schipperke schistosoma schizachyrium schizanthus
schizoaccharomycetaceas schizopetalon schlumbergera schorle sciaena sciaridae scilla scincella scincidae scincus sciuridae sciurus
scleroparei sclerotinia sclerotiniaceas scomber scomberomorus scombridae scombroidea scorpaena scorpaenidae scorpiones scorpionida scrapple
screwdriver scriptorium scualus scuppernong scutellaria scutigerella seaborgio sebastiana sebastodes seccion secotiales secrecion
secretario sector secuencia secuenciador seda sedante sedimento sedum seguro seiurus selachii selachimorpha sellado sello semaforo
semejante semental semiconductor semilla semitonos semola senal senda sendero seno sensor sentina sepalo sepia sepiida sepiidae septo
septobasidiaceas septum serinus serotonina serpentes serpentina serpiente serrasalmus sertralina servicio servidor servilleta serzone
sesbania sesos seta seudoefedrina sexo shamisen shamrock sharpunkha shawm shigella shofar shortbread shortcake shorthorn showroom sial
sialia sialidae sialis sicomoro sicono sidecar siderofilina sidra sien sierpe sierra siganidae silbato sildenafilo silene silicato silicio
silicua silicula silkwood silla sillago sillar sillin sillon siluridae siluriformes silurus silvia silvina simiiformes simio simon
simulacion simulador simuliidae simulium simvastatina sinagoga sincitio sincrociclotron sinequan sinopia sinovial sintetizador siphonaptera
siphonophora sipuncula sirena sirenidae sismograma sistema sistrurus sitotroga sitta sittidae sivapithecus skylab slip slivovitz smilax
smiledon smitane sobralia sobras sobre sobrealimentador sobrecarga sobrehilado sobreimpresion sobreveste socket sodalita sofa soga
solanacea solano solapa solea soleidade solenidae solenopsis solenostemon solidago solido solucion soman somateria sombra sombrero somitas
sonajero sonchus sonora sopa sopapa soporte sorbete sorbo sordina sorex sorghum sorgo soricidae sosten sotano soubise sour sousafon
souvenir soyuz spalacidae spalax sparganiaceas sparidae spatangoida spathiphyllum speakeasy spermatophyta spermophilus sphagnum sphecidae
sphecoidea spheniscidae sphenisciformes spheniscus sphenodon sphingidae sphyraena sphyrna sphyrnidae spiculum spinacia spinnaker spiraea
spirillaceae spirochaeta spirogyra spitz spizella split spritzer sputnik spyeria squamata squatina squatinidae stanford stanhopea stanleya
stapelia staphylinidae staphylococcus starter staurikosaurus steakhouse steatornithidae stegosaurus stelis stellaria stenandrium
stenopelmatus stenopterygius stenotaphrum stenotomus stent stepera stephanomeria stephanotis stercorariidae stercorarius sterculia
sterninae sternotherus stevia stichaeidae stick stictomys stizidae stizostedion stogie stomatopoda stout strepera strepsiceros
streptocarpus streptococcus streptomyces streptopelia streusel strigiformes stroganoff stroma stromateidae strombus strophanthus struthio
struthiomimus sturnidae sturnus stylophorum styracosaurus styrax subarbusto subbase subdivision submucosa suborden subseccion subtalamo
subwoofer sucralfato sucursal sudadera sudor sudoracion suela suelo suerte sueter suidae suillus sujetapuertas sula sulfametoxazol
sulfonato sulfonilurea sulidae sulindac sulky suma sundae supercomputadora superestructura superficie superman superordenador superoxido
superviviente supresor supuracion surco suricata suspension sustento sustrato syllabub sylvilagus symphoricarpos symphytum synanceja
synaptomys synchytriaceas synercus syngnathidae syngnathus syringa tabaco tabanidae taberna tabernaculo tabi tabla tablas tablero tablon
tabulador tabule taburete tacha tachyglossidae tachyglossus taco tacon tadalafil tadarida tadorna taguan tajo taladradora taladro talamo
talco talego talinum talla tallarin tallarines talle taller tallo talofita talon talpidae tamandua tamarillo tambor tamias tamiasciurus
tamizado tamoxifeno tampon tandoor tanekaha tangelo tangile tangor tangram tanque tantalita tantalo taparrabos tapenade tapioca tapirus
tapiz tapon taque taracea taricha tarima tarjeta tarot tarsiidae tarsius tarta tartaro tartrato taurina taurotragus tautoga taxales taxi
taximetro taxodium taxus tayassu tayassuidae taza teacake teatro techo tecla teclado tectaria teiidae tejado tejido tela telamon telar
telarana tele teleferico telefono telefoto telefotografia telencefalo television televisor teliospora telomerasa telomero telopea tema
temazepam tembleque templete templo tensoactivo tenthredinidae teofilina tepalo terapeutico teras terazosina terbinafina terciopelo
teredinidae teredos teriyaki termes terminal termino termita termitidae termopar termoplastico terrapene terraplen terraza terrier terrina
tertulia tesoro testacea testiculo testigo testosterona testudinata testudines testudo tethyidae tethys tetra tetraclinis tetracloroetileno
tetrafluoroetileno tetragonia tetrahidrocannabinol tetrahymena tetrao tetraonidae tetril tetrodo tetrosa teuthida textil thamnophilidae
thamnophis thecodontia theremin thiobacteria thiosulfil thraupidae threskiornis threskiornithidae thripidae thryothorus thunnus thylacinus
thylogale thymus thyreophora thyrsopteridaceae thyrsopteris thysanoptera thysanura tiabendazol tiaong tiarella tiazida tibia tibicen
tiburon tienda tierra tiffin tigon tigresa tilburi till tilletia timalia timaliidae timbal timbre timina timo timolol timon timoti timpano
tinamidae tinamiformes tinca tinea tineidae tineoidea tineola tingidae tino tinta tinte tipi tipo tipulidae tirabuzon tirador tiramina
tiramisu tireoforo tirotricina tirotropina tiroxina tirso titanosauria titanosauridae titfer tithonia tiza toalla tobera tobramicina
tocadiscos tocado tocador todea todidae todus toffee tofo tofu toga tokay tolazamida tolbutamida toldo tolectin toma tomahawk tombac toner
tonico topadora topiaria topillo torito torneria torno toro torpedinidae torre torreya torso torta tortricidae tortricido tortuga tostada
tostadora totalidad totoras toxina toxoide toxostoma toxotes toxotidae trabajo trachipteridae trachipterus trachodon trackball tracto
tractor tradescantia tragaluz tragelaphus trago tragopogon tragulidae tragulus trailer traje trama tramo trampa trampilla transbordador
transferasa transferrina transformador transistor transparencia transpiracion transporte transudado trapezoide trapo traquiptero trasero
trastero travesano trayectoria trazodona tren trenza treonina trepadora trephritidae triatoma triazina tribolium tribonema tribonemaceae
tribromoetanol tribunal triceratops trichechus trichiuridae tricholomataceas trichomanes trichomonadida trichophaga triciclo
triclormetiazida tricloroetileno tricoptero tricot tridacna tridente tridimita triestearina trifle trifolium triga trigo triiodotironina
trillium trilobita trimorphodon trinchera trincheras trinitrotolueno triodo trionyx triosa tripa tripalmitina tripas tripsina triptofano
trisquel triticum tritio triturus triunfo triyodotironina trochilidae trofeo trofoblasto trofozoito troglodytes troglodytidae trogon
trogonidae trogoniformes trombicula trombiculidae trombidiidae trompa tronco trono tropaeolaceas tropidoclonion trozo trueno trufa trullo
truncocolumella trypetidae tsaine tuberculo tuberia tubo tuje tulipan tullerias tulostomaceas tulostomataceas tulostomatales tumba tumbona
tums tumulo tuna tunel tungstato tunica tunicata tupe tupinambis turba turbina turboembrague turbofan turbojet turdus turismo turnedos
turnix turon tweeter tylenchus tympanuchus typha typhlopidae tyranni tyrannosaurus tyrannus ulceracion ulex ultracef ultracentrifugado
ultrasuede umbela umbral umbrina unguento ungulata unidad uniforme unio union unionidae universidad ununhexio ununpentio ununquadio
ununtrio upupa upupidae uracilo uranio uranoscopidae urato urdimbre ureasa uretano ureter uria urna urobilina urocyon urocystis urodella
urodelos urophycis uropsilus uropygi uroquinasa urosaurus urraca ursidae urtica ustilaginaceas utahraptor utensilio utillaje uvea
uvulariaceas vaca vacas vaccaria vacio vagon vaina vallecula vallisneria valsartan vanadinita vancomicina vanda vanessa vanilina vanilla
vapor vaporizador vaqueriza vaquita vara varanidae vardenafilo variacion varietal varilla varioaltimetro vaselina vaso vastago vaticano
vatimetro vegetarianismo vehiculo veintidos vela velacho velero vellosidad velo velociraptor velodromo vena venado vendimia veneno venera
veneridae venograma ventana ventanilla venula verapamilo verbascum verbena verbesina verdel verdugado verduleria verdura vergel verja
vermicelli vermicida vermiculita vernonia vertebra vertebrado verticillium vespa vestibulo vestido vestimenta vestuario vianda vibrador
vibrisas vichyssoise vicuna video videocamara videocasette videocassete videograbadora vidriera vidrio vidua vieja vientre viga villa
vinagre vinagreta vinajera vinblastina vincristina vinilo vino viola violeta violin vioxx vipera viperidae virion viroide virus virusoide
viscera visceras vision viso visor visoterol vista vitaceas vitamina vitidaceas vitrina vitrola vivero viverra vivienda vizcacha vizsla
volante volovan volteadora volumen volvariaceas volvocaceae volvocales vombatidae vomer vorticella vulpes vulpini vulva walabi walkman
wampum wantan warfarina wasabi webcam weigela western whippet winchester wisteria wolframita wollastonita wonton woodruff woodsia woofer
worcestershire wulfenita wurtzita wynnea xantato xanthium xanthomonas xanthophyceae xantofila xantusiidae xenicus xenorhyncus xeranthemum
xerofila xerofito xilema xilosa xiphias xylocopa xyphophorus yagi yale yate yegua yeso yesquero ylem yodotironina yodotirosina yoduro yucca
yunque yurta zabaione zahurda zalophus zamia zampada zantedeschia zapa zapata zapato zapodidae zapus zarpa zeaxantina zenaidura zeolita
zeomorphi zeus zigurat zimasa zimogeno zinnwaldita ziper zircon zizania zoarces zoarcidae zoco zona zoom zooplancton zoospora zoysia zueco
zumo zygnema zygnemales zygnematales zygoptera
$words$, E'\n'), '\s+') AS word;

ANALYZE dictionary_word;
