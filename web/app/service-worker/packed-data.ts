import { pageOfData } from '../../router-internals/data-path';
import { encodeData } from '../../router-internals/single-fetch';
import { findPacked, findPackedList } from '../../caching/device-pack';

/** The data that the router asks for, from the pack; null when it is not in it. */
export async function packedAnswer(request: Request): Promise<Response | null> {
  const { path, routes } = pageOfData(new URL(request.url));
  const found = await packedPage(path);
  if (!found || typeof found.data !== 'object' || found.data === null) return null;
  const data = new Map(Object.entries(found.data));
  // A page that wants more than its own data, such as the frame's, has to be loaded anew.
  if (!routes?.every((route) => data.has(route))) return null;
  const { body, type } = encodeData(Object.fromEntries(data));
  return new Response(body, {
    headers: { 'Content-Type': type, Date: new Date(found.checkedAt).toUTCString() },
  });
}

/** The data by route of the page at a path with its query: in the pack, or made of what is in it. Null for neither. */
export async function packedPage(path: string): Promise<{ data: unknown; checkedAt: number } | null> {
  return (await findPacked(path)) ?? (await narrowedPage(path).catch(() => null));
}

/** A list that is narrowed: of the page in the pack that shows all of it, and everything that it is made of. */
async function narrowedPage(path: string): Promise<{ data: object; checkedAt: number } | null> {
  const list = await findPackedList(path);
  const [route, ...others] = Object.keys(list?.page.data ?? {});
  if (!list || route === undefined || others.length > 0) return null;
  // Evaluated when it is wanted: a worker starts for every file of every page.
  const { narrow } = await import('./filtered-lists');
  const data = await narrow(list.name, path);
  return data && { data: { [route]: { data } }, checkedAt: list.page.checkedAt };
}
