import type { RichText as RichTextValue } from '../../content/types/fields/rich-text';
import { RichText } from './rich-text';

/** An editor's text in the size of the words around it, such as an introduction under a title. */
export function LeadText({ value, lang }: { value: RichTextValue; lang?: string }) {
  return <RichText value={value} lang={lang} className="text-[length:inherit] leading-[inherit]" />;
}
