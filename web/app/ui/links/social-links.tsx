import { cx } from '../cx';
import { Icon } from '../media/icon';
import { iconNamed } from '../../icons/icon-names';
import { SiteLink } from './site-link';

export interface SocialLinksProps {
  socials: readonly { platform: string; url: string }[];
  label: string;
  className?: string;
}

export function SocialLinks({ socials, label, className }: SocialLinksProps) {
  if (socials.length === 0) return null;
  return (
    <ul aria-label={label} className={cx('flex flex-wrap gap-2', className)}>
      {socials.map(({ platform, url }) => (
        <li key={url}>
          <SiteLink
            to={url}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold no-underline hover:bg-sunken"
          >
            <Icon name={iconNamed(platform.toLowerCase()) ?? 'link'} />
            {platform}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
