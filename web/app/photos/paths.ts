import { clampIndex } from '../ui/overlay/lightbox/clamp-index';

/**
 * The position of the photo that a URL asks for (`?foto=3`), counted from 0: the nearest one there is when the
 * number lies outside the album, null when it asks for none or for something that is no number.
 */
export function askedPhoto(params: URLSearchParams, count: number): number | null {
  const raw = params.get('foto');
  if (raw === null || !/^-?\d{1,9}$/.test(raw) || count === 0) return null;
  return clampIndex(Number(raw) - 1, count);
}
