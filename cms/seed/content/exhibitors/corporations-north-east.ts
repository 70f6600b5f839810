import type { ExhibitorEntry } from './entry';

/** Housing corporations in the north and east of the country. */
export const corporationsNorthEast: ExhibitorEntry[] = [
  {
    slug: 'de-goede-drempel',
    place: 'Zwolle',
    summary:
      'De Goede Drempel bestelt huizen zoals een ziekenhuis bedden bestelt: per honderd, met een raamcontract en een keuringslijst. Vier fabrieken leveren.',
    description: `In 2022 tekende De Goede Drempel een contract zonder projectnaam. Er stond alleen in dat wij tien jaar lang elk jaar **tweehonderd woningen** afnemen, waar ze ook komen te staan. Toezichthouders fronsten; de prijs zakte met veertien procent.

Vier fabrieken maken nu elk een eigen type. Ze delen een kozijnmaat, een meterkast en een badkamer, zodat onze onderhoudsploeg met één bus door heel Overijssel kan.

Aan de lange tafel rekenen we voor hoeveel reeks een corporatie van uw omvang aankan. Breng uw meerjarenbegroting mee. We schrikken nergens van.`,
    phone: '038 000 2200',
    themes: ['houtbouw', 'financiering', 'prefab-badkamers'],
    pavilion: 'huis-van-de-opdrachtgever',
    stands: ['1.F08'],
    image: 'rijwoningen',
    featured: true,
    socials: ['LinkedIn'],
    contactPerson: { name: 'Harm-Jan Okkerse', phone: '06 0000 1218' },
  },
  {
    slug: 'lindewonen',
    place: 'Apeldoorn',
    summary:
      'Met 480 rijwoningen uit 1966 en één ontwerp voor een nieuwe buitenhuid laat LindeWonen zien dat herhaling niet saai hoeft te zijn: bewoners kozen uit 27 kleuren.',
    description: `De Metaalbuurt stond op de slooplijst. Een enquête zette er een streep door: 83 procent wilde blijven. Toen begon het zoeken naar een manier om de huizen te vernieuwen zonder ze leeg te halen.

Het werd een gevel van houten elementen, van buiten tegen de oude stenen gezet, met kozijn en ventilatie er al in. Vier woningen per week, **drie dagen per voordeur**. Elke straat koos een kleurenfamilie, elk huis een eigen tint.

De kleurenwaaier is een bestseller geworden. Andere corporaties mogen hem gebruiken; de verf niet, die is in Apeldoorn op.`,
    phone: '055 000 4800',
    themes: ['verduurzaming', 'gevel-en-dak'],
    stands: ['1.F10'],
    image: 'gevelrenovatie',
  },
  {
    slug: 'volkshuis-oost',
    place: 'Enschede',
    summary:
      'Volkshuis Oost nam zijn eigen loodgieters, schilders en timmerlui weer in dienst. Honderdtien vakmensen later is een reparatie gemiddeld in twee dagen klaar.',
    description: `Uitbesteden leek verstandig tot de wachttijd elf weken werd. In 2021 kocht Volkshuis Oost een installatiebedrijf dat ging stoppen, met personeel en koffiezetapparaat. Daarna volgden schilders, en een school.

Die school is het geheim. Ieder jaar beginnen **24 leerlingen** die vier dagen werken en één dag leren. Ze oefenen op woningen die toch leeg komen, met een oudere vakman naast zich die vooral niet te snel helpt.

Zoekt u ook mensen? Kom kijken hoe een leerling op de stand in zes uur een complete meterkast opbouwt. Daarna mag u hem een baan aanbieden, maar wij waarschuwen: hij blijft.`,
    phone: '053 000 1100',
    themes: ['verduurzaming', 'installatietechniek'],
    stands: ['1.F11'],
    socials: ['Facebook', 'TikTok'],
  },
  {
    slug: 'noorderthuis',
    place: 'Groningen',
    summary:
      'Versterken, verduurzamen, verhuizen: in het aardbevingsgebied deed Noorderthuis ze jarenlang na elkaar. Nu gebeurt alles in één keer, in drie weken.',
    description: `Huurders in Loppersum en omgeving verhuisden soms drie keer voor drie verschillende aannemers. Dat verhaal vertellen we niet graag, maar het hoort erbij.

De laatste 900 woningen pakken we anders aan. Een gezin gaat drie weken naar een wisselwoning op loopafstand, met de **eigen brievenbus en wifi-naam**. Intussen komt er op dezelfde plek een houten huis te staan, met warmtepomp, uit één werkplaats in Appingedam.

Van de eerste tachtig gezinnen kwamen er achtenzeventig terug. Twee bleven in de wisselwoning, want die lag dichter bij oma.`,
    phone: '050 000 9010',
    themes: ['verduurzaming', 'houtbouw'],
    stands: ['2.A07'],
    socials: ['LinkedIn', 'Facebook'],
  },
  {
    slug: 'berkelwonen',
    place: 'Zutphen',
    summary:
      'Berkelwonen kan bij elke woning de vraag beantwoorden die niemand stelt: welke schroef zit waar? Alle 5.200 huizen hebben een materiaalpaspoort.',
    description: `Het klonk als hobby van de vastgoedafdeling. Twee stagiairs, een laserscanner en een bakfiets reden drie jaar lang langs alle straten. Toen kwam de eerste sloopaanvraag, en bleek het complex van dertig woningen nog voor 212.000 euro aan bruikbaar materiaal te bevatten.

Nu weten we per jaar wat er vrijkomt. In 2028 zijn dat bijvoorbeeld **1.940 binnendeuren** en elf kilometer vurenhouten balk. Bouwers kunnen het reserveren als ze hun ontwerp erop aanpassen.

Zoeken in het bestand mag. Op de stand staat een scherm; de bakfiets staat ernaast.`,
    phone: '0575 000 520',
    themes: ['circulair-bouwen', 'digitalisering'],
    stands: ['1.F12'],
    image: 'deurenmagazijn',
  },
  {
    slug: 'terp-wonen',
    place: 'Leeuwarden',
    summary:
      'In 38 Friese dorpen bouwt Terp Wonen nooit meer dan vijf huizen tegelijk. Door ze bij elkaar op te tellen, worden ze toch goedkoop.',
    description: `Een fabriek haalt haar schouders op bij drie woningen in een dorp van 240 zielen. Bij 150 woningen over veertig dorpen luistert zij wel. Terp Wonen verzamelt de vraag, een **dorpentrein** noemen wij dat: een vaste ploeg met kraan en keet die elke twee weken een dorp verder rijdt.

Ieder dorp koos zijn eigen dak: riet, pan of zink. Onder de nok is alles gelijk, tot de plaats van het stopcontact.

De trein vertrekt in maart uit Wommels. Er zijn nog twee lege wagons; dorpsbelangen uit andere provincies kunnen instappen. De machinist staat op de stand en spreekt Fries, Nederlands en Bildts.`,
    phone: '058 000 3838',
    themes: ['houtbouw', 'gebiedsontwikkeling'],
    stands: ['2.A08'],
    image: 'polderwijk',
    socials: ['Facebook'],
  },
  {
    slug: 'drentse-deel',
    place: 'Assen',
    summary:
      'Drentse Deel kocht 600 warmtepompen voordat er een woning was om ze in te zetten. De gok pakte goed uit, met een les over opslag.',
    description: `Bij zeshonderd stuks tegelijk kostte een warmtepomp een derde minder. De leverancier wilde ze wel in één keer kwijt. Zo stond er in 2024 een hal in Assen vol dozen en hadden wij een planning met een harde deadline: de garantie liep.

Het werkte als een wekker. Wijk na wijk werd eerst geïsoleerd en kreeg daarna een pomp, **elf per week**, door drie monteurs die het op den duur met hun ogen dicht konden.

De les: bestel de beugels erbij. Die kwamen vier maanden later. We delen inkoopcontract, opslagplan en storingscijfers met iedere corporatie die het vraagt.`,
    phone: '0592 000 600',
    themes: ['installatietechniek', 'verduurzaming'],
    stands: ['2.A09'],
    image: 'warmtepomp',
  },
  {
    slug: 'polderwoning-flevokust',
    place: 'Lelystad',
    summary:
      'De polder is jong, de huizen gaan met pensioen. Polderwoning Flevokust vervangt 1.300 portiekwoningen en gebruikt het beton van de oude in de nieuwe.',
    description: `Lelystad werd in tien jaar gebouwd en is dus ook in tien jaar versleten. Slopen en storten paste niet bij een stad die zelf van de zeebodem komt. Flevokust zette daarom een breker op het terrein: het beton wordt gescheiden in zand, grind en **cementsteen dat opnieuw reageert**.

Van één oude flat maken we 0,8 nieuwe. De rest vullen we aan met hout uit de eigen bossen van de polder, die nu zestig jaar oud en kaprijp zijn.

- 34 procent minder CO₂ dan een gangbare flat
- 2.900 vrachtritten bespaard
- nul klachten over de breker na de geluidswal van stro`,
    phone: '0320 000 130',
    themes: ['circulair-bouwen', 'houtbouw'],
    stands: ['2.A10'],
    image: 'betonmal',
    socials: ['LinkedIn'],
  },
];
