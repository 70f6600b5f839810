import { isVariableOf, variablesIn } from 'beursvloer-domain/fair';
import { withoutControls } from 'beursvloer-domain/forms';
import { wrongField } from '../../errors/wrong-field';
import { unfitForHead } from '../check-mail-fields';
import { maxLength, type OwnText } from './shape';
import { ownTextErrors } from './texts';

/**
 * The words that the organiser sent. Signs that nobody sees go from the text, where they come along with what is pasted.
 * @param known the names of the mail's variables
 * @throws {errors.ValidationError} that names the field
 */
export function readOwnText(sent: Readonly<Record<string, unknown>>, known: readonly string[]): OwnText {
  const subject = read(sent, 'subject', known);
  if (unfitForHead.test(subject) || withoutControls(subject) !== subject)
    throw wrongField('subject', ownTextErrors.invisible);
  return { subject, text: withoutControls(read(sent, 'text', known)) };
}

function read(
  sent: Readonly<Record<string, unknown>>,
  field: keyof OwnText,
  known: readonly string[],
): string {
  const value = sent[field];
  const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  if (withoutControls(text).trim() === '') throw wrongField(field, ownTextErrors.empty[field]);
  if ([...text].length > maxLength[field]) throw wrongField(field, ownTextErrors.tooLong(maxLength[field]));
  const unknown = variablesIn(text).find((name) => !isVariableOf(name, known));
  if (unknown !== undefined) throw wrongField(field, ownTextErrors.unknown(unknown, known));
  return text;
}
