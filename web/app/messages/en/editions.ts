import type { Messages } from '../nl';

export const editions: Messages['editions'] = {
  notice: (edition) => `You are looking at the archive: this was part of ${edition}.`,
  toArchive: 'View this edition',
  intro: (name) => `This is the archive of ${name}: this is how it was.`,
  description: (name, when) =>
    `Looking back at ${name}, ${when}: the programme, the exhibitors, the speakers and the photos.`,
  when: 'When',
  where: 'Where',
  edition: 'Edition',
  lookBack: 'Look back',
  nothing: 'Nothing of this edition is on the site any more.',
  others: 'Other editions',
  toComing: (name) => `Go to ${name}`,
  lists: { programma: 'Programme', standhouders: 'Exhibitors', sprekers: 'Speakers' },
  titles: {
    programma: (name) => `Programme of ${name}`,
    standhouders: (name) => `Exhibitors at ${name}`,
    sprekers: (name) => `Speakers at ${name}`,
  },
  toComingList: {
    programma: 'Go to the current programme',
    standhouders: 'Go to the current exhibitors',
    sprekers: 'Go to the current speakers',
  },
  counts: {
    programma: (count) => (count === 1 ? '1 session' : `${count} sessions`),
    standhouders: (count) => (count === 1 ? '1 exhibitor' : `${count} exhibitors`),
    sprekers: (count) => (count === 1 ? '1 speaker' : `${count} speakers`),
  },
  photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
};
