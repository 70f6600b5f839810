export const companyPage = {
  owned: 'De bedrijfspagina',
  retainedBecause: 'De pagina hoort bij de beurs. De organisatie beslist of die blijft staan.',
} as const;

export const heldByHall = 'stands';

export const standTexts = {
  holders: (names: string[]) => names.join(', ') || 'vrij',
  choice: (stand: string, holders: string) => `${stand} – ${holders}`,
} as const;

export const standErrors = {
  shared: (exhibitors: string[]) =>
    `Op een stand staat één standhouder. Hier zijn het ${exhibitors.join(' en ')}.`,
  taken: (stand: string, exhibitor: string) => `Stand ${stand} is al van “${exhibitor}”.`,
  past: (exhibitor: string, year: number) =>
    `“${exhibitor}” is van editie ${year} en krijgt geen stand meer. Geef de stand aan de standhouder van de komende beurs.`,
  chooseAnother: (clashes: string[]) =>
    `${clashes.join(' ')} Kies een andere stand, of haal hem eerst daar weg.`,
} as const;

export const kindErrors = {
  number: 'Een adres van alleen cijfers is van een standhouder. Zet er een letter bij.',
} as const;

export const fixedPages = [
  { path: '/standhouders', title: 'Standhouders' },
  { path: '/paviljoens', title: 'Paviljoens' },
  { path: '/plattegrond', title: 'Plattegrond' },
] as const;
