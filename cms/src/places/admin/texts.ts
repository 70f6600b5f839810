export const listTexts = {
  subtitle: 'Tours en workshops waarvoor bezoekers zich aanmelden',
  seats: (taken: number, capacity: number) => `${taken} van ${capacity} plaatsen bezet`,
  waiting: (count: number) => `${count} op de wachtlijst`,
  closed: 'vol verklaard',
  noSessions:
    'Er is nog geen onderdeel met plaatsen. Zet bij een sessie in het programma “Aanmelden voor een plaats” aan en vul Plaatsen in.',
  session: 'Onderdeel',
  nobody: 'Er heeft zich nog niemand aangemeld.',
  removal: 'Verwijderen',
  absent: '–',
  remove: 'Verwijder',
  removeNamed: (name: string) => `Verwijder ${name}`,
  confirmRemoval: (name: string) => `${name} van de lijst halen? Dat wordt aan ${name} gemaild.`,
  removed: (name: string) => `${name} is van de lijst.`,
} as const;

export const hostLinkTexts = {
  title: 'Link voor de gastheer',
  explanation:
    'Wie de link heeft, ziet zonder account de namen van de deelnemers, vinkt af wie er is en kan zeggen dat het vol is.',
  link: 'De link',
  hint: 'Kopieer de link nu: hij is niet opnieuw te lezen.',
  make: 'Link maken',
  makeAnother: 'Nieuwe link maken',
  confirmAnother: 'Een nieuwe link maken? De vorige werkt dan niet meer.',
  made: 'De link is gemaakt.',
  remove: 'Link intrekken',
  confirmRemoval: (title: string) => `De link van de gastheer van "${title}" intrekken?`,
  removed: 'De link is ingetrokken.',
} as const;
