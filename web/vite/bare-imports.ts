import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;

/**
 * A build step: a part that is imported later is imported, and nothing else. Vite puts a helper around it that fetches the
 * styles and scripts it needs; we have one style sheet, and `modulePreload` is off. Fails the build when a part does
 * need something.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: helper },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.code.includes('__vite__mapDeps'))
            this.error(`${part.fileName} has parts with files of their own: see bare-imports.ts`);
      },
    },
  };
}
