import type { SessionSeed } from '../types';
import { fairDays, sessionsOf, type SessionEntry } from './entry';

const tuesday: SessionEntry[] = [
  {
    title: 'Bouw een wand in een uur',
    time: ['11:30', '12:45'],
    room: 'de-werkplaats',
    summary:
      'Met drie anderen zet u een houtskeletwand in elkaar. Daarna weet u waarom een tekening vier maten te veel had.',
    description:
      'U krijgt stijlen, platen, isolatie en een tekening met opzettelijke fouten. Jelle Bouma en twee timmerlieden lopen rond en zeggen weinig. Na een uur staat er een wand, wordt hij gewogen en gaat hij uit elkaar voor de volgende groep. Dichte schoenen zijn verplicht; handschoenen liggen klaar.',
    speakers: [['jelle-bouma', 'Begeleider']],
    exhibitors: ['vurenhuis'],
    themes: ['houtbouw'],
    audiences: ['architecten', 'gemeenten', 'woningcorporaties'],
    capacity: 24,
    joining: true,
  },
  {
    title: 'De bewonersbrief die wel gelezen wordt',
    time: ['13:30', '14:30'],
    room: 'podium-cirkelplein',
    summary: 'Neem uw laatste brief mee en een rode pen. U gaat weg met een halve bladzijde.',
    description:
      'Carla Wijnhoven begint met voorlezen: uw brief, hardop, door een ander. Daarna schrapt u alles wat een bewoner niet hoeft te weten, zet u de datum bovenaan en tekent u wat u niet uitgelegd krijgt. Twee huurders beoordelen het resultaat. Zij zijn vriendelijk, maar niet mild.',
    speakers: [['carla-wijnhoven', 'Begeleider']],
    themes: ['verduurzaming'],
    audiences: ['woningcorporaties', 'bouwers'],
    capacity: 30,
  },
  {
    title: 'Reken uw reeks door',
    time: ['13:30', '14:45'],
    room: 'de-werkplaats',
    summary:
      'Met potlood en een blad van één bladzijde: wat scheelt de tiende woning, en wie krijgt dat voordeel?',
    description:
      'Froukje Dijkstra brengt de echte cijfers van Terp Wonen mee. In tweetallen vult u in wat vaste kosten, leereffect en stilstand doen met de prijs. Daarna onderhandelt u: de ene helft speelt fabriek, de andere corporatie. Wie als eerste een eerlijke staffel heeft, mag hem aan de zaal uitleggen.',
    speakers: [['froukje-dijkstra', 'Begeleider']],
    exhibitors: ['terp-wonen'],
    themes: ['financiering'],
    audiences: ['woningcorporaties', 'bouwers'],
    capacity: 24,
  },
  {
    title: 'Vragen stellen aan een belegger',
    time: ['15:00', '16:00'],
    room: 'podium-cirkelplein',
    summary: 'Oefen uw verhaal van twee minuten. Het oordeel komt direct, met één tip om het beter te doen.',
    description:
      'Een goed plan strandt soms op het eerste antwoord. Gijs Brandsma zocht als oprichter van een wooncoöperatie twee jaar naar geld en weet welke vragen er komen, en in welke volgorde. U schrijft uw verhaal op een kaartje, vertelt het aan drie onbekenden en past het twee keer aan. Aan het eind kiest de groep het plan waar zij eigen geld in zou steken.',
    speakers: [['gijs-brandsma', 'Begeleider']],
    themes: ['financiering'],
    audiences: ['ontwikkelaars', 'beleggers'],
    capacity: 24,
  },
  {
    title: 'Vind de lekkage',
    time: ['15:15', '16:15'],
    room: 'de-werkplaats',
    summary: 'Zes naden, één fout, een emmer water. Wie wijst hem als eerste aan zonder te kijken?',
    description:
      'Dewi Hartono zet zes doorsneden van badkamers op tafel, waarvan er één lekt. Met een lamp, een vochtmeter en gezond verstand zoekt u in groepjes van vier. Na elke ronde legt ze uit hoe de fout in de fabriek had kunnen worden gezien. U krijgt de controlelijst mee die nu op elke cel hangt.',
    speakers: [['dewi-hartono', 'Begeleider']],
    exhibitors: ['natte-cel-fabriek'],
    themes: ['prefab-badkamers', 'installatietechniek'],
    audiences: ['bouwers', 'woningcorporaties'],
    capacity: 24,
  },
];

