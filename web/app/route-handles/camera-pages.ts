import { z } from 'zod';
import type { FindPage } from './page-finder';

const handleShape = z.object({ camera: z.literal(true) });

/** Says of a path whether its page uses the camera: its route says so in its `handle`. All others may not. */
export function cameraPagesOf(pageAt: FindPage): (path: string) => boolean {
  return (path) => handleShape.safeParse(pageAt(path)?.handles.at(-1)).success;
}
