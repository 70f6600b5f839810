import { Footer, FrameColumn, Header, Main } from './frame-parts';
import type { PageFrame } from './handle';

/** The default layout: header, page and footer. The page sets its own measure with Container and Section. */
export const defaultLayout: PageFrame = (page) => (
  <FrameColumn>
    <Header />
    <Main>{page}</Main>
    <Footer />
  </FrameColumn>
);
