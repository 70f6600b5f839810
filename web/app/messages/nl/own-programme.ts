const minutes = (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`);
const sessions = (count: number) => (count === 1 ? '1 onderdeel' : `${count} onderdelen`);

/** Texts of what a visitor saved on their device. */
export const ownProgramme = {
  title: 'Mijn programma',
  intro: 'Wat u bewaart, staat hier per dag op volgorde: met looptijd, pauzes en wat er nog bij past.',
  needsScript:
    'Voor deze pagina moet JavaScript aan staan: wat u bewaart, blijft op uw eigen apparaat. Het hele programma leest u ook zonder.',
  reading: 'Uw programma wordt gelezen',
  onThisDevice: 'Alleen dit apparaat weet wat u bewaart. Een account is niet nodig.',
  empty: {
    title: 'U hebt nog niets bewaard',
    text: 'Druk op het boekenlegger-teken bij een sessie, standhouder of spreker. Hier ziet u dan uw dag: waar u moet zijn, hoe ver het lopen is en of het past.',
    toProgramme: 'Naar het programma',
    toExhibitors: 'Naar de standhouders',
  },
  noSessions: 'U hebt nog geen onderdelen van het programma bewaard.',
  toCalendar: 'Zet in agenda',
  print: 'Druk af',
  invalidSessions: 'Dit adres noemt geen onderdelen van het programma.',
  now: {
    title: 'Nu',
    on: 'U bent nu bij',
    next: 'Hierna',
    leave: (time: string) => `vertrek uiterlijk om ${time}`,
  },
  summary: (count: number, times: string) => `${sessions(count)}, ${times}`,
  conflicts: (count: number) =>
    count === 1 ? '1 onderdeel is niet haalbaar' : `${count} onderdelen zijn niet haalbaar`,
  pause: (times: string) => `Pauze ${times}`,
  feasible: 'Haalbaar',
  tight: 'Krap',
  impossible: 'Niet haalbaar',
  sameRoom: 'u blijft in dezelfde zaal',
  walk: (count: number, from: string) => `${minutes(count)} lopen vanaf ${from}`,
  walkShort: (count: number, left: number) => `${minutes(count)} lopen, u hebt er ${left}`,
  overlaps: (titles: string) => `valt samen met ${titles}`,
  misses: (titles: string) => `maar dan mist u ${titles}`,
  previousPlace: 'het vorige onderdeel',
  wish: { label: (title: string) => `Hoe zeker: ${title}`, must: 'Zeker', maybe: 'Misschien' },
  note: {
    add: 'Notitie',
    label: (title: string) => `Notitie bij ${title}`,
    save: 'Bewaar notitie',
    cancel: 'Annuleer',
    hint: (left: number) => `Nog ${left} tekens`,
  },
  remove: (title: string) => `Verwijder: ${title}`,
  removed: 'Verwijderd. Onderaan de pagina zet u het terug.',
  recentlyRemoved: (count: number) => `Pas verwijderd (${count})`,
  restore: 'Zet terug',
  fitting: (count: number) => `Wat past er nog (${count})`,
  exhibitors: 'Bewaarde standhouders',
  speakers: 'Bewaarde sprekers',
  gone: (count: number) =>
    count === 1
      ? '1 bewaard onderdeel staat niet meer op de site.'
      : `${count} bewaarde onderdelen staan niet meer op de site.`,
  forget: 'Haal weg',
};
