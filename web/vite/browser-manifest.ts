import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** The part of React Router's manifest for browsers that matters here. */
const manifestShape = z.looseObject({
  routes: z.record(
    z.string(),
    z.looseObject({
      path: z.string().optional(),
      hasDefaultExport: z.boolean(),
      imports: z.array(z.string()),
    }),
  ),
});

const fileEnding = /\.[a-z]+$/;
const manifestFile = /^manifest-[^.]+\.js$/;
const manifestText = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

/**
 * A build step that makes React Router's manifest for browsers light, as every page carries it:
 * - What the code of each route imports is nearly half of it. The router uses it only to preload a page whose link somebody
 *   points at, so it is a file of its own that comes at the first interaction (app/builds/route-imports.ts).
 * - Routes of files, such as `/programma.csv`, are no pages: a link to one leaves the app (app/ui/links/site-link.tsx).
 *
 * It runs when the server's code is bundled: the manifest has been written by then, and is not compressed yet. The server
 * keeps the whole manifest.
 */
export function browserManifest(buildId: string, clientFolder: string): Plugin {
  return {
    name: 'browser-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildEnd: (error) => (error ? undefined : splitManifest(join(clientFolder, 'assets'), buildId)),
  };
}

async function splitManifest(folder: string, buildId: string): Promise<void> {
  const [file, ...others] = (await readdir(folder)).filter((name) => manifestFile.test(name));
  if (file === undefined || others.length > 0) throw new Error(`Expected one manifest in ${folder}`);
  const { manifest, imports } = divideManifest(await readFile(join(folder, file), 'utf8'));
  await writeFile(join(folder, `route-imports-${buildId}.js`), imports);
  await writeFile(join(folder, file), manifest);
}

/**
 * Divides the script of React Router's manifest into two, without the routes of files; the second adds to the first what
 * routes import.
 */
export function divideManifest(script: string): { manifest: string; imports: string } {
  const json = manifestText.exec(script)?.[1];
  if (json === undefined) throw new Error('React Router writes its manifest in another way');
  const manifest = manifestShape.parse(JSON.parse(json));
  const imports: Record<string, string[]> = {};
  const pages = Object.entries(manifest.routes).filter(
    ([, { path = '', hasDefaultExport }]) => hasDefaultExport || !fileEnding.test(path),
  );
  manifest.routes = Object.fromEntries(pages);
  for (const [id, route] of pages) {
    if (route.imports.length === 0) continue;
    imports[id] = route.imports;
    route.imports = [];
  }
  return {
    manifest: `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
    imports: `for(const[id,files]of Object.entries(${JSON.stringify(imports)}))window.__reactRouterManifest.routes[id].imports=files;`,
  };
}
