import { Footer, FrameColumn, Header, Main } from './frame-parts';
import type { PageFrame, RouteHandle } from './handle';

const workspaceFrame: PageFrame = (page) => (
  <FrameColumn>
    <Header />
    <Main>{page}</Main>
    <Footer />
  </FrameColumn>
);

/**
 * The handle of pages that switch the default layout off and bring their own frame: header, a place to search in at the
 * full width of the screen, and footer.
 */
export const workspaceHandle: RouteHandle = { layout: false, frame: workspaceFrame };
