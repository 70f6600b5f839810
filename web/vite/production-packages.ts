import type { Plugin } from 'vite';

/** Packages of which there must be one copy, the production build, in the server's bundle as well. */
const bundled = [
  'react',
  'react-dom',
  'react-router',
  '@react-router/node',
  '@iconify/react',
  'react-zoom-pan-pinch',
  'cookie',
  'set-cookie-parser',
];
const router = /^react-router(?:\/dom)?$/;
/** A file that is meant for developing: it warns where a production build is silent. */
const forDeveloping = /node_modules\/(?:react-router\/dist\/development\/|.*\.development\.js$)/;

/**
 * A build step: React Router's package names its development build for every program, and React reads NODE_ENV each time
 * the server starts. This takes the production builds of both into the bundles of browser and server, and fails the build
 * when another one got in. Every package that imports React or the router must be in the list: outside the bundle it would
 * bring a second copy, whose contexts are empty.
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
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const wrong = part.moduleIds.find((id) => forDeveloping.test(id));
        const outside = part.imports.find((id) =>
          bundled.some((name) => id === name || id.startsWith(`${name}/`)),
        );
        if (wrong ?? outside)
          this.error(`${wrong ?? outside} is not the production build: see production-packages.ts`);
      }
    },
  };
}
