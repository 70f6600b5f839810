import { nameErrors, namesOfPeople } from '../texts';

/** Characters, as people count them. */
const maxCharacters = 100;

/**
 * Characters that a line of text cannot have: controls (NUL, line ends), lone surrogates, characters that turn the
 * direction of a text, and characters of no width that would make two names look alike. Joiners are allowed: emoji and
 * Persian need them.
 */
const forbidden =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u034f\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

/** Characters that are drawn as nothing. */
const blank = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blank, ''));
}

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
 * A name in the form that is stored.
 * @throws {BadName} with a sentence in Dutch about `what`, as in 'uw naam'
 */
export function readName(value: unknown, what: string = namesOfPeople.own): string {
  const name = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (!isVisible(name)) throw new BadName('NameMissing', nameErrors.missing(what));
  if (forbidden.test(name)) throw new BadName('NameUnreadable', nameErrors.unreadable(what));
  if ([...name].length > maxCharacters)
    throw new BadName('NameTooLong', nameErrors.tooLong(what, maxCharacters));
  return name;
}
