import type { RichText as RichTextValue } from '../cms/rich-text';
import { RichText } from './rich-text';

/** An editor's text in the size of the words around it, such as an introduction under a title. */
export function LeadText({ value }: { value: RichTextValue }) {
  return <RichText value={value} className="text-[length:inherit] leading-[inherit]" />;
}
