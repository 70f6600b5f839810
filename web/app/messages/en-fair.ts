import { programme } from './en/programme';
import { news } from './en/news';
import { speakers } from './en/speakers';
import { pavilions } from './en/pavilions';
import { photos } from './en/photos';
import type { FairTexts } from './nl';

/** The texts of the programme, speakers, news, pavilions and photos. */
export const fair: FairTexts = {
  programme,
  news,
  speakers,
  pavilions,
  photos,
};
