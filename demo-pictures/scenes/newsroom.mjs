import { indoors } from './indoors.mjs';
import { moments } from './moments.mjs';
import { works } from './works.mjs';

/** The picture of each of the latest articles: a builder, how it varies, and which rendering. */
export const newsroom = {
  'programma-staat-online': [moments.plenair, {}, 2],
  'laatste-plek-proefwoning': [moments.halOverzicht, {}, 3],
  'kadehuis-verdieping-op-drie-flats': [works.optopping, { time: 'middag', shift3: [22, 2, 2] }],
  'bewoners-jureren-serieprijs': [moments.prijsuitreiking, {}, 3],
  'robot-truus-komt-naar-utrecht': [indoors.robotarm, { shift3: [2.4, 1.6, 0.3] }],
  'eerste-oogst-lisdodde': [indoors.biobasedIsolatie, { shift3: [1.2, -0.6, 0.4] }],
  'vijf-paviljoens-vijf-vragen': [moments.maquette, {}, 1],
  'digitaal-vergunningenregister': [works.digitaleTweeling, { shift3: [9, -2, 3] }],
  'ingrid-solberg-143-fabrieken': [indoors.fabriekshal, { shift3: [3, 1, 0.6] }],
  'hergebruik-van-standbouw': [indoors.circulaireHub, { shift3: [3, -1, 0.8] }],
  'waterveld-kiest-fabriekswoningen': [works.wijkLuchtfoto, { time: 'middag', shift3: [26, -6, -8] }],
  'zeven-corporaties-duizend-woningen': [works.modulesHijsen, { time: 'goud', shift3: [5, 3, 0.6] }],
};
