import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';
import { useListBack } from './list-back';

/** The way back to the list as the visitor left it; without JavaScript, to the plain list. */
export function BackLink({ root, label }: { root: string; label: string }) {
  return (
    <SiteLink
      to={useListBack(root)}
      className="no-print inline-flex min-h-11 items-center gap-1.5 font-semibold text-action-ink underline-offset-4"
    >
      <Icon name="arrow-left" />
      {label}
    </SiteLink>
  );
}
