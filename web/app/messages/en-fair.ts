import { programme } from './en/programme';
import { news } from './en/news';
import { speakers } from './en/speakers';
import { pavilions } from './en/pavilions';
import { photos } from './en/photos';
import type { FairTexts } from './nl';

/** The texts of what the fair is made of: its programme, people, news and photos. */
export const fair: FairTexts = {
  programme,
  news,
  speakers,
  pavilions,
  photos,
};
