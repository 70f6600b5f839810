import workerUrl from 'altcha/workers/pbkdf2?url';

export type AltchaChallenge = object;

/** A phone that is slower than this sends the form without a token. */
const solveTimeoutMs = 30_000;

/**
 * Does the work of a challenge in a worker, which is loaded now, so the page stays responsive.
 * @returns the token, or null when the work could not be done in time
 */
export async function solveAltcha(challenge: AltchaChallenge): Promise<string | null> {
  const worker = new Worker(workerUrl);
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        resolve(data);
      };
      worker.onerror = () => {
        reject(new Error('The worker of the captcha failed'));
      };
      worker.postMessage({ type: 'work', challenge, timeout: solveTimeoutMs });
    });
    return isSolution(solution) ? btoa(JSON.stringify({ challenge, solution })) : null;
  } finally {
    worker.terminate();
  }
}

const isSolution = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'derivedKey' in value;
