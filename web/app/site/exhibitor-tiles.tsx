import type { ExhibitorSummary } from '../content/types/exhibitor';
import { cx } from '../ui/cx';
import { Logo } from '../ui/media/logo';
import { SiteLink } from '../ui/links/site-link';
import { Tag } from '../ui/card/tag';
import { exhibitorPath } from './detail-paths';

export interface ExhibitorTilesProps {
  exhibitors: readonly Pick<ExhibitorSummary, 'publicId' | 'slug' | 'name' | 'logo' | 'place' | 'stands'>[];
  className?: string;
}

export function ExhibitorTiles({ exhibitors, className }: ExhibitorTilesProps) {
  return (
    <ul className={cx('exhibitor-tiles grid grid-cols-[minmax(0,1fr)] gap-3', className)}>
      {exhibitors.map(({ publicId, slug, name, logo, place, stands }) => (
        <li
          key={publicId}
          className="card-interactive relative flex min-w-0 items-center gap-4 rounded-card border border-line bg-surface p-3"
        >
          <Logo file={logo} name={name} size="small" />
          <div className="min-w-0">
            <SiteLink
              to={exhibitorPath({ publicId, slug })}
              className="line-clamp-2 leading-snug font-bold no-underline after:absolute after:inset-0 after:rounded-card"
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
  );
}
