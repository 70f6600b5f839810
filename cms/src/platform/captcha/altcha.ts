import type { VerifySolutionOptions } from 'altcha-lib/types' with { 'resolution-mode': 'import' };
import { tokenLifetimeMs, type CaptchaProvider } from './provider';

/**
 * The work of one challenge: between `fewestTries` and `mostTries` keys of `iterations` rounds each. A known counter
 * keeps the spread small; a random prefix would now and then take ten times as long. See docs/behaviour.md for what
 * this costs a phone.
 */
const iterations = 5_000;
const fewestTries = 80;
const mostTries = 160;

const maxTokenLength = 4096;

export function createAltcha(signingKey: string): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: `${signingKey}.challenge`,
    hmacKeySignatureSecret: `${signingKey}.solution`,
  };
  return {
    async makeChallenge({ action, form }) {
      const { createChallenge, randomInt } = await import('altcha-lib');
      const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(mostTries, fewestTries),
        data: { action, form },
        deriveKey,
        expiresAt: new Date(Date.now() + tokenLifetimeMs),
        ...secrets,
      });
      return { provider: 'altcha', lifetimeMs: tokenLifetimeMs, challenge };
    },

    async verifyToken({ token, action, form }) {
      const payload = readPayload(token);
      if (!payload) return { isGood: false, fault: 'malformed' };
      const { challenge, solution } = payload;
      const { verifySolution } = await import('altcha-lib');
      const { deriveKey } = await import('altcha-lib/algorithms/pbkdf2');
      const { expired, invalidSignature, verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secrets,
      });
      if (expired) return { isGood: false, fault: 'expired' };
      if (invalidSignature) return { isGood: false, fault: 'forged' };
      if (!verified) return { isGood: false, fault: 'unsolved' };
      const { nonce, data } = challenge.parameters;
      if (data?.action !== action) return { isGood: false, fault: 'wrong-action' };
      if (data.form !== form) return { isGood: false, fault: 'wrong-form' };
      // The nonce is signed. The text of a token is not: the same solution can be written in many ways.
      return { isGood: true, id: `altcha ${nonce}` };
    },
  };
}

type Payload = Pick<VerifySolutionOptions, 'challenge' | 'solution'>;

/** A token is the JSON of a challenge and its solution in base64; null for anything else, ALTCHA's version 1 included. */
function readPayload(token: string): Payload | null {
  if (token.length > maxTokenLength || !/^[A-Za-z0-9+/]+={0,2}$/.test(token)) return null;
  const payload = jsonObject(Buffer.from(token, 'base64').toString());
  const challenge = objectAt(payload, 'challenge');
  const solution = objectAt(payload, 'solution');
  const parameters = objectAt(challenge, 'parameters');
  const data = objectAt(parameters, 'data');
  if (!solution || !parameters || !data) return null;
  const { signature } = challenge ?? {};
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, expiresAt } = parameters;
  const { counter, derivedKey } = solution;
  const texts = [signature, algorithm, nonce, salt, keyPrefix, keySignature, derivedKey];
  const numbers = [cost, keyLength, expiresAt, counter];
  if (!texts.every(isText) || !numbers.every((value) => Number.isSafeInteger(value))) return null;
  return {
    challenge: {
      signature: String(signature),
      parameters: {
        algorithm: String(algorithm),
        nonce: String(nonce),
        salt: String(salt),
        cost: Number(cost),
        keyLength: Number(keyLength),
        keyPrefix: String(keyPrefix),
        keySignature: String(keySignature),
        expiresAt: Number(expiresAt),
        data: { action: String(data.action), form: String(data.form) },
      },
    },
    solution: { counter: Number(counter), derivedKey: String(derivedKey) },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

const objectAt = (object: Record<string, unknown> | null, key: string) => asObject(object?.[key]);
