import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/messages';
import { Icon } from '../../media/icon';
import { shareOrCopy, wasCancelled } from '../../share/share-or-copy';

/** How long the word that the link was copied stays, in ms. */
const SHOWN_FOR = 4000;

/** Shares the address of a photo. It says itself how that went: a toast would stand behind the dialog. */
export function SharePhoto({ href, title }: { href: string; title: string }) {
  const { photos: m, shell } = useMessages();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);

  const share = () => {
    const url = new URL(href, window.location.href).href;
    void shareOrCopy(url, title).then(
      (way) => {
        if (way === 'copied') setSaid(shell.linkCopied);
      },
      (error: unknown) => {
        if (!wasCancelled(error)) setSaid(shell.linkNotCopied(url));
      },
    );
  };
  return (
    <>
      <button type="button" className="icon-button" aria-label={m.share} onClick={share}>
        <Icon name="share-2" />
      </button>
      <p
        role="status"
        className="absolute top-16 right-4 left-4 z-10 mx-auto w-fit max-w-text rounded-control bg-foot px-4 py-2 font-medium wrap-anywhere empty:hidden"
      >
        {said}
      </p>
    </>
  );
}
