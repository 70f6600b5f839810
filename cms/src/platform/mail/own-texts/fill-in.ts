import { fillInVariables, type Variables } from 'beursvloer-domain/fair';
import { withoutControls } from 'beursvloer-domain/forms';
import type { EmailContent } from '../layout';
import { paragraphsOf } from '../paragraphs';
import type { OwnText } from './shape';

export const textOf = ({ subject, paragraphs }: EmailContent): OwnText => ({
  subject,
  text: paragraphs.join('\n\n'),
});

/**
 * A mail with the organiser's words. They are plain text, and so are the values in them.
 * @param ofFair the values that every text may name; those of the mail come first
 */
export function fillIn(
  { template, ...content }: EmailContent,
  own: OwnText,
  ofFair: Variables,
): EmailContent {
  if (!template) return content;
  const values = { ...ofFair, ...template.variables };
  const filled = (text: string) => withoutControls(fillInVariables(text, values));
  const { keeps = [] } = template;
  return {
    ...content,
    ...(!keeps.includes('subject') && { subject: filled(own.subject).replace(/\s+/g, ' ').trim() }),
    ...(!keeps.includes('paragraphs') && { paragraphs: paragraphsOf(filled(own.text)) }),
  };
}
