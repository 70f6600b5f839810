/** The words are stored. */
export const registrationStates = ['aangemeld', 'bevestigd', 'geannuleerd'] as const;
export type RegistrationState = (typeof registrationStates)[number];
