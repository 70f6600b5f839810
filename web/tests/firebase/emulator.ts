import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

import { fingerprint, unlessUnchanged } from '../../../scripts/fingerprint.mjs';
import { freePort } from '../../../scripts/ports.mjs';
import { run } from '../../../scripts/steps.mjs';
import { end, start } from '../harness/programs';

/** The emulator has a package of its own: 625 packages that nothing else needs. */
const folder = join(import.meta.dirname, 'emulator');
/** A name that begins with `demo-` keeps the emulator from asking the real service anything. */
export const projectId = 'demo-beursvloer';

export interface Emulator {
  /** As in `127.0.0.1:9099`. */
  host: string;
  stop: () => Promise<void>;
}

/** Installs the emulator once, as its lockfile says. */
async function install(): Promise<void> {
  await unlessUnchanged({
    stamp: join(folder, 'node_modules', '.installed'),
    print: fingerprint([join(folder, 'package.json'), join(folder, 'package-lock.json')]),
    work: async () => {
      await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: folder,
        failure: 'Could not install the emulator',
      });
    },
  });
}

/** The identity provider's own emulator, on free ports of this machine. It needs no Java and asks no other host. */
export async function startEmulator(): Promise<Emulator> {
  await install();
  const home = await mkdtemp(join(tmpdir(), 'beursvloer-firebase-'));
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  await writeFile(join(home, 'firebase.json'), JSON.stringify({ emulators }));
  const program = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const host = `127.0.0.1:${auth}`;
  const child = await start(
    { cwd: home, args: [program, 'emulators:start', '--only', 'auth', '--project', projectId] },
    // Nothing of whoever runs the tests: no account, no settings, no news of versions.
    { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, CI: '1', NO_UPDATE_NOTIFIER: '1' },
    `http://${host}/`,
  );
  return {
    host,
    async stop() {
      await end(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}

const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});
const people = z.object({
  userInfo: z.array(z.object({ localId: z.string(), email: z.string() })).default([]),
});

/** Acts as the owner of the project, and reads the mails that the emulator does not send. */
export function ownerOf(host: string) {
  async function call(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://${host}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  /** Null for an address that the provider does not know. */
  async function idOf(email: string): Promise<string | null> {
    const { userInfo } = people.parse(await call(`${accounts}:query`, {}));
    return userInfo.find((user) => user.email === email)?.localId ?? null;
  }
  return {
    idOf,
    /** Makes an account at the provider; its e-mail address is confirmed. */
    add: (email: string, password: string, displayName: string) =>
      call(accounts, { email, password, displayName, emailVerified: true }),
    change: async (email: string, changes: object) =>
      call(`${accounts}:update`, { localId: await idOf(email), ...changes }),
    /** The code in the last mail of a kind to this address. */
    async code(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string> {
      const { oobCodes } = codes.parse(await call(`emulator/v1/projects/${projectId}/oobCodes`));
      const found = oobCodes.findLast((mail) => mail.email === email && mail.requestType === kind);
      if (!found) throw new Error(`No ${kind} for ${email}.`);
      return found.oobCode;
    },
  };
}
