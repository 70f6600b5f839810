/** Texts of the calendar and its pages. */
export const calendar = {
  title: 'Kalender',
  intro: 'Bijeenkomsten, excursies en uiterste data: alles voor, tijdens en na de beurs op een rij.',
  past: (count: number) => `Al geweest (${count})`,
  nothing: {
    title: 'Er staat nu niets op de kalender',
    text: 'Zodra er een nieuwe datum is, staat die hier.',
    programme: 'Bekijk het programma',
  },
  fromTime: (time: string) => `vanaf ${time} uur`,
  untilTime: (time: string) => `tot ${time} uur`,
  perDay: (times: string) => `${times} per dag`,
  over: 'Voorbij',
  today: 'Vandaag',
  detail: {
    back: 'Terug naar de kalender',
    when: 'Wanneer',
    time: 'Tijd',
    where: 'Waar',
    noText: 'Hebt u een vraag over deze datum? Neem contact op met de organisatie.',
    overText: 'Deze datum is voorbij.',
    neighbours: 'Vorige en volgende datum',
    earlier: 'Eerder',
    later: 'Later',
  },
};
