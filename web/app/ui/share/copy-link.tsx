import { useState, type MouseEvent } from 'react';
import { useHref } from 'react-router';
import { useMessages } from '../../messages/messages';
import { cx } from '../cx';
import { useEarlyPress } from '../../rendering/hydration/early-press';
import { Icon } from '../media/icon';
import { NotCopied } from './not-copied';
import { useToast } from '../overlay/toast';

export interface CopyLinkProps {
  /** A path on this site, with its query and fragment. */
  to: string;
  label: string;
  iconOnly?: boolean;
  atEnd?: boolean;
  className?: string;
}

/** Copies the full URL of something on this site. Without JavaScript it is a link to it, to be copied by hand. */
export function CopyLink({ to, label, iconOnly, atEnd, className }: CopyLinkProps) {
  const m = useMessages();
  const say = useToast();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const href = useHref(to);
  const early = useEarlyPress();

  function copy(event: MouseEvent) {
    // With a modifier key the browser opens a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const url = new URL(href, window.location.origin).href;
    writeToClipboard(url).then(
      () => {
        setFailedUrl(null);
        say(m.shell.linkCopied);
      },
      () => setFailedUrl(url),
    );
  }

  return (
    <>
      <a
        {...early}
        href={href}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        onClick={copy}
        className={cx(
          'no-print inline-flex min-h-9 items-center gap-2 rounded-control text-sm font-semibold text-action-ink underline-offset-4 hover:underline',
          iconOnly && 'min-w-9 justify-center hover:bg-action-soft',
          className,
        )}
      >
        <Icon name="link" className="size-4" />
        {!iconOnly && label}
      </a>
      {failedUrl !== null && <NotCopied url={failedUrl} atEnd={atEnd} />}
    </>
  );
}

/** Without a secure connection there is no clipboard at all. */
async function writeToClipboard(text: string): Promise<void> {
  await window.navigator.clipboard.writeText(text);
}
