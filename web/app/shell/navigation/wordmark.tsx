import type { PictureFile } from '../../content/types/fields/picture';
import { useSite } from '../../site/site-context';
import { cx } from '../../ui/cx';
import { Picture } from '../../ui/media/picture';

interface WordmarkProps {
  /** The foot is dark in both colour modes. */
  on?: 'page' | 'foot';
  className?: string;
}

/** The fair's logo, or its name as it stands on its papers. */
export function Wordmark({ on = 'page', className = 'text-xl leading-none sm:text-2xl' }: WordmarkProps) {
  const { settings, brand } = useSite();
  const { name, edition } = settings;
  if (brand?.logo) {
    const { logo, logoDark } = brand;
    // One of both is in sight, and each says the name.
    const draw = (file: PictureFile, look: string) => (
      <Picture file={file} sizes="240px" fit="contain" alt={name} className={`wordmark-logo ${look}`} />
    );
    // A logo that is drawn for paper gets some.
    const dark = (look: string) => draw(logoDark ?? logo, logoDark ? look : `${look} wordmark-paper`);
    if (on === 'foot') return dark('wordmark-logo-foot');
    return (
      <>
        {draw(logo, 'dark:hidden')}
        {dark('hidden dark:block')}
      </>
    );
  }
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-x-2.5 font-display font-extrabold tracking-tight',
        className,
      )}
    >
      {/* The header stays on the screen: it must leave room for what is below it. */}
      <span className="line-clamp-2 min-w-0">
        {name.split('&').map((part, index) => (
          <span key={index}>
            {index > 0 && <span className="text-brand-ink">&amp;</span>}
            {part}
          </span>
        ))}
      </span>
      {edition && (
        <span className="stand-tag inline-flex min-h-[1.6em] max-w-[50%] shrink-0 items-center pr-2.5 pl-[1.5em] text-sm tracking-normal sm:text-base">
          <span className="line-clamp-1">{edition}</span>
        </span>
      )}
    </span>
  );
}
