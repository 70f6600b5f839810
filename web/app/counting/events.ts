import type { SentEvent } from 'beursvloer-domain/statistics';

/** An event as something of the page reports it; the queue adds its id and its age. */
export type Reported = SentEvent extends infer Each
  ? Each extends SentEvent
    ? Omit<Each, 'id' | 'age'>
    : never
  : never;
