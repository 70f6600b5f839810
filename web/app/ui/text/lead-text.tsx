import type { RichText as RichTextValue } from '../../content/types/fields/rich-text';
import { RichText } from './rich-text';

export function LeadText({ value, lang }: { value: RichTextValue; lang?: string }) {
  return <RichText value={value} lang={lang} className="text-[length:inherit] leading-[inherit]" />;
}
