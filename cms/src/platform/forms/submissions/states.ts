/** What became of a submission, in Dutch as the organiser reads it. The admin's pages read this too. */
export const submissionStates = ['nieuw', 'in behandeling', 'afgehandeld', 'geannuleerd', 'spam'] as const;
export type SubmissionState = (typeof submissionStates)[number];
