export const searchErrors = { notOneText: 'Zoek met één tekst.' } as const;

export const groupTitles = { files: 'Bestanden', lists: 'Lijsten en vaste gegevens' } as const;

export const searchTexts = {
  ofEdition: (about: string, year: number) => (about === '' ? `editie ${year}` : `${about} · editie ${year}`),
} as const;
