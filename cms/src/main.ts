import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { routeConsole } from './log/console';

/** Seen from `cms/dist/src`, where the compiled file lives. */
const appDir = path.resolve(__dirname, '../..');

/** Starts the content backend; beside `strapi start` everything that the process says goes through its log. */
const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
routeConsole(strapi.log);
process.on('uncaughtException', (error) => {
  strapi.log.error('The content backend ends by an error that nobody caught:', error);
  process.exit(1);
});
void strapi.start();
