import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from './read';

/** Seen from `cms/dist/config/environment`, where the compiled file lives. */
const repository = path.resolve(__dirname, '../../../..');

/** The only place that reads the environment; every other configuration file imports it. */
export const environment = load();

function load(): Environment {
  try {
    const values = readEnvironment(process.env, path.join(repository, 'data'));
    // Strapi exits when the folder for uploads is not there.
    mkdirSync(path.join(values.dataDir, 'public', 'uploads'), { recursive: true, mode: 0o700 });
    // The internationalisation plugin reads its first locale from the environment only.
    process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'nl';
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}
