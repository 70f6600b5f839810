const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const floorPlan = {
  title: 'Plattegrond',
  intro:
    'Zoek een standnummer of een standhouder en zie in welke hal en in welke rij u moet zijn. Nummers en buren kloppen; de tekening is schematisch.',
  metaDescription: (fair: string) =>
    `De plattegrond van ${fair}: alle stands per hal en per rij, met wie er staat, en de weg naar de zalen.`,
  metaHall: (hall: string) => `Plattegrond van ${hall}`,
  hallTabs: 'Hallen',
  search: 'Zoek op de plattegrond',
  searchPlaceholder: 'Standnummer of standhouder',
  count: (count: number) => plural(count, 'stand', 'stands'),
  foundIn: (count: number, hall: string) => `${plural(count, 'stand', 'stands')} gevonden in ${hall}`,
  inHall: (count: number, hall: string) => `${plural(count, 'stand', 'stands')} in ${hall}`,
  drawing: (hall: string) => `Tekening van ${hall}`,
  drawingNote: 'Alle stands van de tekening staan ook in de lijst, met wie er staat.',
  noDrawing: 'Van deze hal is nog geen tekening. De stands staan in de lijst.',
  legend: 'Wat de kleuren zeggen',
  noExhibitor: 'Nog niet bekend',
  chosen: 'Gekozen stand',
  notOnPlan: (code: string) =>
    `Stand ${code} staat niet op deze plattegrond. Zoek op naam, of vraag het aan de informatiebalie.`,
  unmark: 'Markering weghalen',
  area: (squareMetres: string) => `${squareMetres} m²`,
  stands: (hall: string) => `Stands in ${hall}`,
  mark: (code: string) => `Toon stand ${code} op de tekening`,
  rooms: 'Zalen en ontmoetingsplekken',
  seats: (count: number) => `${count} plaatsen`,
  facilitiesLink: 'Bekijk alle voorzieningen',
  programmeLink: 'Bekijk het programma',
  empty: {
    title: 'Geen stand gevonden',
    here: (query: string, hall: string) => `Niets in ${hall} past bij “${query}”.`,
    elsewhere: (count: number, hall: string) => `${plural(count, 'stand', 'stands')} gevonden in ${hall}`,
    nowhere: 'Controleer de spelling of zoek op een deel van de naam.',
    clear: 'Toon alle stands',
    noHalls: 'De plattegrond volgt',
    noStands: (hall: string) => `De stands van ${hall} volgen`,
  },
};
