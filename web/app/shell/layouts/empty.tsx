import type { PageFrame } from './handle';
import { mainId } from '../element-ids';

/** The empty layout: the page alone, for screens that people pass through. */
export const emptyLayout: PageFrame = (page) => (
  <main id={mainId} tabIndex={-1} className="min-h-dvh">
    {page}
  </main>
);
