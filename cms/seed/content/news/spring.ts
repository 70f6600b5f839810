import { scene } from '../scenes';
import type { NewsArticleSeed } from '../types';

/** March to July 2026, newest first. */
export const spring: NewsArticleSeed[] = [
  {
    title: 'Beursvloer voor driekwart verhuurd',
    slug: 'beursvloer-driekwart-verhuurd',
    date: '2026-07-23',
    author: 'Mirjam Kuipers',
    image: scene('staalframe'),
    intro:
      'Negentig standhouders hebben hun plek, van wie 31 voor het eerst. Corporaties melden zich vroeger dan ooit.',
    body: `Een half jaar voor de opening is 75 procent van de vloer vergeven. Opvallend is het aantal corporaties: 22 tegen 14 op hetzelfde moment in 2024. Zij komen niet om te kopen, maar om te laten zien wat zij zoeken.

Van de 31 nieuwe deelnemers zijn er negen jonger dan drie jaar. Voor hen is er op 24 september een informatieavond, waarop oude rotten vertellen wat zij de eerste keer vergaten. Het vaakst genoemd: een verlengsnoer, een stoel en iemand die de stand bewaakt tijdens de lunch.

Wie nog een plek zoekt, kan tot en met december terecht. De grotere plekken in Hal 1 zijn vrijwel op; aan de randen zijn er mooie kleine.`,
  },
  {
    title: 'Oproep: vertel wat er misging',
    slug: 'oproep-vertel-wat-er-misging',
    date: '2026-07-09',
    author: 'Jeroen Abspoel',
    image: scene('tekentafel'),
    intro: 'Tot 1 oktober kunt u een sessie voorstellen. Eén voorwaarde: er zit een mislukking in.',
    body: `Elk project heeft een dag waarop alles tegenzat. Juist daarvan leert een zaal. Voor het programma van 2027 vragen wij daarom bij elk voorstel drie dingen: wat hebt u gemaakt, wat kostte het en wat ging er mis?

Tien regels zijn genoeg. Een foto mag, een logo hoeft niet. De programmaraad leest alles zonder namen en kiest in oktober.

Wij zoeken vooral verhalen over de tweede en derde keer. Een proefproject is interessant, maar de vraag is wat u daarna anders deed. Ook bewoners, uitvoerders en inkopers mogen een voorstel doen. Zij spreken zelden op congressen en hebben bijna altijd gelijk.`,
  },
  {
    title: 'Renovatietrein rijdt de vierde straat in',
    slug: 'renovatietrein-vierde-straat',
    date: '2026-06-25',
    author: 'Redactie',
    image: scene('renovatietrein'),
    intro: 'Een vaste ploeg levert in Deventer elke werkdag een woning op. De bewoners houden de score bij.',
    body: `Aan de gevel van nummer 14 hangt een schoolbord. Daarop schrijft de straat elke middag hoeveel woningen klaar zijn. Op de dag van ons bezoek waren het er 63, één meer dan gepland.

De Renovatietrein van Samira Tahiri schuift met 36 vaklieden elke dag een voordeur op. Bewoners weten drie weken vooraf op welke maandag zij aan de beurt zijn. Dat is vrijdag klaar, inclusief de tuin.

Niet alles ging goed. In de tweede week bleek een partij kozijnen vier millimeter te breed. De ploeg draaide de volgorde om en haalde de achterstand in. De les staat nu op de controlelijst: eerst tien meten, dan pas honderd bestellen.`,
    themes: ['verduurzaming'],
    exhibitors: ['de-renovatietrein'],
  },
  {
    title: 'Wel een lift, geen verhuizing',
    slug: 'wel-een-lift-geen-verhuizing',
    date: '2026-06-11',
    author: 'Redactie',
    image: scene('galerijflat'),
    intro: 'Liftaan plaatste in één nacht een complete schacht tegen een portiekflat in Schiedam.',
    body: `Om elf uur \'s avonds ging de straat dicht, om zes uur \'s ochtends stond de lift overeind. De schacht kwam liggend over de weg, met cabine, glas en verlichting al gemonteerd.

Voor mevrouw Tol van driehoog was het de eerste keer in elf jaar dat zij met haar boodschappen naar boven kon zonder te rusten. Zij drukte op de knop, zwaaide en ging meteen weer naar beneden, voor de taart.

Projectleider Ricardo Martina rekende voor wat zo’n nacht kost: ongeveer evenveel als een jaar verhuisvergoedingen voor bewoners die niet meer op de trap kunnen. De fundering was in de twee weken ervoor al gelegd.`,
    themes: ['woonzorg'],
    exhibitors: ['liftaan'],
  },
  {
    title: 'Zestig huizen op stro uit de buurt',
    slug: 'zestig-huizen-op-stro',
    date: '2026-05-28',
    author: 'Redactie',
    image: scene('biobased-isolatie'),
    intro: 'Strohalm levert de wanden voor twee Zeeuwse dorpen. Alle akkers liggen binnen veertig kilometer.',
    body: `Een boer ziet zijn eigen stro zelden terug. In twee dorpen op Zuid-Beveland kan dat nu wel: bij zestig nieuwe huurwoningen hangt in de meterkast een kaartje met de naam van de akker.

Strohalm Bouwsystemen perst het stro tot elementen van 36 centimeter dik. De huizen hebben daardoor weinig warmte nodig en blijven in de zomer lang koel. De prijs ligt vier procent boven die van een gewone wand, vooral door de pers.

Over muizen maakt niemand zich nog druk. Het stro zit zo dicht op elkaar dat er geen gang in te knagen valt. Toch vraagt elke bewoner ernaar, dus staat het antwoord op de achterkant van het kaartje.`,
    themes: ['biobased-isolatie'],
    exhibitors: ['strohalm-bouwsystemen', 'zeelands-onderdak'],
  },
  {
    title: 'Studentenflat verhuisde 84 kilometer',
    slug: 'studentenflat-verhuisde',
    date: '2026-05-12',
    author: 'Redactie',
    image: scene('modules-hijsen'),
    intro:
      'Kamerwijs schroefde 212 kamers los en zette ze in een andere stad weer neer. Twee badkamers lekten.',
    body: `Het terrein was maar tien jaar beschikbaar, en die tien jaar waren om. In plaats van te slopen haalde Kamerwijs het gebouw uit elkaar. In zeven weken reden er 230 vrachten naar de nieuwe plek.

De verplaatsing kostte 38 procent van nieuwbouw. Dat had lager gekund, zegt ontwikkelmanager Emre Yıldız, als de leidingen bij de eerste bouw een halve meter langer waren geweest. Nu moest elke schacht een verlengstuk krijgen.

De studenten kregen voorrang op hun oude kamer, in een nieuwe stad. Negen van hen kozen daar echt voor. Eén trof zijn eigen poster nog aan de muur.`,
    themes: ['circulair-bouwen'],
    exhibitors: ['kamerwijs'],
  },
  {
    title: 'Aan tafel met een school vol zij-instromers',
    slug: 'school-vol-zij-instromers',
    date: '2026-04-30',
    author: 'Redactie',
    image: scene('werkplaats-zaag'),
    intro: 'Een kapper, vier postbodes en een pianostemmer leren in een half jaar prefab monteren.',
    body: `In een loods bij Hardenberg staan elke ochtend twaalf volwassenen in nieuwe werkschoenen. Zij volgen de opleiding van Casco Snel en drie collega-bedrijven: twintig weken, betaald, met baangarantie.

Hoofd montage Winston Graanoogst selecteert op ritme. Wie gewend is om op tijd te zijn en fouten te melden, leert de rest vanzelf. De postbodes blijken een voordeel te hebben: zij lezen huisnummers sneller dan tekeningen, en dat scheelt bij het uitzetten.

De pianostemmer hoort of een verbinding vastzit. Niemand gelooft het, tot hij met zijn sleutel op een bout tikt. In februari staat de hele klas op de beurs, bij een wand die bezoekers zelf mogen vastzetten.`,
    exhibitors: ['casco-snel'],
  },
  {
    title: 'Wat driehonderd thermometers vertelden',
    slug: 'driehonderd-thermometers',
    date: '2026-04-21',
    author: 'Redactie',
    image: scene('gevelrenovatie'),
    intro:
      'Berkelwonen mat twee winters lang in gerenoveerde slaapkamers. De uitleg bleek belangrijker dan de muur.',
    body: `In gelijke huizen, met gelijke isolatie, kan het verbruik een factor drie verschillen. Dat ontdekte Rinske Hofman van Berkelwonen, die met toestemming van bewoners sensoren ophing in driehonderd slaapkamers.

Het verschil zat zelden in de bouw. Wie een kwartier uitleg kreeg bij zijn eigen thermostaat, verbruikte gemiddeld een vijfde minder dan wie alleen een folder kreeg. Ook de ventilatie speelde mee: in veertig woningen stond die de hele winter uit, omdat niemand had verteld waarvoor het knopje was.

Berkelwonen stuurt nu drie weken na oplevering iemand langs met koffie en een schroevendraaier. Dat kost 85 euro per woning en is, volgens de rekensom, na één winter terug.`,
    themes: ['verduurzaming', 'installatietechniek'],
    exhibitors: ['berkelwonen'],
  },
  {
    title: 'De Meerhallen krijgen een zonnedak',
    slug: 'meerhallen-krijgen-zonnedak',
    date: '2026-04-09',
    author: 'Redactie',
    image: scene('zonnedak'),
    intro: 'In de zomer komen er 2.400 panelen op Hal 2. De beurs van februari draait er voor een derde op.',
    body: `De oude wagonfabriek wordt een kleine centrale. Op Hal 2 komen deze zomer 2.400 zonnepanelen, op een frame dat de houten kap niet belast. Een constructeur rekende vooraf na of de spanten uit 1928 het dragen. Met wat extra staal bij drie kolommen lukt het.

In februari is de zon zwak, maar samen met een accu levert het dak ongeveer een derde van wat de beurs gebruikt. De rest kopen de hallen in bij een windmolen langs het kanaal.

Tijdens de werkzaamheden blijft het terrein bereikbaar. Voor standhouders verandert er één ding: stroom boven 3 kW moet u uiterlijk 11 december melden, zodat de accu op maat is.`,
  },
  {
    title: 'Een handboek met tekeningen in plaats van schema’s',
    slug: 'handboek-met-tekeningen',
    date: '2026-03-31',
    author: 'Redactie',
    image: scene('bewonersgesprek'),
    intro:
      'Bewonersbegeleider Carla Wijnhoven schreef op wat zij bij 1.100 voordeuren leerde. Het past in een jaszak.',
    body: `Het boekje telt 48 bladzijden en bijna geen tekst. Op elke tekening staat een voordeur, met een bewoner en iemand van de corporatie. Wat zeggen zij? Wat zou u doen?

Carla Wijnhoven van Kempenhof Wonen was wijkverpleegkundige. Zij ziet dingen die een bouwkundige overslaat: een stapel ongeopende post, een looprek achter de deur, een hond die banger is dan zijn baas. In haar boekje krijgt elke situatie één goede vraag.

Inmiddels ligt het bij 23 corporaties in de werkauto. De tweede druk komt in februari uit, op de beurs, met een nieuw hoofdstuk over de laatste dag. Want afscheid nemen is ook een vak.`,
    themes: ['verduurzaming', 'woonzorg'],
    exhibitors: ['kempenhof-wonen'],
  },
  {
    title: 'Nieuw reglement: strenger, en ruimer bij overmacht',
    slug: 'nieuw-reglement-korter-strenger',
    date: '2026-03-17',
    author: 'Mirjam Kuipers',
    image: scene('bouwplaats-ochtend'),
    intro: 'Wegwerpstands zijn verboden en eerder afbreken kost geld. Bij overmacht krijgt u meer terug.',
    body: `Het bestuur stelde op 2 maart een nieuw reglement vast, met vijftien artikelen. Het is op drie punten strenger.

1. Ten minste 80 procent van de standbouw gaat na de beurs terug in gebruik.
2. Wie op donderdag voor 17.00 uur afbreekt, betaalt € 750,00.
3. Gegevens van een bezoeker legt u alleen vast met diens toestemming.

Ruimer zijn wij bij overmacht: dan krijgt u 85 procent van de standhuur terug in plaats van 75. Uw overeenkomst verwijst altijd naar de versie waarvoor u tekende. Het hele [reglement](/reglement-standhouders) leest u in tien minuten.`,
  },
  {
    title: 'De data staan vast: 9, 10 en 11 februari 2027',
    slug: 'data-staan-vast',
    date: '2026-03-03',
    author: 'Redactie',
    image: scene('hero-beursvloer'),
    intro: 'De negende editie duurt opnieuw drie dagen en krijgt voor het eerst vijf paviljoens.',
    body: `Zet het in uw agenda: van dinsdag 9 tot en met donderdag 11 februari 2027 is Fabriek & Thuis terug in De Meerhallen in Utrecht.

De vorige editie trok 6.200 bezoekers, een derde meer dan in 2023. Zij gaven de beurs een 8,1 en klaagden vooral over de rij bij de lunch. Daarom komen er zes kramen in plaats van drie.

Inhoudelijk verschuift er iets. De vraag is niet meer of woningen uit de fabriek kunnen komen, maar wie er genoeg bestelt. Opdrachtgevers krijgen daarom een eigen paviljoen. Inschrijven als standhouder kan vanaf vandaag; deelnemers van 2025 hebben tot 15 april voorrang op hun oude plek.`,
  },
];
