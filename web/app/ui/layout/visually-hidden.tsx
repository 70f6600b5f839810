import type { ReactNode } from 'react';

export function VisuallyHidden({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span lang={lang} className="sr-only">
      {children}
    </span>
  );
}
