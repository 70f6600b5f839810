import { useState } from 'react';
import { useMessages } from '../messages/messages';
import { Button } from './button';
import { cx } from './cx';
import { SiteLink } from './site-link';
import { useHydrated } from './use-hydrated';

export interface ShareButtonProps {
  /** The full address of what is shared. */
  url: string;
  title: string;
  className?: string;
}

/** Opens the device's share sheet, or copies the link; without JavaScript it is two plain links. */
export function ShareButton({ url, title, className }: ShareButtonProps) {
  const m = useMessages();
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');

  if (!hydrated) {
    const link = encodeURIComponent(url);
    return (
      <p className={cx('flex flex-wrap gap-x-4 gap-y-1 text-sm', className)}>
        <span className="font-semibold">{m.shell.share}:</span>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${link}`}>{m.shell.byMail}</a>
        <SiteLink to={`https://www.linkedin.com/sharing/share-offsite/?url=${link}`}>LinkedIn</SiteLink>
      </p>
    );
  }

  return (
    <div className={cx('flex flex-wrap items-center gap-3', className)}>
      <Button
        tone="secondary"
        size="small"
        icon="share-2"
        onClick={() => void share(url, title).then(answer, failed)}
      >
        {m.shell.share}
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {said}
      </span>
    </div>
  );

  function answer(way: 'shared' | 'copied') {
    setSaid(way === 'copied' ? m.shell.linkCopied : '');
  }
  function failed(error: unknown) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    setSaid(cancelled ? '' : m.shell.linkNotCopied(url));
  }
}

async function share(url: string, title: string): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    await navigator.share({ url, title });
    return 'shared';
  }
  await window.navigator.clipboard.writeText(url);
  return 'copied';
}
