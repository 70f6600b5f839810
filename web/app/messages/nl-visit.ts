import { visitors } from './nl/visitors';

/** The texts of registering as a visitor. */
export const visit = { visitors };
