const documents = (count: number) => (count === 1 ? '1 document' : `${count} documenten`);

export const demoPageTexts = {
  title: 'Voorbeeldbeurs verwijderen',
  subtitle:
    'De voorbeeldbeurs laat zien wat er kan. Haal haar weg als u met uw eigen beurs begint: in het Nederlands en het Engels tegelijk.',
  none: 'Van de voorbeeldbeurs is niets meer over.',
  stays:
    'Nooit weg gaan: accounts, instellingen, en wat bezoekers en standhouders hebben ingestuurd. Foto’s en bestanden blijven in de mediabibliotheek.',
  going: (count: number) => `${documents(count)} ${count === 1 ? 'gaat' : 'gaan'} weg`,
  structure: 'Handig om te houden: pas de teksten aan uw beurs aan.',
  reasons: {
    changed: (count: number) => `${count} blijven: u hebt ze gewijzigd`,
    held: (count: number) => `${count} blijven: iemand stuurde er iets over, of heeft er een account voor`,
    needed: (count: number) => `${count} blijven: de site kan er niet zonder`,
  },
  changedToo: 'Verwijder ook wat wij zelf hebben gewijzigd',
  remove: (count: number) => `Verwijder ${documents(count)}`,
  confirmTitle: 'Voorbeeldbeurs verwijderen?',
  confirm: (count: number) =>
    `${documents(count)} ${count === 1 ? 'gaat' : 'gaan'} nu van de site. Bij Lijsten kunt u dit 90 dagen lang terugdraaien.`,
  cancel: 'Annuleer',
  sure: 'Verwijder',
  done: (count: number) => `${documents(count)} verwijderd.`,
  undo: 'Naar Lijsten, om het terug te draaien',
} as const;

/** The sentence about the page in the directory on the home page. */
export const demoPageAbout = 'De voorbeeldbeurs in één keer weghalen.';
