import type { TestProject } from 'vitest/node';

import { startFair, type FairAddress } from './fair';

declare module 'vitest' {
  interface ProvidedContext {
    fair: FairAddress;
  }
}

/** Starts one fair that all end-to-end files share; a test that stops a program starts a fair of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fair = await startFair();
  const { site, cms, adminEmail, adminPassword, previewSecret, purgeSecret, dataDir } = fair;
  project.provide('fair', { site, cms, adminEmail, adminPassword, previewSecret, purgeSecret, dataDir });
  return fair.stop;
}
