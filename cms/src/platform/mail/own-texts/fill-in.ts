import { withoutControls } from 'beursvloer-domain/forms';
import type { EmailContent } from '../layout';
import { paragraphsOf } from '../paragraphs';
import type { OwnText } from './shape';

/** The name of a variable in a text, such as `{naam}`. */
const variable = /\{([^{}\n]*)\}/g;

export const variablesIn = (text: string): string[] =>
  [...text.matchAll(variable)].map(([, name = '']) => name);

export const textOf = ({ subject, paragraphs }: EmailContent): OwnText => ({
  subject,
  text: paragraphs.join('\n\n'),
});

/** A mail with the organiser's words. They are plain text, and so are the values in them. */
export function fillIn({ template, ...content }: EmailContent, own: OwnText): EmailContent {
  if (!template) return content;
  const values = new Map(Object.entries(template.variables));
  // In one pass: braces in a value are no variable.
  const filled = (text: string) =>
    withoutControls(text.replace(variable, (whole, name: string) => values.get(name) ?? whole));
  const { keeps = [] } = template;
  return {
    ...content,
    ...(!keeps.includes('subject') && { subject: filled(own.subject).replace(/\s+/g, ' ').trim() }),
    ...(!keeps.includes('paragraphs') && { paragraphs: paragraphsOf(filled(own.text)) }),
  };
}
