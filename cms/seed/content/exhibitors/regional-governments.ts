import type { ExhibitorEntry } from './entry';

/** Provinces, regions, water boards and public agencies. */
export const regionalGovernments: ExhibitorEntry[] = [
  {
    slug: 'provincie-midden-delta',
    place: 'Merenburg',
    summary:
      'Garantie voor fabrieken: blijft een afgesproken reeks woningen uit, dan betaalt Provincie Midden-Delta een deel van de stilstand. Tot nu toe hoefde dat één keer.',
    description: `Een bouwer die tien miljoen in een productielijn steekt, wil zekerheid over de eerste driehonderd huizen. Gemeenten kunnen die niet altijd geven: een bezwaar bij de Raad van State en de planning schuift twee jaar op.

Daarom zet Midden-Delta een **continuïteitsfonds** van 24 miljoen euro in. Deelnemende fabrieken ontvangen bij uitval tot zestig procent van hun vaste lasten, maximaal negen maanden. In ruil leveren zij voorrang aan projecten in de provincie.

Sinds de start in 2025 deden acht bouwers mee. Er werd 380.000 euro uitgekeerd. Op de stand kunt u met een medewerker doorrekenen wat het voor uw lijn betekent.`,
    phone: '030 000 20 20',
    themes: ['financiering', 'gebiedsontwikkeling'],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.A05'],
    socials: ['LinkedIn', 'X'],
    downloads: [
      {
        title: 'Voorwaarden continuïteitsfonds',
        fileName: 'midden-delta-continuiteitsfonds.pdf',
        text: [
          'Het fonds staat open voor fabrieken met een jaarproductie vanaf 100 woningen.',
          'Een uitkering bedraagt ten hoogste zestig procent van de vaste lasten gedurende negen maanden.',
        ],
      },
    ],
  },
  {
    slug: 'provincie-veenkust',
    place: 'Emmen',
    summary:
      'Boeren in de Veenkust telen inmiddels 1.400 hectare hennep, vlas en lisdodde voor de bouw. De provincie zoekt afnemers die meer dan één oogst vooruit willen tekenen.',
    description: `Natte veengrond zakt. Wie het waterpeil verhoogt, kan er geen koeien meer op houden maar wel lisdodde. Die plant isoleert, en zo kwamen landbouw en woningbouw in Veenkust aan dezelfde keukentafel terecht.

De provincie betaalt telers de eerste zes jaar een vaste prijs per ton en organiseert droging en opslag op drie plekken. Wat ontbreekt is vraag die blijft. Negen bouwers tekenden voor drie jaar; we hebben er twintig nodig.

Breng uw handen mee: op de stand ligt ruwe vezel naast het eindproduct, en akkerbouwer Wubbo Haitjema vertelt wat een regenseizoen met zijn oogst doet.`,
    phone: '0591 000 640',
    themes: ['biobased-isolatie', 'circulair-bouwen'],
    stands: ['1.F03'],
    image: 'biobased-isolatie',
    socials: ['Instagram'],
  },
  {
    slug: 'rijksagentschap-fabrieksmatige-woningbouw',
    place: 'Den Haag',
    summary:
      'Het agentschap met de langste naam van de beurs heeft een korte opdracht: zorgen dat in 2030 de helft van alle nieuwe woningen grotendeels binnen gemaakt wordt.',
    description: `Wij bouwen niets en vergunnen niets. Wat het agentschap wel doet, is obstakels opruimen waar bouwers en gemeenten elke keer opnieuw over struikelen.

Dit jaar zijn dat er drie:

1. één landelijke verklaring voor brandveiligheid van houten modules
2. een standaardcontract voor reeksen vanaf vijftig woningen
3. een **vliegende brigade** van vijftien oud-projectleiders die vastgelopen plannen lostrekken

De brigade kwam in achttien maanden bij 94 plannen. Bij 61 wordt inmiddels gebouwd. Bij de rest weten we precies waarom niet, en dat rapport ligt op de stand, zonder zwarte balken.`,
    phone: '070 000 7000',
    address: 'Postbus 1, Den Haag',
    themes: ['gebiedsontwikkeling', 'houtbouw', 'financiering'],
    products: [
      {
        name: 'Modelovereenkomst Reeksbouw',
        text: 'Contract van 22 pagina’s voor opdrachtgevers die vijftig woningen of meer tegelijk bestellen.',
      },
    ],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.A06'],
    featured: true,
    socials: ['LinkedIn', 'Mastodon'],
  },
  {
    slug: 'regio-vechtbocht',
    place: 'Ommen',
    summary:
      'Zeven gemeenten, één programma van eisen. Regio Vechtbocht schrapte 312 van de 340 verschillen die bouwers per gemeente tegenkwamen.',
    description: `Waarom moest een berging in de ene gemeente zes vierkante meter zijn en twee kilometer verderop vijf en een half? Niemand wist het nog. De zeven colleges van de Vechtbocht lieten een student alle regels naast elkaar leggen en schrokken van de stapel.

Wat overbleef past in een boekje van dertig pagina's. De 28 verschillen die bleven staan, zijn ergens om: veen, een vliegveld, een beschermd dorpsgezicht.

De regio bestelt nu ook samen. De eerste reeks van 260 rijwoningen gaat in september in productie, verdeeld over elf locaties. Aan tafel zitten steeds twee projectleiders van verschillende gemeenten, zodat u kunt controleren of ze hetzelfde zeggen.`,
    phone: '0529 000 700',
    themes: ['gebiedsontwikkeling'],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.A07'],
    image: 'rijwoningen',
    internalNote: 'Logo volgt nog; zeven gemeenten zijn het niet eens over de kleur. Nabellen in december.',
  },
  {
    slug: 'waterschap-de-lage-sluizen',
    place: 'Gorinchem',
    summary:
      'Bouwen op plekken waar het water straks ook wil zijn: De Lage Sluizen wijst aan waar het kan, waar het drijvend moet en waar u beter wegblijft.',
    description: `Vroeger kwam het waterschap als laatste aan tafel, meestal om nee te zeggen. Tegenwoordig geven we aan het begin een kaart mee met drie kleuren. Groen: ga uw gang. Blauw: bouw op palen of laat het drijven. Rood: zoek verder.

De kaart rekent met een bui van **90 millimeter in een uur** en een rivier die tien dagen hoog blijft. Hij staat vrij op internet en gaat tot op perceelniveau.

Trek op de stand een regenjas aan. In onze bak van vier bij twee meter laten we het boven een modelwijk hozen; u ziet in drie minuten welke straat het houdt.`,
    phone: '0183 000 990',
    themes: ['gebiedsontwikkeling', 'circulair-bouwen'],
    products: [
      {
        name: 'Bouw-met-waterkaart',
        text: 'Gratis kaart per perceel met advies over peil, kruipruimte en afvoer.',
      },
    ],
    stands: ['1.F05'],
    image: 'regenwater',
  },
  {
    slug: 'omgevingsdienst-rivierkust',
    place: 'Dordrecht',
    summary:
      'Toezichthouders in een fabriekshal in plaats van op een steiger. Rivierkust keurt woningen aan de lopende band, letterlijk.',
    description: `Een toezichthouder die maandag om acht uur op de bouwplaats komt, treft een fabriekswoning aan die om vier uur klaar is. Te laat om achter een wand te kijken. Sinds vorig jaar staan onze inspecteurs daarom zelf aan de lijn, met een helm in de kleur van de fabriek.

Ze controleren niet elke woning, maar elke twintigste, plus alle wijzigingen in het proces. Foutmeldingen gaan dezelfde dag terug naar de werkvoorbereiding. Het aantal gebreken bij oplevering daalde in twaalf maanden met twee derde.

Vier omgevingsdiensten nemen de werkwijze nu over. Belangstellenden kunnen op donderdag mee naar een fabriek in Barendrecht.`,
    phone: '078 000 8500',
    themes: ['digitalisering', 'houtbouw'],
    stands: ['1.F06'],
  },
  {
    slug: 'ontwikkelbedrijf-nieuwe-haven',
    place: 'Merenburg',
    summary:
      'Van graansilo tot woonkade: het Ontwikkelbedrijf verkoopt 38 hectare havengrond in stukken die een fabriek in één schip kan bevoorraden.',
    description: `Over de weg past een module van 3,5 meter breed. Over water is dat elf. Nieuwe Haven liet daarom de oude loskade herstellen, zodat **complete woningen per ponton** aankomen en rechtstreeks op hun plek gehesen worden. Dat scheelt per blok 140 vrachtwagens door de binnenstad.

De eerste kavels zijn uitgegeven aan drie bouwers. Voor fase twee komen in mei 620 woningen op de markt, met een plint voor werkplaatsen en een school.

We verkopen niet aan de hoogste bieder. De grondprijs ligt vast; u wint op plan, planning en wat u achterlaat als het gebouw ooit weg moet. Kom de kade bekijken in een film van zes minuten.`,
    phone: '030 000 38 38',
    address: 'Silokade 9, Merenburg',
    themes: ['gebiedsontwikkeling', 'financiering'],
    stands: ['1.A09'],
    image: 'kade-woningen',
    socials: ['LinkedIn', 'YouTube'],
  },
  {
    slug: 'bureau-woondeal-oostflank',
    place: 'Enschede',
    summary:
      'Bureau Woondeal houdt voor veertien gemeenten één lijst bij: welk plan loopt, welk plan hapert en wie er nu aan zet is. Het bord hangt levensgroot op de stand.',
    description: `Elke zes weken belt iemand van ons met elke projectleider in de Oostflank. Niet om te controleren, wel om te horen waar het klemt. Het antwoord komt op een bord met 540 magneten.

Groene magneten bouwen. Gele wachten op iets: een aansluiting op het stroomnet, een ecoloog, een handtekening. Zodra op drie plekken hetzelfde ontbreekt, huren we het samen in. Zo deelt de regio nu

- twee ecologen
- een trafohuisjesplanner bij de netbeheerder
- een jurist die alleen bezwaren doet

Wie een magneet kan verplaatsen, krijgt er koffie bij. Op de beurs van 2025 gingen er elf van geel naar groen.`,
    phone: '053 000 4410',
    themes: ['gebiedsontwikkeling'],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.A08'],
    socials: ['LinkedIn'],
  },
];
