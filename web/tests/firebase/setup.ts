import type { TestProject } from 'vitest/node';

import { accessTo, startFair } from '../harness/fair';
import { projectId, startEmulator } from './emulator';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the emulator of the identity provider is. */
    emulator: string;
  }
}

/** One fair with Firebase switched on, and the emulator that stands in for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startEmulator();
  const fair = await startFair({
    environment: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'openbare-sleutel',
      FIREBASE_LABEL: 'Mijn Beurs',
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    },
  });
  project.provide('fairs', [accessTo(fair)]);
  project.provide('emulator', emulator.host);
  return async () => {
    await fair.stop();
    await emulator.stop();
  };
}
