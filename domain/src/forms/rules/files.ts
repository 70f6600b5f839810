import { bytesPerKilobyte, filesOf } from '../values.js';
import type { Rule } from './rule.js';

/** The rules of section "forms" in docs/behaviour.md that are not FormKit's: they run on empty values and after others failed. */
const own = { runsOnEmpty: true, isForced: true, debounceMs: 20 } as const;

const typeNames = ['pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx', 'pptx', 'mp4', 'zip', 'svg'] as const;
export type FileType = (typeof typeNames)[number];

/**
 * Checks the type by the name of a file. The content backend looks at the bytes and names files by those, so
 * a name without a type is left to it. A drawing (SVG) is stored as a PNG, so a field for SVG takes its PNG.
 */
export function isNamedAs(name: string, types: readonly string[]): boolean {
  const type = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg');
  return type === undefined || types.includes(type) || (type === 'png' && types.includes('svg'));
}

export const fileRules = {
  maxFiles: { ...own, args: ['count'], check: (value, [max]) => filesOf(value).length <= Number(max) },
  maxFileSize: {
    ...own,
    args: ['count'],
    check: (value, [max]) => filesOf(value).every(({ size }) => size <= Number(max) * bytesPerKilobyte),
  },
  fileTypes: {
    args: [typeNames],
    isOpenEnded: true,
    check: (value, types) => filesOf(value).every(({ name }) => isNamedAs(name, types)),
  },
} as const satisfies Record<string, Rule>;
