import { programme } from './nl/programme';
import { speakers } from './nl/speakers';

/** The texts of the programme and its speakers. */
export const fair = {
  programme,
  speakers,
};
