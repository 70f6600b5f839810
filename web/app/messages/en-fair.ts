import { programme } from './en/programme';
import { speakers } from './en/speakers';
import type { FairTexts } from './nl';

/** The texts of the programme and its speakers. */
export const fair: FairTexts = {
  programme,
  speakers,
};
