import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages';
import { SiteLink } from '../links/site-link';
import { Icon } from '../media/icon';

/** How long a toast is shown: long enough to read a line twice. */
const shownForMs = 6000;

/** Where a toast leads, such as to what was made. Never the only way there. */
interface ToastLink {
  to: string;
  label: string;
}

interface Toast {
  id: number;
  text: string;
  link?: ToastLink;
}

type ShowToast = (text: string, link?: ToastLink) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Provides toasts: short messages at the edge of the screen, which are read out when they appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const count = useRef(0);
  const say = useCallback<ShowToast>((text, link) => {
    count.current += 1;
    const toast = { id: count.current, text, link };
    // The same words again replace the first, so that a quick hand does not fill the screen.
    setToasts((shown) => [...shown.filter((other) => other.text !== text), toast]);
  }, []);
  const dismiss = useCallback(
    (gone: Toast) => setToasts((shown) => shown.filter((toast) => toast !== gone)),
    [],
  );
  return (
    <ToastContext value={say}>
      {children}
      <ToastList toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** Shows a toast, such as that something is done. Never use it as the only message about a failure. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

function ToastList({ toasts, onDismiss }: { toasts: Toast[]; onDismiss: (toast: Toast) => void }) {
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
      role="status"
      aria-atomic="false"
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2"
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
            {toast.link && (
              <SiteLink
                to={toast.link.to}
                onClick={() => close(toast)}
                className="inline-flex min-h-11 items-center font-bold text-inherit"
              >
                {toast.link.label}
              </SiteLink>
            )}
          </p>
          <button
            type="button"
            aria-label={m.shell.dismiss}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:text-orange-300"
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
