export const profilePath = '/bezoekersprofiel';

/** The query parameter that asks for the registration of who is signed in. */
export const mineParam = 'mijn';

/** The query parameter with the token of a mailed link. */
export const linkParam = 'link';

/** The query parameter that says what was just done. */
export const doneParam = 'gedaan';

/** The registration of a mailed link, or of who is signed in. */
export function visitPath(link: string | null, done?: string): string {
  const query = new URLSearchParams();
  query.set(link === null ? mineParam : linkParam, link ?? '1');
  if (done !== undefined) query.set(doneParam, done);
  return `${profilePath}?${query.toString()}`;
}

/** The badge of a registration, as a PDF. */
export function badgePath(link: string | null): string {
  const path = `${profilePath}/badge.pdf`;
  return link === null ? path : `${path}?${new URLSearchParams({ [linkParam]: link }).toString()}`;
}
