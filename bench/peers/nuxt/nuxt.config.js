/** The page at `/standhouders` is kept and made anew in the background, as Nuxt's guide to hybrid rendering has it. */
export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  app: { head: { htmlAttrs: { lang: 'nl' }, title: 'Standhouders' } },
  // NUXT_CARDS_URL and NUXT_LIST_URL fill them in when the server starts.
  runtimeConfig: { cardsUrl: '', listUrl: '' },
  routeRules: { '/standhouders': { swr: 60 } },
});
