import type { SpeakerEntry } from './entry';

/** Speakers without a stand: research, abroad, and the chair of the day. */
export const independent: SpeakerEntry[] = [
  {
    slug: 'ingrid-solberg',
    name: 'Ingrid Solberg',
    position: 'Hoogleraar industriële woningbouw',
    organisation: 'Technische Hogeschool Noordfjord',
    summary: 'Vergelijkt al twintig jaar woningfabrieken in elf landen en weet waarom er zoveel stoppen.',
    biography:
      'Ingrid Solberg bezocht 143 woningfabrieken, van Hokkaido tot Oslo. Van elke fabriek noteerde ze wat de lijn kostte, hoeveel woningen ze per jaar maakte en of ze er vijf jaar later nog was. Bij 58 was dat niet zo. Haar conclusie is verrassend simpel: niet de techniek maar het orderboek bepaalt of een fabriek het haalt. Ingrid promoveerde op Japanse houtbouw, spreekt vijf talen en laat in elke presentatie één foto zien van een lege hal. Ze spreekt in het Engels.',
    themes: ['houtbouw', 'financiering'],
    featured: true,
  },
  {
    slug: 'matthew-okafor',
    name: 'Matthew Okafor',
    position: 'Programmaleider',
    organisation: 'Homes in Series, Londen',
    summary: 'Bundelde de vraag van negen Londense woningorganisaties in één catalogus van twaalf huizen.',
    biography:
      'Matthew Okafor was kostendeskundige bij grote ziekenhuizen, een wereld waar niemand het vreemd vindt om een operatiekamer te kopiëren. In Londen bracht hij negen opdrachtgevers bij elkaar die tot dan toe elk hun eigen voordeur tekenden. De catalogus telt nu twaalf huizen en 2.600 bestellingen. Hij is in Lagos geboren, in Leeds opgegroeid en kan drie uur praten over toleranties. Hij spreekt in het Engels.',
    themes: ['financiering', 'digitalisering'],
  },
  {
    slug: 'tineke-van-rossum',
    name: 'Tineke van Rossum',
    position: 'Dagvoorzitter en journalist',
    organisation: 'Zelfstandig',
    summary: 'Stelt op elk podium de vraag die de zaal niet durft te stellen.',
    biography:
      'Tineke van Rossum schreef twintig jaar over volkshuisvesting voor kranten en vakbladen. Ze was bij oplevering én sloop van hetzelfde gebouw, en vond dat veelzeggend. Sinds 2019 leidt ze de plenaire onderdelen van Fabriek & Thuis. Ze bereidt elk gesprek voor met één telefoontje naar iemand die er woont. Sprekers die hun tijd overschrijden, krijgen van haar een waxinelichtje op het katheder; als het uit is, is het uit.',
    themes: ['gebiedsontwikkeling'],
  },
];
