import type { ExhibitorEntry } from './entry';

/** Housing corporations in the centre of the country. */
export const corporationsCentre: ExhibitorEntry[] = [
  {
    slug: 'woningstichting-rijnstreek-vechtplassen-eemlandsekwartier',
    place: 'Woerden',
    summary:
      'Na vijf fusies bleef alleen de naam lang. De stichting beheert 27.400 woningen met één onderhoudsdraaiboek, waar het er vroeger elf waren.',
    description: `Grapjes over de naam zijn welkom, wij maken ze zelf ook. Serieuzer is wat erachter zit: elf draaiboeken voor een dakgoot, elf leveranciers van kranen, elf manieren om een bewoner te vertellen dat de steiger komt.

Sinds 2024 werken alle vestigingen met **dezelfde onderdelenlijst** van 640 regels. Wat er niet op staat, gaat er niet in. Het scheelt zeventien procent op materiaal en vooral veel zoeken in de bus.

We nemen de lijst mee, op papier, met de discussie in de kantlijn. Leveranciers die beter spul hebben dan regel 212 mogen dat aantonen bij de proeftafel. Een panel van huurders draait de kranen open.`,
    phone: '0348 000 120',
    address: 'Singelstaete 5, Woerden',
    themes: ['verduurzaming', 'digitalisering'],
    stands: ['1.F09'],
    image: 'galerijflat',
    socials: ['LinkedIn', 'Facebook'],
    internalNote: 'Naam past niet op de standaard frieslijst; afgesproken: twee regels, zonder meerprijs.',
  },
  {
    slug: 'eemhoeve',
    place: 'Amersfoort',
    summary:
      'Eemhoeve vroeg 900 huurders wat zij het ergst vinden aan renovatie. Niet het stof stond bovenaan, wel het wachten. Sindsdien is de planning het product.',
    description: `Bewoners krijgen bij ons een afspraak op het kwartier, net als bij de tandarts. Komt de tegelzetter later dan vijftien minuten, dan volgt een bon van 25 euro. Vorig jaar keerden we 61 bonnen uit op 4.800 bezoeken.

Die belofte dwingt aannemers om anders te werken. Materiaal staat de avond ervoor klaar in de wijk, ploegen zijn klein en vast, en **de laatste hand** is altijd dezelfde persoon die ook kwam kennismaken.

Aan onze stand kunt u een dag meelopen met mevrouw Dikker van driehoog, via zes korte opnames uit haar eigen keuken. Ze spaart niemand.`,
    phone: '033 000 2040',
    themes: ['verduurzaming'],
    stands: ['2.A01'],
    image: 'renovatietrein',
    socials: ['Instagram'],
  },
  {
    slug: 'amstelblok',
    place: 'Amsterdam',
    summary:
      'Veertig portiekblokken, allemaal uit 1958, allemaal sterk genoeg voor twee lagen erbij. Amstelblok gunt ze in één keer, met de eerste als leerblok.',
    description: `Het begon met een rekenfoutje in ons voordeel: de wanden van de Sloterblokken bleken tweemaal zo dik als op tekening. Nader onderzoek met boorkernen bevestigde het. Er passen **1.120 appartementen bovenop**, zonder nieuwe fundering.

We zoeken één combinatie voor alle blokken. De eerste wordt in open boek gebouwd; elke les moet terug te zien zijn in blok twee. Bewoners houden hun huur, krijgen een lift en delen mee in een daktuin.

- Start leerblok: najaar 2027
- Ritme daarna: een blok per vijf weken
- Huur nieuwe woningen: onder de aftoppingsgrens`,
    phone: '020 000 5800',
    themes: ['optoppen', 'verduurzaming'],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.F07'],
    image: 'optopping',
    featured: true,
    socials: ['LinkedIn', 'Instagram', 'YouTube'],
    contactPerson: { name: 'Ferdi Kolthek', phone: '06 0000 1224' },
  },
  {
    slug: 'stichting-ons-hofje',
    place: 'Haarlem',
    summary:
      'De oudste woning van Ons Hofje is uit 1648, de nieuwste komt volgende maand van een dieplader. Daartussen zitten 212 voordeuren rond elf tuinen.',
    description: `Een hofje is de kleinste buurt die er bestaat: je ziet elkaar bij de pomp. Ons Hofje beheert er elf en mocht er na 140 jaar eindelijk weer een bouwen, op het terrein van een verdwenen wasserij.

De zestien huisjes zijn van hout, 42 vierkante meter groot en zo ontworpen dat de gevelsteen van gebruikte IJsselsteentjes kon zijn. De **pomp is terug**, nu voor regenwater.

Wie een vergeten binnenterrein bezit van minstens 900 vierkante meter: wij komen kijken. De regentes brengt haar vouwmeter mee.`,
    phone: '023 000 1648',
    themes: ['woonzorg', 'houtbouw'],
    stands: ['2.A02'],
    image: 'binnentuin',
  },
  {
    slug: 'stoep-wonen',
    place: 'Leiden',
    summary:
      'Stoep Wonen meet geluk aan de stoep: staan er bankjes, planten en kinderfietsen? Zo niet, dan klopt er iets niet aan de gevel.',
    description: `In de Professorenwijk-Noord renoveerden we 188 woningen en telden we voor en na. Vóór: drie bankjes. Na: 41. De truc was geen sociaal programma maar een overstek van 90 centimeter en een lager keukenraam.

Onze **stoepnorm** staat nu in elk programma van eisen. Zij telt even zwaar als de energieprestatie en kost gemiddeld 1.650 euro per woning. Ontwerpers mogen schuiven, zolang je vanaf het aanrecht kunt zwaaien.

Op de stand is een stoep nagebouwd in twee uitvoeringen. Ga zitten, en let op wie er naast u komt.`,
    phone: '071 000 3300',
    themes: ['verduurzaming', 'gevel-en-dak'],
    stands: ['2.A03'],
    image: 'speelstraat',
    socials: ['Instagram', 'Facebook'],
  },
  {
    slug: 'kamerwijs',
    place: 'Delft',
    summary:
      'Kamerwijs verhuurt 6.300 studentenkamers en ontdekte dat een gedeelde keuken voor negen beter werkt dan voor zes of twaalf. Zonder grap, met vier jaar data.',
    description: `Twaalf is een vergadering, zes is een ruzie, negen is een huis. Dat zeiden onze huismeesters al jaren, en de cijfers over schades, verhuizingen en klachten geven hun gelijk.

De nieuwe campus op het Schieterrein bestaat daarom uit **huizen van negen**: modules rond een woonkeuken met twee fornuizen. Van betonplaat tot sleutel kostte 31 weken. De kamers zijn 17 vierkante meter, de gang is zo breed dat er een bank in past.

Een student van het eerste uur leidt u door een kamer op ware grootte. Afspraken over huisregels zijn niet te koop, wel te kopiëren.`,
    phone: '015 000 6300',
    themes: ['digitalisering', 'financiering'],
    stands: ['2.A04'],
    image: 'modules-hijsen',
    socials: ['TikTok', 'Instagram'],
  },
  {
    slug: 'zilverhof',
    place: 'Hilversum',
    summary:
      'Verhuizen op je tachtigste doe je alleen als de overkant beter is. Zilverhof bouwt daarom eerst het terras en dan pas de woningen.',
    description: `Van de ouderen die bij ons kwamen kijken, wilde 70 procent blijven zitten waar ze zaten. Te groot, te duur, te veel trap, maar wel de buren. Sinds we beginnen met een ontmoetingsplek in de bestaande wijk, is dat omgedraaid.

In Hilversum-Oost draait het terras nu twee jaar. De 64 **drempelloze appartementen** erachter waren verhuurd voordat de gevel dicht was, en er kwamen evenveel eengezinswoningen vrij.

## Wat we meebrengen

- het verhuisplan, met een vaste hulp voor zolders en schuurtjes
- een badkamer met steunpunten die er niet uitzien als steunpunten
- koffie van de dames van het terras`,
    phone: '035 000 7800',
    themes: ['woonzorg', 'prefab-badkamers'],
    products: [
      {
        name: 'Verhuisplan 75+',
        text: 'Stappenplan waarmee corporaties ouderen van deur tot deur begeleiden.',
      },
    ],
    stands: ['2.A05'],
    image: 'zorgwoning',
  },
  {
    slug: 'kadehuis-wonen',
    place: 'Rotterdam',
    summary:
      'Langs de Rotterdamse kades staan 3.100 huizen van Kadehuis op houten palen. De helft moet open, en dan kan er meteen van alles mee.',
    description: `Funderingsherstel is het duurste onderhoud dat niemand ziet. Voor 85.000 euro per woning wordt de vloer opengebroken, de kelder gestut en het huis weer dichtgemaakt. Wij vroegen aannemers: wat zou je nog meer doen, nu het gat er toch is?

Het antwoord werd een pakket. In dezelfde negen weken komen er een geïsoleerde begane-grondvloer, vloerverwarming op lage temperatuur en **nieuwe riolering met een infiltratiekrat**. Extra kosten: elf mille. Zonder het gat zou dat drie keer zoveel zijn.

We tonen een doorsnede van 1,5 meter straat, uit eigen grond gestoken.`,
    phone: '010 000 3100',
    themes: ['verduurzaming', 'installatietechniek'],
    stands: ['2.A06'],
    image: 'kade-woningen',
    socials: ['LinkedIn'],
  },
];
