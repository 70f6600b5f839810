import { spriteId } from './drawings';
import { spriteMark } from './sprite-mark';

/** The same object on every render in browsers, so that React never sets what is in it. */
const unmanaged = { __html: import.meta.env.SSR ? spriteMark : '' };

/** Holds the drawings of the page's icons. Which those are is known when the page is rendered: see sprite.server.ts. */
export function IconSprite() {
  return (
    <svg id={spriteId} className="hidden" suppressHydrationWarning dangerouslySetInnerHTML={unmanaged} />
  );
}
