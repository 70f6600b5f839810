export const companyPage = {
  owned: 'De bedrijfspagina',
  retainedBecause: 'De pagina hoort bij de beurs. De organisatie beslist of die blijft staan.',
} as const;

export const heldByHall = 'stands';

export const standErrors = {
  shared: (exhibitors: string[]) =>
    `Op een stand staat één standhouder. Hier zijn het ${exhibitors.join(' en ')}.`,
  taken: (stand: string, exhibitor: string) => `Stand ${stand} is al van “${exhibitor}”.`,
  chooseAnother: (clashes: string[]) =>
    `${clashes.join(' ')} Kies een andere stand, of haal hem eerst daar weg.`,
} as const;
