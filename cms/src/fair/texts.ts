export const overTexts = {
  registration: 'De beurs is voorbij: aanmelden kan niet meer.',
  form: 'De beurs is voorbij: dit formulier is gesloten.',
} as const;

const inDays = (count: number) => (count === 1 ? 'morgen' : `over ${count} dagen`);

export const countdownTexts = {
  noDays: 'De dagen van de beurs zijn nog niet ingevuld.',
  fillIn: 'Vul ze in bij Site-instellingen',
  noDaysForOthers:
    'De dagen van de beurs zijn nog niet ingevuld. Een organisator doet dat bij Site-instellingen.',
  ahead: (count: number, day: string) =>
    count === 1 ? `Morgen begint de beurs: ${day}.` : `Nog ${count} dagen tot de beurs: ${day}.`,
  open: ({ day, of }: { day: number; of: number }) =>
    of === 1 ? 'De beurs is bezig.' : `De beurs is bezig, dag ${day} van ${of}.`,
  closedToday: ({ day, of }: { day: number; of: number }, count: number) =>
    `De beurs is bezig: dag ${day} van ${of} is ${inDays(count)}.`,
  over: 'De beurs is voorbij.',
} as const;
