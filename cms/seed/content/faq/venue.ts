import type { CategoryQuestion } from '../types';

/** Route, parkeren en op de beursvloer. */
export const travelQuestions: CategoryQuestion[] = [
  {
    slug: 'hoe-kom-ik-met-het-openbaar-vervoer',
    question: 'Hoe kom ik met het openbaar vervoer bij De Meerhallen?',
    answer:
      'Reis naar Utrecht Centraal en loop door naar het busstation aan de Jaarbeurszijde. Op beursdagen rijdt daar van 8.45 tot 18.15 uur (donderdag tot 17.15 uur) elke tien minuten een gratis pendelbus naar De Meerhallen; de rit duurt twaalf minuten. Lopen kan ook: langs het kanaal bent u in ongeveer een half uur bij de ingang.',
  },
  {
    slug: 'waar-kan-ik-parkeren',
    question: 'Waar kan ik parkeren en wat kost het?',
    answer:
      'Op parkeerterrein P1 aan de Kanaalweg is plaats voor 900 auto’s. Een dagkaart kost € 14,00 en betaalt u met pin bij de uitrit. Is P1 vol, dan verwijzen de borden u naar P2, op acht minuten lopen. Kom als het kan met de trein of de fiets: het terrein is op woensdagochtend meestal om 10.30 uur vol.',
  },
  {
    slug: 'kan-ik-mijn-auto-opladen',
    question: 'Kan ik mijn elektrische auto opladen?',
    answer:
      'Op P1 staan 48 laadpunten van 11 kW in de vakken A1 tot en met A6. U kunt ze niet reserveren. Wij vragen u om de auto te verplaatsen zodra hij vol is, zodat een ander kan aansluiten.',
  },
  {
    slug: 'is-er-een-fietsenstalling',
    question: 'Is er een bewaakte fietsenstalling?',
    answer:
      'Ja, gratis en bewaakt, naast de hoofdingang. Er zijn 400 plaatsen en 30 brede plekken voor bakfietsen en aangepaste fietsen. Aan de balie leent u een pomp, plakspullen en een oplader voor de gangbare accu’s.',
  },
  {
    slug: 'is-het-gebouw-toegankelijk',
    question: 'Is het gebouw toegankelijk met een rolstoel of scootmobiel?',
    answer:
      'De beursvloer is gelijkvloers en de gangpaden zijn ten minste drie meter breed. Naar de zalen op de verdieping gaat een lift. In elke hal is een toilet voor rolstoelgebruikers. Twee rolstoelen staan klaar bij de garderobe; reserveer er een via [toegankelijk@fabriekenthuis.example](mailto:toegankelijk@fabriekenthuis.example). Meer leest u onder [Toegankelijkheid](/toegankelijkheid).',
  },
  {
    slug: 'kan-een-taxi-voorrijden',
    question: 'Kan een taxi of touringcar voorrijden?',
    answer:
      'Taxi’s stoppen voor de hoofdingang op de strook langs de Kanaalweg. Touringcars zetten hun passagiers daar af en wachten op P2. Geef een touringcar vooraf door, dan houden wij een plaats vrij.',
  },
  {
    slug: 'waar-kan-ik-overnachten',
    question: 'Waar kan ik overnachten?',
    answer:
      'In het centrum van Utrecht en rond het station zijn hotels in elke prijsklasse. Wij hebben geen afspraken met hotels en verdienen er niet aan. Boek op tijd: in de beursweek zijn de kamers op loopafstand van het station meestal half januari op.',
  },
];

/** Op de beursvloer. */
export const floorQuestions: CategoryQuestion[] = [
  {
    slug: 'is-er-een-garderobe',
    question: 'Is er een garderobe en kan ik bagage kwijt?',
    answer:
      'De garderobe is in de ontvangsthal, links na de draaideuren. Een jas of tas kost € 2,00 per stuk. Koffers en maquettes tot ongeveer een meter nemen wij ook aan. De garderobe sluit een half uur na de beurs.',
  },
  {
    slug: 'kan-ik-op-de-beurs-eten',
    question: 'Kan ik op de beurs eten en drinken?',
    answer:
      'Koffie, thee en water zijn de hele dag gratis op het plein in Hal 1. Voor de lunch staan er in het restaurant van Hal 2 zes kramen: soep, roti, broodjes, pizza, salades en een dagschotel, alles tussen € 6,50 en € 14,00. Minstens de helft van het aanbod is vegetarisch en bij elk gerecht staan de allergenen.',
  },
  {
    slug: 'is-er-gratis-wifi',
    question: 'Is er gratis wifi?',
    answer:
      'Ja. Kies het netwerk Meerhallen-gast; een wachtwoord is niet nodig. Het netwerk is bedoeld voor mail, het programma en de kaart. Midden in de hallen houdt het staal van de constructie het mobiele signaal tegen, dus gebruik daar liever de wifi.',
  },
  {
    slug: 'mag-ik-fotograferen',
    question: 'Mag ik op de beurs fotograferen en filmen?',
    answer:
      'Voor eigen gebruik mag dat, zolang u mensen niet hinderlijk in beeld brengt en bij een maquette of prototype eerst toestemming vraagt. Voor opnamen die u publiceert meldt u zich bij de [persbalie](/pers). Onze eigen fotograaf loopt alle dagen rond; wilt u niet in beeld, zeg het dan of vraag om een blauw polsbandje.',
  },
  {
    slug: 'is-er-een-stilteruimte',
    question: 'Is er een stilteruimte of kolfruimte?',
    answer:
      'Achter de garderobe zijn twee afsluitbare ruimten: een om te bidden of even niets te horen, en een om te kolven, met een koelkast en een stopcontact. De sleutel haalt u bij de informatiebalie; u hoeft niet te zeggen waarom.',
  },
  {
    slug: 'mogen-kinderen-en-honden-mee',
    question: 'Mogen kinderen en honden mee?',
    answer:
      'Baby’s in een draagzak of wagen zijn welkom. Voor oudere kinderen is er geen opvang en er draaien machines; laat hen daarom liever thuis. Hulphonden mogen overal mee, andere huisdieren niet.',
  },
  {
    slug: 'wat-als-ik-iets-verlies',
    question: 'Wat doe ik als ik iets heb verloren?',
    answer:
      'Meld het bij de informatiebalie in de ontvangsthal. Gevonden voorwerpen bewaren wij zes weken. Na de beurs mailt u naar [bezoek@fabriekenthuis.example](mailto:bezoek@fabriekenthuis.example) met een beschrijving; u haalt het op of betaalt de verzendkosten.',
  },
];
