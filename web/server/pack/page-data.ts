import { decode } from 'turbo-stream';
import { redirectField } from '../../caching/device-pack';

/** What every document holds already. */
const rootRoute = 'root';

/** The status with which React Router sends that the path leads to another, and the name of that in its format. */
const redirectStatus = 202;
const redirectType = 'SingleFetchRedirect';

/**
 * The data of a page's own routes, by route, from what React Router sends to the browser; where the path leads, when that is
 * another page; null when it is neither.
 */
export async function dataOf(status: number, body: Buffer<ArrayBuffer>): Promise<object | null> {
  if (status !== 200 && status !== redirectStatus) return null;
  let target: unknown = null;
  const { value, done } = await decode(new Blob([body]).stream(), {
    plugins: [
      (type: string, found: unknown) => {
        if (type !== redirectType) return false;
        target = typeof found === 'object' && found !== null && 'redirect' in found ? found.redirect : null;
        return { value: null };
      },
    ],
  });
  await done;
  if (status === redirectStatus) return isPath(target) ? { [redirectField]: target } : null;
  if (typeof value !== 'object' || value === null) throw new TypeError('Not the data of a page');
  const routes = Object.entries(value).filter(([route]) => route !== rootRoute);
  const isWhole = routes.every(([, found]) => typeof found === 'object' && found !== null && 'data' in found);
  return isWhole ? Object.fromEntries(routes) : null;
}

/** Another site cannot be reached without reception. */
const isPath = (target: unknown): target is string =>
  typeof target === 'string' && /^\/(?![/\\])/.test(target);
