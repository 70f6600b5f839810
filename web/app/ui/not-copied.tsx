import { useMessages } from '../messages/messages';

/** Says where the button is that copying failed, with the address to copy by hand. It stays. */
export function NotCopied({ address }: { address: string }) {
  const m = useMessages();
  return (
    <p role="alert" className="no-print mt-2 basis-full text-sm font-medium wrap-anywhere">
      {m.shell.linkNotCopied(address)}
    </p>
  );
}
