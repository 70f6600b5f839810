import { visitors } from './en/visitors';
import type { VisitTexts } from './nl';

/** The texts of registering as a visitor. */
export const visit: VisitTexts = { visitors };
