import { ownProgramme } from './en/own-programme';
import { visitors } from './en/visitors';
import type { VisitTexts } from './nl';

/** The texts of registering as a visitor, and of what is on a visitor's device. */
export const visit: VisitTexts = { visitors, ownProgramme };
