import { codeOf } from './codes';

/** A token is renewed 5 minutes before it ends; failed tries wait 30 s, doubling to 960 s: docs/behaviour.md. */
const ahead = 5 * 60_000;
const firstWait = 30_000;
const longestWait = 960_000;

/** Whose token is kept fresh; the part of the SDK's user that it takes. */
export interface Renewable {
  getIdToken: (renew: boolean) => Promise<string>;
  getIdTokenResult: () => Promise<{ expirationTime: string }>;
}

/** With these the provider says that a sign-in is over; with any other a try has failed. */
const over = ['user-disabled', 'user-token-expired', 'user-not-found'];

/** Renews a token for as long as the page is there. Answers what ends that. */
export function keepFresh(user: Renewable, onEnded: (code: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const after = (wait: number, failures: number) => {
    if (!stopped) timer = setTimeout(() => void renew(failures), wait);
  };
  const afterThisOne = async () => {
    const { expirationTime } = await user.getIdTokenResult();
    after(Math.max(0, Date.parse(expirationTime) - Date.now() - ahead), 0);
  };
  async function renew(failures: number) {
    try {
      await user.getIdToken(true);
      await afterThisOne();
    } catch (error) {
      const code = codeOf(error);
      if (stopped) return;
      if (code !== null && over.includes(code)) onEnded(code);
      else after(Math.min(longestWait, firstWait * 2 ** failures), failures + 1);
    }
  }
  void afterThisOne().catch(() => renew(0));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
