import type { Messages } from '../nl';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const floorPlan: Messages['floorPlan'] = {
  title: 'Floor plan',
  intro:
    'Search for a stand number or an exhibitor and see which hall and which row to go to. Numbers and neighbours are right; the drawing is schematic.',
  metaDescription: (fair) =>
    `The floor plan of ${fair}: every stand by hall and by row, with who is there, and the way to the rooms.`,
  metaHall: (hall) => `Floor plan of ${hall}`,
  hallTabs: 'Halls',
  search: 'Search the floor plan',
  searchPlaceholder: 'Stand number or exhibitor',
  count: (count) => plural(count, 'stand', 'stands'),
  foundIn: (count, hall) => `${plural(count, 'stand', 'stands')} found in ${hall}`,
  inHall: (count, hall) => `${plural(count, 'stand', 'stands')} in ${hall}`,
  drawing: (hall) => `Drawing of ${hall}`,
  drawingNote: 'Every stand of the drawing is in the list too, with who is there.',
  noDrawing: 'There is no drawing of this hall yet. Its stands are in the list.',
  legend: 'What the colours say',
  noExhibitor: 'Not known yet',
  chosen: 'Chosen stand',
  notOnPlan: (code) =>
    `Stand ${code} is not on this floor plan. Search by name, or ask at the information desk.`,
  unmark: 'Remove the mark',
  area: (squareMetres) => `${squareMetres} m²`,
  stands: (hall) => `Stands in ${hall}`,
  mark: (code) => `Show stand ${code} on the drawing`,
  rooms: 'Rooms and meeting points',
  seats: (count) => `${count} seats`,
  facilitiesLink: 'See all facilities',
  programmeLink: 'See the programme',
  empty: {
    title: 'No stand found',
    here: (query, hall) => `Nothing in ${hall} matches “${query}”.`,
    elsewhere: (count, hall) => `${plural(count, 'stand', 'stands')} found in ${hall}`,
    nowhere: 'Check the spelling or search for part of the name.',
    clear: 'Show all stands',
    noHalls: 'The floor plan will follow',
    noStands: (hall) => `The stands of ${hall} will follow`,
  },
};
