import type { SessionSeed } from '../types';
import { fairDays, sessionsOf, type SessionEntry } from './entry';

const tuesday: SessionEntry[] = [
  {
    title: 'Tour: ruik het hout',
    time: ['11:15', '12:15'],
    summary: 'Vier houtbouwers, vier manieren om een wand te maken. U eindigt met zaagsel op uw mouwen.',
    description:
      'De gids begint bij een balk met een kaartje: bos, zagerij, datum. Daarna ziet u hoe skelet, massief hout en vezel van elkaar verschillen in gewicht, geluid en prijs. Bij elke halte mag u iets optillen, en bij de laatste iets losschroeven. Geschikt voor wie twijfelt welk hout bij welk gebouw past.',
    exhibitors: ['vurenhuis', 'lariksblok', 'stamhuis-houtbouw', 'nerf-en-noest'],
    pavilion: 'houtkwartier',
    themes: ['houtbouw'],
    audiences: ['architecten', 'ontwikkelaars'],
    capacity: 20,
    joining: true,
    image: 'werkplaats-zaag',
    featured: true,
  },
  {
    title: 'Tour: drie badkamers in een uur',
    time: ['11:45', '12:45'],
    summary: 'Van complete cel tot renovatie in drie dagen. De gids heeft een emmer water bij zich.',
    description:
      'U stapt in drie badkamers die allemaal uit een werkplaats komen en toch niet op elkaar lijken. Let op de afvoer, de schacht en het luik waar de monteur bij moet. De makers vertellen wat een lekkage hen kost en hoe zij testen. Handig voor wie dit jaar een groot onderhoud plant.',
    exhibitors: ['natte-cel-fabriek', 'binnen-drie-dagen-badkamers', 'schachtwerk'],
    themes: ['prefab-badkamers'],
    audiences: ['woningcorporaties', 'bouwers'],
    capacity: 18,
  },
  {
    title: 'Tour: overheden die grond hebben',
    time: ['13:00', '14:00'],
    summary:
      'Vier opdrachtgevers wijzen op de kaart aan waar u volgend jaar kunt bouwen, en onder welke spelregels.',
    description:
      'Geen beleid, wel adressen. Elke halte heeft een kaart, een aantal woningen en een datum. U hoort wat een gemeente al heeft uitgezocht en wat nog van u wordt verwacht. Neem visitekaartjes mee: in 2025 kwamen uit deze tour drie echte afspraken voort, en één koffievlek op een bestemmingsplan.',
    exhibitors: [
      'gemeente-waterveld',
      'gemeente-linderbeek',
      'ontwikkelbedrijf-nieuwe-haven',
      'bureau-woondeal-oostflank',
    ],
    pavilion: 'huis-van-de-opdrachtgever',
    themes: ['gebiedsontwikkeling'],
    audiences: ['bouwers', 'ontwikkelaars'],
    capacity: 20,
    image: 'wijk-luchtfoto',
  },
  {
    title: 'Tour: boven op het dak',
    time: ['13:45', '14:45'],
    summary: 'Met de trap naar vier meter hoogte en dan langs drie concepten voor een extra woonlaag.',
    description:
      'Op de nagebouwde dakrand ziet u waar de krachten heen gaan en waar de leidingen vandaan komen. De drie makers laten elk één lastig detail zien: de tussenvloer, de waterdichting en de lift. Wie hoogtevrees heeft, kijkt mee op een scherm beneden. Stevige schoenen zijn prettig.',
    exhibitors: ['bovenop-bouwen', 'daklaag', 'etage-erbij'],
    pavilion: 'boven-op-de-stad',
    themes: ['optoppen'],
    audiences: ['woningcorporaties', 'gemeenten'],
    capacity: 15,
    joining: true,
  },
  {
    title: 'Tour: warm zonder gas',
    time: ['14:30', '15:30'],
    summary: 'Pomp, blok, paneel en net: vier manieren om een woning warm te krijgen, met de rekening erbij.',
    description:
      'De gids draagt een thermometer en een decibelmeter en gebruikt ze ook. Bij elke halte krijgt u dezelfde vier cijfers: aanschaf, verbruik, geluid en de tijd die een monteur nodig heeft. Zo kunt u appels met appels vergelijken. Aan het eind kiest de groep, en dat is elk jaar iets anders.',
    exhibitors: ['pompwijs', 'warmteblok', 'zonnewacht', 'wijkwarmte-collectief'],
    themes: ['installatietechniek', 'verduurzaming'],
    audiences: ['woningcorporaties', 'gemeenten'],
    capacity: 20,
    image: 'zonnedak',
  },
  {
    title: 'Tour: small homes, large ideas',
    time: ['15:15', '16:15'],
    summary:
      'An English-language walk past three makers of compact homes, from garden annex to student block.',
    description:
      'How small can a home be before it becomes a room? Three makers open their doors and cupboards. You will compare storage, daylight and sound, and hear what residents asked for after the first year. The guide speaks English, the exhibitors will too. Please arrive five minutes early at the green sign.',
    exhibitors: ['mantelplek', 'tien-bij-drie', 'kubiek-modulair'],
    themes: ['gebiedsontwikkeling', 'woonzorg'],
    audiences: ['ontwikkelaars', 'architecten'],
    english: true,
    capacity: 20,
    image: 'tiny-houses',
  },
  {
    title: 'Tour: meten voordat u begint',
    time: ['16:15', '17:15'],
    summary: 'Scanner, tweeling en tekenmachine: hoe een bestaand gebouw in de computer komt en er weer uit.',
    description:
      'De groep wordt bij de eerste halte zelf gescand en komt zichzelf bij de laatste tegen. Onderweg ziet u wat een puntenwolk is, welke maten een fabriek wil hebben en waar het model en de werkelijkheid uiteenlopen. Voor wie offertes krijgt vol afkortingen en wil weten wat er eigenlijk wordt geleverd.',
    exhibitors: ['puntenwolk-bureau', 'tweelingpand', 'tekenkamer-digitaal'],
    themes: ['digitalisering'],
    audiences: ['woningcorporaties', 'bouwers'],
    capacity: 16,
  },
];

