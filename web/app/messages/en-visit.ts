import { ownProgramme } from './en/own-programme';
import { visitors } from './en/visitors';
import type { VisitTexts } from './nl';

export const visit: VisitTexts = { visitors, ownProgramme };
