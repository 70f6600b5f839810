import { runContentScript } from './content-script.mjs';
import { prepareEnvironment } from './prepare.mjs';
import { runScript } from './steps.mjs';

/** Copies everything from a SQLite database to a PostgreSQL one, or back: `npm run move -- --from … --to …`. */
await runScript(() =>
  runContentScript(['platform', 'move', 'run.js'], process.argv.slice(2), prepareEnvironment().env),
);
