import { describe, expect, it } from 'vitest';
import { drawHall, type DrawnStand } from './hall-drawing';

const hall = (rows: Record<string, (number | null)[]>) =>
  Object.entries(rows).flatMap(([row, areas]) =>
    areas.map((area, index) => ({ code: `1.${row}${String(index + 1).padStart(2, '0')}`, area })),
  );
const touches = (a: DrawnStand, b: DrawnStand) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

describe('the drawing of a hall', () => {
  it('has every stand once, in rows side by side and in the order of their numbers', () => {
    const drawing = drawHall(hall({ B: [24, 12, 60], A: [18, 36] }).reverse());
    expect(drawing?.rows.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(drawing?.stands.map(({ code }) => code)).toEqual(['1.A01', '1.A02', '1.B01', '1.B02', '1.B03']);
    expect(drawing?.stands.map(({ label }) => label)).toEqual(['A01', 'A02', 'B01', 'B02', 'B03']);
    const [a1, a2, b1] = drawing?.stands ?? [];
    expect(a1?.x).toBe(a2?.x);
    expect(a2?.y).toBeCloseTo((a1?.y ?? 0) + (a1?.height ?? 0));
    expect(b1?.x).toBeGreaterThan((a1?.x ?? 0) + (a1?.width ?? 0));
  });

  it('gives stands the share of their area and lets no two overlap or leave the hall', () => {
    const drawing = drawHall(hall({ A: [12, 24, 48], B: [9, 96, 18, 30], C: [18, 18] }));
    if (!drawing) throw new Error('nothing drawn');
    const [small, middle, large] = drawing.stands;
    expect((middle?.height ?? 0) / (small?.height ?? 1)).toBeCloseTo(2);
    expect((large?.height ?? 0) / (small?.height ?? 1)).toBeCloseTo(4);
    for (const [index, stand] of drawing.stands.entries()) {
      expect(drawing.stands.slice(index + 1).filter((other) => touches(stand, other))).toEqual([]);
      expect(stand.x).toBeGreaterThanOrEqual(0);
      expect(stand.x + stand.width).toBeLessThanOrEqual(drawing.width);
      expect(stand.y + stand.height).toBeLessThanOrEqual(drawing.height);
    }
  });

  it('keeps every stand large enough for a finger beside giants, and draws stands without an area', () => {
    const drawing = drawHall(hall({ A: [1000, 2, null], B: [4], C: [600, 600] }));
    for (const { width, height } of drawing?.stands ?? []) {
      expect(width).toBeGreaterThanOrEqual(30.9);
      expect(height).toBeGreaterThanOrEqual(30.9);
    }
  });

  it('gives way when there are more stands in a row than fit', () => {
    const drawing = drawHall(hall({ A: Array.from({ length: 99 }, () => 9) }));
    expect(drawing?.stands).toHaveLength(99);
    const last = drawing?.stands.at(-1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(drawing?.height ?? 0);
  });

  it('leaves out codes that say no row', () => {
    const odd = ['Foyer', '1.', '1.A', '1.A0001', 'A04', '1.a04'].map((code) => ({ code, area: 10 }));
    expect(drawHall(odd)).toBeNull();
    expect(drawHall([...odd, { code: '1.A01', area: 9 }])?.stands.map(({ code }) => code)).toEqual(['1.A01']);
    expect(drawHall([])).toBeNull();
  });

  it('is the same whatever the order of its input', () => {
    const stands = hall({ A: [12, 24], B: [9, 18] });
    expect(drawHall([...stands].reverse())).toEqual(drawHall(stands));
  });
});
