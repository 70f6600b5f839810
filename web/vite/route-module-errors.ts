import type { Plugin } from 'vite';

/** React Router's answer to a route module that cannot be loaded, in its built code. */
const reloadsAlways = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
/** A page that shows the error, because the router drops an error that is thrown here; and word of it to the app. */
const standIn = `
window.dispatchEvent(new CustomEvent("missingpart"));
return { default() { throw new Error("The code of " + route.id + " did not come", { cause: error }); } };`;

/**
 * A build step: React Router reloads the page whenever a route module cannot be loaded, without end if need be. This
 * puts a page in its place whose showing is the error, so that app/rendering/builds/missing-part.ts decides about reloading. Fails
 * the build when the place is not found.
 */
export function routeModuleErrors(): Plugin {
  let found = false;
  return {
    name: 'route-module-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\//, code: 'Error loading route module' },
      handler(code) {
        if (!reloadsAlways.test(code)) return null;
        found = true;
        return { code: code.replace(reloadsAlways, standIn), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('React Router loads route modules in another way now: see route-module-errors.ts');
    },
  };
}
