import type { PhotoAlbumSeed } from './types';

/** Subjects of the photographs, in the order in which they return. */
const subjects = [
  'De beursvloer van boven, met stands en bezoekers',
  'Volle zaal met een spreker op het podium',
  'Bezoekers in gesprek op een stand',
  'Groep bezoekers op rondleiding met een gids',
  'Demonstratie aan een werkbank',
  'Bezoekers met koffie aan een statafel',
  'Maquette van een woonbuurt op een tafel',
  'Bezoekers bij de ingang van de hallen',
  'Deelnemers aan een workshop rond een tafel',
  'Prijsuitreiking op een podium',
];

/** Photographs are numbered through all albums; the first album starts at 1, the next where it ended. */
function photosFrom(first: number, captions: string[]): PhotoAlbumSeed['photos'] {
  return captions.map((caption, index) => {
    const number = first + index;
    const alt = subjects[(number - 1) % subjects.length] ?? caption;
    // The photos are drawn, so nobody is credited.
    return { image: { key: `photos/2025-${String(number).padStart(2, '0')}`, alt }, caption };
  });
}

/** The four albums of the edition of 2025. */
export const albums: PhotoAlbumSeed[] = [
  {
    title: 'Openingsdag 2025',
    slug: 'openingsdag-2025',
    date: '2025-02-11',
    text: 'De eerste dag van de achtste editie: 2.100 bezoekers en een file van fietsen voor de stalling.',
    photos: photosFrom(1, [
      'Kwart voor tien: de vloer is af, de tapijttegels liggen recht',
      'De opening in de Grote Zaal, met 620 stoelen en geen lege',
      '“En wat kost hij dan?” De meestgestelde vraag van dinsdag',
      'De eerste tour van de dag vertrekt, op de minuut',
      'Een kozijn zetten in vier minuten, met publiek',
      'Oud-collega’s vinden elkaar bij de koffie',
      'De maquette van een polderbuurt trok de hele dag bekijks',
      'Met de pendelbus van 9.10 uur: drukte bij de draaideuren',
      'Werken met karton: een plattegrond in een half uur',
      'De aanmoedigingsprijs voor studenten gaat naar een ploeg uit Zwolle',
      'Hal 2 rond het middaguur, met de proefwoning in het midden',
      'De wethouder en de fabrikant, voor het eerst op één podium',
      'Een inkoper laat zich de naden van een badkamer uitleggen',
      'Halte drie van de houttour: even voelen',
      'Zagen zonder stof, of bijna zonder stof',
    ]),
  },
  {
    title: 'Dag van de renovatie 2025',
    slug: 'renovatiedag-2025',
    date: '2025-02-12',
    text: 'Woensdag ging over huizen waar al iemand woont. Veertig huurders kwamen mee om te vertellen hoe het was.',
    photos: photosFrom(16, [
      'Koffie met een huurdersorganisatie uit Groningen',
      'Een galerijflat op schaal 1 op 50, met bewoonde balkons',
      'De rij voor de balie op de drukste ochtend',
      'Bewoners en bouwers plannen samen een week',
      'De renovatieprijs gaat naar een straat in plaats van een gebouw',
      'De gangpaden van Hal 1, gezien vanaf de loopkraan',
      'Een huurder vertelt wat er in de brief had moeten staan',
      'Gevelmonsters op tafel, brillen op de neus',
      'De renovatietour houdt halt bij een opengewerkte muur',
      'Inblazen en wegen: isolatie van vezels in een proefwand',
      'Pauze van een kwartier die er drie werd',
      'Waar komt de lift? Meedenken rond een model',
      'Na de lunch stroomt het opnieuw vol',
      'Workshop bewonersbrief: eerst schrappen, dan schrijven',
      'Bloemen voor de vrijwilligers van de tourbalie',
    ]),
  },
  {
    title: 'Slotdag 2025',
    slug: 'slotdag-2025',
    date: '2025-02-13',
    text: 'Donderdag was voor studenten, voor nieuwbouw en voor de eerste uitreiking van de Serieprijs.',
    photos: photosFrom(31, [
      'Rustig begin: de beursvloer om half tien',
      'Achterin staan mocht ook, bij het debat over gelijke eisen',
      'Een leerling-timmerman stelt zijn vraag aan de directeur',
      'Mbo-studenten op tour langs vijf leerbedrijven',
      'Aan de werkbank: een koppeling zonder lijm of spijkers',
      'Twee gemeenten, één statafel en een afspraak',
      'Een hofje van hout, met lucifers als schutting',
      'Groepsfoto van een bouwopleiding, vlak voor binnenkomst',
      'Rekenen aan een reeks: wat scheelt de tiende woning?',
      'De eerste Serieprijs, uitgereikt door de winnaars van elkaar',
      'Nog een uur: de laatste ronde over de vloer',
      'Slotwoord in de Grote Zaal',
      'Visitekaartjes, ouderwets op papier',
      'De allerlaatste tour, met de meeste deelnemers',
      'Het werkstuk van drie dagen krijgt zijn laatste schroef',
    ]),
  },
  {
    title: 'Tussen de sessies door 2025',
    slug: 'tussendoor-2025',
    date: '2025-02-13',
    text: 'Gezichten, handen en koffiebekers: drie dagen gezien vanaf de rand.',
    photos: photosFrom(46, [
      'Het koffieplein, waar de meeste zaken begonnen',
      'Een maquette is ook een goede plek om te zwijgen',
      'Natte jassen, warme hal',
      'Geel papier is op, dus verder met roze',
      'Applaus voor de schoonmaakploeg, op hun eigen podium',
      'Van boven is een beurs net een wijk',
      'De zaal wacht, de spreker zoekt zijn klikker',
      'Een handdruk op stand 1.C07',
      'Even bijpraten met de gids, tussen twee haltes',
      'Handen van een vakman, ogen van een inkoper',
      'Een bekertje thee en een telefoon vol nieuwe nummers',
      'Vinger wijst, maquette wint',
      'Tot ziens, of nog even terug voor een vergeten sjaal',
      'De uitslag van de workshop hangt aan de muur',
      'Alle winnaars bij elkaar, en één te vroeg gestarte confetti',
    ]),
  },
];
