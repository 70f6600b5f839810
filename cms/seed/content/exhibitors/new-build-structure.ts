import type { ExhibitorEntry } from './entry';

/** New-build concepts for shells, frames and extra storeys. */
export const newBuildStructure: ExhibitorEntry[] = [
  {
    slug: 'casco-snel',
    place: 'Hardenberg',
    summary:
      'Casco Snel giet rijwoningen in 36 uur en verwarmt de bekisting met warmte van de vorige gietbeurt.',
    description: `Beton wil tijd, een bouwer wil tempo. In Hardenberg vonden ze het midden: verwarmde mallen, die om vier uur 's middags vollopen en de volgende ochtend losgaan. Zo groeit een blok met **één woning per dag**.

Het mengsel bevat 45 procent minder klinker. Sterk genoeg voor drie lagen en voor de zonnewarmte die de vloer opslaat.

Aannemers huren de mallen met ploeg en al. Wie zelf wil storten, krijgt twee weken les van Henk, die dit sinds 1988 doet.`,
    phone: '0523 000 036',
    themes: ['circulair-bouwen'],
    products: [{ name: 'Mallenploeg', text: 'Verhuur van verwarmde bekisting met vier vakmensen.' }],
    stands: ['1.D01'],
    image: 'betonmal',
  },
  {
    slug: 'staalribbe',
    place: 'Zaandam',
    summary:
      'Dun staal, gezet als origami. Een wand van Staalribbe weegt 19 kilo per vierkante meter en draagt vijf verdiepingen.',
    description: `Bij optoppen telt elke kilo. Staalribbe rolt profielen van 1,2 millimeter uit spoelen die voor de helft uit schroot bestaan, en zet ze ter plaatse in elkaar met **één soort schroef**.

De machine past in een zeecontainer. Zij kan dus naar het project toe, en maakt daar 's ochtends wat er 's middags omhoog gaat. Minder transport, geen opslag, geen verkeerde maten.

Op de stand rolt er elk uur een wandje uit. Bezoekers mogen het testen met een voorhamer; de stand van zaken houden we bij.`,
    phone: '075 000 1900',
    themes: ['optoppen', 'digitalisering'],
    products: [{ name: 'Ribbewand', text: 'Lichte stalen binnen- en buitenwand voor optoppingen.' }],
    pavilion: 'boven-op-de-stad',
    stands: ['1.E02'],
    image: 'staalframe',
    socials: ['LinkedIn'],
  },
  {
    slug: 'tunnelgietbouw-de-schakel',
    place: 'Barendrecht',
    summary:
      'Tweehonderd appartementen achter elkaar, dezelfde tunnel, elke dag een verdieping verder. De Schakel maakt van herhaling een vak.',
    description: `Galerijflats uit de jaren zeventig zijn gebouwd met de tunnels die nu nog bij ons in de hal staan. Wij hebben ze opgeknapt, elektrisch gemaakt en voorzien van sensoren die de sterkte van het beton meten.

Daardoor hoeft niemand meer te gokken wanneer er ontkist kan worden. De **dagcyclus werd zestien uur**, ook in februari.

- Overspanning tot 7,20 meter
- Sparingen tot op de centimeter voorbereid
- Leidingwerk als ingestorte slang

Kom vooral als u denkt dat beton passé is. Daar maken we graag ruzie over.`,
    phone: '0180 000 720',
    themes: ['digitalisering', 'circulair-bouwen'],
    products: [{ name: 'Tunnel 720', text: 'Casco voor gestapelde bouw vanaf tachtig woningen.' }],
    stands: ['1.D03'],
    image: 'bouwplaats-ochtend',
  },
  {
    slug: 'steenstapel',
    place: 'Venlo',
    summary:
      'Metselaars stapelen met een robot ernaast die nooit rugpijn krijgt. Steenstapel legt complete gevels in een hal, met echte voegen.',
    description: `Zes metselaars boven de vijftig en geen leerling in zicht: dat was de situatie bij het familiebedrijf in 2020. De robot die zij kochten heet Sjeng. Hij legt 340 stenen per uur in mortel van kalk; de mensen doen hoeken, rollagen en alles wat mooi moet.

De panelen zijn tot **negen meter lang** en hangen droog aan een houten of betonnen casco. Over honderd jaar tikt u de stenen er weer af.

Architecten brengen hun patroon mee op een usb-stick. In een uur ligt er op de stand een proef.`,
    phone: '077 000 3400',
    themes: ['gevel-en-dak', 'digitalisering'],
    products: [{ name: 'Kalkpaneel', text: 'Gemetseld gevelpaneel in demontabele kalkmortel.' }],
    stands: ['1.D04'],
    image: 'robotarm',
    socials: ['YouTube'],
  },
  {
    slug: 'bovenop-bouwen',
    place: 'Utrecht',
    summary:
      'Van boorkern tot huissleutel in veertien maanden: Bovenop Bouwen neemt een hele optopping aan, inclusief de vergadering met de bewoners.',
    description: `De techniek is zelden het probleem. Bij 31 optoppingen liep het negen keer vast op de vraag wie er van de lift mag meegenieten. Daarom tekent bij ons een **bewonersregisseur** als eerste het contract, vóór de constructeur.

Daarna gaat het snel. Tussenvloer in drie weken, houten woningen in vijf, lift en installaties tegelijk. Onze grootste klus tot nu toe: 144 appartementen op zes flats in Kanaleneiland, met 580 huishoudens eronder.

Loop de trap van het paviljoen op. Boven wacht een woonkamer, met het uitzicht erbij geschilderd.`,
    phone: '030 000 31 44',
    themes: ['optoppen', 'houtbouw'],
    products: [
      { name: 'Optopscan', text: 'In drie weken weten of uw gebouw een laag kan dragen.' },
      { name: 'Laag Compleet', text: 'Turnkey optopping van een of twee verdiepingen.' },
    ],
    pavilion: 'boven-op-de-stad',
    stands: ['1.E04', '1.E03'],
    image: 'optopping',
    featured: true,
    socials: ['LinkedIn', 'Instagram'],
  },
  {
    slug: 'daklaag',
    place: 'Den Haag',
    summary:
      'Daklaag huurt daken. Eigenaren krijgen jaarlijks geld, Daklaag zet er woningen op die weer weg kunnen.',
    description: `Een plat dak levert gewoonlijk alleen lekkage op. Verenigingen van Eigenaren verdienen er bij Daklaag gemiddeld **1.480 euro per woning per jaar** mee, gedurende dertig jaar, terwijl wij het dakonderhoud overnemen.

Op het dak komen houten appartementen zonder vaste verbinding. Loopt het contract af, dan kiest de VvE: overnemen, verlengen of een schoon dak.

Juristen zijn er in het begin stil van. Onze modelakte voor opstalrecht is door drie notarissen uitgeplozen en ligt ter inzage.`,
    phone: '070 000 1480',
    themes: ['optoppen', 'financiering'],
    products: [{ name: 'Dakhuur 30', text: 'Contractvorm voor VvE’s die hun dak willen laten bebouwen.' }],
    pavilion: 'boven-op-de-stad',
    stands: ['1.E05'],
    image: 'groendak',
  },
  {
    slug: 'etage-erbij',
    place: 'Arnhem',
    summary:
      'Voor rijtjes en twee-onder-een-kappers: het dak eraf om half acht, een complete slaapverdieping erop voor het avondeten.',
    description: `Gezinnen met een derde kind hoeven niet te verhuizen. Etage Erbij tilt het hele dak weg, zet een verdieping van 38 vierkante meter op de muren en legt de oude pannen terug.

Regent het? Dan doen we het morgen. Een **weergarantie** hoort bij de prijs van 79.000 euro, net als de trap, het behang naar keuze en een lunch bij de buren.

In Presikhaaf deden 26 rijtjeshuizen tegelijk mee. De kap bleef daardoor één doorlopende lijn, waar de welstand erg blij mee was.`,
    phone: '026 000 3800',
    themes: ['optoppen', 'gevel-en-dak'],
    products: [{ name: 'Etage 38', text: 'Complete slaapverdieping voor een bestaande rijwoning.' }],
    pavilion: 'boven-op-de-stad',
    stands: ['1.E06'],
    image: 'kraan-avond',
    socials: ['Instagram', 'Facebook'],
  },
  {
    slug: 'schachtwerk',
    place: 'Dordrecht',
    summary:
      'Lift, trap, leidingen en brievenbussen in één toren van vijf verdiepingen. Schachtwerk zet hem neer in een nacht.',
    description: `In elk appartementengebouw is de kern het ingewikkeldst: negen disciplines op twaalf vierkante meter. Bij Schachtwerk werken zij niet na elkaar op de bouw, maar **liggend in een hal** aan dezelfde buis. Pas als alles getest is, gaat hij overeind.

De liften zijn van drie merken, zodat u niet voor eeuwig vastzit aan één onderhoudsmonteur. Ook voor portiekflats zonder lift bestaat een uitvoering, met een loopbrug op halve hoogte.

Wij laten de nachtelijke plaatsing in Papendrecht zien, versneld tot zes minuten.`,
    phone: '078 000 5050',
    themes: ['installatietechniek', 'optoppen'],
    products: [{ name: 'Kern 5', text: 'Verticale kern met lift en trap voor vijf lagen.' }],
    pavilion: 'boven-op-de-stad',
    stands: ['1.E09'],
    image: 'trappenhuis',
    socials: ['LinkedIn'],
  },
];
