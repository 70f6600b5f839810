/** Contenders in the mix: each has a way to start, and its own URLs for the same requests of a visitor. */
import { startBackend, startSite } from '../fair.mjs';
import { startPeer } from '../peers.mjs';
import { accountCookies } from './account.mjs';
import { signInEditor } from './editor.mjs';

/** Our own limits are per address, and here all visitors have one. */
export const unlimited = { PAGES_PER_SECOND: '0', CALLS_PER_MINUTE: '0', POSTS_PER_MINUTE: '0' };

const sitemapLocation = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g;

/**
 * Our site. `root` is another checkout of it, built before, with a content backend of its own; `everyPage` asks for all pages
 * in its sitemap instead of those that the peers have too.
 */
export function ourSite({ name, folder, fair, root, everyPage = false }) {
  return {
    name,
    async start() {
      const own = root ? await startBackend(folder, { root }) : fair;
      const { site, measured } = await startSite({
        name,
        root,
        path: '/',
        env: { ...own.env, ...unlimited },
      });
      const editor = await signInEditor(own);
      return {
        site,
        editor,
        measured,
        backend: own.backend,
        signedInCookie: `locale=nl; ${await accountCookies({ editor, site })}`,
        pages: everyPage ? await pagesInSitemap(site) : null,
        stop: async () => {
          await measured.stop();
          if (root) await own.backend.stop();
        },
      };
    },
    isPicture: (path) => path.startsWith('/beeld/') && path.endsWith('.avif'),
    search: ({ q, thema }) => (q ? `/zoeken?q=${q}` : `/standhouders?thema=${thema}`),
    data: (path) => ({ path: path === '/' ? '/_.data' : `${path}.data` }),
  };
}

/** A peer: its pages know nobody, so who is signed in gets the same page and says so with a cookie. */
export function peerSite({ peer, fair }) {
  return {
    name: peer.title,
    async start() {
      const { site, measured } = await startPeer(peer, fair.contentUrl);
      return {
        site,
        measured,
        backend: fair.backend,
        editor: await signInEditor(fair),
        uploads: fair.contentUrl,
        signedInCookie: 'locale=nl; token=somebody',
        pages: null,
        stop: () => measured.stop(),
      };
    },
    isPicture: (path) => path.startsWith('/uploads/'),
    search: (query) => `/zoeken?${new URLSearchParams(query)}`,
    data: peer.data,
  };
}

async function pagesInSitemap(site) {
  const text = await (await fetch(`${site}/sitemap.xml`)).text();
  const all = [...text.matchAll(sitemapLocation)].map(([, path]) => path || '/');
  const first = ['/', '/standhouders', '/programma'];
  return [...first, ...all.filter((path) => !first.includes(path))];
}
