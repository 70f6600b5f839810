import type { ReactNode } from 'react';

/** Jumps over the header; shows itself when it has the focus. */
export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={to}
      className="fixed top-3 left-3 z-50 rounded-control bg-action px-4 py-3 font-semibold text-on-action not-focus:sr-only"
    >
      {children}
    </a>
  );
}
