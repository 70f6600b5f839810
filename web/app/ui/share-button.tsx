import { useMessages } from '../messages/messages';
import { Button } from './button';
import { cx } from './cx';
import { SiteLink } from './site-link';
import { useToast } from './toast';
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
  const say = useToast();

  if (!hydrated) {
    const link = encodeURIComponent(url);
    return (
      <p className={cx('flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm', className)}>
        <span className="font-semibold">{m.shell.share}:</span>
        <a href={`mailto:?${mailQuery(title, url)}`}>{m.shell.byMail}</a>
        <SiteLink to={`https://www.linkedin.com/sharing/share-offsite/?url=${link}`}>LinkedIn</SiteLink>
      </p>
    );
  }

  const share = () =>
    void shareOrCopy(url, title).then(
      (way) => {
        if (way === 'copied') say(m.shell.linkCopied);
      },
      (error: unknown) => {
        const cancelled = error instanceof DOMException && error.name === 'AbortError';
        if (!cancelled) say(m.shell.linkNotCopied(url));
      },
    );
  return (
    <Button tone="secondary" icon="share-2" className={className} onClick={share}>
      {m.shell.share}
    </Button>
  );
}

/** Subject and body of a mail. Half an emoji in a title makes encodeURIComponent throw; URLSearchParams mends it. */
function mailQuery(subject: string, body: string): string {
  return new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
}

async function shareOrCopy(url: string, title: string): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    await navigator.share({ url, title });
    return 'shared';
  }
  await window.navigator.clipboard.writeText(url);
  return 'copied';
}
