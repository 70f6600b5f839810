import type { PictureFile } from '../../../content/types/fields/picture';

/** A photo that can be opened large. */
export interface LightboxPhoto {
  image: PictureFile;
  caption: string | null;
  credit: string | null;
  /** The language of the caption, where the backend says so. */
  locale?: string;
  /** The path at which this photo opens on its own, also without JavaScript; what the address bar says meanwhile. */
  address?: string;
}
