import type { ExhibitorEntry } from './entry';

/** Existing-build concepts for bathrooms, kitchens, heat, air, water and power. */
export const existingSystems: ExhibitorEntry[] = [
  {
    slug: 'binnen-drie-dagen-badkamers',
    place: 'Rijssen',
    summary:
      'Drie dagen zonder douche, geen dag langer. De ploeg uit Rijssen brengt een mobiele douchewagen mee voor wie toch moet.',
    description: `Dinsdag slopen, woensdag waterdicht, donderdag douchen. Het geheim is een bodem die **in één stuk** op de oude vloer past en wanden van vier panelen, al voorzien van kraangaten.

Huurders kiezen uit vijf kleuren in een bus die voor de deur staat. Een toilet blijft altijd werken; daarover valt met ons niet te onderhandelen.

Inmiddels staan er 11.200. De oudste, uit 2013, hebben we onlangs opengemaakt: droog.

Voor ouderen bestaat een uitvoering met klapzit en een vloer die ook nat stroef blijft. Die kost 640 euro meer, en gemeenten betalen hem vaak uit de Wmo. Onze planner zoekt het per postcode uit.`,
    phone: '0548 000 333',
    themes: ['prefab-badkamers'],
    products: [{ name: 'Badkamer 3D', text: 'Renovatiebadkamer uit panelen, geplaatst in bewoonde staat.' }],
    pavilion: 'renovatiestraat',
    stands: ['2.D01'],
    image: 'prefab-badkamer',
    featured: true,
    socials: ['Facebook', 'YouTube'],
  },
  {
    slug: 'ademruim',
    place: 'Haarlem',
    summary:
      'Frisse lucht zonder gebrom: Ademruim hangt ventilatie in het bovenlicht, waar toch nooit iemand naar keek.',
    description: `Een goed geïsoleerd huis zonder ventilatie is een thermoskan met mensen erin. Kanalen trekken door een bewoonde woning is alleen geen pretje, dus ademt elk vertrek bij ons door zijn **eigen raamkader**.

Warmte blijft voor 82 procent binnen. Het geluid ligt op 23 decibel, zachter dan een slapende kat; we hebben er een gemeten.

Filters vervangt de bewoner zelf, twee keer per jaar, met een kaartje in de bus en een sok om ze in terug te sturen.`,
    phone: '023 000 8200',
    themes: ['installatietechniek', 'gevel-en-dak'],
    products: [{ name: 'Bovenlicht 23', text: 'Ventilatie met warmteterugwinning per kamer.' }],
    pavilion: 'renovatiestraat',
    stands: ['2.D03'],
    image: 'kozijnen',
  },
  {
    slug: 'pompwijs',
    place: 'Groningen',
    summary:
      'Pompwijs zegt in één op de vier gevallen: wacht nog even met die warmtepomp. De andere drie werken daardoor wel.',
    description: `Een pomp in een tochtig huis draait zich suf. Voordat er een offerte komt, hangen onze meters **twee weken** aan de cv-ketel. Daarna weten we hoeveel warmte een gezin nodig heeft, in plaats van hoeveel er in een tabel staat.

Dikwijls blijkt een kleinere genoeg. Dat scheelt geld, geluid en een verzwaring van de aansluiting.

Corporaties krijgen per straat een kaart met drie kleuren. Rood is geen nee; rood is eerst het dak.

Na plaatsing houden we twee stookseizoenen een oogje in het zeil. Bijna altijd staat de aanvoer te hoog, want iemand dacht: baat het niet, dan schaadt het niet. Op afstand zetten we hem terug.`,
    phone: '050 000 4114',
    themes: ['installatietechniek', 'verduurzaming'],
    products: [
      { name: 'Veertiendaagse meting', text: 'Meetpakket dat de echte warmtevraag per woning laat zien.' },
    ],
    pavilion: 'renovatiestraat',
    stands: ['2.D02'],
    image: 'warmtepomp',
    socials: ['LinkedIn'],
  },
  {
    slug: 'zonnewacht',
    place: 'Heerhugowaard',
    summary:
      'Op corporatiedaken liggen miljoenen panelen; naar schatting staat er een op de dertig ongemerkt stil. Zonnewacht vindt ze.',
    description: `Duiven, mos, een doorgebeten kabel, een omvormer die na een update niet meer wakker werd. Vanaf een scherm in Heerhugowaard kijken zes mensen naar **410.000 panelen** en sturen alleen iemand omhoog als het loont.

Gemiddeld levert dat een complex elf procent meer stroom op in het eerste jaar.

Nieuwe installaties leggen wij ook, maar eerlijk gezegd: repareren vinden we leuker.

## Drie vondsten van vorig jaar

- een voetbal, elf weken lang in de schaduw van niemand gemist
- 96 panelen die nooit waren aangesloten
- een meeuwennest, met rust gelaten tot augustus`,
    phone: '072 000 4100',
    themes: ['verduurzaming', 'digitalisering'],
    products: [{ name: 'Wachtdienst', text: 'Bewaking en herstel van zonnedaken, ongeacht het merk.' }],
    stands: ['2.D05'],
    socials: ['LinkedIn'],
  },
  {
    slug: 'wijkwarmte-collectief',
    place: 'Arnhem',
    summary:
      'Een warmtenet waarvan de buurt zelf eigenaar is. Het collectief levert de bron, de buis en de penningmeester.',
    description: `Warm water uit de Rijn, een pomp ter grootte van een vrachtwagen en leidingen onder achterpaden in plaats van onder de weg. Zo kregen in Malburgen **780 huishoudens** warmte zonder dat de straat drie jaar open lag.

De tarieven stelt de ledenvergadering vast. Winst gaat naar reparaties en één straatfeest.

Wij helpen buurten van het eerste kopje thee tot de twintigste winter. Gemeenten worden lid, net als iedereen, voor één stem.

### Het eerlijke deel

Een net met minder dan tweehonderd aansluitingen redt het niet. Wij rekenen dat vooraf uit en hebben veertien buurten moeten teleurstellen. Zes daarvan kwamen terug met de wijk ernaast.`,
    phone: '026 000 7800',
    themes: ['installatietechniek', 'financiering', 'gebiedsontwikkeling'],
    products: [{ name: 'Buurtbron', text: 'Kleinschalig warmtenet in coöperatief eigendom.' }],
    stands: ['2.D06'],
    image: 'wijk-luchtfoto',
    socials: ['Mastodon', 'Facebook'],
  },
  {
    slug: 'regenhuis',
    place: 'Nijmegen',
    summary:
      'Toiletten spoelen met drinkwater is vreemd als je erover nadenkt. Regenhuis maakt er in een dag een eind aan.',
    description: `In de kruipruimte past een platte zak van 1.500 liter. De regenpijp loopt erin, een pompje zo groot als een broodtrommel loopt eruit, naar wc en wasmachine. Meer hoeft u er niet van te begrijpen.

Een gezin bespaart **38 kubieke meter** per jaar en de straat blijft droog bij zware buien, want de zak wordt vóór de bui vanzelf een stuk leger.

Nijmegen gaf de eerste 500 huizen subsidie. Proef op de stand het verschil; het is er niet.`,
    phone: '024 000 1500',
    themes: ['circulair-bouwen', 'installatietechniek'],
    products: [{ name: 'Kruipzak 1500', text: 'Regenwatersysteem voor bestaande woningen met kruipruimte.' }],
    stands: ['2.D04'],
    image: 'regenwater',
  },
  {
    slug: 'keukenwissel',
    place: 'Lelystad',
    summary:
      'De kastjes blijven, de voorkant gaat. Keukenwissel vernieuwt huurkeukens in vijf uur en houdt 80 kilo uit de container.',
    description: `Achter een versleten deurtje zit meestal een prima kast. Toch vervangen corporaties om de achttien jaar alles, met gas- en waterleidingen erbij. Keukenwissel haalt in plaats daarvan fronten, blad en kraan weg en **zet er eikenfineer op**, of rood, als dat moet.

Inductie aansluiten doen we meteen. Alle oude scharnieren gaan naar een sociale werkplaats en komen gesmeerd terug.

Neem een foto van uw keuken mee; u loopt weg met een tekening.`,
    phone: '0320 000 580',
    themes: ['circulair-bouwen'],
    products: [{ name: 'Front & Blad', text: 'Keukenvernieuwing met behoud van de kasten.' }],
    stands: ['2.D07'],
    image: 'werkplaats-zaag',
  },
  {
    slug: 'meterkastmeesters',
    place: 'Alphen aan den Rijn',
    summary:
      'Inductie, auto, warmtepomp: alles eindigt in dat ene kastje. De Meesters bouwen het binnen twee uur om.',
    description: `Een meterkast openen is vaak archeologie. Stoppen van porselein, een doorgeknipte telefoondraad, soms een vergeten fles jenever. De Meterkastmeesters brengen een **kant-en-klaar bord** mee dat van tevoren is bedraad op foto's van de bewoner.

Terwijl de een schroeft, legt de ander uit welke knop waarvoor is. Dat laatste staat nergens in het bestek, en het scheelt de helft van de storingen.

- 1 ploeg, 4 kasten per dag
- keuring dezelfde middag
- slim verdelen als het net vol zit`,
    phone: '0172 000 240',
    themes: ['installatietechniek'],
    products: [{ name: 'Bord Klaar', text: 'Voorbedrade groepenkast met lastverdeling.' }],
    stands: ['2.D08'],
    socials: ['TikTok', 'LinkedIn'],
  },
  {
    slug: 'liftaan',
    place: 'Vlaardingen',
    summary:
      'Op driehoog zonder lift is iedereen boven de zeventig op den duur gevangen. Liftaan zet er buiten een tegenaan.',
    description: `Mevrouw Pols uit de Holysingel kwam vier jaar niet buiten. De film van haar eerste rit naar beneden draait op de stand en duurt 47 seconden.

Een Liftaan-toren bestaat uit **glas en verzinkt staal**, staat op een plaat van drie bij drie en komt in delen. Galerij of portiek, het kan beide; bij portieken stopt de lift op elk bordes.

Wij rekenen graag voor wat een lift bespaart aan verhuizingen en thuiszorg. De uitkomst verrast meestal de wethouder zorg.`,
    phone: '010 000 4747',
    themes: ['woonzorg', 'installatietechniek'],
    products: [{ name: 'Toren Buiten', text: 'Aanbouwlift voor portiek- en galerijflats tot vijf lagen.' }],
    stands: ['2.D10'],
    image: 'galerijflat',
  },
];
