import type { ReactNode } from 'react';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { mainId } from '../element-ids';

export const Header = lazyHydrate(() => import('../navigation/site-header'));
export const Footer = lazyHydrate(() => import('../navigation/site-footer'));

/** The page itself, where the skip link leads. It takes the height that is left. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className="flex-1">
      {children}
    </main>
  );
}

/** Stacks the parts of a frame; the footer is never above the foot of the screen. */
export function FrameColumn({ children }: { children: ReactNode }) {
  return <div className="flex min-h-dvh flex-col">{children}</div>;
}
