/** In Dutch, as the organiser reads them. The admin's pages import this too. */
export const submissionStates = [
  'nieuw',
  'in behandeling',
  'beantwoord',
  'afgehandeld',
  'geannuleerd',
  'spam',
] as const;
export type SubmissionState = (typeof submissionStates)[number];
