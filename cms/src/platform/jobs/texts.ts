export const jobTexts = { title: 'Taken', read: 'Zien' } as const;

/** How the last run of a job ended, as the admin shows it. */
export const jobStates = {
  never: 'nog niet gedaan',
  running: 'bezig',
  done: 'gelukt',
  failed: 'mislukt',
  brokenOff: 'afgebroken',
} as const;
