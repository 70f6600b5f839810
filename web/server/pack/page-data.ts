import { decodeData } from '../../router-internals/single-fetch';

/** Its data is left out: every document holds it already. */
const rootRoute = 'root';

/**
 * The data of a page's own routes, by route, from what React Router sends to the browser; null when there is no such page, or
 * when its path leads to another.
 */
export async function dataOf(status: number, body: Buffer<ArrayBuffer>): Promise<object | null> {
  if (status !== 200) return null;
  const value = await decodeData(new Blob([body]).stream());
  if (typeof value !== 'object' || value === null) throw new TypeError('Not the data of a page');
  const routes = Object.entries(value).filter(([route]) => route !== rootRoute);
  const isWhole = routes.every(([, found]) => typeof found === 'object' && found !== null && 'data' in found);
  return isWhole ? Object.fromEntries(routes) : null;
}
