export const agendaLabels = {
  saved: 'Wat u hebt bewaard in Mijn programma',
  feed: 'Uw agenda-abonnement',
  deleteUnusedFeeds: 'Agenda-adressen verwijderen die niemand meer leest',
} as const;

export const agendaErrors = {
  tooManyEntries: (maximum: number) => `Stuur ten hoogste ${maximum} bewaarde onderdelen tegelijk.`,
  noEntries: 'Dit zijn geen bewaarde onderdelen.',
  noSessions: 'Dit zijn geen onderdelen van het programma.',
  tooManySessions: (maximum: number) => `Zet ten hoogste ${maximum} onderdelen in uw agenda.`,
  noAlarm: 'Kies wanneer uw agenda u herinnert.',
} as const;

export const feedErrors = { gone: 'Dit agenda-abonnement is er niet (meer).' } as const;

export const fixedPages = [{ path: '/mijn-programma', title: 'Mijn programma' }] as const;
