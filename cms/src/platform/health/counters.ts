/** Counts since this process started; `/metrics` has them. */
const counts = {
  slowQueries: 0,
  refusedAccountSignIns: 0,
  refusedAdminSignIns: 0,
  takenFormUploads: 0,
  refusedFormUploads: 0,
  takenMediaUploads: 0,
  refusedMediaUploads: 0,
};

export type Counter = keyof typeof counts;

export function countUp(counter: Counter): void {
  counts[counter] += 1;
}

export const countOf = (counter: Counter): number => counts[counter];

/** Ways to sign in, and ways to send a file, by route: what a good response and a refused one count as. */
const byRoute: Readonly<Record<string, { taken?: Counter; refused: Counter }>> = {
  'POST /api/auth/local': { refused: 'refusedAccountSignIns' },
  'POST /api/auth/firebase/callback': { refused: 'refusedAccountSignIns' },
  'GET /api/auth/:provider/callback': { refused: 'refusedAccountSignIns' },
  'POST /admin/login': { refused: 'refusedAdminSignIns' },
  'POST /api/form-uploads': { taken: 'takenFormUploads', refused: 'refusedFormUploads' },
  'POST /upload/': { taken: 'takenMediaUploads', refused: 'refusedMediaUploads' },
};

/** Counts a response by its route, where that is one of those. What failed by our own fault was not refused. */
export function countResponse(method: string, route: string, status: number): void {
  const counters = byRoute[`${method} ${route}`];
  if (!counters || status >= 500) return;
  if (status >= 400) countUp(counters.refused);
  else if (counters.taken) countUp(counters.taken);
}
