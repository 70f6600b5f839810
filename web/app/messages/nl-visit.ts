import { ownProgramme } from './nl/own-programme';
import { visitors } from './nl/visitors';

export const visit = { visitors, ownProgramme };
