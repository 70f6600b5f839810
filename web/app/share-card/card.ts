import type { Brand } from '../content/types/brand';
import type { Edition } from '../content/types/edition';
import type { PictureFile } from '../content/types/fields/picture';

export interface Card {
  label: string;
  title: string;
  /** One line below the title: when and where, or who. */
  line: string | null;
  picture: PictureFile | null;
  /** A logo stands whole on white paper; a photo fills its side. */
  fit: 'fill' | 'whole';
  /** The past edition that the page is about; it is left out for the coming one. */
  edition?: Edition | null;
}

export interface Imprint {
  name: string;
  edition: string;
  /** `di 9 t/m do 11 februari 2027, Expohal, Zwolle`. */
  whenAndWhere: string;
  /** The colour of the fair, `#rrggbb`. */
  colour: string;
  /** Null for the site's own. */
  letters: Brand['letters'];
}

/** The size that the large networks ask for, in pixels. */
export const cardWidth = 1200;
export const cardHeight = 630;
