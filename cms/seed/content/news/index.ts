import type { NewsArticleSeed } from '../types';
import { autumn } from './autumn';
import { spring } from './spring';

const pictureAlternatives: Record<string, string> = {
  'programma-staat-online': 'Programmablad met gekleurde blokken voor zalen en tijden',
  'laatste-plek-proefwoning': 'Proefwoning aan een loopkraan in een hal',
  'kadehuis-tilt-woningen-op-flats': 'Woonlaag wordt op een portiekflat gehesen',
  'bewoners-jureren-serieprijs': 'Bewoners bij een voordeur met een vragenlijst',
  'robot-truus-komt-naar-utrecht': 'Robotarm naast een houten wand',
  'eerste-oogst-lisdodde': 'Veld met lisdodde in natte grond',
  'vijf-paviljoens-vijf-vragen': 'Vijf paviljoens naast elkaar in een hal',
  'vergunning-binnen-dertig-dagen': 'Stapel tekeningen met een stempel',
  'ingrid-solberg-spreekt': 'Spreker op het podium van een volle zaal',
  'standbouw-zonder-afval': 'Gestapelde wanden en balken voor hergebruik',
  'waterveld-kiest-fabriekswoningen': 'Rij nieuwe huizen langs een sloot in de polder',
  'duizend-woningen-een-handtekening': 'Hand die een overeenkomst ondertekent',
};

/** The news of the past months, newest first. */
export const news: NewsArticleSeed[] = [
  ...autumn.map((article) => ({
    ...article,
    image: { key: `news/${article.slug}`, alt: pictureAlternatives[article.slug] ?? article.title },
  })),
  ...spring,
];
