import type { ExhibitorEntry } from './entry';

/** New-build concepts for whole homes and neighbourhoods. */
export const newBuildHomes: ExhibitorEntry[] = [
  {
    slug: 'rijwoning-compagnie',
    place: 'Apeldoorn',
    summary:
      'De gewone rijwoning, maar dan afgemaakt. Negen bouwbedrijven delen één ontwerp, één inkoper en één telefoonnummer voor klachten.',
    description: `Concurrenten aan één tafel: in 2020 vond de branche het een slecht idee. Negen familiebedrijven deden het toch, omdat zij alle negen bijna hetzelfde huis bouwden en er alle negen te weinig aan verdienden.

Samen maken ze nu **1.350 rijwoningen per jaar**. De verschillen zitten waar bewoners ze zien: baksteen, voordeur, erker. De rest is gelijk, tot en met de schroef in de trapleuning.

Gaat er iets stuk, dan belt u de Compagnie en komt het dichtstbijzijnde lid. Wie het gebouwd heeft, doet niet ter zake.`,
    phone: '055 000 1350',
    themes: ['circulair-bouwen', 'gevel-en-dak'],
    products: [
      { name: 'Compagniehuis', text: 'Rijwoning in vijf beukmaten, leverbaar door heel Nederland.' },
    ],
    stands: ['1.C09'],
    image: 'rijwoningen',
    featured: true,
    socials: ['LinkedIn'],
  },
  {
    slug: 'huis-van-morgenochtend',
    place: 'Eindhoven',
    summary:
      'Geen woning van de toekomst, wel een die morgen te bestellen is: één kabel, één scherm, één storingsnummer.',
    description: `Er stonden al zoveel huizen van de toekomst op beurzen dat wij er een uit het magazijn wilden. In Eindhoven maken oud-werknemers van de chipindustrie woningen zoals ze machines maakten: alles wordt **drie keer gemeten** voor het de deur uitgaat.

Elke kamer heeft een stekkerblok in plaats van losse draden. Vervangt u over tien jaar de installatie, dan is dat een middag werk.

Bewoners zien op één schermpje verbruik, lucht en onderhoud. Na acht dagen kijkt niemand er meer op. Dat was ook de bedoeling.`,
    phone: '040 000 0810',
    themes: ['digitalisering', 'installatietechniek'],
    products: [{ name: 'Morgen 105', text: 'Volledig getest gezinshuis met stekkerbare installatie.' }],
    stands: ['1.C10'],
    socials: ['LinkedIn', 'YouTube'],
  },
  {
    slug: 'nulmeter',
    place: 'Breda',
    summary:
      'Nulmeter garandeert twintig jaar lang dat de energiemeter op jaarbasis op nul uitkomt. Doet hij dat niet, dan betaalt Breda.',
    description: `Beloven is makkelijk; een contract is iets anders. Bij 640 woningen lezen we elke maand de meter uit. Vorig jaar zaten er 22 boven nul, meestal door een sauna of een aquarium. **Gemiddeld keerden we 61 euro uit.**

De woning zelf is bijna saai: compact, luchtdicht, dak vol panelen, kleine warmtepomp en een boilervat van 300 liter.

Op de stand hangt de meterkast van de familie De Graaf, live. Ze weten ervan en zwaaien soms.

Corporaties nemen het contract over in hun huur. De garantie blijft gelden als de bewoner wisselt, want wij letten op het huis en hoeven van niemand te weten hoe lang hij doucht.`,
    phone: '076 000 6400',
    themes: ['verduurzaming', 'installatietechniek', 'financiering'],
    products: [{ name: 'Nulcontract', text: 'Twintig jaar prestatiegarantie op de energierekening.' }],
    stands: ['1.C11', '1.C12'],
    image: 'zonnedak',
  },
  {
    slug: 'drijfhuis',
    place: 'Urk',
    summary:
      'Scheepsbouwers die huizen maken: Drijfhuis last de bak, timmert de opbouw en sleept het geheel zelf naar zijn ligplaats.',
    description: `Vissersboten worden er minder gebouwd, maar de helling ligt er nog en de lassers ook. Op Urk stappen zij 's ochtends een woonkamer in in plaats van een ruim.

Een Drijfhuis steekt **1,10 meter diep** en past onder de meeste bruggen door als de kap eraf is. Trimtanks houden de tafel recht wanneer de piano wordt verplaatst; dat klinkt als een detail totdat u een piano heeft.

Gemeenten met een plas, haven of zandwinput leveren wij complete steigers met leidinggoot.`,
    phone: '0527 000 110',
    themes: ['gebiedsontwikkeling'],
    products: [{ name: 'Drijfhuis 96', text: 'Waterwoning in twee lagen op stalen drijflichaam.' }],
    stands: ['1.D02'],
    image: 'waterwoningen',
    socials: ['Instagram'],
  },
  {
    slug: 'hofjesmakers',
    place: 'Gouda',
    summary:
      'Twee zussen en een bouwmeester bedenken woonhofjes voor mensen die hun voordeur graag open laten staan.',
    description: `De ene zus is landschapsarchitect, de andere wijkverpleegkundige. Ze werden het pas eens toen ze een hof tekenden waar de tuin **groter is dan de optelsom van alle woonkamers**.

Hofjesmakers levert zestien tot dertig kleine woningen in een ring, van houten elementen, met een poort die smal genoeg is om elkaar te groeten. Parkeren gebeurt buiten, vuilnis ook.

Elf hoven zijn bewoond. Elk jaar op de langste dag eten de bewoners samen, alle elf tegelijk; een uitnodiging ligt in uw tas.`,
    phone: '0182 000 011',
    themes: ['woonzorg', 'houtbouw'],
    products: [{ name: 'Ring 24', text: 'Hof van 24 woningen met gemeenschapshuis.' }],
    stands: ['1.D05'],
    image: 'binnentuin',
    internalNote: 'Logo is bij de drukker zoekgeraakt, nieuwe versie komt in januari.',
  },
  {
    slug: 'lang-leve-thuis',
    place: 'Heerenveen',
    summary:
      'Eén slaapkamer beneden, voor later. Lang Leve Thuis maakt gezinswoningen die meegroeien en weer meekrimpen.',
    description: `Op je dertigste is het een speelkamer, op je vijftigste een kantoor en op je tachtigste de slaapkamer. De achterkamer van Lang Leve Thuis heeft daarom vanaf dag één een **afgedopte douchehoek** achter een lichte wand.

Die wand haalt een handige neef in een zaterdag weg. Meerprijs bij de bouw: 3.900 euro. Achteraf zou dezelfde ingreep ruim het zevenvoudige kosten, heeft een onafhankelijk bureau uit Groningen berekend.

Corporaties zetten onze woningen door elkaar heen in gewone straten. Zo blijft oma naast de voetballers wonen.`,
    phone: '0513 000 390',
    themes: ['woonzorg', 'prefab-badkamers'],
    products: [{ name: 'Leefloop 110', text: 'Gezinswoning met voorbereide begane-grondslaapkamer.' }],
    stands: ['1.D06'],
    image: 'speelstraat',
  },
  {
    slug: 'samenstraat',
    place: 'Almere',
    summary:
      'Groepen die samen willen bouwen geven het gemiddeld na drie jaar op. Samenstraat houdt het op veertien maanden, met een menukaart en een strenge voorzitter.',
    description: `Idealisten zijn wij ook, maar dan met een agenda. Elke groep begint met een weekend op de hei en gaat naar huis met een straat op tafel: wie woont waar, wie betaalt wat, wie doet de heg.

De menukaart kent zes woningen en **veertig keuzes**. Meer mag niet. Dat levert eerst gemor op en daarna verhuisdozen.

Tot nu toe: 28 straten, 512 huizen, drie huwelijken. Er is elke middag een snelcursus stemmen, met balletjes.

Geen groep? Wij koppelen losse huishoudens aan elkaar, op gezinsfase en op de vraag die alles voorspelt: hoe netjes moet het pad zijn?`,
    phone: '036 000 5120',
    themes: ['gebiedsontwikkeling', 'financiering'],
    products: [
      {
        name: 'Straat in een jaar',
        text: 'Begeleiding en bouw voor groepen van twaalf tot dertig huishoudens.',
      },
    ],
    stands: ['1.D07'],
    image: 'polderwijk',
    socials: ['Facebook', 'Instagram'],
  },
  {
    slug: 'plintwerk',
    place: 'Den Haag',
    summary:
      'Onder veel nieuwe flats staat een lege winkel. Plintwerk bouwt begane gronden die ook als huis, school of fietsenmaker werken.',
    description: `Vijf meter hoog, een vloer die alles draagt en een pui die in een dag verandert van etalage in woonkamer. Verder doet Plintwerk eigenlijk niets, en dat is moeilijk genoeg.

De puien hangen in **vakken van 2,70 meter** en worden gewisseld uit een depot in Ypenburg. Een bakker die stopt, maakt na tien dagen plaats voor een gezin; als de buurt weer een bakker wil, draaien we het om.

Voor ontwikkelaars rekenen we voor wat dat betekent voor leegstand. In Laak zakte die van 31 naar vier procent.`,
    phone: '070 000 2700',
    themes: ['gebiedsontwikkeling', 'gevel-en-dak'],
    products: [{ name: 'Wisselpui', text: 'Uitneembare gevelpui uit een gedeeld depot.' }],
    stands: ['1.D08'],
    image: 'plint-winkels',
  },
];
