/** `?a=b` behind a path; a question mark in a sentence is none. */
const query = /\?[\w%.~[\]$+-]*=[^\s"'`<>)]*/g;
/** No more than 64 letters before the @, as mail allows: a text without one is read once, not from every letter on. */
const mailAddress = /[\w.+'-]{1,64}(?:@|%40)(?:[\w-]+\.)+[a-z]{2,}/gi;
const signed = /\beyJ[\w-]*\.[\w-]+(?:\.[\w-]*)*/g;
const credentials = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
/** Values with the name of a secret, as `name=value` or in JSON. */
const named =
  /((?:password|wachtwoord|secret|token|jwt|authorization|cookie)\\?["']?\s*[:=]\s*\\?["']?)[^\s"'\\,;&)}\]]+/gi;
const mailedCode = /\b(code\\?["']?[\s:=]+\\?["']?)\d{4,8}\b/gi;
const longWord = /[\w-]{32,}/g;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Longer lines say nothing more, and masking them would take longer than they are worth. */
const maxLength = 8000;

/** A text as it may stand in the log: without what proves who somebody is, and without who that is. */
export function mask(text: string): string {
  return text
    .slice(0, maxLength)
    .replace(query, '?…')
    .replace(mailAddress, '[e-mail]')
    .replace(signed, '[token]')
    .replace(credentials, '$1 [token]')
    .replace(named, '$1[masked]')
    .replace(mailedCode, '$1[masked]')
    .replace(longWord, (word) => (isRandom(word) ? '[token]' : word));
}

/** A key or a token; not a long slug, a name in code, or the id of a request. */
function isRandom(word: string): boolean {
  if (uuid.test(word)) return false;
  if (/^[\da-f]+$/i.test(word)) return true;
  return /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);
}
