import { useSite } from '../../site/site-context';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';

export function Announcement() {
  const m = useMessages();
  const { announcement } = useSite().settings;
  if (!announcement) return null;
  return (
    <aside aria-label={m.shell.announcement} className="no-print on-brand bg-brand text-on-brand plan-lines">
      <Container
        width="wide"
        className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2 text-sm sm:justify-center"
      >
        <p className="font-medium">{announcement.text}</p>
        {announcement.link && (
          <SiteLink
            to={announcement.link.url}
            className="inline-flex min-h-6 items-center gap-1 font-bold underline underline-offset-4 hover:decoration-2"
          >
            {announcement.link.label}
            <Icon name="arrow-right" className="size-4" />
          </SiteLink>
        )}
      </Container>
    </aside>
  );
}
