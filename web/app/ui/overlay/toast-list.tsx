import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages';
import { SiteLink } from '../links/site-link';
import { cx } from '../cx';
import { Icon } from '../media/icon';
import type { Toast } from './toast';

/** How long a toast is shown: long enough to read a line twice. */
const shownForMs = 6000;
const wayClassName = 'mr-3 inline-flex min-h-11 items-center font-bold text-inherit';

/** The toasts that are shown. None leaves while somebody points at it or has the focus in it. */
export default function ToastList({
  toasts,
  onDismiss,
}: {
  toasts: Toast[];
  onDismiss: (toast: Toast) => void;
}) {
  const m = useMessages();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [oldest] = toasts;
  const waiting = pointed || focused;

  useEffect(() => {
    if (!oldest || waiting) return;
    const timer = setTimeout(() => onDismiss(oldest), shownForMs);
    return () => clearTimeout(timer);
  }, [oldest, waiting, onDismiss]);

  const close = (toast: Toast) => {
    // A removed element fires no pointerleave or blur.
    setPointed(false);
    setFocused(false);
    onDismiss(toast);
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
  };
  return (
    <div
      className="contents"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className="toast pointer-events-auto flex items-center gap-1 rounded-control bg-foot py-1 pr-1 pl-4 font-medium text-on-foot shadow-overlay"
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
        >
          <p>
            {toast.text}{' '}
            {toast.ways.map((way) =>
              'to' in way ? (
                <SiteLink key={way.label} to={way.to} onClick={() => close(toast)} className={wayClassName}>
                  {way.label}
                </SiteLink>
              ) : (
                <button
                  key={way.label}
                  type="button"
                  className={cx(wayClassName, 'underline underline-offset-2')}
                  onClick={() => {
                    close(toast);
                    way.run();
                  }}
                >
                  {way.label}
                </button>
              ),
            )}
          </p>
          <button
            type="button"
            aria-label={m.shell.dismiss}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:text-brand-lit"
            onClick={() => close(toast)}
          >
            {/* The pointer must hit the button: focusing it renders the icon again, which would lose the press. */}
            <Icon name="x" className="pointer-events-none" />
          </button>
        </div>
      ))}
    </div>
  );
}
