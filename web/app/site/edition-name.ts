import type { Edition } from '../content/types/edition';

/** How people call it: `Bouwbeurs 2026`. */
export function editionName({ name, year }: Pick<Edition, 'name' | 'year'>): string {
  return name.includes(String(year)) ? name : `${name} ${year}`;
}
