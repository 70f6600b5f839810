import { programme } from './en/programme';
import { speakers } from './en/speakers';
import type { FairTexts } from './nl';

export const fair: FairTexts = {
  programme,
  speakers,
};
