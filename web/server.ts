import { fileURLToPath } from 'node:url';
import { cookiesOfTokens } from './app/content/client/visitor/token-cookies';
import { readRouteHandles } from './app/route-handles/route-handles';
import { defaultLocale, isLocale, languages, locales } from './app/messages/locale';
import { readBuilds } from './server/pages/builds';
import { defaultFormLimits } from './server/pages/forms';
import { renderInLanguages } from './server/pages/languages';
import { start } from './server/start';
import { createStaticFiles } from './server/http/static-files';

/** The package's folder, seen from the built server in build/server. */
const root = new URL('../..', import.meta.url);
const client = fileURLToPath(new URL('build/client', root));

await start({
  dataFolder: fileURLToPath(new URL('../data', root)),
  files: createStaticFiles(client),
  clientFolder: client,
  builds: readBuilds(client),
  languages,
  tokenCookies: cookiesOfTokens,
  // Imported when the environment has been found good: pages read their part of it as they load.
  loadPages: async () => {
    const build = await import('virtual:react-router/server-build');
    const { recordTags } = await import('./app/content/cache/cache-tags.server');
    const { contentCache, publicCms } = await import('./app/content/client/context.server');
    const { listChosenPaths } = await import('./app/sitemap/chosen-paths.server');
    const { findFileForm } = await import('./app/content/types/page/page');
    const { contextFor } = await import('./app/content/client/visitor/visitor.server');
    const { sharedIndexes } = await import('./app/search/index/shared-index.server');
    const { packContent, packTypes } = await import('./app/sitemap/pack-pages.server');
    const { fontsOf } = await import('./brand/letters.server');
    const { getBrand } = await import('./app/content/types/brand');
    const { createHeadHints } = await import('./app/rendering/paint/head-files');
    const { cacheKeyFor, ...pages } = readRouteHandles(
      build.routes,
      {
        listPaths: () => listChosenPaths(publicCms(defaultLocale)),
        findForm: (locale, page, slug) => findFileForm(publicCms(locale), page, slug),
      },
      defaultFormLimits,
    );
    return {
      ...pages,
      hints: createHeadHints(async () => {
        const { letters } = await getBrand(publicCms(defaultLocale));
        return letters && fontsOf(letters);
      }),
      render: renderInLanguages(build, 'production', languages, contextFor),
      cached: {
        cacheKeyFor,
        record: recordTags,
        findUnchanged: contentCache.findUnchanged,
        packContents: {
          languages: locales,
          types: packTypes,
          contentOf: (language) =>
            packContent(publicCms(language), isLocale(language) ? language : defaultLocale),
        },
        follow(log) {
          contentCache.follow(log);
          sharedIndexes.follow(log);
        },
      },
    };
  },
});
