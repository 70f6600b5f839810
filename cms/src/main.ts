import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { environment } from '../config/environment';
import { endSignals, stopOnSignals } from './platform/health/stop';
import { routeConsole } from './platform/log/console';
import { CannotStart } from './platform/storage/cannot-start';

/** Seen from `cms/dist/src`, where the compiled file lives. */
const appDir = path.resolve(__dirname, '../..');

/** Starts the content backend; beside `strapi start` everything that the process says goes through its log. */
const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
routeConsole(strapi.log);
// Strapi's own listeners cut off requests in flight. Until it serves, a signal ends this process at once.
for (const signal of endSignals) process.removeAllListeners(signal);
process.on('uncaughtException', (error) =>
  end(error, 'The content backend ends by an error that nobody caught:'),
);

void start();

async function start(): Promise<void> {
  try {
    await strapi.load();
  } catch (error) {
    end(error, 'The content backend could not start:');
  }
  stopOnSignals(strapi, environment.drainMs);
  await strapi.start();
}

/** An error that the reader can fix is one line; every other error has its stack. */
function end(error: unknown, what: string): never {
  if (error instanceof CannotStart) strapi.log.error(error.message);
  else strapi.log.error(what, error);
  process.exit(1);
}
