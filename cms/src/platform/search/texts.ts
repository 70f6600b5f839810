export const searchErrors = { notOneText: 'Zoek met één tekst.' } as const;

export const groupTitles = { files: 'Bestanden', lists: 'Lijsten en vaste gegevens' } as const;
