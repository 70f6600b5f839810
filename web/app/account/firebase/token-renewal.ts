import { codeOf } from './codes';

/** Renews 5 minutes before a token ends. After failures it backs off from 30 s, doubling to 960 s: docs/behaviour.md. */
const renewBeforeMs = 5 * 60_000;
const firstBackoffMs = 30_000;
const maxBackoffMs = 960_000;

export interface Renewable {
  getIdToken: (renew: boolean) => Promise<string>;
  getIdTokenResult: () => Promise<{ expirationTime: string }>;
}

/** Firebase's error codes that end a sign-in. Any other error is retried. */
const endingCodes = ['user-disabled', 'user-token-expired', 'user-not-found'];

/** Renews a token while the page is open. Returns a function that stops it. */
export function startTokenRenewal(user: Renewable, onEnded: (code: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const schedule = (delayMs: number, failures: number) => {
    if (!stopped) timer = setTimeout(() => void renew(failures), delayMs);
  };
  const scheduleNext = async () => {
    const { expirationTime } = await user.getIdTokenResult();
    schedule(Math.max(0, Date.parse(expirationTime) - Date.now() - renewBeforeMs), 0);
  };
  async function renew(failures: number) {
    try {
      await user.getIdToken(true);
      await scheduleNext();
    } catch (error) {
      const code = codeOf(error);
      if (stopped) return;
      if (code !== null && endingCodes.includes(code)) onEnded(code);
      else schedule(Math.min(maxBackoffMs, firstBackoffMs * 2 ** failures), failures + 1);
    }
  }
  void scheduleNext().catch(() => renew(0));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
