import { useMessages } from '../../messages/messages';
import { cx } from '../cx';

export function NotCopied({ url, atEnd }: { url: string; atEnd?: boolean }) {
  const m = useMessages();
  return (
    <p role="alert" className={cx('no-print mt-2 basis-full text-sm font-medium', atEnd && 'text-right')}>
      {m.shell.linkNotCopied(url)}
    </p>
  );
}
