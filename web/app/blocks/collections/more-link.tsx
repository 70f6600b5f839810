import type { LinkTo } from '../../content/types/fields/shared';
import { ButtonLink } from '../../ui/form/button';

export function MoreLink({ link }: { link: Pick<LinkTo, 'label' | 'url'> | null }) {
  if (!link) return null;
  return (
    <ButtonLink to={link.url} tone="quiet" icon="arrow-right" iconAfter className="px-0 hover:bg-transparent">
      {link.label}
    </ButtonLink>
  );
}
