import { defaultColour } from 'beursvloer-domain/brand';
import { z } from 'zod';
import type { CmsClient } from '../client/client';
import { findSingle } from '../client/list';
import { picture, pictureSelection } from './fields/picture';

/** Pairs of faces by the names that organisers choose them by. `Eigenzinnig`, the site's own pair, is none of them. */
const pairs = { Zakelijk: 'archivo', Klassiek: 'fraunces', Strak: 'outfit' } as const;

const brand = z.object({
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** The pair of faces of the site (web/brand/letters.json); null for its own. */
  letters: z
    .enum(['Zakelijk', 'Klassiek', 'Strak'])
    .nullable()
    .catch(null)
    .transform((name) => name && pairs[name]),
  /** In place of the fair's name, on a light and on a dark page. */
  logo: picture,
  logoDark: picture,
  /** A square sign, for tabs and home screens. */
  icon: picture,
});

export type Brand = z.output<typeof brand>;

export const defaultBrand: Brand = {
  colour: defaultColour,
  letters: null,
  logo: null,
  logoDark: null,
  icon: null,
};

/** The looks of the fair; the default as long as nobody has published anything else. */
export async function getBrand(cms: CmsClient): Promise<Brand> {
  const found = await findSingle(cms, '/brand', 'brand', brand, {
    fields: ['colour', 'letters'],
    populate: { logo: pictureSelection, logoDark: pictureSelection, icon: pictureSelection },
    localised: false,
    tags: ['files'],
  });
  return found ?? defaultBrand;
}
