import { notFound } from './not-found';

/** The public number in an address, for loaders; anything that cannot be one is a page that does not exist. */
export function publicIdIn(url: URL, id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound(url);
  return Number(id);
}
