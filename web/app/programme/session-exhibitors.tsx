import type { Session } from '../cms/session';
import { useMessages } from '../messages/messages';
import { Heading } from '../ui/heading';
import { Logo } from '../ui/logo';
import { SiteLink } from '../ui/site-link';
import { Tag } from '../ui/tag';

export interface SessionExhibitorsProps {
  exhibitors: Session['exhibitors'];
  isTour: boolean;
}

/** The exhibitors who take part or are visited, in the editors' order, with the stands where they are. */
export function SessionExhibitors({ exhibitors, isTour }: SessionExhibitorsProps) {
  const m = useMessages().programme.detail;
  if (exhibitors.length === 0) return null;
  return (
    <section aria-labelledby="standhouders">
      <Heading level={2} id="standhouders" className="booth-mark mb-4">
        {isTour ? m.exhibitorsOfTour : m.exhibitors}
      </Heading>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {exhibitors.map(({ publicId, slug, name, logo, place, stands }) => (
          <li
            key={publicId}
            className="card-interactive relative flex min-w-0 items-center gap-4 rounded-card border border-line bg-surface p-3"
          >
            <Logo file={logo} name={name} size="small" />
            <div className="min-w-0">
              <SiteLink
                to={`/standhouders/${publicId}/${slug}`}
                className="line-clamp-2 leading-snug font-bold break-words no-underline after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </SiteLink>
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
                {stands.map(({ code }) => (
                  <Tag key={code} code={code} size="small" />
                ))}
                {place}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
