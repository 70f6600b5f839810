import type { ExhibitorEntry } from './entry';

/** Municipalities. */
export const municipalities: ExhibitorEntry[] = [
  {
    slug: 'gemeente-waterveld',
    place: 'Waterveld',
    summary:
      'Waterveld heeft 31.000 inwoners, vier dorpen en een gemeenteraad die zeven keer zoveel woningen wil als er vorig jaar werden opgeleverd. De grond is er; nu de fabriek nog.',
    description: `Tot 2023 bouwden we in Waterveld zo'n zestig woningen per jaar, allemaal anders en allemaal te laat. Sindsdien werken we met **één spelregelkaart** voor het hele buitengebied: wie met een getoetst concept komt, weet binnen acht weken of het mag.

Op de stand ligt een maquette van de Noorderpolder, waar vanaf 2028 420 huizen komen. U mag er letterlijk blokken op schuiven. Onze stedenbouwkundige loopt rond met een rode stift en zegt eerlijk wat er niet kan.

- 180 sociale huurwoningen met twee corporaties
- 140 koopwoningen tot 355.000 euro
- 100 kavels voor groepen die samen willen bouwen

We zoeken twee of drie bouwers die de hele reeks aandurven, geen architectuurprijs.`,
    phone: '0318 000 100',
    address: 'Raadhuisplein 1, Waterveld',
    themes: ['gebiedsontwikkeling', 'houtbouw'],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.A01'],
    image: 'polderwijk',
    featured: true,
    socials: ['LinkedIn', 'Instagram'],
    contactPerson: { name: 'Marloes Terwindt', phone: '06 0000 1101' },
    internalNote: 'Wethouder komt woensdag mee. Wil niet naast Oosterlanden staan vanwege de grenscorrectie.',
  },
  {
    slug: 'gemeente-oosterlanden',
    place: 'Oosterlanden',
    summary:
      'Leegkomende boerenerven: Oosterlanden telt er 212. De gemeente laat zien hoe op elk erf drie tot zes woningen passen zonder dat het landschap verdwijnt.',
    description: `De schuur staat leeg, de stal zit vol asbest en de kinderen willen niet verder. Op zulke erven staat Oosterlanden sinds kort woningbouw toe, mits het geheel weer een erf wordt en geen wijkje.

Met drie ontwerpbureaus tekenden we een **ervenboek** van negen typen. Per type staat beschreven waar de deur zit, hoe hoog de nok mag en welke bomen terugkomen. Past een woning in het boek, dan slaat zij de welstandscommissie over.

Kom langs om een erf te adopteren. Aan de muur hangen tachtig adressen met luchtfoto, eigenaar die wil praten en de uitkomst van de bodemproef.`,
    phone: '0544 000 210',
    themes: ['gebiedsontwikkeling', 'circulair-bouwen'],
    stands: ['1.A12'],
    image: 'dorpskern',
    socials: ['LinkedIn'],
  },
  {
    slug: 'gemeente-hoogerbrugge',
    place: 'Hoogerbrugge',
    summary:
      'Vergunning in dertig werkdagen, of de leges terug. Hoogerbrugge durft dat te beloven omdat de toetsing van fabriekswoningen vooraf gebeurt.',
    description: `Een conceptwoning die in Hoogerbrugge eenmaal is goedgekeurd, hoeft de tweede keer niet opnieuw door de molen. De constructie, brandveiligheid en energieberekening liggen dan al in ons register. Wij kijken alleen nog naar de plek.

Het register telt nu 23 woningtypen van elf bouwers. De gemiddelde doorlooptijd zakte van 117 naar 26 werkdagen, met dezelfde vijf medewerkers. Twee keer haalden we de termijn niet; die aanvragers kregen hun geld terug.

Andere gemeenten mogen onze aanpak overnemen, inclusief de formulieren en de fouten. Op de stand zit een vergunningverlener die ze u in een kwartier uitlegt.`,
    phone: '0183 000 450',
    themes: ['gebiedsontwikkeling', 'digitalisering'],
    products: [
      {
        name: 'Register Getoetste Woningtypen',
        text: 'Open lijst van woningtypen die één keer technisch beoordeeld zijn, te gebruiken door elke gemeente.',
      },
    ],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.A02'],
  },
  {
    slug: 'gemeente-duinzicht-aan-zee',
    place: 'Duinzicht aan Zee',
    summary:
      'In de badplaats wonen de koks, verpleegkundigen en conciërges op veertig minuten rijden. Duinzicht aan Zee bouwt op parkeerterreinen die acht maanden per jaar leeg zijn.',
    description: `Van oktober tot juni staan er op P3 en P5 vooral meeuwen. Daarom onderzocht Duinzicht aan Zee of je boven de auto's kunt wonen. Dat kan: op kolommen van 3,2 meter, met een houten dek en tachtig verplaatsbare studio's erop.

De eerste 36 staan er nu twee winters. We deelden de lessen: zout vreet alles wat geen roestvast staal is, en zomergasten klagen minder dan verwacht.

Voor de volgende vier terreinen zoeken we

- een bouwer met ervaring aan de kust
- een belegger die met **twintig jaar** genoegen neemt
- werkgevers die huurgaranties willen geven`,
    phone: '0255 000 330',
    address: 'Boulevard 40, Duinzicht aan Zee',
    themes: ['gebiedsontwikkeling', 'financiering'],
    stands: ['1.A10'],
    image: 'tiny-houses',
    socials: ['Facebook', 'Instagram'],
  },
  {
    slug: 'gemeente-linderbeek',
    place: 'Linderbeek',
    summary:
      'Een wethouder, een stratenmaker en twee bewoners bemensen samen de stand van Linderbeek. Zij vertellen over de wijk waar ze met 640 huishoudens van het gas af gingen.',
    description: `De Vogelbuurt was geen proeftuin en kreeg geen landelijk geld. Toch is zij in drie jaar van het gas, met een warmtenet op afvalwater en een buurtploeg die langs alle deuren ging.

## Wat hielp

De straat ging één keer open, voor warmte, riool en kabels tegelijk. Wie wilde, kreeg in dezelfde week nieuwe kozijnen. En er was altijd iemand bereikbaar: buurvrouw Gerda van nummer 14, in dienst van de gemeente voor twintig uur.

## Wat tegenviel

Negentien huishoudens deden niet mee en houden voorlopig hun ketel. Dat kost 1.100 euro per jaar aan leidingbeheer. We laten de rekening zien, want u krijgt hem ook.`,
    phone: '0546 000 515',
    themes: ['verduurzaming', 'installatietechniek'],
    stands: ['1.F01'],
    image: 'bewonersgesprek',
  },
  {
    slug: 'gemeente-s-gravenmeer',
    place: '’s-Gravenmeer',
    summary:
      'Een stationsgebied met zes eigenaren, twee spoorlijnen en een beschermde vleermuis. ’s-Gravenmeer vertelt hoe het toch tot 900 woningen kwam.',
    description: `Zes eigenaren kregen het in twaalf jaar niet eens. In 2024 legde ’s-Gravenmeer daarom een afspraak op tafel die op één A4 paste: iedereen brengt grond in, iedereen deelt de winst naar vierkante meters, en wie na een jaar niet bouwt verkoopt aan de rest.

Het werkte. Langs het spoor komt een rij van negen gebouwen met een zware kop en **lichte houten lagen** daarboven, zodat trillingen niet doorslaan. De vleermuizen verhuizen naar kasten in de gevel.

We tonen het A4'tje, de trillingsmetingen en een werkend model van de fundering met rubber opleggingen.`,
    phone: '071 000 6210',
    themes: ['gebiedsontwikkeling', 'houtbouw', 'financiering'],
    stands: ['1.A11'],
    socials: ['LinkedIn'],
    downloads: [
      {
        title: 'De afspraak op één A4',
        fileName: 's-gravenmeer-afspraak.pdf',
        text: [
          'Zes eigenaren van het stationsgebied brengen hun grond in tegen de getaxeerde waarde van 1 januari 2024.',
          'De opbrengst wordt verdeeld naar ingebrachte vierkante meters. Wie een jaar na vergunning niet bouwt, biedt zijn deel aan de anderen aan.',
        ],
      },
    ],
  },
  {
    slug: 'gemeente-zandhorst-vierlinden',
    place: 'Zandhorst',
    summary:
      'Twee dorpen fuseerden, het tweede gemeentehuis kwam leeg. Zandhorst-Vierlinden maakte er 54 woningen van en hield de trouwzaal.',
    description: `Het raadhuis van Vierlinden dateert uit 1978: betonnen kolommen, lage plafonds, een atrium vol ficussen. Slopen was goedkoper op papier. De dorpsraad vroeg om een tweede berekening, waarin ook het afvoeren van 6.000 ton beton stond.

Nu wonen er starters, drie gezinnen en een huisarts. De installatie zit in **acht gestapelde schachten** die compleet uit een fabriek in Hengelo kwamen. De raadzaal is wasbar en bibliotheek.

Op de stand staan de twee berekeningen naast elkaar, regel voor regel. Neem uw eigen leegstaande kantoor mee op papier; onze projectleider rekent het ter plekke globaal door.`,
    phone: '0412 000 870',
    themes: ['circulair-bouwen', 'gebiedsontwikkeling'],
    stands: ['1.F02'],
    image: 'trappenhuis',
  },
  {
    slug: 'stad-merenburg',
    place: 'Merenburg',
    summary:
      'De grootste opdrachtgever op de beurs: Merenburg wil tot 2035 18.500 woningen bouwen en legt de helft daarvan vast in zes langjarige bouwstromen.',
    description: `Elke projectleider die zijn eigen bouwer kiest, elke bouwer die opnieuw begint met tekenen. Merenburg stopt daarmee. In plaats van losse aanbestedingen komen er **zes bouwstromen** van elk acht jaar, verdeeld naar woningtype.

- Gestapeld hout, 4 tot 7 lagen
- Optoppingen op bezit van drie corporaties
- Grondgebonden in de uitleg
- Studentenwoningen
- Zorg en wonen gecombineerd
- Renovatie van portiekflats

De selectie van de eerste twee stromen start in april. Een prijs per vierkante meter telt voor dertig procent, leren van vorige woningen voor veertig. Aan de lange tafel lichten de inkopers dat toe. Bezwaren horen ze liever nu dan straks van uw advocaat.`,
    phone: '030 000 14 00',
    address: 'Stadhuiskade 2, Merenburg',
    themes: ['gebiedsontwikkeling', 'optoppen', 'houtbouw'],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.A04', '1.A03'],
    image: 'wijk-luchtfoto',
    featured: true,
    socials: ['LinkedIn', 'YouTube', 'Bluesky'],
    contactPerson: { name: 'Anouk van Beverwaard', phone: '06 0000 1108' },
    internalNote:
      'Factuur via het inkoopportaal, ordernummer verplicht. Burgemeester opent dinsdag 10.00 uur.',
  },
];
