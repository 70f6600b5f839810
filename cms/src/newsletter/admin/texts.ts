export const listTexts = {
  count: (total: number) => (total === 1 ? '1 aanmelding' : `${total} aanmeldingen`),
  columns: ['E-mailadres', 'Status', 'Akkoord op', 'Bevestigd op', 'Akkoord met', 'Verwijderen'],
  empty: 'Er zijn geen aanmeldingen die hierbij passen.',
} as const;

export const filterTexts = {
  email: 'Zoek een e-mailadres',
  state: 'Status',
  all: 'Alle',
  search: 'Zoek',
} as const;

export const removalTexts = {
  button: 'Verwijder',
  label: (email: string) => `Verwijder ${email}`,
  question: (email: string) => `${email} van de lijst verwijderen? Dit kan niet ongedaan worden gemaakt.`,
  done: (email: string) => `${email} is verwijderd.`,
} as const;
