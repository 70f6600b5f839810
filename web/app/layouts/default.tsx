import type { ReactNode } from 'react';
import { SiteFooter } from '../navigation/site-footer';
import { SiteHeader } from '../navigation/site-header';
import { later } from '../ui/later';
import { InterfaceProvider } from './interface-state';
import { mainId } from './main-id';

const LaterFooter = later(
  import.meta.env.SSR ? SiteFooter : null,
  async () => (await import('../navigation/site-footer')).SiteFooter,
);

/** Header, page and footer. The page sets its own measure with Container and Section. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Its flags change at once, which parts that sleep must not see. */}
      <InterfaceProvider>
        <SiteHeader />
      </InterfaceProvider>
      <main id={mainId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <LaterFooter />
    </div>
  );
}
