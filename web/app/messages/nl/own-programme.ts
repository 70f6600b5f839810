import { offline } from './offline';
import { push } from './push';

const minutes = (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`);
const sessions = (count: number) => (count === 1 ? '1 onderdeel' : `${count} onderdelen`);

export const ownProgramme = {
  offline,
  save: {
    done: 'Bewaard in Mijn programma.',
    show: 'Bekijk',
    details: 'Notitie',
    detailsHint: 'U vindt dit terug in Mijn programma. Het blijft op uw apparaat, tenzij u inlogt.',
    removed: 'Niet meer bewaard.',
    undo: 'Ongedaan maken',
    full: 'Niet bewaard: dit apparaat heeft geen ruimte meer.',
    blocked: 'Niet bewaard: uw browser staat het niet toe.',
  },
  title: 'Mijn programma',
  intro: 'Wat u bewaart, staat hier per dag op volgorde: met looptijd, pauzes en wat er nog bij past.',
  needsScript:
    'Voor deze pagina moet JavaScript aan staan: wat u bewaart, blijft op uw eigen apparaat. Het hele programma leest u ook zonder.',
  reading: 'Uw programma wordt geladen',
  account: {
    none: 'Alleen dit apparaat weet wat u bewaart. Een account is niet nodig. Als u inlogt, staat het ook op uw andere apparaten.',
    signIn: 'Inloggen',
    busy: 'Uw account wordt bijgewerkt.',
    merged: 'Ook op uw andere apparaten, omdat u bent ingelogd.',
    failed: 'Nog niet bijgewerkt op uw andere apparaten. Dat gebeurt zodra er verbinding is.',
    behind:
      'De klok van dit apparaat loopt meer dan een dag voor. Zet de klok goed: dan komt wat u bewaart ook op uw andere apparaten.',
    left: 'U bent uitgelogd. Wat u bewaarde, staat nog op dit apparaat. In uw account blijft het bewaard.',
    clear: 'Haal het van dit apparaat',
    other: 'Op dit apparaat staat wat met een ander account is bewaard. In dat account blijft het bewaard.',
    join: 'Voeg het toe aan mijn account',
    replace: 'Toon hier alleen mijn account',
  },
  feed: {
    unknown: 'Dit agenda-abonnement is er niet (meer).',
    open: 'Agenda-abonnement',
    title: 'Uw programma in uw agenda-app',
    text: 'Uw agenda-app haalt uw programma zelf op. Verandert een tijd of een zaal, of kiest u iets anders, dan verandert uw agenda mee. Google Agenda kijkt ongeveer één keer per dag, andere apps vaker.',
    onServer:
      'Daarvoor bewaren wij op onze server welke onderdelen u koos, zonder uw naam en uw notities. Dat wissen wij een maand na de beurs, of zodra u stopt.',
    inAccount: 'Het abonnement volgt wat in uw account staat, zonder uw notities.',
    alarm: 'Herinnering',
    alarms: { none: 'Geen', quarter: '15 minuten ervoor', hour: '1 uur ervoor' },
    make: 'Maak een adres',
    ready:
      'Open dit adres in uw agenda-app. Wie het adres heeft, ziet welke onderdelen u koos. Deel het dus niet.',
    once: 'Wij tonen dit adres maar één keer.',
    subscribe: 'Open in agenda-app',
    copy: 'Kopieer het adres',
    exists:
      'Uw account heeft een agenda-abonnement. Het adres tonen wij niet nog eens. Bent u het kwijt? Maak een nieuw adres; het oude stopt dan.',
    renew: 'Maak een nieuw adres',
    stop: 'Stop het abonnement',
    stopped: 'Gestopt: het adres werkt niet meer.',
    failed: 'Dat lukte niet. Probeer het later nog eens.',
  },
  empty: {
    title: 'U hebt nog niets bewaard',
    text: 'Druk op de boekenlegger bij een sessie, standhouder of spreker. Hier ziet u dan uw dag: waar u moet zijn, hoe ver het lopen is en of het past.',
    toProgramme: 'Naar het programma',
    toExhibitors: 'Naar de standhouders',
  },
  noSessions: 'U hebt nog geen onderdelen van het programma bewaard.',
  skipTo: (day: string) => `Naar ${day}`,
  toCalendar: 'Zet in agenda',
  toOtherDevice: 'Naar ander apparaat',
  share: 'Delen',
  move: {
    title: 'Naar een ander apparaat',
    text: 'Scan deze code met uw andere telefoon, of kopieer de link en open die daar. Notities blijven op dit apparaat.',
    code: 'QR-code met wat u hebt bewaard',
    copy: 'Kopieer de link',
    tooMany: (count: number) => `Er passen er ${count} in de link. De rest blijft op dit apparaat.`,
    received: (count: number) =>
      count === 1
        ? 'In deze link staat 1 bewaard onderdeel.'
        : `In deze link staan ${count} bewaarde onderdelen.`,
    add: 'Zet op dit apparaat',
    added: 'Staat nu op dit apparaat.',
    ignore: 'Niet doen',
    fromOther: 'Van een ander apparaat halen',
    paste: 'Plak hier de link van uw andere apparaat',
    pasteHelp: 'U vindt die link daar bij Mijn programma, onder ‘Naar ander apparaat’.',
    invalidLink: 'In deze link staat niets dat u hier kunt bewaren.',
    open: 'Haal op',
  },
  install: {
    title: (fair: string) => `${fair} op uw beginscherm`,
    text: 'Dan opent u uw programma met één druk, ook als er in de hal geen ontvangst is.',
    onIos:
      'Druk op Deel (het vierkant met de pijl) en kies ‘Zet op beginscherm’. De app begint leeg: haal uw programma daar op met ‘Van een ander apparaat halen’.',
    install: 'Installeer',
    decline: 'Nee, dank u',
  },
  shared: {
    title: 'Een gedeeld programma',
    text: 'Iemand deelde dit met u. Er verandert niets aan wat u zelf hebt bewaard.',
    together: (count: number) =>
      count === 0 ? 'Er is geen overlap.' : `Samen: ${sessions(count)} hebt u allebei bewaard.`,
    alsoYours: 'Ook van u',
    toOwn: 'Naar mijn eigen programma',
    nothing: 'Wat in deze link staat, is niet meer op de site.',
    linkTitle: (fair: string) => `Mijn programma voor ${fair}`,
  },
  push,
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
      ? '1 bewaard onderdeel is niet van deze editie of staat niet meer op de site.'
      : `${count} bewaarde onderdelen zijn niet van deze editie of staan niet meer op de site.`,
  forget: 'Haal weg',
};
