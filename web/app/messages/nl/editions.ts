export const editions = {
  /** On the page of something of the past. */
  notice: (edition: string) => `U kijkt in het archief: dit hoorde bij ${edition}.`,
  toArchive: 'Bekijk deze editie',
  intro: (name: string) => `Dit is het archief van ${name}: zo was het toen.`,
  description: (name: string, when: string) =>
    `Terugkijken op ${name}, ${when}: het programma, de standhouders, de sprekers en de foto’s.`,
  when: 'Wanneer',
  where: 'Waar',
  edition: 'Editie',
  lookBack: 'Terugkijken',
  nothing: 'Van deze editie staat er niets meer op de site.',
  others: 'Andere edities',
  toComing: (name: string) => `Naar ${name}`,
  lists: { programma: 'Programma', standhouders: 'Standhouders', sprekers: 'Sprekers' },
  titles: {
    programma: (name: string) => `Programma van ${name}`,
    standhouders: (name: string) => `Standhouders van ${name}`,
    sprekers: (name: string) => `Sprekers van ${name}`,
  },
  toComingList: {
    programma: 'Naar het programma van nu',
    standhouders: 'Naar de standhouders van nu',
    sprekers: 'Naar de sprekers van nu',
  },
  counts: {
    programma: (count: number) => (count === 1 ? '1 onderdeel' : `${count} onderdelen`),
    standhouders: (count: number) => (count === 1 ? '1 standhouder' : `${count} standhouders`),
    sprekers: (count: number) => (count === 1 ? '1 spreker' : `${count} sprekers`),
  },
  photos: (count: number) => (count === 1 ? '1 foto' : `${count} foto’s`),
};
