import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

/** Strapi gives each widget the same height, in which most of a long one would be out of sight. */
export function WholeHeight({ children }: { children: ReactNode }) {
  return (
    <>
      <AutomaticHeight />
      <div data-whole-height="">{children}</div>
    </>
  );
}

const AutomaticHeight = createGlobalStyle`
  main:has(> [data-whole-height]) {
    height: auto;
  }
`;
