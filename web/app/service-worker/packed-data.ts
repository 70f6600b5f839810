import { encode } from 'turbo-stream';
import { pageOfData } from '../../caching/data-path';
import { findPacked } from '../../caching/device-pack';

/** The data that the router asks for, from the pack; null when it is not in it. */
export async function packedAnswer(request: Request): Promise<Response | null> {
  const { path, routes } = pageOfData(new URL(request.url));
  const found = await packedPage(path);
  if (!found || typeof found.data !== 'object' || found.data === null) return null;
  const data = new Map(Object.entries(found.data));
  // A page that wants more than its own data, such as the frame's, has to be loaded anew.
  if (!routes?.every((route) => data.has(route))) return null;
  return new Response(encode(Object.fromEntries(data)), {
    headers: { 'Content-Type': 'text/x-script', Date: new Date(found.checkedAt).toUTCString() },
  });
}

/** The data by route of the page at a path with its query; null when the pack has no such page. */
export async function packedPage(path: string): Promise<{ data: unknown; checkedAt: number } | null> {
  return findPacked(path);
}
