import { useMessages } from '../../messages/messages';
import { cx } from '../cx';

/** Says where the button is that copying failed, with the address to copy by hand. It stays. */
export function NotCopied({ address, atEnd }: { address: string; atEnd?: boolean }) {
  const m = useMessages();
  return (
    <p
      role="alert"
      className={cx('no-print mt-2 basis-full text-sm font-medium wrap-anywhere', atEnd && 'text-right')}
    >
      {m.shell.linkNotCopied(address)}
    </p>
  );
}
