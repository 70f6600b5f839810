import type { Province } from '../types/fair';

/** The provinces of the places that exhibitors are from; those of made-up places are made up too. */
const places: Record<Province, string[]> = {
  Groningen: ['Groningen', 'Oude Pekela'],
  Friesland: ['Heerenveen', 'Leeuwarden'],
  Drenthe: ['Assen', 'Coevorden', 'Emmen', 'Meppel', 'Oosterlanden'],
  Overijssel: [
    'Almelo',
    'Deventer',
    'Enschede',
    'Hardenberg',
    'Hengelo',
    'Kampen',
    'Linderbeek',
    'Ommen',
    'Raalte',
    'Rijssen',
    'Steenwijk',
    'Zwolle',
  ],
  Flevoland: ['Almere', 'Emmeloord', 'Lelystad', 'Urk', 'Waterveld'],
  Gelderland: [
    'Apeldoorn',
    'Arnhem',
    'Barneveld',
    'Doetinchem',
    'Duiven',
    'Ede',
    'Nijkerk',
    'Nijmegen',
    'Winterswijk',
    'Zandhorst',
    'Zutphen',
  ],
  Utrecht: ['Amersfoort', 'Merenburg', 'Nieuwegein', 'Oudewater', 'Utrecht', 'Veenendaal', 'Woerden'],
  'Noord-Holland': [
    'Amsterdam',
    'Den Burg',
    'Duinzicht aan Zee',
    'Haarlem',
    'Heerhugowaard',
    'Hilversum',
    'Hoofddorp',
    'Zaandam',
  ],
  'Zuid-Holland': [
    'Alphen aan den Rijn',
    'Barendrecht',
    'Delft',
    'Den Haag',
    'Dordrecht',
    'Gorinchem',
    'Gouda',
    'Hoogerbrugge',
    'Leiden',
    'Rotterdam',
    'Schiedam',
    'Vlaardingen',
    'Zoetermeer',
    '’s-Gravenmeer',
  ],
  Zeeland: ['Goes'],
  'Noord-Brabant': [
    'Boxtel',
    'Breda',
    'Den Bosch',
    'Eindhoven',
    'Helmond',
    'Moerdijk',
    'Oss',
    'Roosendaal',
    'Tilburg',
    'Veghel',
  ],
  Limburg: ['Maastricht', 'Venlo', 'Weert'],
  'Buiten Nederland': [],
};

const provinceOf = new Map(
  Object.entries(places).flatMap(([province, names]) => names.map((name) => [name, province as Province])),
);

/** @throws Error for a place that is in no province yet */
export function provinceAt(place: string): Province {
  const province = provinceOf.get(place);
  if (province === undefined) throw new Error(`${place} is in no province yet.`);
  return province;
}
