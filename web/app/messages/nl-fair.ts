import { editions } from './nl/editions';
import { programme } from './nl/programme';
import { speakers } from './nl/speakers';

export const fair = {
  editions,
  programme,
  speakers,
};
