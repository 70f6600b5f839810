const minutes = (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`);
const sessions = (count: number) => (count === 1 ? '1 onderdeel' : `${count} onderdelen`);

/** `A`, `A en B`, `A, B en C`. */
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`;

export const programme = {
  breadcrumb: 'Programma',
  list,
  title: 'Programma',
  intro: 'Alles wat er op de beursvloer en in de zalen te horen, te zien en te doen is. Kies wat bij u past.',
  description: (fair: string) =>
    `Het volledige programma van ${fair}: wat er is, wanneer het begint en in welke zaal.`,
  sections: {
    label: 'Onderdelen van het programma',
    all: 'Alles',
  },
  languages: { nl: 'Nederlands', en: 'Engels' },
  inEnglish: 'Engels',
  facets: {
    soort: 'Soort',
    thema: 'Thema',
    zaal: 'Zaal',
    doelgroep: 'Voor wie',
    paviljoen: 'Paviljoen',
    taal: 'Taal',
  },
  searchPlaceholder: 'Titel, thema of spreker',

  days: 'Kies een dag',
  allDays: 'Alle dagen',
  today: 'Vandaag',
  earlierToday: (count: number) => `Eerder vandaag: ${sessions(count)}`,
  views: { label: 'Weergave', agenda: 'Op tijd', themes: 'Op thema', timetable: 'Per zaal' },
  count: sessions,
  countOnDay: (count: number, day: string) => `${sessions(count)} op ${day}`,
  onDay: (count: number) => `, ${sessions(count)}`,

  now: {
    title: 'Nu en straks',
    on: 'Nu bezig',
    next: 'Begint zo',
    later: 'Straks',
    moreOn: (count: number) => `Nog ${count} bezig`,
    nothingOn: 'Op dit moment is er niets bezig.',
  },
  state: {
    soon: (count: number) => (count < 1 ? 'begint nu' : `begint over ${minutes(count)}`),
    on: (count: number) => `nu bezig, nog ${minutes(count)}`,
    onOpen: 'nu bezig',
    onShort: (count: number) => `nog ${count} min`,
    soonShort: (count: number) => `over ${count} min`,
    ended: 'afgelopen',
  },

  /** Spoken after a bare time. */
  oclock: 'uur',
  atTime: (time: string) => `${time} uur`,
  duration: minutes,
  noPlace: 'Locatie volgt',
  meetingPoint: 'Verzamelpunt',
  elsewhere: 'Op de beursvloer',
  schedule: { json: 'Hele schema (JSON)', xml: 'Hele schema (XML)' },
  capacity: (count: number) => (count === 1 ? '1 plaats' : `${count} plaatsen`),
  speakers: (count: number) => (count === 1 ? 'Spreker' : 'Sprekers'),
  others: (count: number) => (count === 1 ? 'nog 1 spreker' : `nog ${count} sprekers`),
  visits: 'Langs',
  moreVisits: (count: number) => `en nog ${count}`,

  timetable: {
    caption: (day: string) => `Programma per zaal op ${day}`,
    inRoom: (room: string, day: string) => `Programma in ${room} op ${day}`,
    time: 'Tijd',
    rooms: 'Kies een zaal',
    previous: (room: string) => `Vorige: ${room}`,
    next: (room: string) => `Volgende: ${room}`,
    now: 'Nu',
    goTo: 'Ga naar',
    nothingUntil: (time: string) => `Niets tot ${time} uur`,
    nothingMore: 'Verder niets op deze dag',
    saved: 'Bewaard:',
    must: 'Zeker',
    maybe: 'Misschien',
  },

  empty: {
    title: 'Niets gevonden',
    filtered: 'Met deze zoektekst en filters blijft er niets over. Haal een filter weg of zoek ruimer.',
    otherDays: 'Op deze dag past er niets bij uw keuze. Op een andere dag wel.',
    day: 'Op deze dag staat er niets op het programma.',
    nothing: 'Het programma volgt',
    nothingOf: (kinds: string) => `De ${kinds.toLowerCase()} volgen`,
    clear: 'Wis alle filters',
    allDays: 'Toon alle dagen',
  },
  invalidDay: 'De dag in dit adres bestaat niet.',
  withoutTheme: 'Zonder thema',

  detail: {
    back: 'Terug naar de lijst',
    toCalendar: 'Zet in agenda',
    when: 'Wanneer',
    where: 'Waar',
    language: 'Taal',
    capacity: 'Plaatsen',
    pavilion: 'Paviljoen',
    themes: 'Thema’s',
    audiences: 'Voor wie',
    facts: 'In het kort',
    about: 'Over dit onderdeel',
    noDescription: 'De beschrijving volgt nog.',
    exhibitors: 'Standhouders die meedoen',
    exhibitorsOfTour: 'Langs deze standhouders',
    inRoom: (room: string) => `Programma in ${room}`,
    previousHere: 'Hiervoor in deze zaal',
    nextHere: 'Daarna in deze zaal',
    related: 'Past hierbij',
    meanwhile: 'Tegelijk',
    meanwhileIntro: 'Liever iets anders? Dit is op hetzelfde moment.',
    wholeDay: (day: string) => `Bekijk alles op ${day}`,
  },
};
