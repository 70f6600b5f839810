const languageKey = 'strapi-admin-language';
const bannerKey = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/**
 * Sets what Strapi stores in the browser and would otherwise start in English on the sign-in page: the language, and
 * the news about its media library as already read (its key ends in the id of the installation, which is not known
 * yet, or off). A language that somebody chose stays.
 */
export function prepareFirstVisit(): void {
  if (!localStorage.getItem(languageKey)) localStorage.setItem(languageKey, 'nl');
  for (const installation of ['undefined', 'false']) {
    localStorage.setItem(`${bannerKey}:${installation}`, 'true');
  }
}
