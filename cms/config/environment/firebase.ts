import { isThisMachine } from './this-machine';

export interface FirebaseSettings {
  projectId: string;
  /** Identifies the project in calls. It is no secret: every browser that signs in gets it. */
  apiKey: string;
  authDomain: string;
  label: string;
  apple: boolean;
  /** The emulator on this machine that replaces Firebase, as `127.0.0.1:9099`; null for Firebase itself. */
  emulator: string | null;
}

type Source = Record<string, string | undefined>;

/** Reads the `FIREBASE_…` variables; null when none is set. Throws an Error with one line that names the variable. */
export function readFirebase(source: Source, siteUrl: string): FirebaseSettings | null {
  const optional = (name: string) => source[`FIREBASE_${name}`]?.trim() || null;
  const projectId = optional('PROJECT_ID');
  const apiKey = optional('API_KEY');
  const emulator = readEmulator(optional('AUTH_EMULATOR_HOST'), siteUrl);
  if (projectId === null && apiKey === null) return null;
  if (projectId === null) throw new Error('The environment variable FIREBASE_PROJECT_ID is missing.');
  if (apiKey === null) throw new Error('The environment variable FIREBASE_API_KEY is missing.');
  if (!/^[a-z][a-z0-9-]{4,61}[a-z0-9]$/.test(projectId))
    throw new Error(
      `The environment variable FIREBASE_PROJECT_ID is "${projectId}", which is not the id of a project.`,
    );
  const authDomain = optional('AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`;
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(authDomain))
    throw new Error(
      `The environment variable FIREBASE_AUTH_DOMAIN is "${authDomain}", which is not a host name.`,
    );
  const apple = optional('APPLE') ?? 'off';
  if (apple !== 'on' && apple !== 'off')
    throw new Error(`The environment variable FIREBASE_APPLE is "${apple}", which is not on or off.`);
  const label = optional('LABEL') ?? 'Firebase';
  return { projectId, apiKey, authDomain, label, apple: apple === 'on', emulator };
}

/** The emulator signs nothing, so anybody who reaches the site could be anybody: both have to run on this machine. */
function readEmulator(value: string | null, siteUrl: string): string | null {
  if (value === null) return null;
  const [, host] = /^(.+):\d{1,5}$/.exec(value) ?? [];
  if (host === undefined || !isThisMachine(host))
    throw new Error(
      `The environment variable FIREBASE_AUTH_EMULATOR_HOST is "${value}": the emulator must be on this machine, as 127.0.0.1:9099.`,
    );
  if (!isThisMachine(new URL(siteUrl).hostname))
    throw new Error(
      `The environment variable FIREBASE_AUTH_EMULATOR_HOST cannot be set for the site ${siteUrl}: tokens of the emulator are not signed.`,
    );
  return value;
}
