import type { ReactNode } from 'react';
import { SiteHeader } from '../navigation/site-header';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { InterfaceProvider } from './interface-state';
import { mainId } from '../element-ids';

export const Footer = lazyHydrate(() => import('../navigation/site-footer'));

/** The site's header. It holds its own flags: a change above lazy components would make React draw them anew. */
export function Header() {
  return (
    <InterfaceProvider>
      <SiteHeader />
    </InterfaceProvider>
  );
}

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
