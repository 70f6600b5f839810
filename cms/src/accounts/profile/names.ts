/** Characters, as people count them. */
const maxCharacters = 100;

/**
 * Signs that a text of one line cannot have: controls (NUL, line ends), halves of a pair, signs that turn the direction of
 * a text around, and signs of no width that would make two names look alike. Joiners stay: emoji and Persian need them.
 */
const forbidden =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u034f\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** Letters that are drawn as nothing, and are no letters to anybody who reads. */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether somebody sees anything of a text. */
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blank, ''));
}

/** What is wrong with a name, for programs; the site has words of its own for each. */
export type NameFault = 'NameMissing' | 'NameTooLong' | 'NameUnreadable';

export class BadName extends Error {
  constructor(
    readonly fault: NameFault,
    message: string,
  ) {
    super(message);
  }
}

/**
 * What somebody wants to be called, as it is kept.
 * @throws {BadName} with a sentence in Dutch about `what`, as in 'uw naam'
 */
export function readName(value: unknown, what = 'uw naam'): string {
  const name = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (!isVisible(name)) throw new BadName('NameMissing', `Vul ${what} in.`);
  if (forbidden.test(name)) throw new BadName('NameUnreadable', `In ${what} staat een teken dat niet kan.`);
  if ([...name].length > maxCharacters)
    throw new BadName('NameTooLong', `Voor ${what} zijn ten hoogste ${maxCharacters} tekens.`);
  return name;
}
