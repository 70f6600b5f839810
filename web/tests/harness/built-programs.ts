import { fileURLToPath } from 'node:url';
import { buildPrograms } from '../../build-programs.mjs';

/** Builds the programs beside the server for tests that run while the site is built: package.json says where they look. */
export async function setup(): Promise<void> {
  await buildPrograms(fileURLToPath(new URL('../../.cache/programs', import.meta.url)));
}
