import type { jobStates } from './texts';

export type JobState = (typeof jobStates)[keyof typeof jobStates];

/** A job as the admin lists it; moments in ms since 1970. */
export interface JobLine {
  name: string;
  title: string;
  state: JobState;
  startedAt: number | null;
  durationMs: number | null;
  /** A remark of the job itself, in Dutch. */
  note: string | null;
  /** Why it failed, as the program says it. */
  error: string | null;
  nextAt: number | null;
  /** The process that did it. */
  holder: string | null;
}
