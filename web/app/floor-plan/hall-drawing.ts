/**
 * A hall as a drawing, made from nothing but the codes and areas of its stands: `1.A04` is the fourth stand of row A.
 * Rows lie side by side with an aisle between them; within a row every stand has the share of its area, or what a finger
 * needs if that is more. So numbers, neighbours and proportions are right, and walls, corners and distances are not claimed.
 */

/** A stand as far as drawing it goes; `area` in square metres. */
export interface StandToDraw {
  code: string;
  area: number | null;
}

export interface DrawnStand {
  code: string;
  /** The code without its hall, so that it fits in the rectangle. */
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface HallDrawing {
  width: number;
  height: number;
  rows: { name: string; middle: number }[];
  stands: DrawnStand[];
}

/** About the pixels a phone of 360 px leaves for it, so that a unit is never much less than a pixel. */
const drawingWidth = 340;
const margin = 6;
const aisle = 12;
const head = 24;
/**
 * The smallest side that a finger can hit: 24 px, with the gap around a stand, where a phone of 320 px draws
 * 340 units in 284 px.
 */
const leastSide = 31;
/** A row is so long that its smallest stand has this much in proportion, within these limits. */
const standLength = { perSmallest: 20, least: 480, most: 900 };
/** Square metres of a stand nobody has measured: the fair's most common size. */
const assumedArea = 18;

const byNumber = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** The row and number in a code, or null when it is written in another way. */
function placeOf(code: string): { row: string; number: string } | null {
  const [, row, number] = /^\d+\.([A-Z]{1,2})(\d{1,3})$/u.exec(code) ?? [];
  return row === undefined || number === undefined ? null : { row, number };
}

/** The drawing of a hall; stands whose code says no row are left out, and null when that leaves none. */
export function drawHall(stands: readonly StandToDraw[]): HallDrawing | null {
  const rows = rowsOf(stands);
  if (rows.length === 0) return null;
  const length = lengthFor(rows);
  const across = drawingWidth - 2 * margin - (rows.length - 1) * aisle;
  const widths = shares(
    rows.map(({ areas }) => sum(areas)),
    across,
    leastSide,
  );

  let x = margin;
  const drawn = rows.map(({ name, codes, areas }, index) => {
    const width = widths[index] ?? 0;
    const left = x;
    x += width + aisle;
    let y = head;
    const own = shares(areas, length, leastSide).map((height, position): DrawnStand => {
      const code = codes[position] ?? '';
      const top = y;
      y += height;
      return { code, label: code.slice(code.indexOf('.') + 1), x: left, y: top, width, height };
    });
    return { name, middle: left + width / 2, stands: own };
  });
  return {
    width: drawingWidth,
    height: head + length + margin,
    rows: drawn.map(({ name, middle }) => ({ name, middle })),
    stands: drawn.flatMap((row) => row.stands),
  };
}

interface Row {
  name: string;
  codes: string[];
  areas: number[];
}

function rowsOf(stands: readonly StandToDraw[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { code, area } of [...stands].sort((a, b) => byNumber.compare(a.code, b.code))) {
    const name = placeOf(code)?.row;
    if (name === undefined) continue;
    const row = rows.get(name) ?? { name, codes: [], areas: [] };
    row.codes.push(code);
    row.areas.push(area !== null && area > 0 ? area : assumedArea);
    rows.set(name, row);
  }
  return [...rows.values()];
}

/** How long the rows are: long enough for a finger on every stand, and for the smallest of each to come near its share. */
function lengthFor(rows: readonly Row[]): number {
  const needed = rows.flatMap(({ areas }) => [
    leastSide * areas.length,
    (standLength.perSmallest * sum(areas)) / Math.min(...areas),
  ]);
  return Math.round(Math.min(standLength.most, Math.max(standLength.least, ...needed)));
}

/** Divides `total` by weight; no share is smaller than `least`, as long as there is room for that. */
function shares(weights: readonly number[], total: number, least: number): number[] {
  const floor = Math.min(least, total / weights.length);
  const all = sum(weights);
  const small = weights.map((weight) => (weight / all) * total < floor);
  const fixed = small.filter(Boolean).length * floor;
  const free = sum(weights.filter((_, index) => !small[index]));
  return weights.map((weight, index) => (small[index] ? floor : ((total - fixed) * weight) / free));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
