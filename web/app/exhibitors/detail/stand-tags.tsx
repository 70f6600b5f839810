import type { ReactNode } from 'react';
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
  children,
}: {
  exhibitor: WithStands & { publicId?: number };
  size?: TagProps['size'];
  /** Each number leads to its place on the floor plan; not for inside a card that is a link itself. */
  onPlan?: boolean;
  className?: string;
  /** Comes after the stands, such as a badge. */
  children?: ReactNode;
}) {
  const m = useMessages();
  const halls = standsByHall(exhibitor);
  const classes = cx('stand-tags', size === 'large' && 'stand-tags-large', className);
  const inHall = ({ hall, codes }: (typeof halls)[number]) => (
    <>
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
      {hall}
    </>
  );
  if (halls.length < 2) {
    const [only] = halls;
    return (
      <p className={classes}>
        {only ? inHall(only) : m.exhibitors.withoutStand}
        {children}
      </p>
    );
  }
  return (
    <ul className={classes}>
      {halls.map((place) => (
        <li key={place.hall ?? ''} className="stand-tags">
          {inHall(place)}
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
