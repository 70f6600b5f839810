import { programme } from './nl/programme';
import { speakers } from './nl/speakers';

export const fair = {
  programme,
  speakers,
};
