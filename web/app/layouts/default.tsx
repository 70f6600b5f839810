import type { ReactNode } from 'react';
import { SiteFooter } from '../navigation/site-footer';
import { SiteHeader } from '../navigation/site-header';
import { mainId } from './main-id';

/** Header, page and footer. The page sets its own measure with Container and Section. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
