import { useState } from 'react';
import { useMessages } from '../../messages/messages';
import { Button, ButtonLink } from '../form/button';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { NotCopied } from './not-copied';
import { shareOrCopy, wasCancelled } from './share-or-copy';
import { useToast } from '../overlay/toast';
import { useHydrated } from '../../rendering/hydration/use-hydrated';

export interface ShareButtonProps {
  url: string;
  title: string;
  atEnd?: boolean;
  className?: string;
}

/**
 * Opens the device's share sheet, or copies the link. Without JavaScript it is a link that starts a mail, with the same
 * style, so that nothing moves at hydration.
 */
export function ShareButton({ url, title, atEnd, className }: ShareButtonProps) {
  const m = useMessages();
  const hydrated = useHydrated();
  const early = useEarlyPress();
  const say = useToast();
  const [notCopied, setNotCopied] = useState(false);

  if (!hydrated) {
    return (
      <ButtonLink
        tone="secondary"
        icon="share-2"
        className={className}
        to={`mailto:?${mailQuery(title, url)}`}
        {...early}
      >
        {m.shell.share}
      </ButtonLink>
    );
  }

  const share = () =>
    void shareOrCopy(url, title).then(
      (result) => {
        setNotCopied(false);
        if (result === 'copied') say(m.shell.linkCopied);
      },
      (error: unknown) => {
        if (!wasCancelled(error)) setNotCopied(true);
      },
    );
  return (
    <>
      <Button tone="secondary" icon="share-2" className={className} onClick={share} {...early}>
        {m.shell.share}
      </Button>
      {notCopied && <NotCopied url={url} atEnd={atEnd} />}
    </>
  );
}

/** Subject and body of a mail. Half an emoji in a title makes encodeURIComponent throw; URLSearchParams replaces it. */
function mailQuery(subject: string, body: string): string {
  return new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
}
