export const demoErrors = {
  nothing: 'Er is niets meer van de voorbeeldbeurs dat weg kan.',
  noTypes: 'Kies wat er weg mag.',
} as const;

export const removalTexts = {
  fileName: 'Verwijderd',
  row: (name: string, count: number) => `${name} (${count})`,
} as const;
