import type { jobStates } from './texts';

export type JobState = (typeof jobStates)[keyof typeof jobStates];

/** A job as the admin lists it; moments in ms since 1970. */
export interface JobLine {
  name: string;
  title: string;
  state: JobState;
  startedAt: number | null;
  durationMs: number | null;
  note: string | null;
  error: string | null;
  nextAt: number | null;
  holder: string | null;
}
