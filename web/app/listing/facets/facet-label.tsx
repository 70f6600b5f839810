import { useLangOf } from '../../messages/messages';
import type { FacetOption } from './facets';

/** The words of a choice, marked with their language where that is not the page's. */
export function FacetLabel({
  option: { label, written },
  className,
}: {
  option: Pick<FacetOption, 'label' | 'written'>;
  className?: string;
}) {
  const langOf = useLangOf();
  const lang = written && langOf(written);
  if (lang === undefined && className === undefined) return label;
  return (
    <span lang={lang} className={className}>
      {label}
    </span>
  );
}
