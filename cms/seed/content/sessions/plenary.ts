import type { SessionSeed } from '../types';
import { fairDays, sessionsOf, type SessionEntry } from './entry';

const tuesday: SessionEntry[] = [
  {
    title: 'Opening: wie bestelt, die bouwt',
    time: ['10:00', '11:00'],
    room: 'grote-zaal',
    summary:
      'Een programmadirecteur, een wethouder en een fabrikant leggen hun planning naast elkaar. Past het?',
    description: `De negende editie begint met één lange tafel. Ruth Sewnarain brengt de bestellingen mee, Aylin Demirtaş de locaties en Samira Tahiri de ploegen. Samen vullen zij het jaar 2028, hardop en zonder draaiboek.

Tineke van Rossum vraagt door waar het wringt. Zijn er te weinig fabrieken, of te weinig mensen die durven te kiezen? Aan het eind stemt de zaal over drie afspraken, die donderdag op hetzelfde podium worden nagekeken.`,
    speakers: [
      ['tineke-van-rossum', 'Dagvoorzitter'],
      ['ruth-sewnarain', 'Spreker'],
      ['aylin-demirtas', 'Spreker'],
      ['samira-tahiri', 'Spreker'],
    ],
    themes: ['gebiedsontwikkeling', 'financiering'],
    audiences: ['woningcorporaties', 'gemeenten', 'bouwers'],
    image: 'hero-beursvloer',
    featured: true,
  },
  {
    title: 'Why housing factories close, and what the others do',
    time: ['16:30', '17:15'],
    room: 'grote-zaal',
    summary:
      'Ingrid Solberg visited 143 housing factories in eleven countries. She explains why 58 of them are gone.',
    description: `Every decade has its housing factory that would change everything, and every decade sees one fail. Ingrid Solberg has followed them for twenty years and found that technology is rarely the cause. Empty weeks are.

She compares a Japanese line that has run since 1971 with three European ones that lasted less than four years. You leave with five questions to ask before you order, or before you build a line of your own. Questions from the audience take up the last fifteen minutes.`,
    speakers: [
      ['ingrid-solberg', 'Keynote'],
      ['tineke-van-rossum', 'Dagvoorzitter'],
    ],
    themes: ['financiering', 'houtbouw'],
    audiences: ['bouwers', 'beleggers', 'gemeenten'],
    english: true,
    image: 'fabriekshal',
    featured: true,
  },
];

const wednesday: SessionEntry[] = [
  {
    title: 'Verbouwen terwijl de soep op het vuur staat',
    time: ['10:00', '10:45'],
    room: 'grote-zaal',
    summary:
      'Bewoners, een bestuurder en een uitvoerder over de enige vraag die telt: hoe blijft een huis intussen thuis?',
    description: `Renoveren in serie klinkt als een lopende band. Aan de andere kant van de voordeur staat een wieg, een hondenmand of een ziekbed. Mohamed Bouchiba vertelt hoe hij van een afgekeurd plan naar 93 procent instemming ging, en Okan Arslan hoe hij op een dak werkt boven een slapende kleuter.

Drie huurders uit Zwolle zitten ook op het podium. Zij hebben hun dagboek bij zich en lezen voor wat de brief beloofde en wat er op woensdag gebeurde.`,
    speakers: [
      ['mohamed-bouchiba', 'Spreker'],
      ['okan-arslan', 'Spreker'],
      ['tineke-van-rossum', 'Dagvoorzitter'],
    ],
    themes: ['verduurzaming'],
    audiences: ['woningcorporaties', 'bouwers'],
    image: 'bewonersgesprek',
    featured: true,
  },
  {
    title: 'Het debat: minder eisen, betere huizen?',
    time: ['16:30', '17:15'],
    room: 'grote-zaal',
    summary: 'Twee sprekers willen alle eigen eisen schrappen, twee juist niet. De zaal stemt voor en na.',
    description: `Elke opdrachtgever heeft een programma van eisen en elk programma is net anders. Froukje Dijkstra gooide het hare weg. Ilham El Ouardi waarschuwt voor straten die overal hetzelfde worden. Daartussen rekenen Hilde Vermeersch en Bart van Loon voor wat een afwijking van tien centimeter kost in de fabriek en aan het loket.

U krijgt bij binnenkomst een groen en een rood kaartje. Wie van mening verandert, mag dat in één zin toelichten.`,
    speakers: [
      ['froukje-dijkstra', 'Voor'],
      ['hilde-vermeersch', 'Voor'],
      ['ilham-el-ouardi', 'Tegen'],
      ['bart-van-loon', 'Tegen'],
    ],
    themes: ['gebiedsontwikkeling'],
    audiences: ['gemeenten', 'woningcorporaties', 'architecten'],
    image: 'tekentafel',
  },
];

const thursday: SessionEntry[] = [
  {
    title: 'Truus en de timmerman',
    time: ['10:00', '10:45'],
    room: 'grote-zaal',
    summary:
      'Een robotcel en een leerling bouwen op het podium elk een wand. Wat blijft er over van het vak?',
    description: `Priya Oemrawsingh brengt een echte robotcel mee, met naam en al. Een leerling-timmerman neemt zijn hamer mee. Ze maken dezelfde wand en u kijkt mee wie waar beter in is.

Daarna gaat het over werk. Thijs Molenaar laat zien hoe zijn ploeg veranderde toen de lijn veranderde: minder tillen, meer meten, en iedereen om half vijf naar huis. Studenten krijgen deze ochtend de eerste rijen en de eerste vragen.`,
    speakers: [
      ['priya-oemrawsingh', 'Spreker'],
      ['thijs-molenaar', 'Spreker'],
      ['tineke-van-rossum', 'Dagvoorzitter'],
    ],
    themes: ['digitalisering'],
    audiences: ['bouwers', 'architecten'],
    image: 'robotarm',
    featured: true,
  },
  {
    title: 'Uitreiking van de Serieprijs 2027',
    time: ['15:15', '16:15'],
    room: 'grote-zaal',
    summary:
      'De prijs gaat niet naar het mooiste eerste huis, maar naar het honderdste. Drie genomineerden, één jury van bewoners.',
    description: `Een eerste exemplaar kan iedereen bijzonder maken. De Serieprijs kijkt naar nummer honderd: is het nog even goed, en is er onderweg iets geleerd? Een jury van twaalf bewoners bezocht de genomineerde reeksen onaangekondigd.

Ruth Sewnarain reikt de prijs uit. Vooraf leest Tineke van Rossum de drie afspraken van dinsdag voor, en wie ze is nagekomen. Daarna sluiten wij de editie af met soep op het koffieplein.`,
    speakers: [
      ['ruth-sewnarain', 'Reikt de prijs uit'],
      ['tineke-van-rossum', 'Dagvoorzitter'],
    ],
    themes: ['houtbouw', 'verduurzaming'],
    audiences: ['bouwers', 'woningcorporaties'],
    image: 'kraan-avond',
  },
];

/** The six plenary meetings, all in the great hall. */
export const plenarySessions: SessionSeed[] = [
  ...sessionsOf('Plenair', fairDays.tuesday, tuesday),
  ...sessionsOf('Plenair', fairDays.wednesday, wednesday),
  ...sessionsOf('Plenair', fairDays.thursday, thursday),
];
