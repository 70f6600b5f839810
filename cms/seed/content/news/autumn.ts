import type { NewsArticleSeed } from '../types';

/** August to November 2026, newest first. Each has a picture of its own, which follows from the slug. */
export const autumn: Omit<NewsArticleSeed, 'image'>[] = [
  {
    title: 'Het hele programma staat online',
    slug: 'programma-staat-online',
    date: '2026-11-18',
    author: 'Jeroen Abspoel',
    intro:
      'Negentig onderdelen, zestig sprekers en twintig tours: vanaf vandaag kunt u uw dagen samenstellen.',
    body: `Na vijf maanden bellen, schuiven en schrappen is het programma van februari rond. U vindt er zes plenaire bijeenkomsten, 48 kennissessies, zestien workshops en twintig tours over de beursvloer.

## Zoeken zoals u denkt

U kiest op dag, onderwerp, zaal of doelgroep. Bij elke sessie staan de standhouders die erin voorkomen, zodat u er daarna langs kunt lopen. Acht onderdelen zijn in het Engels.

## Wat er afviel

Van de 340 voorstellen konden er 250 niet mee. Een deel was een productpraatje, een ander deel was gewoon te goed voor drie kwartier. Die laatste groep zoeken wij op voor 2029.

Kennissessies zijn vrij toegankelijk. Voor tours en workshops haalt u op de dag zelf een plaatsbewijs bij de tourbalie. [Bekijk het programma](/programma) en schrijf er een paar met potlood in uw agenda: er verandert altijd nog iets.`,
    themes: ['gebiedsontwikkeling'],
  },
  {
    title: 'Laatste plek voor een proefwoning in Hal 2',
    slug: 'laatste-plek-proefwoning',
    date: '2026-11-11',
    author: 'Mirjam Kuipers',
    intro:
      'Dertien woningen en modules hebben een plaats. Voor nummer veertien is nog ruimte naast de noordelijke deur.',
    body: `De loopkraan van De Meerhallen krijgt het druk. Op zaterdag 6 februari gaan dertien woningen en modules naar binnen, de zwaarste weegt 31 ton. Eén plek is nog vrij: 96 vierkante meter, direct naast de noordelijke deur.

Die plek heeft een voordeel en een nadeel. Bezoekers die van het buitenterrein komen, zien u als eersten. En het tocht er, dus een werkende voordeur is gewenst.

- Prijs: € 189,00 per vierkante meter, kraan en hijsploeg inbegrepen
- Hoogte: tot 7 meter
- Technische gegevens: in te leveren tot en met 11 december

Belt u Mirjam Kuipers, 030 000 12 02. Zij wil één ding weten: is het huis straks ook echt te koop? Voor een decorstuk is geen plaats. De uitleg over standplaatsen staat bij [Deelnemen als standhouder](/deelnemen-als-standhouder).`,
  },
  {
    title: 'Kadehuis Wonen legt een verdieping op drie flats',
    slug: 'kadehuis-verdieping-op-drie-flats',
    date: '2026-11-04',
    author: 'Redactie',
    intro:
      'De laatste module staat. Bewoners bleven elf weken thuis onder een bouwplaats en kregen een lift terug.',
    body: `Vorige week hees Bovenop Bouwen de laatste woonlaag op de derde portiekflat van Kadehuis Wonen. In totaal kwamen er 96 woningen bij, zonder dat er een meter grond voor nodig was.

## Spreekuur op een klapstoel

Programmamanager Nadia Azzouzi hield elke donderdag spreekuur in het trapportaal. Daar hoorde zij dat de bouwlift precies langs een slaapkamer liep. De lift verhuisde naar de kopgevel, en de werkdag begint sindsdien om half acht in plaats van zeven uur.

## Wat het kostte

Per woning was het werk negen procent duurder dan begroot, vooral door leidingen die anders liepen dan op tekening. De tweede flat was weer goedkoper dan de eerste.

Nadia vertelt erover op woensdag 10 februari en begeleidt donderdag een workshop voor wie een eigen flat wil doorrekenen.`,
    themes: ['optoppen'],
    exhibitors: ['kadehuis-wonen', 'bovenop-bouwen'],
  },
  {
    title: 'Twaalf bewoners vormen de jury van de Serieprijs',
    slug: 'bewoners-jureren-serieprijs',
    date: '2026-10-27',
    author: 'Redactie',
    intro: 'Zij bellen onaangekondigd aan bij woning nummer honderd en vragen of de deur nog goed sluit.',
    body: `De Serieprijs beloont niet het mooiste eerste huis, maar het honderdste. Dit jaar bestaat de jury voor het eerst alleen uit bewoners: huurders en kopers uit twaalf gemeenten, tussen de 19 en 84 jaar.

Ze kregen een dag training van een bouwkundige en een lijst met twintig vragen. De belangrijkste staat bovenaan: zou u hier zelf willen wonen? Daarna volgen het geluid van de wc, de plek voor de kinderwagen en de dikte van het afschuifkozijn.

Uit 26 inzendingen kiest de jury drie genomineerden. Die maken wij in januari bekend. De winnaar krijgt geen beeldje, maar een bord voor in de fabriekshal, met de namen van alle twaalf juryleden.

De uitreiking is op donderdag 11 februari om 15.15 uur in de Grote Zaal.`,
    themes: ['houtbouw', 'verduurzaming'],
  },
  {
    title: 'Robot Truus komt naar Utrecht',
    slug: 'robot-truus-komt-naar-utrecht',
    date: '2026-10-20',
    author: 'Redactie',
    intro: 'Robotwerf zet een werkende cel op het podium. Een leerling-timmerman neemt het ernaast op.',
    body: `Wie sneller een wand maakt, een robot of een leerling? Op donderdagochtend ziet u het zelf. Robotwerf brengt een complete cel mee naar de Grote Zaal; de ploeg die ermee werkt noemt hem Truus.

Het gaat Priya Oemrawsingh, hoofd robotica, niet om de winst. Zij wil laten zien welk werk beter bij een mens past. Een robot tilt, herhaalt en wordt niet moe. Een timmerman ziet dat een balk krom is voordat hij hem pakt.

De leerling heet Sem, is zeventien en komt uit Almelo. Hij oefent elke woensdagmiddag en heeft beloofd om niet naar de robot te kijken. Na afloop kunt u in De Werkplaats zelf proberen om de arm zes spijkers te laten slaan.`,
    themes: ['digitalisering'],
    exhibitors: ['robotwerf'],
  },
  {
    title: 'Eerste oogst lisdodde: de vezels gaan de pers in',
    slug: 'eerste-oogst-lisdodde',
    date: '2026-10-13',
    author: 'Redactie',
    intro: 'Provincie Veenkust, vier boeren en een laboratorium maken de eerste platen van natte grond.',
    body: `In waadpakken en met een omgebouwde rietmaaier haalden vier boeren dit najaar elf ton lisdodde van het land. De oogst ligt te drogen in een bollenschuur en gaat in november de pers in bij Lisdodde Lab.

Het is de eerste oogst onder de afnamegarantie van Provincie Veenkust. Gedeputeerde Gerben Hoekstra tekende die begin dit jaar voor zes jaar, zodat boeren weten dat iemand het koopt. De prijs per ton ligt boven die van gras, maar het werk is zwaarder.

Onderzoeker Klaske Zijlstra verwacht er genoeg platen van te maken voor veertien woningen. Vier daarvan worden gemeten, twee winters lang. Op de beurs ligt een plaat uit deze partij, en wie wil mag eraan ruiken.`,
    themes: ['biobased-isolatie'],
    exhibitors: ['provincie-veenkust', 'lisdodde-lab'],
  },
  {
    title: 'Vijf paviljoens, vijf vragen',
    slug: 'vijf-paviljoens-vijf-vragen',
    date: '2026-10-06',
    author: 'Jeroen Abspoel',
    intro:
      'Van opdrachtgeverstafel tot bouwdelenplein: elk paviljoen geeft antwoord op één vraag uit de praktijk.',
    body: `Een paviljoen is bij ons geen verzameling balies, maar een plek met een vraag. In 2027 zijn het er vijf, drie in Hal 1 en twee in Hal 2.

- **Huis van de Opdrachtgever:** wie bestelt er, hoeveel en wanneer?
- **Houtkwartier:** hoe sluit hout op hout aan?
- **Boven op de stad:** wat kan een dak nog dragen?
- **Renovatiestraat:** hoe blijft een huis intussen thuis?
- **Cirkelplein:** wat was het eerst, en wat wordt het daarna?

Elk paviljoen heeft een eigen gastheer of gastvrouw die de hele dag blijft staan. Op het Cirkelplein is alles te koop, tot de tribune toe. Bieden kan tot donderdag 14.00 uur. Het plein van 2025 leverde zo onderdelen voor een schuur in Meppel, een kantine en een poppenhuis.`,
    themes: ['circulair-bouwen', 'optoppen', 'houtbouw'],
  },
  {
    title: 'Negentien gemeenten delen een digitaal vergunningenregister',
    slug: 'digitaal-vergunningenregister',
    date: '2026-09-29',
    author: 'Redactie',
    intro:
      'Wat in Hoogerbrugge begon met een trapleuning, is nu een gezamenlijk register van getoetste woningtypen.',
    body: `Een woningtype dat in de ene gemeente is goedgekeurd, hoeft in de andere niet opnieuw door de molen. Dat spraken negentien gemeenten vorige week af in Hoogerbrugge.

Vergunningverlener Bart van Loon begon het register drie jaar geleden, nadat hij negen keer dezelfde trapleuning had beoordeeld. Inmiddels staan er 23 woningtypen van elf bouwers in. De gemiddelde doorlooptijd in Hoogerbrugge daalde van 117 naar 26 werkdagen.

Niet alles is gelijkgetrokken. Welstand, parkeren en bomen blijven een zaak van de plek. En als een bouwer zijn trap verandert, begint de toets voor die trap opnieuw.

Bart vertelt op dinsdag hoe het werkt en begeleidt donderdag een workshop met een echt dossier. De formulieren krijgt u mee.`,
    themes: ['gebiedsontwikkeling', 'digitalisering'],
    exhibitors: ['gemeente-hoogerbrugge'],
  },
  {
    title: 'Ingrid Solberg zag 143 fabrieken en komt naar Utrecht',
    slug: 'ingrid-solberg-143-fabrieken',
    date: '2026-09-17',
    author: 'Jeroen Abspoel',
    intro: 'Zij bezocht 143 woningfabrieken in elf landen. Achtenvijftig daarvan bestaan niet meer.',
    body: `Waarom stoppen zoveel woningfabrieken binnen vijf jaar? De Noorse hoogleraar Ingrid Solberg zoekt het al twintig jaar uit. Op dinsdag 9 februari geeft zij in de Grote Zaal haar eerste lezing in Nederland.

Haar antwoord is minder technisch dan veel makers hopen. Een lijn kan haperen en een robot kan stuk, maar fabrieken vallen om door lege weken. Wie bestelt, bepaalt dus mee of er over vijf jaar nog een fabriek is.

Solberg brengt drie echte orderboeken mee. De bedrijven gaven toestemming, op voorwaarde dat zij zelf mochten meelezen. Op woensdag gaat zij er in een kleinere zaal dieper op in, met rekenmachines op tafel. Beide lezingen zijn in het Engels.`,
    themes: ['financiering'],
  },
  {
    title: 'Hergebruik van standbouw: de lat gaat naar 95 procent',
    slug: 'hergebruik-van-standbouw',
    date: '2026-09-08',
    author: 'Mirjam Kuipers',
    intro:
      'In 2025 ging 94 procent van het materiaal terug in gebruik. De laatste procenten zijn de lastigste.',
    body: `Na de vorige editie wogen wij alles wat uit de hallen kwam. Van de 86 ton standbouw ging 81 ton terug naar een magazijn, een bouwhub of een volgende beurs. Vijf ton werd afval: vooral gelijmde platen, schuimrubber en tape.

Daarom is het reglement van 2027 strenger. Standbouw voor eenmalig gebruik is niet meer toegestaan, en ten minste 80 procent van het materiaal van elke stand gaat na de beurs terug in gebruik.

Dat klinkt streng, maar de eerste standhouders melden dat het goedkoper is. Een gehuurde wand hoeft niet te worden geschilderd, en wie zijn tafel van het Cirkelplein haalt, kan hem donderdag weer verkopen. Hulp nodig? Bo Terlouw denkt met u mee.`,
    themes: ['circulair-bouwen'],
  },
  {
    title: 'Waterveld kiest voor 420 woningen uit de fabriek',
    slug: 'waterveld-kiest-fabriekswoningen',
    date: '2026-08-27',
    author: 'Redactie',
    intro:
      'Na een maand proefwonen op de markt stemde de gemeenteraad in met de plannen voor de Noorderpolder.',
    body: `Met 21 stemmen voor en twee tegen koos de gemeenteraad van Waterveld voor fabrieksmatige bouw in de Noorderpolder. Vanaf 2028 komen er 420 woningen, waarvan 180 voor sociale huur.

Het besluit volgt op een ongewone proef. In mei stond er een maand lang een complete woning naast de viskraam. In het klachtenboek kwamen 312 opmerkingen. Elf daarvan veranderden het plan, van de plek van de meterkast tot de hoogte van de schuttingen.

Wethouder Aylin Demirtaş is blij, maar niet verbaasd. Mensen zijn niet tegen herhaling, zegt zij, ze zijn tegen iets wat ze niet kunnen zien. Op de beurs staat de maquette van de polder en mag u met blokken schuiven. Het klachtenboek ligt ernaast, ook om nieuwe opmerkingen in te schrijven.`,
    themes: ['gebiedsontwikkeling'],
    exhibitors: ['gemeente-waterveld'],
  },
  {
    title: 'Zeven corporaties, duizend woningen, één handtekening',
    slug: 'zeven-corporaties-duizend-woningen',
    date: '2026-08-13',
    author: 'Redactie',
    intro:
      'Zeven noordelijke corporaties verlengen hun gezamenlijke inkoop tot 2036 en nemen er twee woningtypen bij.',
    body: `In een dorpshuis bij Leeuwarden zetten zeven bestuurders hun handtekening onder een bouwstroom van duizend woningen. De eerste 140 staan er al. Zij vielen elf procent goedkoper uit dan wat de corporaties afzonderlijk betaalden.

Froukje Dijkstra van Terp Wonen is eerlijk over wat het kostte. Elke corporatie leverde iets in: de een zijn voordeur, de ander zijn hoge nok. In het contract staat nu dat nieuwe wensen alleen mogen als zij de woning niet duurder maken.

Nieuw zijn een gelijkvloerse woning voor ouderen en een smalle woning voor dorpslinten. Op donderdag 11 februari legt Froukje de cijfers per onderdeel op tafel, tot en met de meterkast. Wie zelf wil rekenen, meldt zich dinsdag bij haar workshop.`,
    themes: ['financiering', 'houtbouw'],
    exhibitors: ['terp-wonen'],
  },
];
