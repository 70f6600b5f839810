import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';

const ToastList = lazyHydrate(() => import('./toast-list'));

/** A toast's link or action, such as undo. Never the only way there. */
export type ToastWay = { label: string } & ({ to: string } | { run: () => void });

export interface Toast {
  id: number;
  text: string;
  ways: readonly ToastWay[];
}

type ShowToast = (text: string, ...ways: ToastWay[]) => void;

const ToastContext = createContext<ShowToast>(() => {});

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const count = useRef(0);
  const say = useCallback<ShowToast>((text, ...ways) => {
    count.current += 1;
    const toast = { id: count.current, text, ways };
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
      {/* Screen readers read out what is added to a region that they know. */}
      <div
        role="status"
        aria-atomic="false"
        className="no-print pointer-events-none fixed inset-x-4 bottom-4 layer-notice flex flex-col items-center gap-2"
      >
        {toasts.length > 0 && <ToastList toasts={toasts} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  );
}

/** Shows a toast, such as that something is done. Never use it as the only message about a failure. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
