import type { ReactNode } from 'react';
import { SiteFooter } from '../navigation/site-footer';
import { SiteHeader } from '../navigation/site-header';
import { later } from '../../rendering/hydration/later';
import { InterfaceProvider } from './interface-state';
import { mainId } from '../element-ids';

/** The site's footer. It hydrates on the first interaction. */
export const Footer = later(
  import.meta.env.SSR ? SiteFooter : null,
  async () => (await import('../navigation/site-footer')).SiteFooter,
);

/** The site's header. Its flags change at once, which parts that sleep must not see, so they are held in here. */
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
