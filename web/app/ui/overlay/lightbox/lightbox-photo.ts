import type { PictureFile } from '../../../content/types/fields/picture';

export interface LightboxPhoto {
  image: PictureFile;
  caption: string | null;
  credit: string | null;
  locale?: string;
  /** The path of the photo's own page, which works without JavaScript too. The address bar shows it meanwhile. */
  path?: string;
}
