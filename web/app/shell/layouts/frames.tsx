import type { ReactNode } from 'react';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import { mainId } from '../element-ids';
import type { PageFrame, RouteHandle } from './handle';

const Header = lazyHydrate(() => import('../navigation/site-header'));
const Footer = lazyHydrate(() => import('../navigation/site-footer'));

function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}

/**
 * Header, page and footer, which is never above the foot of the screen. The page sets its own measure: with Container and
 * Section, or as a workspace at the full width of the screen.
 */
export const fairFrame: PageFrame = (page) => (
  <div className="flex min-h-dvh flex-col">
    <Header />
    <Main className="flex-1">{page}</Main>
    <Footer />
  </div>
);

export const emptyFrame: PageFrame = (page) => <Main className="min-h-dvh">{page}</Main>;

/** The handle of pages that switch the default layout off and bring their own frame, around a place to search in. */
export const workspaceHandle: RouteHandle = { layout: false, frame: fairFrame };
