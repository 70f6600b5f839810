import { z } from 'zod';

const colours = { Blauw: 'blue', Groen: 'green', Huiskleur: 'brand', Grijs: 'neutral' } as const;

/** The colour of a kind, one of those of the design. */
export const kindColour = z
  .enum(['Blauw', 'Groen', 'Huiskleur', 'Grijs'])
  .catch('Grijs')
  .transform((colour) => colours[colour]);
