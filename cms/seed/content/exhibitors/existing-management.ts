import type { ExhibitorEntry } from './entry';

/** Existing-build concepts for buildings as a whole, their residents, data and money. */
export const existingManagement: ExhibitorEntry[] = [
  {
    slug: 'galerijflat-vooruit',
    place: 'Zoetermeer',
    summary:
      'Heeft één product en wil er geen tweede bij: de galerijflat van tien lagen, opgeknapt van kelder tot dak.',
    description: `Nederland heeft er 1.150 van hetzelfde bouwsysteem. Wij kennen de lekkende voeg op as 7, de koude berging op de begane grond en de lift die bij vorst blijft hangen. **Bij flat nummer 31** verrast ons alleen nog het uitzicht.

Juist doordat we nooit iets anders doen, staat de begroting binnen een dag. In zestien maanden krijgt de flat nieuwe gevels, bredere galerijen en een entree waar mensen groeten.

Bewoners uit eerdere flats geven op de stand rondleidingen door een maquette van drie meter.`,
    phone: '079 000 1150',
    themes: ['verduurzaming', 'gevel-en-dak'],
    products: [{ name: 'Flat in zestien', text: 'Integrale renovatie van galerijflats in systeembouw.' }],
    stands: ['2.B11'],
    image: 'galerijflat',
    socials: ['LinkedIn'],
  },
  {
    slug: 'buurtpraat',
    place: 'Utrecht',
    summary:
      'Zeventig procent instemming komt niet van een folder. Buurtpraat zet een keukentafel op straat en wacht.',
    description: `Er is soep. Er is altijd soep, want met een lepel in de hand luister je anders. In zes weken eet Buurtpraat met gemiddeld 84 procent van een complex, in **elf talen**, en schrijft op wat mensen werkelijk dwarszit.

Bij de helft gaat dat niet over de renovatie, maar over de vorige keer.

Pas daarna komt de projectleider. Die heeft dan een lijst met beloften op zak en weet welke voordeur hij als eerste moet doen.`,
    phone: '030 000 84 84',
    themes: ['verduurzaming', 'gebiedsontwikkeling'],
    stands: ['2.E11'],
    image: 'speelstraat',
    socials: ['Instagram', 'Bluesky'],
  },
  {
    slug: 'puntenwolk-bureau',
    place: 'Enschede',
    summary:
      'Met een scanner op een rugzak loopt het bureau in acht minuten door een woning. De tekening klopt tot op vier millimeter.',
    description: `Bouwtekeningen uit 1967 laten zien wat men van plan was. Wat er staat is iets anders, zeker na drie generaties klussers. Puntenwolk legt het vast, **twintig huizen per dag**, en levert een model waar een fabriek direct uit kan zagen.

Gezichten en foto's aan de muur worden meteen onherkenbaar gemaakt.

Benieuwd hoe scheef deze beurshal is? Wij weten het. Het antwoord hangt achter de balie.

Aannemers vragen meestal alleen om maten. Huismeesters willen weten waar de afsluiters zitten, dus die zetten we er sinds kort ook in, met foto. Dat kostte niets en bleek het meest gebruikte onderdeel.`,
    phone: '053 000 0804',
    themes: ['digitalisering'],
    products: [{ name: 'Rugzakscan', text: 'Inmeting van woningen in bewoonde staat.' }],
    stands: ['2.F01'],
    image: 'digitale-tweeling',
  },
  {
    slug: 'tweelingpand',
    place: 'Eindhoven',
    summary:
      'Een digitale kopie van uw bezit die niet mooi is maar wel waar: zij weet wanneer de goot voor het laatst is schoongemaakt.',
    description: `Glanzende modellen zijn er genoeg. De tweeling uit Eindhoven bestaat uit grijze blokjes en **elf soorten feiten** per woning, die elke nacht worden bijgewerkt vanuit werkbonnen, sensoren en de planning van de schilder.

Vraag in gewone taal wat u wilt weten. Welke daken gaan tussen 2028 en 2031 kapot? Waar klagen mensen over vocht en staat de mechanische afzuiging uit?

Tien corporaties gebruiken haar. Vijf gingen eerder weg bij een mooiere.`,
    phone: '040 000 2031',
    themes: ['digitalisering', 'verduurzaming'],
    products: [
      { name: 'Tweeling Bezit', text: 'Actueel gegevensmodel van complexen en woningen.' },
      { name: 'Nachtrapport', text: 'Elke ochtend de drie opvallendste afwijkingen.' },
    ],
    stands: ['2.F02'],
    image: 'digitale-tweeling',
    socials: ['LinkedIn', 'Mastodon'],
  },
  {
    slug: 'stille-straat',
    place: 'Rotterdam',
    summary:
      'Trams, buren, ventilatoren: Stille Straat meet in decibel en belooft in woorden, zoals “u hoort de wekker van hiernaast niet meer”.',
    description: `Een huis kan warm en droog zijn en toch onbewoonbaar, als de buurman drumt. Wij hangen een voorzetwand van **zeven centimeter** op, met bladveren en zware klei, en maken de stopcontacten los van de muur.

Dat laatste vergeet iedereen.

In de luisterkamer op de stand ligt een bed. Aan de andere kant van de wand oefent een harmonie uit Hillegersberg. Bezoekers vielen er vorige keer in slaap.

Voor een heel complex meten we eerst in vier woningen, een weekend lang, inclusief de zondagochtend. Soms ligt het niet aan de muur maar aan een leidingkoker. Die is in een dag gedempt, en dan zeggen we dat.`,
    phone: '010 000 0700',
    themes: ['verduurzaming', 'biobased-isolatie'],
    products: [{ name: 'Kleiwand 70', text: 'Ontkoppelde voorzetwand tegen burengeluid.' }],
    stands: ['2.F03'],
  },
  {
    slug: 'van-t-erve-en-zonen',
    place: 'Deventer',
    summary:
      'Vier broers, een neef en 260 collega’s onderhouden 41.000 woningen. De oudste broer neemt nog altijd zelf de telefoon op.',
    description: `Schilderen heet bij ons nog schilderen. Sinds 1954 beheert Van 't Erve gevels, daken en trappenhuizen met contracten van vijftien jaar, zodat het loont om iets **meteen goed te doen**.

De afspraak: een vaste prijs per woning per jaar. Houdt de verf het langer vol, dan delen we het voordeel; bladdert zij eerder, dan is het onze kwast.

Vijf corporaties zijn al langer dan dertig jaar klant. Hun namen staan op de ladder bij de balie, in lak.`,
    phone: '0570 000 054',
    themes: ['verduurzaming', 'gevel-en-dak'],
    products: [
      { name: 'Vijftienjaarscontract', text: 'Planmatig onderhoud tegen een vaste prijs per woning.' },
    ],
    stands: ['2.F06'],
    image: 'bouwplaats-ochtend',
    contactPerson: { name: 'Gait van ’t Erve', phone: '06 0000 1433' },
    internalNote: 'Bellen, niet mailen. Hij leest mail op zaterdag.',
  },
  {
    slug: 'kantoor-wordt-thuis',
    place: 'Hoofddorp',
    summary:
      'Systeemplafond eruit, gezinnen erin. Langs de A4 veranderde dit bureau elf kantoren in 1.640 woningen.',
    description: `Niet ieder kantoor wil een huis worden. Te diep, te laag, te veel snelweg. In Hoofddorp toetsen ze daarom eerst op **dertien punten**; bij een score onder negen krijgt u een vriendelijk nee.

Haalt een gebouw het wel, dan komen de natte cellen door het raam, blijven liften en trappen staan en krijgt de parkeergarage een fietsenmaker.

- Acht tot elf maanden van leeg naar bewoond
- 55 procent goedkoper in CO₂ dan nieuw
- Huur vanaf 790 euro`,
    phone: '023 000 1640',
    themes: ['circulair-bouwen', 'prefab-badkamers', 'financiering'],
    products: [
      { name: 'Dertienpuntentoets', text: 'Snelle beoordeling of een kantoor geschikt is om in te wonen.' },
    ],
    stands: ['2.F07'],
    image: 'plint-winkels',
  },
  {
    slug: 'splitsen-kan',
    place: 'Leeuwarden',
    summary:
      'In een te groot huis zit vaak een tweede. Splitsen Kan maakt er met een wand, een trap en een brief aan de hypotheekverstrekker twee van.',
    description: `Ouders alleen in vijf slaapkamers, kinderen op een wachtlijst: bijna iedereen kent zo'n adres. Voor gemiddeld **62.000 euro** ontstaat er een zelfstandige woning bij, zonder een vierkante meter nieuw land.

Het lastigste is papier. Vergunning, adres, hypotheek, verzekering; dat alles loopt bij ons via Hinke, die de juiste mensen bij de bank bij naam kent.

In Friesland telden we 9.300 geschikte huizen. Staat het uwe ertussen? De lijst ligt op postcode.

- Van idee tot tweede voordeur: gemiddeld zeven maanden
- Geluidswand met 58 decibel verschil
- Ook weer samen te voegen, als de kleinkinderen komen`,
    phone: '058 000 6200',
    themes: ['financiering', 'gebiedsontwikkeling'],
    products: [{ name: 'Huis Twee', text: 'Ontwerp, papieren en verbouwing voor woningsplitsing.' }],
    stands: ['2.F08'],
    image: 'tekentafel',
    socials: ['Facebook'],
  },
  {
    slug: 'vve-vooruitfonds',
    place: 'Den Haag',
    summary:
      'Lenen aan een flat in plaats van aan 48 buren. Het fonds regelt geld, subsidie en een voorzitter die durft te stemmen.',
    description: `Een VvE besluit langzaam omdat niemand de rekening overziet. Het Vooruitfonds brengt op één avond **één bedrag per maand** per deur in beeld, inclusief lagere stookkosten. Dan gaan de handen meestal omhoog.

Leningen lopen dertig jaar en blijven bij het gebouw. Wie verhuist, neemt zijn schuld niet mee.

Tot nu toe 214 verenigingen, nul wanbetalers. De kleinste had zes leden en elf meningen.

### Wat een vereniging meebrengt

De splitsingsakte, drie jaarrekeningen en iemand die koffie zet. Het meerjarenonderhoudsplan maken wij, want bij de meeste verenigingen ligt het in een lade die klemt.`,
    phone: '070 000 4848',
    themes: ['financiering', 'verduurzaming'],
    products: [{ name: 'Gebouwlening', text: 'Dertigjarige lening op naam van de vereniging.' }],
    stands: ['2.F10'],
    socials: ['LinkedIn'],
    downloads: [
      {
        title: 'Rekenvoorbeeld voor een VvE van 48 appartementen',
        fileName: 'vve-vooruitfonds-rekenvoorbeeld.pdf',
        text: [
          'Een lening van 1.440.000 euro over dertig jaar kost elk appartement ongeveer 118 euro per maand.',
          'De stookkosten dalen in dit voorbeeld met gemiddeld 96 euro per maand.',
        ],
      },
    ],
  },
];
