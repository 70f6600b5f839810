import type { PictureFile } from '../../../content/types/fields/picture';

/** A photo that can be opened large. */
export interface LightboxPhoto {
  image: PictureFile;
  caption: string | null;
  credit: string | null;
  /** The language of the caption, where the backend says so. */
  locale?: string;
  /** The path of the photo's own page, which works without JavaScript too. The address bar shows it meanwhile. */
  path?: string;
}
