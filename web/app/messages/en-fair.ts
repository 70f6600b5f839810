import { programme } from './en/programme';
import { blocks } from './en/blocks';
import { news } from './en/news';
import { speakers } from './en/speakers';
import { pavilions } from './en/pavilions';
import { photos } from './en/photos';
import type { FairTexts } from './nl';

/** The texts of what the fair is made of: its programme, people, news and photos, and the blocks of pages. */
export const fair: FairTexts = {
  programme,
  blocks,
  news,
  speakers,
  pavilions,
  photos,
};
