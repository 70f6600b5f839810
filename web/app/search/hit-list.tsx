import { SiteLink } from '../ui/links/site-link';
import { HitLines } from './hit-lines';
import type { LikelyPage } from './likely-pages';

export function HitList({ found }: { found: readonly LikelyPage[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {found.map(({ kind, hit }) => (
        <li key={hit.path}>
          <SiteLink
            to={hit.path}
            className="flex min-h-11 items-start gap-3 py-3 no-underline hover:bg-action-soft sm:px-2"
          >
            <HitLines hit={hit} kind={kind} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
