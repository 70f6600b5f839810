import type { SessionEntry } from './entry';

/** Knowledge sessions of Tuesday. */
export const tuesdayTalks: SessionEntry[] = [
  {
    title: 'Vergunning in dertig werkdagen',
    time: ['11:30', '12:15'],
    room: 'zaal-kanaal',
    summary:
      'Hoogerbrugge toetst een woningtype één keer goed. Daarna gaat elke aanvraag alleen nog over de plek.',
    description:
      'Negen keer dezelfde trapleuning beoordelen, dat was voor Bart van Loon de druppel. Hij laat zien hoe het register van getoetste woningtypen werkt: wat een bouwer aanlevert, wie tekent en wat er gebeurt als een type verandert. De gemiddelde doorlooptijd daalde van 117 naar 26 werkdagen. U krijgt de formulieren mee, en een lijst van vier dingen die Hoogerbrugge bij een tweede poging anders zou doen.',
    speakers: [['bart-van-loon', 'Spreker']],
    exhibitors: ['gemeente-hoogerbrugge'],
    themes: ['gebiedsontwikkeling', 'digitalisering'],
    audiences: ['gemeenten', 'bouwers'],
  },
  {
    title: 'Een contract van twee bladzijden',
    time: ['11:30', '12:15'],
    room: 'zaal-sluis',
    summary:
      'Meerwerk zakte van 61 bonnen naar 4. Sharda Ramdin leest voor wat er in haar contract staat, en wat niet.',
    description:
      'Een bestek van tweehonderd bladzijden regelt alles behalve wat er morgen gebeurt. Volkshuis Oost draaide het om: twee bladzijden over prijs, kwaliteit en leersnelheid, en een vaste afspraak dat elke tiende woning beter of sneller is. Samen met de controller van Voorwaarts 1913 bespreekt Sharda wat de accountant ervan vond en hoe een ruzie over een dakgoot zonder advocaat werd opgelost.',
    speakers: [
      ['sharda-ramdin', 'Spreker'],
      ['lotte-kamphuis', 'Spreker'],
    ],
    exhibitors: ['volkshuis-oost', 'woningbouwvereniging-voorwaarts-1913'],
    themes: ['financiering'],
    audiences: ['woningcorporaties', 'bouwers'],
  },
  {
    title: 'Zeven oorzaken van driekwart van het oponthoud',
    time: ['11:30', '12:15'],
    room: 'zaal-werf',
    summary:
      'Uit een logboek met 1.900 regels haalde Anneke van der Sluis zeven oorzaken die elk project herkent.',
    description:
      'Een verkeerde sleutel. Een kat. Een lift die niet gereserveerd was. Anneke van der Sluis schreef tijdens zes renovaties elke dag op waarom iets stilstond. Ze laat de top zeven zien, met minuten en euro’s erbij, en vertelt welke afspraken er nu in het contract staan. U mag tijdens de sessie uw eigen oponthoud inbrengen. De zaal raadt in welke van de zeven bakjes het past.',
    speakers: [['anneke-van-der-sluis', 'Spreker']],
    exhibitors: ['lindewonen', 'de-renovatietrein'],
    themes: ['verduurzaming'],
    audiences: ['woningcorporaties', 'bouwers'],
    image: 'renovatietrein',
    featured: true,
  },
  {
    title: 'Wat er in minuut 31 gebeurt',
    time: ['11:30', '12:15'],
    room: 'zaal-steiger',
    summary:
      'Beelden van brandproeven op houten gevels, ook van de twee die te vroeg moesten worden geblust.',
    description:
      'De regel zegt dertig minuten, maar een trappenhuis is dan nog niet altijd leeg. Dennis Kranendonk stak met drie fabrieken wanden aan op ware grootte en filmde van alle kanten. Hij legt uit waarom een naad belangrijker is dan een plaat en wat vezelisolatie doet als het vuur erbij komt. Na afloop liggen de verkoolde monsters op tafel.',
    speakers: [['dennis-kranendonk', 'Spreker']],
    exhibitors: ['omgevingsdienst-rivierkust'],
    themes: ['houtbouw', 'gevel-en-dak'],
    audiences: ['gemeenten', 'architecten'],
  },
  {
    title: 'Eerst een proefhuis op de markt',
    time: ['13:00', '13:45'],
    room: 'zaal-kanaal',
    summary:
      'Waterveld zette een woning naast de viskraam en kreeg 312 opmerkingen. Elf daarvan veranderden het plan.',
    description:
      'Een inspraakavond trekt wie altijd komt. Een huis op de markt trekt wie vis koopt. Ilham El Ouardi en Annemiek de Groot bespreken hoe een proefwoning het gesprek verandert, wat zo’n maand kost en welke vragen u op het bordje bij de deur moet zetten. Ze nemen het echte klachtenboek mee en lezen eruit voor, met toestemming van de schrijvers.',
    speakers: [
      ['ilham-el-ouardi', 'Spreker'],
      ['annemiek-de-groot', 'Gespreksleider'],
    ],
    exhibitors: ['gemeente-waterveld', 'buurtpraat'],
    themes: ['gebiedsontwikkeling'],
    audiences: ['gemeenten', 'ontwikkelaars'],
    image: 'dorpskern',
  },
  {
    title: 'Twelve houses for nine clients',
    time: ['13:00', '13:45'],
    room: 'zaal-sluis',
    summary: 'How London housing bodies agreed on one catalogue, and what they argued about longest.',
    description:
      'Nine organisations, nine front doors, nine sets of requirements. Matthew Okafor spent two years getting them to accept twelve shared house types and has since taken 2,600 orders. He shows the rules of the catalogue, the price list that everyone can see, and the one subject that nearly ended it all: the position of the washing machine. The lessons apply to any group of clients that wants to buy together.',
    speakers: [['matthew-okafor', 'Speaker']],
    themes: ['financiering', 'digitalisering'],
    audiences: ['woningcorporaties', 'gemeenten'],
    english: true,
  },
  {
    title: 'Een nieuwe badkamer voor het weekend',
    time: ['13:00', '13:45'],
    room: 'zaal-werf',
    summary:
      'Dinsdagochtend eruit, donderdagmiddag douchen. De klok, de bakken en de negentien keer dat het misging.',
    description:
      'Esther Nelom belooft drie dagen en betaalt anders het hotel. Dat kan alleen omdat elke tegel vooraf is geknipt en elk koppelstuk in een genummerde bak ligt. Ze laat een film zien van 26 uur in vier minuten en bespreekt daarna de mislukkingen, want veertien van de negentien hadden dezelfde oorzaak. Neem een foto mee van uw slechtste standleiding; de leukste wordt behandeld.',
    speakers: [['esther-nelom', 'Spreker']],
    exhibitors: ['binnen-drie-dagen-badkamers'],
    themes: ['prefab-badkamers', 'verduurzaming'],
    audiences: ['woningcorporaties', 'bouwers'],
    image: 'prefab-badkamer',
  },
  {
    title: 'De verhuisbare campus',
    time: ['13:00', '13:45'],
    room: 'zaal-steiger',
    summary:
      'Emre Yıldız schroefde 212 studentenkamers los en zette ze 84 kilometer verderop weer in elkaar.',
    description:
      'Demontabel staat in elke folder, maar bijna niemand heeft het gedaan. Kamerwijs wel. U hoort hoeveel vrachtwagens er reden, wat de gemeente van vertrek vond en welke leidingen eigenlijk te kort waren. De rekening ligt open: verplaatsen kostte 38 procent van nieuw. Emre eindigt met de boutjes die hij de volgende keer anders zou kiezen.',
    speakers: [['emre-yildiz', 'Spreker']],
    exhibitors: ['kamerwijs', 'stadsmodule'],
    themes: ['circulair-bouwen'],
    audiences: ['woningcorporaties', 'ontwikkelaars'],
  },
  {
    title: 'Wat de bank wil weten van een reeks',
    time: ['14:15', '15:00'],
    room: 'zaal-kanaal',
    summary:
      'Een lening voor vierhonderd woningen in plaats van voor één project: welke vragen komen er dan?',
    description:
      'Sandra Lieuw-On financierde fabrieken en Martijn Hulsebos koopt er woningen van. Zij kennen allebei de map die op tafel moet liggen voordat er geld komt. Ze bespreken drie echte aanvragen, onherkenbaar gemaakt: één ging door, één na aanpassing en één niet. U hoort hoe het continuïteitsfonds van Midden-Delta het risico verkleint en wanneer een belegger afhaakt, ook als alles klopt.',
    speakers: [
      ['sandra-lieuw-on', 'Spreker'],
      ['martijn-hulsebos', 'Spreker'],
    ],
    exhibitors: ['provincie-midden-delta', 'woonkapitaal-partners'],
    themes: ['financiering'],
    audiences: ['beleggers', 'woningcorporaties', 'bouwers'],
  },
  {
    title: 'Zes modules, eenenveertig gebouwen',
    time: ['14:15', '15:00'],
    room: 'zaal-sluis',
    summary: 'Niemand klaagt dat een piano maar twaalf tonen heeft. Selma Kaya speelt hem voor.',
    description:
      'Met zes vaste modules ontwierp Selma Kaya een dijkrij, een hofje, een toren en 38 andere gebouwen. Ze laat zien waar de vrijheid zit: in de stapeling, de hoek, de entree en vooral in de grond eromheen. U krijgt zes kartonnen blokken en twee minuten om zelf iets te maken. Daarna rekent ze voor wat uw ontwerp kost, en wat er duurder werd door die ene uitstekende hoek.',
    speakers: [['selma-kaya', 'Spreker']],
    exhibitors: ['kubiek-modulair'],
    themes: ['gebiedsontwikkeling', 'digitalisering'],
    audiences: ['architecten', 'ontwikkelaars'],
    image: 'binnentuin',
  },
  {
    title: 'De stilte van een warmtepomp',
    time: ['14:15', '15:00'],
    room: 'zaal-werf',
    summary:
      'Een bromtoon van 118 hertz hield zestig huishoudens wakker. Hoe hij werd gevonden en waar hij bleef.',
    description:
      'De pomp paste in de ketelkast en de bewoners waren blij, tot de nacht begon. Murat Özdemir vertelt over twee maanden zoeken, een stethoscoop en een rubberen ring van drie euro. Rinske Hofman vult aan met haar metingen in driehonderd slaapkamers: wat doet geluid met hoe mensen de thermostaat gebruiken? U hoort beide opnamen, voor en na.',
    speakers: [
      ['murat-ozdemir', 'Spreker'],
      ['rinske-hofman', 'Spreker'],
    ],
    exhibitors: ['pompwijs', 'berkelwonen', 'stille-straat'],
    themes: ['installatietechniek', 'verduurzaming'],
    audiences: ['woningcorporaties', 'bouwers'],
    image: 'warmtepomp',
  },
  {
    title: 'Stro tussen twee gipsplaten',
    time: ['14:15', '15:00'],
    room: 'zaal-steiger',
    summary: 'Zestig akkers, veertig kilometer, één wand. En het antwoord op de vraag over de muizen.',
    description:
      'Marcel Dieleman perst Zeeuws stro tot wandelementen van 36 centimeter. Hij bespreekt vocht, dichtheid en prijs, en laat een element zien dat vijf jaar in een proefwoning zat. Koen Verhagen vertelt waarom boeren graag leveren en wat zij voor een ton krijgen. Aan het eind komt het kaartje met het antwoord dat Marcel elke week geeft.',
    speakers: [
      ['marcel-dieleman', 'Spreker'],
      ['koen-verhagen', 'Spreker'],
    ],
    exhibitors: ['strohalm-bouwsystemen', 'gemeente-oosterlanden'],
    pavilion: 'houtkwartier',
    themes: ['biobased-isolatie', 'houtbouw'],
    audiences: ['bouwers', 'architecten'],
    image: 'biobased-isolatie',
  },
  {
    title: 'De mosselroute: zes woningen per dorp',
    time: ['15:30', '16:15'],
    room: 'zaal-kanaal',
    summary:
      'Eén ploeg, één woning, elf Zeeuwse dorpen. Klein bouwen wordt betaalbaar als de kraan niet naar huis hoeft.',
    description:
      'In een dorp van vierhonderd inwoners zijn zes huizen genoeg en is een eigen aannemer te duur. Wilma Schrijver legde daarom een route aan: dezelfde woning, dezelfde ploeg, om de drie weken een ander dorp. Ze bespreekt wat de gemeenten moesten gelijktrekken en hoe het rijmt met dorpsgezicht en dijkverhaal. Jacqueline Roelofs vertelt waarom een haven precies het omgekeerde probleem heeft.',
    speakers: [
      ['wilma-schrijver', 'Spreker'],
      ['jacqueline-roelofs', 'Spreker'],
    ],
    exhibitors: ['zeelands-onderdak', 'rijwoning-compagnie'],
    themes: ['gebiedsontwikkeling'],
    audiences: ['gemeenten', 'woningcorporaties'],
  },
  {
    title: 'Optoppen met de hele straat',
    time: ['15:30', '16:15'],
    room: 'zaal-sluis',
    summary: 'In Scheldekant kregen eigenaars van rijhuizen samen één dossier, één aannemer en één kraan.',
    description:
      'Een verdieping op één rijhuis is duur en scheef. Een verdieping op de hele straat is een project. Pieter-Jan Goossens laat zien hoe zijn stad 74 eigenaars bijeenbracht, welke notariële akte daarvoor nodig was en hoe het fonds zijn geld na tien jaar terugkrijgt. Liesbeth Claes heeft hetzelfde voor Nederlandse portiekflats onderzocht en wijst aan waar onze regels in de weg zitten.',
    speakers: [
      ['pieter-jan-goossens', 'Spreker'],
      ['liesbeth-claes', 'Spreker'],
    ],
    exhibitors: ['daklaag', 'etage-erbij'],
    pavilion: 'boven-op-de-stad',
    themes: ['optoppen', 'financiering'],
    audiences: ['gemeenten', 'ontwikkelaars'],
    image: 'optopping',
  },
  {
    title: 'Veertig kozijnen, veertig maten',
    time: ['15:30', '16:15'],
    room: 'zaal-werf',
    summary:
      'Huizen zijn nergens recht. Hoe een fabriek toch gevels op maat maakt, met vijf centimeter genade.',
    description:
      'Een scan van twee miljard punten is nog geen werktekening. Henk-Jan Lubbers en Ward Peeters laten zien welke twaalf maten er echt toe doen, hoe je ze in één ochtend verzamelt en wanneer u toch met een rei langs de gevel moet. Op het podium staat een opengewerkte stelrand. Wie hem binnen een minuut goed afstelt, krijgt koffie van de sprekers.',
    speakers: [
      ['henk-jan-lubbers', 'Spreker'],
      ['ward-peeters', 'Spreker'],
    ],
    exhibitors: ['geveljas', 'puntenwolk-bureau'],
    pavilion: 'renovatiestraat',
    themes: ['gevel-en-dak', 'digitalisering'],
    audiences: ['bouwers', 'woningcorporaties'],
    image: 'kozijnen',
  },
  {
    title: 'Minder stappen in de nachtdienst',
    time: ['15:30', '16:15'],
    room: 'zaal-steiger',
    summary: 'Van 14.600 naar 9.200 stappen per nacht: een zorgwoning ontworpen vanuit wie er werkt.',
    description:
      'Rogier van Essen liep acht nachten mee en telde. Daarna tekende hij een plattegrond waarin kast, raam en badkamer op de goede plek zitten. Hanneke Blok bouwde ermee en zag in haar hofjes minder valpartijen en minder verzuim. Zij bespreken wat de brede gang kostte en waarom die nooit mag worden wegbezuinigd. Met tijd voor vragen uit de zorg zelf.',
    speakers: [
      ['rogier-van-essen', 'Spreker'],
      ['hanneke-blok', 'Spreker'],
    ],
    exhibitors: ['zorgsteen', 'zilverhof'],
    themes: ['woonzorg'],
    audiences: ['woningcorporaties', 'architecten'],
    image: 'zorgwoning',
  },
];
