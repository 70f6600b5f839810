import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';

/** How long a toast stays, in ms: long enough to read a line twice. */
const shownFor = 5000;

interface Toast {
  id: number;
  text: string;
}

const ToastContext = createContext<(text: string) => void>(() => {});

/** Holds the short messages at the edge of the screen; they are read out as they come. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const say = useCallback(
    (text: string) => setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, text }]),
    [],
  );
  const [oldest] = toasts;

  useEffect(() => {
    if (!oldest) return;
    const timer = setTimeout(
      () => setToasts((shown) => shown.filter(({ id }) => id !== oldest.id)),
      shownFor,
    );
    return () => clearTimeout(timer);
  }, [oldest]);

  return (
    <ToastContext value={say}>
      {children}
      <div
        role="status"
        className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2"
      >
        {toasts.map(({ id, text }) => (
          <p
            key={id}
            className="toast rounded-control bg-foot px-4 py-3 font-medium text-on-foot shadow-overlay"
          >
            {text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

/** Says something short at the edge of the screen, such as that it is done. */
export function useToast(): (text: string) => void {
  return useContext(ToastContext);
}
