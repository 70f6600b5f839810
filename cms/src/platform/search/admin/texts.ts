export const searchTexts = {
  title: 'Zoek in alles',
  button: (keys: string) => `Zoek in alles (${keys})`,
  close: 'Sluiten',
  label: 'Naam, titel, code, mailadres of nummer',
  results: 'Gevonden',
  pages: 'Schermen',
  tooShort: (length: number) => `Typ minstens ${length} tekens.`,
  searching: 'Bezig met zoeken…',
  nothing: (search: string) => `Niets gevonden voor “${search}”.`,
  found: (count: number) => `${count} gevonden. Kies met de pijltjes, open met Enter.`,
  failed: 'Zoeken lukt nu niet. Probeer het zo nog eens.',
} as const;
