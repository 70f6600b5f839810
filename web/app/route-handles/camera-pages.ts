import { z } from 'zod';
import { pageFinder, type BuiltRoutes } from './page-finder';

const handleShape = z.object({ camera: z.literal(true) });

/** Says of a path whether its page uses the camera: its route says so in its `handle`. All others may not. */
export function cameraPagesOf(routes: BuiltRoutes): (path: string) => boolean {
  const pageAt = pageFinder(routes);
  return (path) => handleShape.safeParse(pageAt(path)?.handles.at(-1)).success;
}
