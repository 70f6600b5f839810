import type { LinkTo } from '../../content/types/fields/shared';
import { ButtonLink } from '../../ui/form/button';

/** The link at the end of a band's title that leads to the full list. */
export function MoreLink({ link }: { link: LinkTo | null }) {
  if (!link) return null;
  return (
    <ButtonLink to={link.url} tone="quiet" icon="arrow-right" iconAfter className="px-0 hover:bg-transparent">
      {link.label}
    </ButtonLink>
  );
}
