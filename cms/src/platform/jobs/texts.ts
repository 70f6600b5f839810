export const jobTexts = { title: 'Taken', read: 'Zien' } as const;

export const jobStates = {
  never: 'nog niet gedaan',
  running: 'bezig',
  done: 'gelukt',
  failed: 'mislukt',
  brokenOff: 'afgebroken',
} as const;
