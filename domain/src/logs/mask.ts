/** `?a=b` at the end of a URL; a question mark in a sentence does not match. */
const query = /\?[\w%.~[\]$+-]*=[^\s"'`<>)]*/g;
/** At most 64 characters before the @, as in e-mails: else a long text would be scanned from every character on. */
const email = /[\w.+'-]{1,64}(?:@|%40)(?:[\w-]+\.)+[a-z]{2,}/gi;
const signed = /\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)*/g;
const credentials = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const named =
  /((?:password|wachtwoord|secret|token|jwt|authorization|cookie)\\?["']?\s*[:=]\s*\\?["']?)[^\s"'\\,;&)}\]]+/gi;
const mailedCode = /\b(code\\?["']?[\s:=]+\\?["']?)\d{4,8}\b/gi;
const longWord = /[\w-]{32,}/g;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Longer lines say nothing more and are slow to mask. */
const maxLength = 8000;

export function mask(text: string): string {
  return text
    .slice(0, maxLength)
    .replace(query, '?…')
    .replace(email, '[e-mail]')
    .replace(signed, '[token]')
    .replace(credentials, '$1 [token]')
    .replace(named, '$1[masked]')
    .replace(mailedCode, '$1[masked]')
    .replace(longWord, (word) => (isRandom(word) ? '[token]' : word));
}

function isRandom(word: string): boolean {
  if (uuid.test(word)) return false;
  if (/^[\da-f]+$/i.test(word)) return true;
  return /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);
}
