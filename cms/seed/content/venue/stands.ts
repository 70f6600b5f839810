import type { StandSeed } from '../types';

/** Areas in square metres per hall and row; the position in the row is the stand's number. */
const floor = {
  'hal-1': {
    A: [24, 18, 18, 30, 24, 48, 18, 12, 30, 24, 18, 36],
    B: [36, 24, 24, 48, 18, 30, 36, 24, 18, 24, 12, 60],
    C: [48, 24, 18, 36, 24, 96, 18, 24, 30, 18, 24, 42],
    D: [30, 24, 60, 18, 12, 24, 36, 24, 18, 72, 24, 18],
    E: [24, 18, 24, 36, 18, 12, 9, 24, 48, 18, 24, 30],
    F: [18, 12, 24, 9, 18, 12, 24, 18, 36, 12, 18, 24],
  },
  'hal-2': {
    A: [24, 18, 12, 30, 18, 24, 12, 18, 36, 18, 24],
    B: [18, 24, 12, 18, 9, 30, 24, 18, 12, 24, 36],
    C: [60, 24, 36, 18, 48, 24, 18, 30, 24, 12, 36],
    D: [24, 36, 18, 12, 24, 54, 18, 24, 30, 9, 24],
    E: [18, 24, 12, 36, 24, 18, 30, 9, 24, 42, 18],
    F: [12, 24, 18, 9, 30, 18, 24, 12, 18, 24, 96],
  },
} satisfies Record<string, Record<string, number[]>>;

const notes: Record<string, string> = {
  '1.C06':
    'Eilandstand met vier open zijden. Vloerbelasting tot 1.500 kg/m² getoetst voor een volledige module.',
  '1.D10': 'Hoogte hier 6 meter. Aanvoer alleen maandag vóór 12.00 uur, daarna blokkeert rij C het pad.',
  '1.E07': 'Kolom in de achterwand. Korting van 10% afgesproken als dit vak verkocht wordt.',
  '2.C01': 'Krachtstroom 63 A en wateraansluiting aanwezig onder luik 14.',
  '2.F04': 'Naast de nooduitgang: geen opbouw hoger dan 2,5 meter.',
};

/** Every stand of both halls, coded hall.rowNumber, for example 1.A04. */
export const stands: StandSeed[] = Object.entries(floor).flatMap(([hall, rows]) =>
  Object.entries(rows).flatMap(([row, areas]) =>
    areas.map((area, index): StandSeed => {
      const code = `${hall.slice(-1)}.${row}${String(index + 1).padStart(2, '0')}`;
      const internalNote = notes[code];
      return { code, hall, area, ...(internalNote ? { internalNote } : {}) };
    }),
  ),
);
