export interface WithStands {
  stands: readonly { code: string; hall: { slug: string; name: string } | null }[];
}

const natural = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** Order of stand codes as on the floor: 1.A2 before 1.A10. */
export function byCode(a: { code: string }, b: { code: string }): number {
  return natural.compare(a.code, b.code);
}

/** Order of exhibitors by their first stand; those without a stand come last. */
export function byStand(a: WithStands, b: WithStands): number {
  const [first, second] = [firstStand(a), firstStand(b)];
  if (!first || !second) return Number(!first) - Number(!second);
  return byCode(first, second);
}

function firstStand({ stands }: WithStands) {
  return stands.toSorted(byCode)[0];
}

/** The stands by hall, halls and stands in order; stands without a hall last. */
export function standsByHall(exhibitor: WithStands): { hall: string | null; codes: string[] }[] {
  const halls = new Map<string | null, string[]>();
  for (const { code, hall } of [...exhibitor.stands].sort(byCode)) {
    const name = hall?.name ?? null;
    halls.set(name, [...(halls.get(name) ?? []), code]);
  }
  return [...halls]
    .map(([hall, codes]) => ({ hall, codes }))
    .sort((a, b) => Number(a.hall === null) - Number(b.hall === null));
}

/** A stand code taken apart: the row, which visitors walk as one, and the number in it. */
function positionOf(code: string): { row: string; number: number } | null {
  const [, row, number] = /^(.*\D)(\d+)$/u.exec(code) ?? [];
  return row === undefined ? null : { row, number: Number(number) };
}

/** How many stands apart two exhibitors are in the same row, or null when they share none. */
export function standsApart(a: WithStands, b: WithStands): number | null {
  const distances = a.stands.flatMap((own) =>
    b.stands.flatMap((other) => {
      const [here, there] = [positionOf(own.code), positionOf(other.code)];
      if (!here || here.row !== there?.row || own.hall?.slug !== other.hall?.slug) return [];
      return [Math.abs(here.number - there.number)];
    }),
  );
  return distances.length === 0 ? null : Math.min(...distances);
}
