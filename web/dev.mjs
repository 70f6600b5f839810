import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { buildPrograms } from './build-programs.mjs';

await buildPrograms();

/** The site during development: the same server, with Vite in the place of the built files. */
const vite = await createServer({
  root: import.meta.dirname,
  // Reload messages have a port of their own, beside the site's, so that two sites can be developed at once.
  server: { middlewareMode: true, ws: { port: Number(process.env.PORT || 3000) + 20_000 } },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run server code in this configuration.');

const { defaultLocale, languages } = await ssr.runner.import('/app/messages/locale.ts');
const { cookiesOfTokens } = await ssr.runner.import('/app/content/client/visitor/token-cookies.ts');
const { renderInLanguages } = await ssr.runner.import('/server/pages/languages.ts');
const { start } = await ssr.runner.import('/server/start.ts');

await start({
  dataFolder: fileURLToPath(new URL('../data', import.meta.url)),
  files: vite.middlewares,
  development: true,
  languages,
  tokenCookies: cookiesOfTokens,
  // Asked again for every page, because a change to a source file makes a new build.
  loadPages: async () => ({
    // The handles of routes are read once: restart after a change of them.
    ...(await routesOf()),
    async render(request, visit) {
      const build = await ssr.runner.import('virtual:react-router/server-build');
      const { contextFor } = await ssr.runner.import('/app/content/client/visitor/visitor.server.ts');
      return renderInLanguages(build, 'development', languages, contextFor)(request, visit);
    },
    cached: null,
  }),
  close: () => vite.close(),
});

async function routesOf() {
  const build = await ssr.runner.import('virtual:react-router/server-build');
  const { readRouteHandles } = await ssr.runner.import('/app/route-handles/route-handles.ts');
  const { publicCms } = await ssr.runner.import('/app/content/client/context.server.ts');
  const { findFileForm } = await ssr.runner.import('/app/content/types/page/page.ts');
  const { listPageSlugs } = await ssr.runner.import('/app/content/client/numbered-pages.ts');
  const { defaultFormLimits } = await ssr.runner.import('/server/pages/forms.ts');
  return readRouteHandles(
    build.routes,
    {
      listSlugs: () => listPageSlugs(publicCms(defaultLocale)),
      findForm: (locale, page, slug) => findFileForm(publicCms(locale), page, slug),
    },
    defaultFormLimits,
  );
}
