import type { Edition } from './edition';

/** A past edition, for tests. */
export const pastEdition: Edition = {
  year: 2026,
  name: 'Beurs',
  edition: '8e editie',
  days: [{ date: '2026-02-10', opens: '09:00', closes: '17:00', label: null }],
  venue: {
    name: 'Oude Hal',
    street: 'Kade 1',
    postalCode: '1234 AB',
    city: 'Deventer',
    latitude: null,
    longitude: null,
  },
};
