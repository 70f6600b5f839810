import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span lang={lang} className="sr-only">
      {children}
    </span>
  );
}
