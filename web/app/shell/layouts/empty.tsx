import type { ReactNode } from 'react';
import { useColourMode } from '../colour-mode/colour-mode';
import type { PageFrame } from './handle';
import { mainId } from '../element-ids';

/** The empty layout: the page alone, for screens that people pass through. */
export const emptyLayout: PageFrame = (page) => <Alone>{page}</Alone>;

function Alone({ children }: { children: ReactNode }) {
  // There is no header here whose menu would follow the device's colour mode.
  useColourMode();
  return (
    <main id={mainId} tabIndex={-1} className="min-h-dvh">
      {children}
    </main>
  );
}