const wednesday: SessionEntry[] = [
  {
    title: 'Plan een renovatieweek met kaartjes',
    time: ['11:15', '12:30'],
    room: 'de-werkplaats',
    summary: 'Veertig kaartjes, vijf dagen en één bewoner met nachtdienst. Krijgt u het passend?',
    description:
      'Elke kaart is een klus met een duur, een ploeg en een hoeveelheid herrie. Anneke van der Sluis deelt halverwege tegenslagen uit: regen, een kat, een lift die vastzit. U leert welke klussen niet naast elkaar kunnen en waarom een lege dag de goedkoopste van de week is. Het spel krijgt u mee.',
    speakers: [['anneke-van-der-sluis', 'Begeleider']],
    exhibitors: ['lindewonen'],
    themes: ['verduurzaming'],
    audiences: ['bouwers', 'woningcorporaties'],
    capacity: 28,
  },
  {
    title: 'Demonteren zonder breuk',
    time: ['11:15', '12:15'],
    room: 'podium-cirkelplein',
    summary: 'Een houten vloer, een koevoet en de kunst om hem heel te houden. Voor handen zonder haast.',
    description:
      'Slopen gaat vanzelf, oogsten moet u leren. Paul Rutten laat zien waar u begint, hoe u hoort dat een spijker loslaat en wanneer u een plank beter laat liggen. U haalt met z’n vieren een vloer van zes vierkante meter uit elkaar. De opbrengst wordt geteld; het verlies ook.',
    speakers: [['paul-rutten', 'Begeleider']],
    exhibitors: ['vloerdeel', 'deurenmagazijn'],
    pavilion: 'cirkelplein',
    themes: ['circulair-bouwen'],
    audiences: ['bouwers', 'architecten'],
    capacity: 20,
  },
  {
    title: 'Write a catalogue for ten clients',
    time: ['13:15', '14:30'],
    room: 'de-werkplaats',
    summary:
      'A negotiation game in English: ten clients, five house types and only one washing machine position.',
    description:
      'You receive a role card with three wishes, one of which you must give up. Matthew Okafor leads you through the rounds he played for real in London, and stops the game whenever a compromise makes the houses worse. By the end the group has a catalogue of five types and a list of what was lost. Expect to laugh, and to lose an argument.',
    speakers: [['matthew-okafor', 'Host']],
    themes: ['financiering'],
    audiences: ['woningcorporaties', 'gemeenten'],
    english: true,
    capacity: 30,
  },
  {
    title: 'Lees een scheur',
    time: ['13:15', '14:15'],
    room: 'podium-cirkelplein',
    summary:
      'Twintig foto’s van gevels. Wat is oud, wat is gevaarlijk en wat heeft iemand met een schilderij bedekt?',
    description:
      'Een scheur vertelt een verhaal, als u weet waar u moet beginnen. Henk-Jan Lubbers deelt foto’s, krijtjes en een scheurwijdtekaart uit. In groepjes bepaalt u richting, leeftijd en oorzaak. Daarna vertelt hij wat het echt was. Na een uur ziet u op weg naar huis overal scheuren, waarschuwt hij.',
    speakers: [['henk-jan-lubbers', 'Begeleider']],
    exhibitors: ['de-paalkop'],
    themes: ['gevel-en-dak', 'verduurzaming'],
    audiences: ['woningcorporaties', 'gemeenten'],
    capacity: 30,
  },
  {
    title: 'Teken uw eigen waterstraat',
    time: ['15:00', '16:15'],
    room: 'de-werkplaats',
    summary: 'Op een kaart van vier meter vangt u een wolkbreuk op. Parkeerplaatsen mogen worden opgeofferd.',
    description:
      'Elke groep krijgt een straat, een bui en een budget. Met blauwe stroken, groene daken en gele putten probeert u het water vast te houden. Esther Nelom speelt de bewoner die geen plas voor de deur wil. Aan het eind gieten wij echt water over de maquette; trek geen suède schoenen aan.',
    speakers: [
      ['esther-nelom', 'Bewoner'],
      ['pieter-jan-goossens', 'Begeleider'],
    ],
    exhibitors: ['regenhuis', 'groendakgilde'],
    themes: ['gebiedsontwikkeling', 'verduurzaming'],
    audiences: ['gemeenten', 'architecten'],
    capacity: 28,
    image: 'speelstraat',
  },
  {
    title: 'Van bezwaar naar gesprek',
    time: ['14:30', '15:15'],
    room: 'podium-cirkelplein',
    summary: 'Vier echte bezwaarschriften, vier rollen en de vraag wat er eigenlijk onder zat.',
    description:
      'Annemiek de Groot leest een bezwaar voor en laat het daarna naspelen, met u als buurman. Vaak blijkt het niet om de hoogte te gaan maar om een eerdere belofte. U oefent drie zinnen die een gesprek openen en één die het sluit. Die laatste kent u al, want u gebruikt hem waarschijnlijk elke week.',
    speakers: [['annemiek-de-groot', 'Begeleider']],
    exhibitors: ['buurtpraat'],
    themes: ['gebiedsontwikkeling'],
    audiences: ['gemeenten', 'ontwikkelaars'],
    capacity: 30,
    image: 'bewonersgesprek',
  },
];

