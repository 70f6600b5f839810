export const titles = {
  directory: 'Waar vind ik wat?',
  mediaLibrary: 'Mediabibliotheek',
  worklist: 'Inzendingen',
  today: 'Vandaag',
} as const;

export const pageAbouts = {
  audit: 'Welke medewerker gegevens wijzigde of downloadde.',
  givenUp: 'Mails en berichten die niet aankwamen.',
  jobs: 'Wat de server vanzelf doet, en of dat lukte.',
  lists: 'Hele lijsten downloaden, bewerken in Excel en weer importeren.',
  mediaLibrary: 'Foto’s en andere bestanden van de site.',
  worklist: 'Ingevulde formulieren, contracten en bestellingen.',
} as const;
