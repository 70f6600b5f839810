import type { ExhibitorEntry } from './entry';

/** Existing-build concepts for insulation, reuse and repair. */
export const existingMaterials: ExhibitorEntry[] = [
  {
    slug: 'isolatiebrigade-oost',
    place: 'Hengelo',
    summary:
      'Twaalf bestelbussen, 34 mensen en een belofte: geen spouw, vloer of zolderluik in Twente blijft koud.',
    description: `De brigade begon als leerwerkproject en is dat nog steeds. De helft van de ploeg kon twee jaar geleden geen kitspuit vasthouden; nu leiden ze zelf een bus.

Ze doen het werk dat aannemers te klein vinden: **tochtstrips, luiken, leidingbochten, brievenbussen**. Gemiddeld 340 euro per huis, 19 procent minder gas.

Gemeenten kopen de brigade per week. De mensen krijgt u erbij, met verhalen.

Bewoners die willen meehelpen krijgen een riem met gereedschap te leen. Ruim veertig van hen kwamen daarna solliciteren; de laatste is nu planner en regelt de bussen.`,
    phone: '074 000 3400',
    themes: ['verduurzaming'],
    products: [{ name: 'Brigadeweek', text: 'Vijf dagen kleine isolatiemaatregelen in dertig woningen.' }],
    stands: ['2.B10'],
    image: 'bewonersgesprek',
    socials: ['Facebook', 'Instagram'],
  },
  {
    slug: 'schapenwol-en-dochters',
    place: 'Den Burg',
    summary:
      'Texelse wol was jarenlang minder waard dan het scheren kostte. Drie dochters maakten er isolatie van.',
    description: `Moeder hield de schapen, de dochters hielden hun hart vast: elk jaar ging er negen ton wol naar de verbranding. In 2018 kochten zij een oude kaardmachine uit Tilburg en zetten hem in de schuur.

Hun dekens zijn **tien of zestien centimeter dik**, gewassen met soda en zonder kunststof. Motten krijgen geen kans dankzij een mineraal uit de keuken van oma.

Het eiland levert niet genoeg meer. Schapenhouders van de vaste wal: kom praten, liefst met een vacht.`,
    phone: '0222 000 016',
    themes: ['biobased-isolatie', 'circulair-bouwen'],
    products: [{ name: 'Woldeken 16', text: 'Isolatie voor hellende daken en houten wanden.' }],
    pavilion: 'cirkelplein',
    stands: ['2.E01'],
    image: 'biobased-isolatie',
    socials: ['Instagram'],
  },
  {
    slug: 'vezelvast',
    place: 'Coevorden',
    summary:
      'Oude kranten, nieuw karton en Drents rondhout, fijn gemalen en in uw spouw geblazen tot hij piept.',
    description: `Vezelvast bestaat uit een molen, negen blaaswagens en een telefoniste die Drents praat. De vezel gaat door een gat van **22 millimeter** de muur in; daarna stopt een kleurenblinde voeger het gaatje zo dicht dat niemand het terugvindt. Hij kijkt naar structuur.

Verzakt het vulsel binnen dertig jaar, dan vullen we bij. Dat is vijfmaal gebeurd, steeds door een muis.

De camera waarmee we in spouwen kijken, ligt klaar om een wand op de stand te onderzoeken.`,
    phone: '0524 000 220',
    themes: ['biobased-isolatie', 'verduurzaming'],
    products: [{ name: 'Blaasvezel', text: 'Houtvezelvulling voor spouw, zolder en vloer.' }],
    pavilion: 'cirkelplein',
    stands: ['2.E02'],
  },
  {
    slug: 'lisdodde-lab',
    place: 'Oudewater',
    summary:
      'Het rietsigaartje langs de sloot bevat de beste lucht van Nederland. Het lab perst er platen van die niet willen branden.',
    description: `Lisdodde drijft dankzij duizenden kamertjes vol lucht. Diezelfde kamertjes houden warmte tegen. In Oudewater lukt het sinds vorig jaar om ze heel te laten bij het persen, met **magnesiet en geduld**.

Nu zijn er platen van 4, 6 en 8 centimeter, geschikt voor binnengevels in monumenten. De productie is nog klein: 900 vierkante meter per maand.

We zoeken geen investeerder met haast. Wel drie corporaties met een proefstraat, en een loods die niet lekt.`,
    phone: '0348 000 090',
    themes: ['biobased-isolatie'],
    products: [{ name: 'Doddeplaat', text: 'Dampopen binnenisolatie van lisdodde.' }],
    pavilion: 'cirkelplein',
    stands: ['2.E03'],
    image: 'tekentafel',
  },
  {
    slug: 'grondig-kruipruimte',
    place: 'Gouda',
    summary:
      'Niemand wil in een kruipruimte zijn, behalve de elf mensen van Grondig. Zij hebben er zelfs een lievelingshoek.',
    description: `Onder Goudse huizen staat water, soms een stoel en ooit een complete zeilboot. Grondig ruimt op, legt een drain en spuit **schelpen** in, dertig centimeter dik. De vloer erboven wordt drie graden warmer, en de muffe lucht verdwijnt.

Schelpen komen van de Noordzee en kunnen er in theorie weer naartoe.

Voor gebouwen zonder luik maken we er een, netjes onder de mat. Vraag naar de foto van de boot.

Corporaties bestellen per straat. Een ploeg van drie doet vier woningen per dag en heeft van de bewoner alleen nodig dat het matje opzij gaat. Na een jaar meten we de vochtigheid nog eens, kosteloos.`,
    phone: '0182 000 300',
    themes: ['verduurzaming', 'circulair-bouwen'],
    products: [{ name: 'Schelpbed 30', text: 'Bodemisolatie voor natte kruipruimtes.' }],
    stands: ['2.E05'],
  },
  {
    slug: 'deurenmagazijn',
    place: 'Ede',
    summary: 'Veertienduizend binnendeuren op voorraad, allemaal al eens open en dicht gegaan.',
    description: `Het begon met een opdracht voor zestig deuren en een sloper die er negenhonderd kwijt wilde. Nu staat er in Ede een hal waarin u **per millimeter kunt zoeken**.

Elke deur wordt gewassen, gericht en zo nodig gelakt. Brandwerende exemplaren gaan opnieuw door de keuring; daarover waren drie laboratoria eerst lacherig.

Prijs: 55 tot 140 euro, met krukken. Alle 32 deuren rond het Cirkelplein zijn te koop. Nummer 17 komt uit een burgemeesterskamer en piept.`,
    phone: '0318 000 240',
    themes: ['circulair-bouwen'],
    products: [
      { name: 'Deur op maat', text: 'Gebruikte deur, gericht en ingekort tot uw kozijn.' },
      { name: 'Complexreservering', text: 'Honderd gelijke deuren, opgespaard tot uw start.' },
    ],
    pavilion: 'cirkelplein',
    stands: ['2.E04'],
    image: 'deurenmagazijn',
    featured: true,
    socials: ['Instagram', 'LinkedIn'],
  },
  {
    slug: 'tweede-ronde-bouwmaterialen',
    place: 'Rotterdam',
    summary:
      'Bouwmarkt voor aannemers waar alles tweedehands is en toch een artikelnummer, een garantie en een bezorgdag heeft.',
    description: `Hergebruik strandt zelden op goede wil en vaak op dinsdagochtend, wanneer de werkvoorbereider om half acht 120 wastafels moet bestellen. Tweede Ronde zorgt dat zoiets kan: **op voorraad, met foto, morgen in huis**.

Wat binnenkomt wordt getest door oud-loodgieters en elektriciens. Twee procent komt retour, evenveel als bij nieuw.

In de haven ligt 14.000 vierkante meter. De container op het Cirkelplein is er een hoekje van.

Slopers sturen hun lijst zes weken vooraf. Een taxateur loopt mee, plakt stickers en doet dezelfde dag een bod. Wat hij laat hangen, mag u zelf proberen te verkopen; hij geeft u er een tip bij.`,
    phone: '010 000 1120',
    themes: ['circulair-bouwen', 'digitalisering'],
    products: [
      { name: 'Ronde Twee Online', text: 'Bestelsysteem met actuele voorraad gebruikte materialen.' },
    ],
    pavilion: 'cirkelplein',
    stands: ['2.E06'],
    image: 'circulaire-hub',
    socials: ['LinkedIn', 'YouTube'],
  },
  {
    slug: 'vloerdeel',
    place: 'Zaandam',
    summary: 'Vloeren van afgedankte grenen balken, in lengtes die geen nieuwe boom nog haalt.',
    description: `In pakhuizen van rond 1890 zitten balken van negen meter, langzaam gegroeid in de kou. Bij sloop worden ze spaanplaat. Vloerdeel haalt ze op, trekt gemiddeld **veertig spijkers per meter** en zaagt er planken van 27 millimeter van.

De gaten blijven. Wij vinden dat ze erbij horen; wie ze dicht wil, betaalt meer.

Corporaties gebruiken onze korte stukken als visgraat in entreehallen. Trek uw schoenen uit op de stand.

Elke partij heeft een herkomstblad, zoals een goede wijn: pakhuis, bouwjaar, windrichting. Het mooiste hout hing op het noorden.`,
    phone: '075 000 1890',
    themes: ['circulair-bouwen', 'houtbouw'],
    products: [{ name: 'Negen Meter', text: 'Lange vloerdelen van hergebruikt grenen.' }],
    pavilion: 'cirkelplein',
    stands: ['2.E07'],
    image: 'vloerdelen',
  },
  {
    slug: 'oud-goud-monumenten',
    place: 'Delft',
    summary: 'Rijksmonumenten naar label B, met goedkeuring van de commissie en zonder dat u ziet waar.',
    description: `Bij een grachtenpand uit 1640 begint elk gesprek met wat er niet mag. Oud Goud draait het om: wat is er al eerder veranderd? Vaak blijkt een plafond uit 1954, en **daarachter is ruimte**.

Restaurateurs, installateurs en een historica werken hier in één ploeg. Zij schreven een handboek over 61 ingrepen die overal werden goedgekeurd.

Het ligt op de stand aan een koperen ketting, omdat er vorige keer vier zijn meegenomen.

Een rondgang door een huis kost 950 euro en eindigt met een lijst van wat morgen kan, wat over tien jaar kan en wat u nooit moet doen. Dat laatste rijtje lezen eigenaren het vaakst.`,
    phone: '015 000 1640',
    themes: ['verduurzaming'],
    products: [{ name: 'Handboek 61', text: 'Beproefde ingrepen voor monumenten, met details.' }],
    stands: ['2.E09'],
    internalNote: 'Heeft nooit een logo gehad en wil dat zo houden. Naam in tekst op de fries.',
  },
  {
    slug: 'de-paalkop',
    place: 'Zaandam',
    summary:
      'Scheve huizen rechtzetten met vijzels die per halve millimeter gaan, terwijl boven de koffie gewoon op tafel staat.',
    description: `Paalrot laat zich niet wegschilderen. De ploegen van De Paalkop graven onder de vloer, persen nieuwe palen in stukken van een meter omlaag en nemen het huis daarna **op de schouders**.

Een blok van zes deed er elf weken over; de bewoners bleven er wonen, op twee nachten na. Onze planner legt uit waarom dat de duurste waren.

- Opname met waterpas en drone
- Eén contract voor meerdere eigenaren
- Vijftig jaar zekerheid`,
    phone: '075 000 0110',
    themes: ['verduurzaming', 'financiering'],
    products: [{ name: 'Blokherstel', text: 'Funderingsvernieuwing voor aaneengesloten woningen.' }],
    stands: ['2.E10'],
    socials: ['YouTube'],
  },
];
