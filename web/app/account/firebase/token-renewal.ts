import { codeOf } from './codes';

/** A token is renewed 5 minutes before it ends; failed tries wait 30 s, doubling to 960 s: docs/behaviour.md. */
const renewBeforeMs = 5 * 60_000;
const firstBackoffMs = 30_000;
const maxBackoffMs = 960_000;

/** Whose token is kept fresh; the part of the SDK's user that it takes. */
export interface Renewable {
  getIdToken: (renew: boolean) => Promise<string>;
  getIdTokenResult: () => Promise<{ expirationTime: string }>;
}

/** With these the provider says that a sign-in is over; with any other a try has failed. */
const endingCodes = ['user-disabled', 'user-token-expired', 'user-not-found'];

/** Renews a token for as long as the page is there. Answers what ends that. */
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
