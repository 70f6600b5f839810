import { encode } from 'uqr';

/** A QR code as the path of a drawing, in units of one module. */
export interface DrawnCode {
  text: string;
  /** Width and height in modules, with the quiet zone. */
  size: number;
  path: string;
}

/** Four modules of white around it: scanners find the code by that (ISO/IEC 18004). */
const quietZone = 4;

/** Draws a QR code. Draw it on the server where what is in it is known there: pages need no code for it then. */
export function drawCode(text: string): DrawnCode {
  const { data, size } = encode(text, { border: quietZone, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { text, size, path };
}
