export const listTexts = {
  notLoaded: 'De lijst kon niet worden geladen. Probeer het opnieuw.',
  wentWrong: 'Er ging iets mis. Probeer het opnieuw.',
  downloadCsv: 'Download CSV',
  downloadExcel: 'Download Excel',
} as const;

export const pageTexts = {
  name: 'Bladzijden',
  previous: 'Vorige',
  next: 'Volgende',
  current: (page: number, pages: number) => `Bladzijde ${page} van ${pages}`,
} as const;

export const unsavedTexts = {
  mayDiscard: 'U hebt iets getypt dat nog niet bewaard is. Wilt u verder gaan en het verliezen?',
} as const;
