import type { InterviewSeed } from '../types';
import { clientInterviews } from './clients';
import { makerInterviews } from './makers';

/** The twelve conversations in the run-up to the fair. */
export const interviews: InterviewSeed[] = [...clientInterviews, ...makerInterviews];
