export const profilePath = '/bezoekersprofiel';

/** The badge on this device. */
export const badgePagePath = '/mijn-badge';

export const mineParam = 'mijn';

export const linkParam = 'link';

export const doneParam = 'gedaan';

/** The registration of a mailed link, or of who is signed in. */
export function visitPath(link: string | null, done?: string): string {
  const query = new URLSearchParams();
  query.set(link === null ? mineParam : linkParam, link ?? '1');
  if (done !== undefined) query.set(doneParam, done);
  return `${profilePath}?${query.toString()}`;
}

export function badgePath(link: string | null): string {
  const path = `${profilePath}/badge.pdf`;
  return link === null ? path : `${path}?${new URLSearchParams({ [linkParam]: link }).toString()}`;
}
