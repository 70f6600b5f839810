import { cx } from '../../ui/cx';

export function Wordmark({
  name,
  edition,
  className = 'text-xl leading-none sm:text-2xl',
}: {
  name: string;
  edition: string;
  className?: string;
}) {
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
