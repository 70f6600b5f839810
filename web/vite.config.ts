import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserChunks, sharedEntries } from './vite/chunks.ts';
import { buildFiles } from './vite/build-files.ts';
import { buildReport } from './vite/build-report.ts';
import { precompress } from './vite/precompress.ts';
import { productionPackages } from './vite/production-packages.ts';
import browsers from './browsers.json' with { type: 'json' };

/** React Router writes the files for browsers into it. */
const clientFolder = 'build/client';
const builtAt = Date.now();
const buildId = process.env.BUILD_ID ?? builtAt.toString(36);

export default defineConfig({
  plugins: [
    productionPackages(),
    tailwindcss(),
    reactRouter(),
    sharedEntries(),
    buildFiles({ id: buildId, timestamp: builtAt }, clientFolder),
    precompress(clientFolder),
    buildReport('build/report.json'),
  ],
  // In development the shared rules are served from where npm links them to.
  server: { fs: { allow: ['.', '../domain/dist'] } },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId), 'import.meta.env.BUILT_AT': builtAt },
  environments: {
    client: {
      build: {
        target: Object.entries(browsers).map((browser) => browser.join('')),
        modulePreload: false,
        rollupOptions: { output: browserChunks(buildId) },
      },
    },
    // Our own server is the entry; it imports the pages. See docs/decisions/0020-one-public-door.md.
    ssr: {
      build: { rollupOptions: { input: './server.ts' } },
      // The shared rules are linked from where the packages of the site are not looked for.
      resolve: { noExternal: ['culori'] },
    },
  },
});
