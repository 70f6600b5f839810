import { Fragment, type ReactNode } from 'react';

const address = /([\w.+-]+@[\w.-]+\w)/;

/**
 * Plain words as a typesetter would break them: an amount stays with its currency, and an e-mail address that does not
 * fit goes on after its @ or a dot instead of anywhere.
 */
export function typeset(text: string): ReactNode {
  const together = text.replaceAll(/€ (?=\d)/g, '€\u00a0');
  if (!together.includes('@')) return together;
  return together
    .split(address)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? withBreaks(part) : part}</Fragment>);
}

function withBreaks(email: string): ReactNode {
  return email.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
