import type { ReactNode } from 'react';
import { mainId } from './main-id';

/** The page alone, for screens that people pass through. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className="min-h-dvh">
      {children}
    </main>
  );
}
