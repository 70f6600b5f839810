/** Seconds that a page is kept; after that it is rendered again in the background, as Nuxt's guide to hybrid rendering has it. */
const swr = 5;

export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: { head: { htmlAttrs: { lang: 'nl' }, title: 'Fabriek & Thuis' } },
  routeRules: {
    // A proxy may keep it; for what Nuxt itself keeps of it see server/api/home.get.js.
    '/': { headers: { 'cache-control': `s-maxage=${swr}, stale-while-revalidate` } },
    '/standhouders': { swr },
    '/standhouders/**': { swr },
  },
});
