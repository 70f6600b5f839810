/** Characters, as people count them. */
const longest = 100;

/** Line ends and other controls, and signs that turn the direction of a text around. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What somebody wants to be called, as it is kept; throws an Error whose message is a sentence in Dutch. */
export function readName(value: unknown): string {
  const name = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (name === '') throw new Error('Vul uw naam in.');
  if ([...name].length > longest) throw new Error(`Uw naam mag niet langer zijn dan ${longest} tekens.`);
  if (unseen.test(name) || /\p{Cs}/u.test(name)) throw new Error('In uw naam staat een teken dat niet kan.');
  return name;
}
