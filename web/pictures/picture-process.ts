import { createRequire } from 'node:module';
import { createChildProgram } from 'beursvloer-domain/child-programs';

export interface ResizeOrder {
  task: 'resize';
  /** The bytes of the file. */
  source: Uint8Array;
  width: number;
  format: 'avif' | 'webp';
}
/** Drawings are SVG, positions and sizes pixels. */
export interface CardOrder {
  task: 'card';
  paper: string;
  words: string;
  photo: {
    source: Uint8Array;
    fit: 'fill' | 'whole';
    left: number;
    top: number;
    width: number;
    height: number;
  } | null;
}
/** A square sign, whole and in the middle. */
export interface IconOrder {
  task: 'icon';
  /** The bytes of a picture or of a drawing. */
  source: Uint8Array;
  /** In pixels. */
  size: number;
  /** The part of its width that the sign takes. */
  share: number;
  /** A colour; null for none. */
  background: string | null;
}
export type PictureOrder = ResizeOrder | CardOrder | IconOrder;

/** The slowest picture, an interlaced PNG of a hundred million pixels, needs half of it on a busy machine. */
const timeoutMs = 60_000;
/** The program as `build-programs.mjs` builds it: package.json says where. */
const builtProgram = '#picture-program';

/** Reads and draws pictures in a process of their own, one at a time; it is started when it is needed. */
export function createPictureProcess(program = createRequire(import.meta.url).resolve(builtProgram)) {
  return createChildProgram<PictureOrder, Uint8Array>(program, {
    timeoutMs,
    maxWaiting: 200,
    maxResidentBytes: 512 * 1024 * 1024,
    maxOldSpaceMegabytes: 512,
  });
}