const wednesday: SessionEntry[] = [
  {
    title: 'Tour: de Renovatiestraat met een uitvoerder',
    time: ['10:15', '11:15'],
    summary: 'Acht voordeuren, acht stappen. Een uitvoerder vertelt wat er bij elke deur kan misgaan.',
    description:
      'U loopt van de tochtige doorzonwoning naar het huis op 20 graden en stopt onderweg bij gevel, dak, lucht en warmte. Op elke deur staat hoeveel dagen de stap duurt en wat de bewoner ervan merkt. De uitvoerder neemt zijn eigen fotoboek met mislukkingen mee, en dat is dikker dan u denkt.',
    exhibitors: ['de-renovatietrein', 'geveljas', 'kozijnwissel', 'ademruim'],
    pavilion: 'renovatiestraat',
    themes: ['verduurzaming', 'gevel-en-dak'],
    audiences: ['woningcorporaties', 'bouwers'],
    capacity: 20,
  },
  {
    title: 'Tour: isolatie van eigen bodem',
    time: ['11:00', '12:00'],
    summary: 'Wol, vezel, hennep en lisdodde: voelen, ruiken en vergelijken, met een boer als gids.',
    description:
      'De gids teelt zelf hennep en weet wat een hectare opbrengt. Bij elke halte krijgt u een handvol materiaal en drie vragen om aan de maker te stellen. Let op het gewicht per vierkante meter en op wat er aan toegevoegd is. Aan het eind legt u uw vier monsters naast elkaar op de weegschaal.',
    exhibitors: ['schapenwol-en-dochters', 'vezelvast', 'hennephof', 'lisdodde-lab'],
    themes: ['biobased-isolatie'],
    audiences: ['bouwers', 'architecten'],
    capacity: 18,
  },
  {
    title: 'Tour: corporaties die samen kopen',
    time: ['12:00', '13:00'],
    summary: 'Drie corporaties laten hun bestellijst zien. Makers zijn welkom, verkopen mag pas na afloop.',
    description:
      'Wat zit er in het raamcontract, hoe lang duurt het en hoe kom je erin? De drie haltes leggen hun echte lijst op tafel: woningtypen, aantallen en jaren. De gids bewaakt de tijd en het verkoopverbod. Daarna staat er koffie, en dan mag u alles zeggen wat u het hele uur hebt ingehouden.',
    exhibitors: ['terp-wonen', 'volkshuis-oost', 'lindewonen'],
    themes: ['financiering'],
    audiences: ['bouwers', 'woningcorporaties'],
    capacity: 20,
  },
  {
    title: 'Tour: wat er al was',
    time: ['13:15', '14:15'],
    summary: 'Deuren, vloeren en balken met een verleden. De gids weet uit welk gebouw de tribune komt.',
    description:
      'Het Cirkelplein is gebouwd van wat elders weg moest. U hoort hoe de standhouders oogsten, keuren en op voorraad houden, en wat zij weigeren. Elke deelnemer krijgt aan het begin een onderdeel toegewezen en zoekt onderweg uit waar dat vandaan komt. Wie het raadt, mag het kopen.',
    exhibitors: ['deurenmagazijn', 'tweede-ronde-bouwmaterialen', 'vloerdeel'],
    pavilion: 'cirkelplein',
    themes: ['circulair-bouwen'],
    audiences: ['architecten', 'bouwers'],
    capacity: 20,
    image: 'circulaire-hub',
  },
  {
    title: 'Tour: daken die werken',
    time: ['14:15', '15:15'],
    summary: 'Pannen, panelen, planten en dakkapellen. Wat kan er in één hijsbeweging op een bestaand huis?',
    description:
      'Vier makers van daken laten zien hoe een kap compleet van de vrachtwagen komt. U vergelijkt gewicht, goten en de uren dat een zolder open ligt. De groendakdekker heeft een gieter bij zich en toont waar het water blijft. Voor corporaties met rijen uit de jaren zestig en zeventig.',
    exhibitors: ['dak-van-toen', 'kapelwerk', 'groendakgilde', 'zonnewacht'],
    themes: ['gevel-en-dak', 'verduurzaming'],
    audiences: ['woningcorporaties', 'bouwers'],
    capacity: 20,
    image: 'dakkapel',
  },
  {
    title: 'Tour: oud worden op de begane grond',
    time: ['15:00', '16:00'],
    summary: 'Drie woonvormen voor later, gezien vanaf een rollator. Die krijgt u te leen.',
    description:
      'Met een rollator en een bril die uw zicht beperkt beleeft u drie proefwoningen anders dan op tekening. Let op de drempel, het lichtknopje en de afstand van bed naar badkamer. De makers vertellen wat zij na klachten veranderden. Een ergotherapeut loopt mee en zegt er het hare van.',
    exhibitors: ['zorgsteen', 'lang-leve-thuis', 'mantelplek'],
    themes: ['woonzorg'],
    audiences: ['woningcorporaties', 'gemeenten', 'architecten'],
    capacity: 12,
  },
  {
    title: 'Tour: renovation in series',
    time: ['15:45', '16:45'],
    summary: 'An English-language tour of three ways to renovate a street without moving the people in it.',
    description:
      'Dutch terraces look alike, yet no two windows are the same size. Three companies show how they deal with that: by scanning, by adjustable edges and by a crew that moves one door a day. You will hear prices, lead times and complaints. The guide translates when a foreman switches back to Dutch.',
    exhibitors: ['geveljas', 'schil-in-een', 'tiendaags'],
    themes: ['verduurzaming', 'gevel-en-dak'],
    audiences: ['woningcorporaties', 'beleggers'],
    english: true,
    capacity: 20,
  },
];

