import type { Plugin } from 'vite';

/** Packages of which there must be one copy, the production build, in the server's bundle as well. */
const bundled = [
  'react',
  'react-dom',
  'react-router',
  '@react-router/node',
  '@conform-to/react',
  '@iconify/react',
  'react-zoom-pan-pinch',
  'cookie',
  'set-cookie-parser',
];
const router = /^react-router(?:\/dom)?$/;
const developmentFile = /node_modules\/(?:react-router\/dist\/development\/|.*\.development\.js$)/;

/**
 * A build step: React Router's package exports its development build to Node, and React reads NODE_ENV each time the server
 * starts. This bundles the production builds of both for browser and server, and fails the build when another one is in it.
 * Every package that imports React or the router must be in the list: outside the bundle it would import a second copy,
 * whose contexts are empty.
 */
export function productionPackages(): Plugin {
  return {
    name: 'production-packages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      environments: {
        ssr: { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: bundled } },
      },
    }),
    resolveId: {
      filter: { id: router },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const wrong = chunk.moduleIds.find((id) => developmentFile.test(id));
        const outside = chunk.imports.find((id) =>
          bundled.some((name) => id === name || id.startsWith(`${name}/`)),
        );
        if (wrong ?? outside)
          this.error(`${wrong ?? outside} is not the production build: see production-packages.ts`);
      }
    },
  };
}
