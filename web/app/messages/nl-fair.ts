import { programme } from './nl/programme';
import { blocks } from './nl/blocks';
import { news } from './nl/news';
import { speakers } from './nl/speakers';
import { pavilions } from './nl/pavilions';
import { photos } from './nl/photos';

/** The texts of what the fair is made of: its programme, people, news and photos, and the blocks of pages. */
export const fair = {
  programme,
  blocks,
  news,
  speakers,
  pavilions,
  photos,
};
