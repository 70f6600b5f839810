export const storageErrors = {
  bucketFails:
    'De opslag van bestanden werkt nu niet, dus dit is niet gelukt. Probeer het over een paar minuten opnieuw; blijft het misgaan, vraag dan een beheerder.',
  databaseAway: 'De database is nu niet bereikbaar. Probeer het over een minuut opnieuw.',
  diskFull:
    'De schijf van de server is vol, dus dit kon niet worden opgeslagen. Laat de beheerder ruimte vrijmaken en probeer het daarna opnieuw.',
} as const;
