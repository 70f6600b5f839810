import { hourSeconds } from './call-limits';
import { hashedKey } from './hashed-key';
import { RateLimiter, secondsOver } from './rate-limiter';

/** Mails of a kind that one network has sent to one address in an hour, however often it asks for them. */
const mailsPerAsker = 5;
/** Mails of a kind that all networks together have sent to one address in an hour. */
const mailsPerKind = 20;

export function createMailLimits() {
  const mailsOfAsker = new RateLimiter({
    keyPrefix: 'mails-of-asker',
    points: mailsPerAsker,
    duration: hourSeconds,
  });
  const mails = new RateLimiter({ keyPrefix: 'mails', points: mailsPerKind, duration: hourSeconds });

  /**
   * True when an address may get one more mail of a kind this hour, which this network asks for. Each kind is counted apart:
   * a stranger's form uses up nobody's password mail.
   */
  return async (kind: string, email: string, ip: string): Promise<boolean> => {
    // Whoever asks too often takes nothing from what others may ask for.
    if ((await secondsOver(mailsOfAsker.consume(hashedKey(`${kind} ${email}`, ip)))) > 0) return false;
    return (await secondsOver(mails.consume(hashedKey(email, kind)))) === 0;
  };
}

export const mayMail = createMailLimits();
