import { ownProgramme } from './nl/own-programme';
import { visitors } from './nl/visitors';

/** The texts of registering as a visitor, and of what is on a visitor's device. */
export const visit = { visitors, ownProgramme };
