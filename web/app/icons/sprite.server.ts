import { symbolId, viewBox } from './drawings';
import type { IconName } from './icon-names';
import { lucide } from './lucide';
import { spriteMark } from './sprite-mark';

const mark = Buffer.from(spriteMark);

/** Puts the drawings of icons into the part of a page that holds their place. */
export function putDrawingsIn(html: Buffer, names: ReadonlySet<IconName>): Buffer {
  const at = html.indexOf(mark);
  if (at < 0) return html;
  const symbols = [...names].map(
    (name) => `<symbol id="${symbolId(name)}" viewBox="${viewBox}">${lucide[name]}</symbol>`,
  );
  return Buffer.concat([
    html.subarray(0, at),
    Buffer.from(symbols.join('')),
    html.subarray(at + mark.length),
  ]);
}
