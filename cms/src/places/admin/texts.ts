export const listTexts = {
  subtitle: 'Tours en workshops waarvoor bezoekers zich aanmelden',
  seats: (taken: number, capacity: number) => `${taken} van ${capacity} plaatsen bezet`,
  waiting: (count: number) => `${count} op de wachtlijst`,
  closed: 'vol verklaard',
  noSessions:
    'Er is nog geen onderdeel met plaatsen. Zet bij een sessie in het programma “Aanmelden voor een plaats” aan en vul Plaatsen in.',
  full: 'Alleen wat vol is',
  noFull: 'Geen onderdeel dat nog moet beginnen is vol.',
  session: 'Onderdeel',
  nobody: 'Er heeft zich nog niemand aangemeld.',
  removal: 'Verwijderen',
  absent: '–',
  remove: 'Verwijder',
  removeNamed: (name: string) => `Verwijder ${name}`,
  confirmRemoval: (name: string) => `${name} van de lijst halen? Dat wordt aan ${name} gemaild.`,
  removed: (name: string) => `${name} is van de lijst.`,
} as const;

export const peopleTexts = {
  title: 'Wie staat waar?',
  words: 'Naam of e-mailadres van een deelnemer',
  find: 'Zoek',
  columns: ['Naam', 'E-mailadres', 'Onderdeel', 'Status', 'Sinds', 'Lijst'],
  session: (day: string, startTime: string, title: string) => `${day} ${startTime} – ${title}`,
  sessionGone: 'Niet meer op de site',
  open: 'Toon de lijst',
  openNamed: (title: string) => `Toon de lijst van ${title}`,
  nobody: 'Er is niemand gevonden.',
  found: (shown: number, total: number) =>
    total > shown
      ? `De eerste ${shown} van ${total} gevonden plaatsen`
      : total === 1
        ? '1 plaats gevonden'
        : `${total} plaatsen gevonden`,
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