const thursday: SessionEntry[] = [
  {
    title: 'Tour voor studenten: vijf vragen aan vier bazen',
    time: ['10:30', '11:30'],
    summary: 'U krijgt een kaart met vijf vragen en vier standhouders die ze eerlijk moeten beantwoorden.',
    description:
      'Hoe laat begint u, wie leert mij het vak, wat verdient iemand na een jaar, wat is saai en mag ik meelopen? Vier leerbedrijven geven antwoord zonder personeelsfunctionaris erbij. Docenten lopen mee op tien meter afstand. Na afloop hangt bij de tourbalie een lijst met stages en bijbanen.',
    exhibitors: ['casco-snel', 'robotwerf', 'binnen-drie-dagen-badkamers', 'puntenwolk-bureau'],
    themes: ['digitalisering'],
    audiences: ['bouwers'],
    capacity: 25,
  },
  {
    title: 'Tour: beton kan ook anders',
    time: ['11:15', '12:15'],
    summary: 'Mallen, tunnels en stapelblokken: wat er veranderde aan het zwaarste materiaal van de vloer.',
    description:
      'Beton is niet weg, het wordt alleen slimmer gemaakt. U ziet een mal die honderden keren meegaat, een blok zonder mortel en een tunnel die na zestien uur los kan. De gids vraagt bij elke halte naar cement, naar hergebruik en naar het gewicht van de vrachtwagen. Het antwoord staat op een bord.',
    exhibitors: ['tunnelgietbouw-de-schakel', 'steenstapel', 'blokvast'],
    themes: ['circulair-bouwen'],
    audiences: ['bouwers', 'ontwikkelaars'],
    capacity: 20,
    image: 'betonmal',
  },
  {
    title: 'Tour: een rij in een dag',
    time: ['12:30', '13:30'],
    summary: 'Drie makers van rijwoningen, één vraag: wat staat er om half vijf?',
    description:
      'Van fundering tot dakgoot loopt u de dag door in drie haltes. De eerste maakt de voet, de tweede het casco en de derde het huis. Samen laten zij zien waar een uur verloren gaat en waar tien minuten te winnen zijn. De gids heeft een stopwatch, de makers hebben een excuus.',
    exhibitors: ['paal-en-poer', 'casco-snel', 'rijwoning-compagnie'],
    themes: ['gevel-en-dak', 'houtbouw'],
    audiences: ['bouwers', 'woningcorporaties'],
    capacity: 20,
    image: 'modules-hijsen',
  },
  {
    title: 'Tour: woningen die weer weg kunnen',
    time: ['13:15', '14:15'],
    summary:
      'Tijdelijk zonder armoedig: drie makers van verplaatsbare woningen en een gemeente die ze plaatste.',
    description:
      'U ziet hoe een woning in delen gaat, hoe leidingen loslaten en wat er met de fundering gebeurt. De gemeente vertelt hoe omwonenden reageerden toen de huizen kwamen, en hoe toen zij weer gingen. Dat laatste was lastiger. Met een blad vol kosten per verhuizing, per woning en per kilometer.',
    exhibitors: ['flexhof', 'stadsmodule', 'kubiek-modulair', 'gemeente-s-gravenmeer'],
    themes: ['circulair-bouwen', 'gebiedsontwikkeling'],
    audiences: ['gemeenten', 'woningcorporaties'],
    capacity: 20,
  },
  {
    title: 'Tour: wonen boven water',
    time: ['14:00', '15:00'],
    summary: 'Een drijvende woning, een wadi en een waterschap: bouwen in een land dat natter wordt.',
    description:
      'De tour begint bij een waterbak waarin een woning op schaal dobbert. Daarna ziet u hoe een huis regen opslaat voor de wc en wat een waterschap van nieuwe wijken vraagt. Elke halte geeft u een getal in millimeters; aan het eind telt u op of uw straat droog blijft na een zomerse bui.',
    exhibitors: ['drijfhuis', 'regenhuis', 'waterschap-de-lage-sluizen'],
    themes: ['gebiedsontwikkeling', 'verduurzaming'],
    audiences: ['gemeenten', 'ontwikkelaars'],
    capacity: 20,
    image: 'groendak',
  },
  {
    title: 'De allerlaatste ronde',
    time: ['15:00', '16:00'],
    summary:
      'Voor wie nog niets gezien heeft: vier haltes in twee hallen, gekozen door de mensen van de tourbalie.',
    description:
      'Drie dagen lang hoorden zij waar bezoekers enthousiast over waren. Op donderdagmiddag brengen zij u naar vier van die plekken. U ziet één overheid, één corporatie, één nieuw huis en één oud huis dat weer nieuw is. Daarna bent u nog op tijd voor de laatste minuten van de Serieprijs en voor de soep.',
    exhibitors: ['gemeente-hoogerbrugge', 'de-goede-drempel', 'huis-van-morgenochtend', 'tweede-huid'],
    themes: ['houtbouw', 'verduurzaming'],
    audiences: ['gemeenten', 'woningcorporaties', 'bouwers'],
    capacity: 25,
  },
];

/** The twenty tours over the floor; each starts at the tour desk. */
export const tours: SessionSeed[] = [
  ...sessionsOf('Tour', fairDays.tuesday, tuesday),
  ...sessionsOf('Tour', fairDays.wednesday, wednesday),
  ...sessionsOf('Tour', fairDays.thursday, thursday),
];
