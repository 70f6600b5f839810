import { notFound } from './not-found';

/** The public number in a URL, for loaders. Anything else is a 404. */
export function publicIdIn(url: URL, id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound(url);
  return Number(id);
}
