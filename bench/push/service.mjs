/**
 * The push service of the tests, in a process of its own: it checks who sends and decrypts every message, as a real one
 * and its devices do. Says where it is and which devices it has, then how many messages came, each time it is asked.
 */
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { rootFolder } from '../../scripts/packages.mjs';

const require = createRequire(join(rootFolder, 'web/package.json'));
const { runnerImport } = await import(pathToFileURL(require.resolve('vite')).href);
const file = join(rootFolder, 'cms/tests/harness/push-service.ts');
const { startPushService } = (await runnerImport(file)).module;

const service = await startPushService();
const subscriptions = Array.from({ length: Number(process.argv[2]) }, () => service.subscribe());
process.on('message', () => process.send?.({ received: service.received.length }));
process.on('disconnect', () => void service.stop().then(() => process.exit()));
process.send?.({ environment: service.environment, subscriptions });
