import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/messages';
import { Icon } from '../../media/icon';
import { shareOrCopy, wasCancelled } from '../../share/share-or-copy';

const shownForMs = 4000;

/** Shares the URL of a photo. It shows the result itself: a toast would be behind the dialog. */
export function SharePhoto({ href, title }: { href: string; title: string }) {
  const { photos: m, shell } = useMessages();
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), shownForMs);
    return () => clearTimeout(timer);
  }, [message]);

  const share = () => {
    const url = new URL(href, window.location.href).href;
    void shareOrCopy(url, title).then(
      (result) => {
        if (result === 'copied') setMessage(shell.linkCopied);
      },
      (error: unknown) => {
        if (!wasCancelled(error)) setMessage(shell.linkNotCopied(url));
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
        className="absolute top-16 right-4 left-4 layer-control mx-auto w-fit max-w-text rounded-control bg-foot px-4 py-2 font-medium empty:hidden"
      >
        {message}
      </p>
    </>
  );
}
