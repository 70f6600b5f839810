import { createHash } from 'node:crypto';
import { fontsOf } from '../../brand/letters.server';
import { sheetPath } from '../../brand/sheet.server';
import { defaultBrand, type Brand } from '../content/types/brand';
import type { SiteBrand } from '../site/site-context';

/** What every page has of the fair's brand; null for the default. */
export function siteBrandOf({ colour, letters, logo, logoDark }: Brand): SiteBrand | null {
  const sheet = sheetPath({ colour, letters });
  const fonts = letters && fontsOf(letters);
  return sheet === null && logo === null ? null : { sheet, fonts, logo, logoDark };
}

/** Differs for other icons, so that devices that installed the site fetch them; null for the default ones. */
export function iconVersionOf({ colour, icon }: Pick<Brand, 'colour' | 'icon'>): string | null {
  if (colour === defaultBrand.colour && icon === null) return null;
  return createHash('sha256')
    .update(`${colour} ${icon?.url ?? ''}`)
    .digest('hex')
    .slice(0, 8);
}
