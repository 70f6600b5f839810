import { getHome } from '../../../content.mjs';

/** Kept here, because Nuxt 4.4.2 cannot keep the page at `/` itself: its cache of payloads takes no key that is `/` alone. */
export default defineCachedEventHandler(() => getHome(), { maxAge: 5, swr: true });
