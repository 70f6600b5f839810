import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { ask, type App } from './app';

/** A token as the site's browser code makes one. */
export async function getSolved(app: App, action: string, form: string): Promise<string> {
  const { body } = await ask(app, 'GET', `/api/captcha/challenge?action=${action}&form=${form}`);
  const { challenge } = (body as { data: { challenge: Challenge } }).data;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
