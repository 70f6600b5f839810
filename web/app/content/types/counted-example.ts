import { z } from 'zod';
import type { CmsClient } from '../client/client';

const example = z.object({ from: z.iso.date(), to: z.iso.date(), views: z.int().nonnegative() });

/** How often the privacy statement was viewed, in steps of five; 0 stands for fewer. Days are `YYYY-MM-DD`, both included. */
export type CountedExample = z.output<typeof example>;

export async function getCountedExample(cms: CmsClient): Promise<CountedExample> {
  return (await cms.read(z.object({ data: example }), 'GET', '/statistics/example')).data;
}