const thursday: SessionEntry[] = [
  {
    title: 'Programmeer een robot met blokjes',
    time: ['11:00', '12:00'],
    room: 'de-werkplaats',
    summary: 'Zonder code laat u een robotarm zes spijkers slaan. De eerste gaat meestal naast het hout.',
    description:
      'De operators van Robotwerf leren u in een uur wat zij zelf in een week leerden. U sleept blokjes op een scherm, kijkt wat de arm ervan maakt en verbetert tot de zesde spijker goed zit. Ervaring is niet nodig; studenten krijgen voorrang. Een veiligheidsbril ligt op uw plaats.',
    exhibitors: ['robotwerf'],
    themes: ['digitalisering'],
    audiences: ['bouwers'],
    capacity: 16,
  },
  {
    title: 'Een plattegrond voor de nachtdienst',
    time: ['11:30', '12:30'],
    room: 'podium-cirkelplein',
    summary: 'U tekent een zorgwoning en loopt hem daarna na, met een stappenteller en een volle wasmand.',
    description:
      'Met tape op de vloer wordt uw ontwerp op ware grootte uitgezet. Daarna krijgt u een rol: verzorgende, bewoner of bezoek. Rogier van Essen telt de stappen en Hanneke Blok kijkt wie er struikelt. In de tweede ronde schuift u met kast, deur en raam. Gemiddeld wint een groep er vierhonderd stappen per nacht mee.',
    speakers: [
      ['rogier-van-essen', 'Begeleider'],
      ['hanneke-blok', 'Begeleider'],
    ],
    exhibitors: ['zorgsteen', 'zilverhof'],
    themes: ['woonzorg'],
    audiences: ['architecten', 'woningcorporaties'],
    capacity: 24,
  },
  {
    title: 'Zeven vragen aan een dak',
    time: ['12:45', '14:00'],
    room: 'de-werkplaats',
    summary:
      'Neem tekeningen van uw flat mee. Na vijf kwartier weet u of een extra verdieping de moeite waard is.',
    description:
      'Nadia Azzouzi en Liesbeth Claes lopen met u langs de zeven vragen: paal, wand, vloer, lift, leiding, parkeren en buren. U werkt met uw eigen gebouw of met een voorbeeld uit Utrecht. Wie bij vraag vier strandt, bespaart zich een duur onderzoek. Wie de zeven haalt, krijgt een naam om te bellen.',
    speakers: [
      ['nadia-azzouzi', 'Begeleider'],
      ['liesbeth-claes', 'Begeleider'],
    ],
    exhibitors: ['kadehuis-wonen', 'daklaag'],
    pavilion: 'boven-op-de-stad',
    themes: ['optoppen'],
    audiences: ['woningcorporaties', 'gemeenten'],
    capacity: 24,
  },
  {
    title: 'Maak een plaat van vezels',
    time: ['13:30', '14:30'],
    room: 'podium-cirkelplein',
    summary:
      'U perst in een uur een isolatieplaat van lisdodde of stro en test hem met een föhn en een thermometer.',
    description:
      'Klaske Zijlstra brengt een pers, zes soorten vezel en een stapel handdoeken mee. U kiest uw mengsel, perst, droogt en meet. De plaat die het langst koel blijft aan de achterkant wint. Intussen hoort u waarom 28 van haar 31 recepten het niet haalden en wat een brandproef met een goed idee kan doen.',
    speakers: [
      ['klaske-zijlstra', 'Begeleider'],
      ['marcel-dieleman', 'Begeleider'],
    ],
    exhibitors: ['lisdodde-lab', 'strohalm-bouwsystemen'],
    themes: ['biobased-isolatie'],
    audiences: ['bouwers', 'architecten'],
    capacity: 20,
  },
  {
    title: 'Een vergunning in acht stappen',
    time: ['14:15', '15:10'],
    room: 'de-werkplaats',
    summary:
      'Bart van Loon en Dennis Kranendonk beoordelen met u een echt dossier, inclusief de pagina die altijd mist.',
    description:
      'U krijgt een map met tekeningen, berekeningen en een brief. In acht stappen bepaalt u of het woningtype in het register mag. Bij stap drie ontbreekt iets en bij stap zes klopt er iets niet. De sprekers laten zien waar zij als eerste kijken. Vergunningverleners en bouwers zitten gemengd, want dat scheelt later telefoontjes.',
    speakers: [
      ['bart-van-loon', 'Begeleider'],
      ['dennis-kranendonk', 'Begeleider'],
    ],
    exhibitors: ['gemeente-hoogerbrugge', 'omgevingsdienst-rivierkust'],
    themes: ['gebiedsontwikkeling'],
    audiences: ['gemeenten', 'bouwers'],
    capacity: 28,
  },
];

/** The sixteen workshops, where visitors make something themselves. */
export const workshops: SessionSeed[] = [
  ...sessionsOf('Workshop', fairDays.tuesday, tuesday),
  ...sessionsOf('Workshop', fairDays.wednesday, wednesday),
  ...sessionsOf('Workshop', fairDays.thursday, thursday),
];
