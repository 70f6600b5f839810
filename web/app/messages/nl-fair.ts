import { programme } from './nl/programme';
import { news } from './nl/news';
import { speakers } from './nl/speakers';
import { pavilions } from './nl/pavilions';
import { photos } from './nl/photos';

/** The texts of the programme, speakers, news, pavilions and photos. */
export const fair = {
  programme,
  news,
  speakers,
  pavilions,
  photos,
};
