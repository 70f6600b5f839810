import type { ReactNode } from 'react';

/** Jumps over the header; shows itself when it has the focus. */
export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={to}
      className="sr-only rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:z-50"
    >
      {children}
    </a>
  );
}
