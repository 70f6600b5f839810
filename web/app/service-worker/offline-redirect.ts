import { dataPathOf } from '../../router-internals/data-path';
import { dataCache } from '../../caching/device-caches';
import { withoutLocale } from '../messages/locale';
import { searchPath } from '../search/index/paths';
import { findTarget } from './find-target';
import { packedPage } from './packed-data';

/**
 * The page about being without a connection: it lists what is stored, or goes on to the page that was asked for when its data
 * is here. A page that hydrates must be at its own URL.
 */
export function offlinePage({ pathname, search }: URL, isHere = false): Response {
  const prefix = pathname === '/en' || pathname.startsWith('/en/') ? '/en' : '';
  const from = new URLSearchParams({ van: pathname + search, ...(isHere && { hier: '1' }) });
  return Response.redirect(`${prefix}/offline?${from.toString()}`, 302);
}

/**
 * Leads on from a page whose document is not on the device: to where its path leads, or to the page that shows it with the
 * data that is here. Null when neither is.
 */
export async function leadOn(url: URL): Promise<Response | null> {
  const target = await findTarget(url.pathname);
  if (target !== null) return Response.redirect(target, 302);
  return (await hasData(url)) ? offlinePage(url, true) : null;
}

async function hasData({ pathname, search }: URL): Promise<boolean> {
  const path = pathname + search;
  // The page of results searches on the device.
  if (withoutLocale(pathname) === searchPath || (await packedPage(path))) return true;
  return (await (await caches.open(dataCache)).match(dataPathOf(path), { ignoreVary: true })) !== undefined;
}
