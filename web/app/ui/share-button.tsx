import { useMessages } from '../messages/messages';
import { Button, ButtonLink } from './button';
import { shareOrCopy, wasCancelled } from './share-or-copy';
import { useToast } from './toast';
import { useHydrated } from './use-hydrated';

export interface ShareButtonProps {
  /** The full address of what is shared. */
  url: string;
  title: string;
  className?: string;
}

/**
 * Opens the device's share sheet, or copies the link. Without JavaScript it is a link that starts a mail; it looks the
 * same, so that nothing moves when the page wakes up.
 */
export function ShareButton({ url, title, className }: ShareButtonProps) {
  const m = useMessages();
  const hydrated = useHydrated();
  const say = useToast();

  if (!hydrated) {
    return (
      <ButtonLink
        tone="secondary"
        icon="share-2"
        className={className}
        to={`mailto:?${mailQuery(title, url)}`}
      >
        {m.shell.share}
      </ButtonLink>
    );
  }

  const share = () =>
    void shareOrCopy(url, title).then(
      (way) => {
        if (way === 'copied') say(m.shell.linkCopied);
      },
      (error: unknown) => {
        if (!wasCancelled(error)) say(m.shell.linkNotCopied(url));
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
