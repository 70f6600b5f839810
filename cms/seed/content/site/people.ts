/** Everybody whom pages and forms name, so that another fair that keeps those gets none of these names. */
export const people = [
  'Sanne de Wit',
  'Mirjam Kuipers',
  'Jeroen Abspoel',
  'Naima Bouzid',
  'Bo Terlouw',
  'Daan Verschoor',
  'Froukje Dijkstra',
  'Ilse van den Brink',
];
