import type { SessionEntry } from './entry';

/** Knowledge sessions of Thursday, most of them about new buildings. */
export const thursdayTalks: SessionEntry[] = [
  {
    title: 'Duizend woningen met één bestek',
    time: ['11:00', '11:45'],
    room: 'zaal-kanaal',
    summary:
      'Zeven Friese en Groningse corporaties kochten samen in. Elf procent goedkoper, half zoveel klachten.',
    description:
      'Froukje Dijkstra schafte haar eigen programma van eisen af en leefde daarna nog lang en gelukkig. Ze bespreekt hoe zeven bestuurders het eens werden over vijf woningtypen, wie er moest inleveren en wat er gebeurt als één corporatie een jaar wil overslaan. Met cijfers per woning, uitgesplitst tot de meterkast. Aan het eind is er een kwartier voor de vraag die iedereen heeft: en de architect dan?',
    speakers: [['froukje-dijkstra', 'Spreker']],
    exhibitors: ['terp-wonen', 'lariksblok'],
    themes: ['financiering', 'houtbouw'],
    audiences: ['woningcorporaties', 'bouwers'],
    image: 'houtskelet',
    featured: true,
  },
  {
    title: 'Van kerkbank naar woonblok',
    time: ['11:00', '11:45'],
    room: 'zaal-sluis',
    summary:
      'De eerste vier appartementen waren te mooi en te duur. Hilde Vermeersch vertelt wat er toen veranderde.',
    description:
      'Een meubelfabriek werkt op een halve millimeter, een bouwplaats niet. Hilde Vermeersch laat zien hoe haar vakmensen leerden welke nauwkeurigheid telt en welke alleen trots is. Ze bespreekt de vaste maat van 5,4 meter, de overgang van één naar tweehonderd woningen en het jaar waarin het bijna misging. Haar advies over de eerste bestelling is kort: maak haar klein en meteen drie keer.',
    speakers: [['hilde-vermeersch', 'Spreker']],
    exhibitors: ['lariksblok', 'nerf-en-noest'],
    pavilion: 'houtkwartier',
    themes: ['houtbouw'],
    audiences: ['bouwers', 'architecten', 'ontwikkelaars'],
  },
  {
    title: 'Negentien lagen hout in de wind',
    time: ['11:00', '11:45'],
    room: 'zaal-werf',
    summary: 'Een toren beweegt. Hoeveel is prettig, en hoe laat u bewoners dat vooraf voelen?',
    description:
      'Femke Aarts liet toekomstige bewoners een nacht slapen op een triltafel. Niemand werd wakker, maar twee mensen droomden van een boot. Ze bespreekt hoe een houten constructie met een betonnen kern reageert op storm, hoe haar ploeg elke vijf dagen een verdieping zet en wat dat vraagt van lift en logistiek. Inclusief meetgegevens van de eerste winter na oplevering.',
    speakers: [['femke-aarts', 'Spreker']],
    exhibitors: ['sparrenhof-hoogbouw'],
    themes: ['houtbouw'],
    audiences: ['ontwikkelaars', 'architecten', 'beleggers'],
    image: 'houten-toren',
  },
  {
    title: 'Een configurator die nee zegt',
    time: ['11:00', '11:45'],
    room: 'zaal-steiger',
    summary:
      'Wat niet gemaakt kan worden, kan ook niet getekend worden. Waarom ontwerpers daar blij van werden.',
    description:
      'In het programma van Yasmina Chaouch verschuift u een wand en ziet u meteen prijs, levertijd en CO₂ meebewegen. De belangrijkste keuze was wat er níét in zit. Ze demonstreert hoe een plan van 24 woningen in een half uur van schets naar bestelling gaat, en wat er nog met de hand moet. Stuur vooraf een kavel in; zij kiest er één en tekent hem ter plekke vol.',
    speakers: [['yasmina-chaouch', 'Spreker']],
    exhibitors: ['tekenkamer-digitaal'],
    themes: ['digitalisering'],
    audiences: ['architecten', 'ontwikkelaars'],
    image: 'digitale-tweeling',
  },
  {
    title: 'De kade als bouwplaats',
    time: ['12:15', '13:00'],
    room: 'zaal-kanaal',
    summary:
      'Modules die van een schip rechtstreeks op hun plek gaan: wat levert een haven in de stad nog op?',
    description:
      'Elke module die over water komt, scheelt twee vrachtwagens in de binnenstad. Jacqueline Roelofs liet de kades van de Nieuwe Haven daarom liggen en plant de bouw op eb en vloed. Ze bespreekt kosten per ton, afspraken met de havenmeester en de buurman die van zijn rust houdt. Inclusief de som die liet zien dat een jaar eerder verhuren meer waard is dan een goedkopere gevel.',
    speakers: [['jacqueline-roelofs', 'Spreker']],
    exhibitors: ['ontwikkelbedrijf-nieuwe-haven', 'loods-negen'],
    themes: ['gebiedsontwikkeling', 'financiering'],
    audiences: ['gemeenten', 'ontwikkelaars'],
    image: 'kade-woningen',
  },
  {
    title: 'Homes that float on the tide',
    time: ['12:15', '13:00'],
    room: 'zaal-sluis',
    summary: 'A naval architect on concrete hulls, flexible pipes and where to put the bookcase.',
    description:
      'Inès Moreau designed ferries before she designed homes. A floating house, she says, is a slow ship that never leaves. She explains the hull, the mooring and the couplings for water and power, and why the heaviest furniture belongs opposite the kitchen. You will see drawings for a basin of forty homes with half a metre of tide, and hear what the insurer asked for. No sea legs required.',
    speakers: [['ines-moreau', 'Speaker']],
    exhibitors: ['drijfhuis'],
    themes: ['gebiedsontwikkeling', 'houtbouw'],
    audiences: ['architecten', 'gemeenten'],
    english: true,
    image: 'waterwoningen',
  },
  {
    title: 'Los te halen zonder breekijzer',
    time: ['12:15', '13:00'],
    room: 'zaal-werf',
    summary:
      'Een koppeling van beukenhout vervangt lijm en spijkers. De proefwoning ging drie keer uit elkaar.',
    description:
      'Jelle Bouma rekent voor waarom een losse verbinding sterker kan zijn dan een gelijmde, en wanneer juist niet. Hij heeft een spant op tafel dat u zelf mag demonteren. De eerste keer duurde het uit elkaar halen van de proefwoning een week, de derde keer een dag. U hoort wat dat doet met de restwaarde en hoe een taxateur daarop reageerde: eerst met ongeloof, daarna met een formule.',
    speakers: [['jelle-bouma', 'Spreker']],
    exhibitors: ['vurenhuis', 'stamhuis-houtbouw'],
    pavilion: 'houtkwartier',
    themes: ['circulair-bouwen', 'houtbouw'],
    audiences: ['bouwers', 'architecten'],
  },
  {
    title: 'Van boerenerf naar hof met vijf voordeuren',
    time: ['12:15', '13:00'],
    room: 'zaal-steiger',
    summary:
      'Oosterlanden telt 212 erven die leegkomen. Koen Verhagen vertelt wat er aan de keukentafel gebeurt.',
    description:
      'Een schuur slopen is eenvoudig. Afscheid nemen van een bedrijf niet. Koen Verhagen begeleidde 34 families en weet dat het gesprek begint bij de voorkamer en eindigt bij de belasting. Hij laat drie erven zien die weer een geheel werden, met woningen uit een vaste reeks en de oude lindebomen op hun plek. Ook het erf waar het niet lukte komt aan bod, met toestemming van de eigenaar.',
    speakers: [['koen-verhagen', 'Spreker']],
    exhibitors: ['gemeente-oosterlanden', 'hofjesmakers'],
    themes: ['gebiedsontwikkeling'],
    audiences: ['gemeenten', 'architecten'],
  },
  {
    title: 'Veertien gemeenten, één planning',
    time: ['13:15', '14:00'],
    room: 'zaal-kanaal',
    summary:
      'Wie schuift, meldt het dezelfde dag. Hoe Oostflank voorkomt dat een fabriek in maart ineens leegvalt.',
    description:
      'Marit Oosterhof is de postbode van de woondeal. Ze houdt een kalender bij waarin elke locatie een kleur heeft en elke verandering binnen een dag bij iedereen ligt. U hoort wat er gebeurt als een raad twijfelt, hoe corporaties van plek ruilen en waarom een waterleiding vaker de reden is dan een bezwaar. Sandra Lieuw-On vult aan met de rekening van vier stille weken.',
    speakers: [
      ['marit-oosterhof', 'Spreker'],
      ['sandra-lieuw-on', 'Spreker'],
    ],
    exhibitors: ['bureau-woondeal-oostflank', 'provincie-midden-delta'],
    pavilion: 'huis-van-de-opdrachtgever',
    themes: ['gebiedsontwikkeling', 'financiering'],
    audiences: ['gemeenten', 'woningcorporaties'],
  },
  {
    title: 'Teaching a robot, learning from a carpenter',
    time: ['13:15', '14:00'],
    room: 'zaal-sluis',
    summary:
      'What thirty robot operators without an engineering degree taught the team that built the robot.',
    description:
      'A mobile robot cell arrives on a lorry and works after two days. The people who run it are carpenters, and they keep finding better ways to use it. Priya Oemrawsingh shares the five changes they asked for, the one she first refused and later built, and how she measures whether a crew is happy with its machine. With films from four workshops and an open look at downtime.',
    speakers: [['priya-oemrawsingh', 'Speaker']],
    exhibitors: ['robotwerf'],
    themes: ['digitalisering'],
    audiences: ['bouwers'],
    english: true,
  },
  {
    title: 'Vijf mensen, één kraan, acht woningen',
    time: ['13:15', '14:00'],
    room: 'zaal-werf',
    summary: 'Montage als teamsport: hoe de ploeg van Winston Graanoogst een rij in twee dagen zet.',
    description:
      'Om zeven uur staat de eerste wand, om half vijf het dak. Winston Graanoogst laat met een film van bovenaf zien wie waar loopt en waarom niemand rent. Hij bespreekt de hijsvolgorde, de windgrens en het gesprek bij de lunch, waarin elke fout een naam en een oplossing krijgt. Ook vertelt hij hoe vier oud-postbodes het vak leerden, en wat zij beter konden dan hij.',
    speakers: [['winston-graanoogst', 'Spreker']],
    exhibitors: ['casco-snel', 'staalribbe'],
    themes: ['gevel-en-dak'],
    audiences: ['bouwers'],
    image: 'bouwplaats-ochtend',
  },
  {
    title: 'Vlas aan de zuidgevel',
    time: ['13:15', '14:00'],
    room: 'zaal-steiger',
    summary:
      'Veertig proefpanelen, zes jaar weer en een weegschaal: wat blijft er over van een gevel van planten?',
    description:
      'Sietske van der Veen meet haar panelen elke maand, ook met kerst. Ze laat zien welke na zes jaar nog even strak hangen, welke vergrijsden en welke zij van het dak haalde. De verrassing: niet de regen maar de ochtendzon deed de meeste schade. U krijgt een keuzehulp voor gevels op noord, oost, zuid en west, en hoort wat een fabrikant aan garantie durft te geven.',
    speakers: [['sietske-van-der-veen', 'Spreker']],
    exhibitors: ['vlaswerk-woningen'],
    themes: ['biobased-isolatie', 'gevel-en-dak'],
    audiences: ['architecten', 'bouwers'],
  },
  {
    title: 'Vijfenvijftig keer nee',
    time: ['14:15', '15:00'],
    room: 'zaal-kanaal',
    summary: 'Een belegger legt uit waarom hij 55 van de 64 voorstellen afwees. De lijst krijgt u mee.',
    description:
      'Geld is er genoeg, zegt Martijn Hulsebos, maar het is bang voor alleenstaande gevallen. Hij loopt de redenen langs waarom Woonkapitaal Partners nee zei: te klein, te anders, te laat, of een fabriek met maar één klant. Daarna mogen drie mensen uit de zaal in twee minuten een voorstel doen. Lotte Kamphuis beoordeelt mee en stelt de vragen die een controller niet kan laten.',
    speakers: [
      ['martijn-hulsebos', 'Spreker'],
      ['lotte-kamphuis', 'Spreker'],
    ],
    exhibitors: ['woonkapitaal-partners'],
    themes: ['financiering'],
    audiences: ['beleggers', 'ontwikkelaars'],
  },
  {
    title: 'De drempel, de stoep en de boom',
    time: ['14:15', '15:00'],
    room: 'zaal-sluis',
    summary:
      'Bewoners letten niet op herhaling van gevels. Waarop dan wel? Onderzoek uit vier Merenburgse buurten.',
    description:
      'Ilham El Ouardi vroeg 600 mensen hun straat te tekenen. Bijna niemand tekende de gevel, bijna iedereen de boom. Op grond daarvan schreef ze een spelregelboek van 24 bladzijden, waarmee vier fabrieken samen één buurt bouwen zonder dat het een showroom wordt. Selma Kaya laat als ontwerper zien wat de regels haar kostten en wat ze opleverden. Neem een potlood mee.',
    speakers: [
      ['ilham-el-ouardi', 'Spreker'],
      ['selma-kaya', 'Spreker'],
    ],
    exhibitors: ['stad-merenburg', 'plintwerk'],
    themes: ['gebiedsontwikkeling'],
    audiences: ['gemeenten', 'architecten', 'ontwikkelaars'],
    image: 'speelstraat',
  },
  {
    title: 'De watertoets op één bladzijde',
    time: ['14:15', '15:00'],
    room: 'zaal-werf',
    summary: 'Hoeveel regen moet een straat kunnen vasthouden? Vul het in voordat u gaat tekenen.',
    description:
      'Een plan dat bij het waterschap strandt, is een half jaar kwijt. Wietske Postma maakte daarom een toets die ontwerpers zelf invullen, met acht vragen en een tekening. Ze oefent hem met de zaal op een polderwijk van 120 woningen en laat zien wat een groen dak, een wadi en een regenton samen opvangen. Wie te weinig punten haalt, moet een parkeerplaats inleveren.',
    speakers: [['wietske-postma', 'Spreker']],
    exhibitors: ['waterschap-de-lage-sluizen', 'regenhuis', 'groendakgilde'],
    themes: ['gebiedsontwikkeling', 'verduurzaming'],
    audiences: ['gemeenten', 'architecten'],
    image: 'regenwater',
  },
  {
    title: 'Een woning per vier uur, zonder nachtdienst',
    time: ['14:15', '15:00'],
    room: 'zaal-steiger',
    summary:
      'Uit de vrachtwagenbouw kwam één les mee: laat niemand lopen. Een rondgang langs de lijn van Dubbeldag.',
    description:
      'In zijn eerste week telde Thijs Molenaar hoe vaak mensen iets zochten. Het was een derde van de dag. Nu komt gereedschap naar de werkplek en hangt de tekening op ooghoogte. Hij vertelt hoe de lijn van negen naar vier uur per woning ging, waarom hij geen nachtdienst wil en wat veertig medewerkers zelf veranderden. Studenten zijn bij deze sessie extra welkom.',
    speakers: [['thijs-molenaar', 'Spreker']],
    exhibitors: ['dubbeldag-woningfabriek'],
    themes: ['digitalisering', 'installatietechniek'],
    audiences: ['bouwers'],
  },
];
