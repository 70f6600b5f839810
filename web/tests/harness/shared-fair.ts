import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

import { accessTo, startFair, type FairAccess } from './fair';

declare module 'vitest' {
  interface ProvidedContext {
    fairs: FairAccess[];
  }
}

/**
 * Starts the fairs that test files share, one for each worker: files that run at the same time never see each other's
 * changes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Visitors are told apart by what they say is their address: the limits for one would count all files together.
  const start = () => startFair({ environment: { TRUSTED_PROXIES: '1' } });
  const fairs = await Promise.all(Array.from({ length: project.config.maxWorkers }, start));
  project.provide('fairs', fairs.map(accessTo));
  return async () => {
    await Promise.all(fairs.map((fair) => fair.stop()));
  };
}

/** The fair that this test file shares with the others of its worker. */
export function sharedFair(): FairAccess {
  const fairs = inject('fairs');
  const fair = fairs[(Number(process.env.VITEST_POOL_ID) - 1) % fairs.length];
  if (!fair) throw new Error('No fair was started for this worker');
  return fair;
}
