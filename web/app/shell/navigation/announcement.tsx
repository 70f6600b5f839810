import { useSite } from '../../site/site-context';
import { useMessages } from '../../messages/messages';
import { Container } from '../../ui/layout/container';
import { Icon } from '../../ui/media/icon';
import { SiteLink } from '../../ui/links/site-link';

/**
 * One line above the header of every page. Once it is dismissed it comes back when its text changes; the script in the head
 * takes the press: ../dismissed-announcement.ts.
 */
export function Announcement() {
  const m = useMessages();
  const { announcement } = useSite();
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside
      aria-label={m.shell.announcement}
      className="announcement no-print on-brand bg-brand text-on-brand plan-lines"
    >
      <Container width="wide" className="flex items-center gap-x-2 text-sm sm:justify-center">
        {link ? (
          <SiteLink
            to={link.url}
            className="flex min-h-11 min-w-0 items-center gap-2 font-medium no-underline hover:underline"
          >
            <span className="truncate">{text}</span>
            <span className="inline-flex shrink-0 items-center gap-1 font-bold underline underline-offset-4">
              <span className="max-sm:sr-only">{link.label}</span>
              <Icon name="arrow-right" className="size-4" />
            </span>
          </SiteLink>
        ) : (
          <p className="flex min-h-11 min-w-0 items-center font-medium">
            <span className="truncate">{text}</span>
          </p>
        )}
        <button
          type="button"
          className="-mr-3 ml-auto flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-black/10 sm:ml-2 noscript:hidden"
          data-dismisses
        >
          <Icon name="x" className="size-5" />
          <span className="sr-only">{`${m.shell.close}: ${m.shell.announcement}`}</span>
        </button>
      </Container>
    </aside>
  );
}
