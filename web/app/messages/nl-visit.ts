import { ownProgramme } from './nl/own-programme';
import { visitors } from './nl/visitors';

/** The texts of registering as a visitor, and of what a visitor saved. */
export const visit = { visitors, ownProgramme };
