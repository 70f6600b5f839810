export const drillNotes = {
  none: 'Er is nog geen back-up met succes teruggezet op proef.',
  last: (at: string, rows: string, archive: string) =>
    `Laatst gelukt op ${at}: ${rows} rijen vergeleken uit ${archive}.`,
} as const;
