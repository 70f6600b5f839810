import type { NewsArticleSeed } from '../types';
import { autumn } from './autumn';
import { spring } from './spring';

const pictureAlternatives: Record<string, string> = {
  'programma-staat-online': 'Zaal vol bezoekers met een spreker op het podium',
  'laatste-plek-proefwoning': 'De beursvloer van boven, met stands en bezoekers',
  'kadehuis-verdieping-op-drie-flats': 'Woongebouw dat er lichte verdiepingen bij krijgt',
  'bewoners-jureren-serieprijs': 'Prijsuitreiking op een podium',
  'robot-truus-komt-naar-utrecht': 'Robotarm aan het werk in een hal',
  'eerste-oogst-lisdodde': 'Bouwelement gevuld met vezels',
  'vijf-paviljoens-vijf-vragen': 'Maquette op een tafel met bezoekers eromheen',
  'digitaal-vergunningenregister': 'Gebouw met daarnaast een digitaal model van lijnen',
  'ingrid-solberg-143-fabrieken': 'Productiehal van een woningfabriek',
  'hergebruik-van-standbouw': 'Loods met gesorteerd materiaal voor hergebruik',
  'waterveld-kiest-fabriekswoningen': 'Woonwijk van boven gezien',
  'zeven-corporaties-duizend-woningen': 'Hijskraan met een woningmodule',
};

/** The news of the past months, newest first. */
export const news: NewsArticleSeed[] = [
  ...autumn.map((article) => ({
    ...article,
    image: { key: `news/${article.slug}`, alt: pictureAlternatives[article.slug] ?? article.title },
  })),
  ...spring,
];
