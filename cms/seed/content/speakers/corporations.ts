import type { SpeakerEntry } from './entry';

/** Speakers from housing corporations. */
export const corporations: SpeakerEntry[] = [
  {
    slug: 'froukje-dijkstra',
    name: 'Froukje Dijkstra',
    position: 'Directeur vastgoed',
    organisation: 'Terp Wonen',
    summary:
      'Kocht met zes andere corporaties duizend woningen in, met één bestek en zonder aanbesteding per straat.',
    biography:
      'Froukje Dijkstra begon als opzichter in de Friese greidhoek en kent de dorpen van Terp Wonen van kruipruimte tot nok. In 2024 besloot ze geen eigen programma van eisen meer te schrijven. Met zes corporaties koos ze vijf woningtypen, vaste prijzen en een bouwstroom van tien jaar. De eerste 140 woningen staan er; de kosten vielen elf procent lager uit en het aantal klachten bij oplevering halveerde. Ze schaatst, ze zingt en ze stuurt elke nieuwe collega eerst een week mee met de onderhoudsploeg.',
    themes: ['financiering', 'houtbouw'],
    featured: true,
    privateEmail: 'f.dijkstra@terp-wonen.example',
  },
  {
    slug: 'mohamed-bouchiba',
    name: 'Mohamed Bouchiba',
    position: 'Bestuurder',
    organisation: 'De Goede Drempel',
    summary:
      'Laat huurders mee beslissen over hun renovatie en legt uit waarom dat de planning korter maakt.',
    biography:
      'Mohamed Bouchiba werkte als opbouwwerker in Zwolle-Zuid voordat hij bestuurder werd van De Goede Drempel. Zijn eerste renovatieplan haalde geen zeventig procent instemming. Het tweede schreef hij met twaalf bewoners aan hun eigen keukentafels en kreeg er 93. Sindsdien krijgt elk complex een bewonersbudget en een bouwleider die er zelf een maand slaapt. De Goede Drempel verduurzaamde zo in drie jaar 2.300 woningen. Mohamed kookt elk jaar op de dag van de oplevering harira voor de hele galerij.',
    themes: ['verduurzaming', 'woonzorg'],
    featured: true,
  },
  {
    slug: 'anneke-van-der-sluis',
    name: 'Anneke van der Sluis',
    position: 'Projectleider renovatie',
    organisation: 'LindeWonen',
    summary:
      'Houdt bij wat er elke dag misgaat op een renovatieproject, en maakte daar de beste planning van.',
    biography:
      'Anneke van der Sluis leidde voor LindeWonen zes seriematige renovaties, samen goed voor 840 woningen. Vanaf de eerste dag hield ze een logboek bij van oponthoud: een kat in de kruipruimte, een verkeerde sleutel, een steiger die in de zon te heet werd. Uit 1.900 regels haalde ze zeven oorzaken die samen driekwart van de vertraging verklaren. Die zeven staan nu in elk contract. Anneke is timmermansdochter en heeft nog steeds een duimstok in haar tas.',
    themes: ['verduurzaming', 'gevel-en-dak'],
  },
  {
    slug: 'sharda-ramdin',
    name: 'Sharda Ramdin',
    position: 'Manager inkoop',
    organisation: 'Volkshuis Oost',
    summary: 'Schrijft contracten van twee bladzijden voor bouwstromen van tweehonderd woningen.',
    biography:
      'Sharda Ramdin kocht eerst treinwielen in en daarna woningen, en het verschil valt haar mee. Ze werkt met een raamafspraak waarin prijs, kwaliteit en leersnelheid vastliggen: elke tiende woning moet aantoonbaar sneller of beter zijn. Bij Volkshuis Oost daalde het aantal meerwerkbonnen van 61 naar 4 per project. Ze geeft les aan jonge inkopers en laat hen een contract altijd eerst voorlezen aan een metselaar. Begrijpt die het niet, dan gaat het terug.',
    themes: ['financiering'],
  },
  {
    slug: 'tjeerd-wiersma',
    name: 'Tjeerd Wiersma',
    position: 'Vastgoedmanager',
    organisation: 'Noorderthuis',
    summary: 'Vervangt na aardbevingsschade hele rijen woningen, met bewoners die na drie weken terug zijn.',
    biography:
      'Tjeerd Wiersma woont zelf in een gestut huis en weet hoe het is om te wachten. Voor Noorderthuis zette hij een werkwijze op waarbij bewoners drie weken logeren in een wisselwoning, drie straten verderop, met hun eigen wasmachine mee. In die tijd wordt hun woning vervangen door een houten huis op dezelfde plek. De teller staat op 118. Elke bewoner mag één onderdeel uit het oude huis laten terugkomen; meestal is dat een deur.',
    themes: ['houtbouw', 'verduurzaming'],
  },
  {
    slug: 'carla-wijnhoven',
    name: 'Carla Wijnhoven',
    position: 'Bewonersbegeleider',
    organisation: 'Kempenhof Wonen',
    summary: 'Klopte bij 1.100 voordeuren aan en weet welke eerste zin een gesprek opent.',
    biography:
      'Carla Wijnhoven was wijkverpleegkundige in de Kempen. Die ogen is ze niet kwijtgeraakt: wie slecht ter been is, wie niet leest en wie niemand heeft om een kast te verschuiven, ziet zij bij het eerste bezoek. Bij Kempenhof Wonen begeleidde ze negen renovaties in bewoonde staat. Ze schreef er een handboekje over met tekeningen in plaats van stroomschema’s, dat bij 23 corporaties in de werkauto ligt.',
    themes: ['verduurzaming', 'woonzorg'],
  },
  {
    slug: 'emre-yildiz',
    name: 'Emre Yıldız',
    position: 'Ontwikkelmanager',
    organisation: 'Kamerwijs Studentenhuisvesting',
    summary: 'Verplaatste een compleet studentengebouw van 212 kamers naar een andere stad, in zeven weken.',
    biography:
      'Emre Yıldız woonde als student in een omgebouwde zeecontainer en hield daar een zwak voor demontabele gebouwen aan over. Bij Kamerwijs ontwikkelt hij huisvesting op plekken die maar tien of vijftien jaar beschikbaar zijn. Toen het eerste gebouw weg moest, schroefde zijn team het los en zette het 84 kilometer verderop weer neer. Van de 212 badkamers lekten er twee. Emre kan uitleggen welke, en door welke boutjes.',
    themes: ['circulair-bouwen', 'prefab-badkamers'],
  },
  {
    slug: 'hanneke-blok',
    name: 'Hanneke Blok',
    position: 'Directeur-bestuurder',
    organisation: 'Ouderenhuisvesting Zilverhof',
    summary: 'Bouwt hofjes waar tachtigers elkaar in de gang tegenkomen, ook als zij slecht lopen.',
    biography:
      'Hanneke Blok was geriater en zag te veel mensen in het ziekenhuis die eigenlijk alleen een drempel te veel hadden. Ze werd bestuurder van Zilverhof, waar ze met een vaste plattegrond werkt: een brede deur, een raam op zithoogte en een keuken waaraan je ook kunt zitten. Door die herhaling blijft er geld over voor de gang, die bij haar drie meter breed is en bankjes heeft. In haar hofjes daalde het aantal valpartijen met een derde.',
    themes: ['woonzorg'],
  },
  {
    slug: 'joris-de-haan',
    name: 'Joris de Haan',
    position: 'Assetmanager',
    organisation: 'Amstelblok',
    summary: 'Rekent per complex uit of sloop, renovatie of optoppen over veertig jaar het goedkoopst is.',
    biography:
      'Joris de Haan is econometrist en maakte voor Amstelblok een rekenmodel dat verder kijkt dan de stichtingskosten. Huurderving, verhuizingen en materiaalwaarde tellen mee. Bij 17 van de 31 complexen bleek sloop toch niet de beste keuze. Het model is open; fouten mag u hem mailen.',
    themes: ['financiering', 'optoppen'],
  },
  {
    slug: 'nadia-azzouzi',
    name: 'Nadia Azzouzi',
    position: 'Programmamanager optoppen',
    organisation: 'Kadehuis Wonen',
    summary: 'Bracht 96 woningen aan op drie portiekflats en bleef met alle bewoners in gesprek.',
    biography:
      'Nadia Azzouzi studeerde bouwkunde in Delft en begon als constructeur van bruggen. Voor Kadehuis Wonen onderzocht ze welke van de 140 flats een verdieping kunnen dragen; het werden er 22. Bij de eerste drie deed ze zelf elke week spreekuur in het trapportaal, op een klapstoel, met de bouwtekening op schoot. Wat ze daar hoorde, veranderde de werktijden, de bouwlift en de plek van de nieuwe brievenbussen.',
    themes: ['optoppen'],
  },
  {
    slug: 'wilma-schrijver',
    name: 'Wilma Schrijver',
    position: 'Bestuurder',
    organisation: 'Zeelands Onderdak',
    summary: 'Houdt kleine kernen bewoonbaar met zes woningen per dorp in plaats van zestig.',
    biography:
      'Wilma Schrijver bestuurt een corporatie met huizen op vijf eilanden en schiereilanden. Elke kraan moet over een brug of door een tunnel, dus een klein project is bij haar al gauw duur. Door in elf dorpen dezelfde woning te bouwen, met één ploeg die van kern naar kern trekt, kregen ook dorpen van vierhonderd inwoners weer een starterswoning. In Zeeland heet dat inmiddels de mosselroute.',
    themes: ['gebiedsontwikkeling', 'houtbouw'],
  },
  {
    slug: 'rinske-hofman',
    name: 'Rinske Hofman',
    position: 'Adviseur duurzaamheid',
    organisation: 'Berkelwonen',
    summary: 'Meet twee winters na de renovatie nog steeds de temperatuur in 300 slaapkamers.',
    biography:
      'Rinske Hofman gelooft een energielabel pas als ze de meterstand heeft gezien. Met toestemming van bewoners hing ze sensoren op in 300 gerenoveerde woningen. De uitkomst verraste: het grootste verschil zat niet in de isolatie, maar in de uitleg bij de thermostaat.',
    themes: ['verduurzaming', 'installatietechniek'],
  },
  {
    slug: 'stanley-pinas',
    name: 'Stanley Pinas',
    position: 'Wijkbeheerder',
    organisation: 'Woonstichting Zuiderpoort',
    summary: 'Kent elke bewoner van vier galerijflats bij naam en is de spil van elke renovatie daar.',
    biography:
      "Stanley Pinas werd geboren in Moengo en woont sinds zijn achtste in Zuiderpoort. Hij was lasser, huismeester en is nu wijkbeheerder. Bij de renovatie van 384 woningen had hij in elke flat twee bewoners als dagelijkse verslaggever. Hun berichtjes stonden 's avonds bij de bouwleider op tafel.",
    themes: ['verduurzaming', 'gevel-en-dak'],
  },
  {
    slug: 'lotte-kamphuis',
    name: 'Lotte Kamphuis',
    position: 'Concerncontroller',
    organisation: 'Woningbouwvereniging Voorwaarts 1913',
    summary: 'Leende 80 miljoen euro op de belofte van een reeks, en vertelt welke vragen de bank stelde.',
    biography:
      'Lotte Kamphuis is registeraccountant en ging op avondcursus houtbouw om te begrijpen wat ze financierde. Voor Voorwaarts 1913 haalde ze een lening op voor een reeks van 400 woningen in plaats van per project. Dat scheelde bijna een half procent rente en veel vergaderingen.',
    themes: ['financiering'],
  },
  {
    slug: 'gijs-brandsma',
    name: 'Gijs Brandsma',
    position: 'Medeoprichter',
    organisation: 'Wooncoöperatie Het Achtererf',
    summary: 'Bouwde met achttien huishoudens een buurt uit de catalogus, en veranderde alleen de keukens.',
    biography:
      'Gijs Brandsma is muziekdocent. Met vrienden en onbekenden begon hij een wooncoöperatie, omdat hij niet alleen oud wilde worden. De groep vergaderde 61 avonden, koos een bestaand concept en was daarna in vijf maanden klaar. Zijn advies: praat lang over samenleven en kort over kozijnen.',
    themes: ['gebiedsontwikkeling', 'woonzorg'],
  },
];
