import { useMessages } from '../../messages/messages';
import { standOnPlanPath } from '../../site/detail-paths';
import { cx } from '../../ui/cx';
import { SiteLink } from '../../ui/links/site-link';
import { Tag, type TagProps } from '../../ui/card/tag';
import { leadMark } from '../../counting/marks';
import { standsByHall, type WithStands } from '../stands';

export function StandTags({
  exhibitor,
  size = 'small',
  onPlan = false,
  className,
}: {
  exhibitor: WithStands & { publicId?: number };
  size?: TagProps['size'];
  /** Each number leads to its place on the floor plan; not for inside a card that is a link itself. */
  onPlan?: boolean;
  className?: string;
}) {
  const m = useMessages();
  const halls = standsByHall(exhibitor);
  if (halls.length === 0) {
    return <span className={cx('text-sm text-ink-soft', className)}>{m.exhibitors.withoutStand}</span>;
  }
  return (
    <ul className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5', className)}>
      {halls.map(({ hall, codes }) => (
        <li key={hall ?? ''} className="flex flex-wrap items-center gap-1.5">
          {codes.map((code) =>
            onPlan && hall !== null ? (
              <SiteLink
                key={code}
                to={standOnPlanPath(code)}
                aria-label={m.exhibitors.onPlan(code)}
                className="no-underline"
                {...(exhibitor.publicId !== undefined && leadMark('route', exhibitor.publicId))}
              >
                <Tag code={code} size={size} />
              </SiteLink>
            ) : (
              <Tag key={code} code={code} size={size} />
            ),
          )}
          {hall !== null && (
            <span className={cx('text-ink-soft', size === 'large' ? 'text-lg font-semibold' : 'text-sm')}>
              {hall}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
