import { plant, water } from '../nature.mjs';
import { C } from '../palette.mjs';
import { person } from '../people.mjs';
import { indoors, room } from './indoors.mjs';
import { moments } from './moments.mjs';
import { indoor, outdoor } from './stage.mjs';
import { streets } from './streets.mjs';
import { works } from './works.mjs';

/** A wet field of bulrush with two growers. */
function bulrush(v) {
  const w = outdoor(v, { eye: [-2, -16, 2.4], target: [2, 10, 2.2], fov: 58, shift: 0.02, time: 'goud', azimuth: 120, ground: '#9fae6a', sunX: 0.74 });
  water(w, [[-80, -30], [90, -30], [90, 70], [-80, 70]]);
  for (let i = 0; i < 520; i++) {
    const [x, y] = [w.rng.in(-34, 38), -11 + w.rng() ** 0.8 * 62];
    if (Math.abs(x - 1 - y * 0.06) < 2.2) continue;
    const h = w.rng.in(1.4, 2.3);
    w.object(x, y, 0, (p) => { for (let k = 0; k < 3; k++) p.line([k * 0.16, 0, 0], [k * 0.16 + w.rng.in(-0.4, 0.4), 0, h * w.rng.in(0.7, 1)], 0.045, k % 2 ? C.moss : C.green); p.line([0, 0, 0], [0.05, 0, h], 0.03, C.moss); p.line([0.05, 0, h - 0.5], [0.05, 0, h - 0.1], 0.13, C.brickBrown, { cap: 'round' }); }, { shadow: false });
  }
  for (let i = 0; i < 7; i++) plant(w, -60 + i * 21, 78, 16, { kind: 'poplar', tone: 'olive' });
  person(w, 0.6, -3, { right: 'point', top: C.orange }); person(w, 1.8, -2.6, { dir: -1, right: 'fold', top: C.skyDeep });
  return w;
}

/** A hand that signs an agreement, close by, in a meeting room. */
function signing(v) {
  const w = indoor(v, { eye: [0, -4, 2], target: [0, 4, 1.4], fov: 60, haze: 0.5 });
  room(w, { W: 12, D: 7, H: 3.6 });
  for (const [x, d] of [[-2.6, 1], [-1.4, -1], [1.6, 1], [2.8, -1]]) person(w, x, 4.4, { dir: d, right: 'clap', left: 'fold' });
  const lines = Array.from({ length: 7 }, (_, i) => `<path d="M${520 - i * 12} ${640 + i * 34}h${[420, 460, 380, 470, 440, 300, 0][i]}" stroke="${C.grey2}" stroke-width="11"/>`).join('');
  w.over.push(`<path d="M-20 560L1620 560L1620 1080L-20 1080Z" fill="${C.timber}"/><path d="M-20 560H1620V582H-20Z" fill="${C.timberPale}"/><path d="M470 612H1120L1260 1010H300Z" fill="#3c3350" opacity=".3" filter="url(#b2)" transform="translate(18 20)"/><path d="M470 600H1110L1240 1000H310Z" fill="#fffdf7"/>${lines}<path d="M950 622L1010 574L1070 622V672H950Z" fill="${C.orange}"/><path d="M520 930q30 -60 56 -8t54 -20q22 -40 40 8t60 -18q24 -30 60 4" fill="none" stroke="${C.navy}" stroke-width="8" stroke-linecap="round"/><path d="M500 948H900" stroke="${C.grey3}" stroke-width="4"/><g filter="url(#b2)" opacity=".35"><path d="M830 950L1180 900L1640 1060L1300 1090Z" fill="#3c3350"/></g><path d="M1640 760L1180 810L1120 930L1240 990L1640 1040Z" fill="${C.skyDeep}"/><path d="M1196 806L1136 930L1186 958L1250 800Z" fill="#fff"/><path d="M1180 826Q1080 790 1000 826Q930 850 900 892Q890 916 920 912L986 884Q950 916 946 944Q950 962 984 944L1040 912Q1090 960 1150 930Z" fill="#e9bd95"/><path d="M986 884L1060 858M1040 912L1090 890" stroke="#c28f66" stroke-width="6" stroke-linecap="round"/><path d="M790 916L816 888L1004 700L1034 728L842 912Z" fill="${C.ink}"/><path d="M790 916L816 888L842 912Z" fill="${C.amber}"/><path d="M916 902Q890 930 878 900Q900 868 960 852" fill="#e9bd95"/>`);
  return w;
}

/** The picture of each of the latest articles: a builder, how it varies, and which rendering. */
export const newsroom = {
  'programma-staat-online': [moments.workshop, {}, 1],
  'laatste-plek-proefwoning': [indoors.fabriekshal, { shift3: [3, 1, 0.6] }],
  'kadehuis-verdieping-op-drie-flats': [works.optopping, { time: 'middag', shift3: [22, 2, 2] }],
  'bewoners-jureren-serieprijs': [streets.rijwoningen, { time: 'ochtend', shift3: [2.5, 4, -0.4] }],
  'robot-truus-komt-naar-utrecht': [indoors.robotarm, { shift3: [2.4, 1.6, 0.3] }],
  'eerste-oogst-lisdodde': [bulrush, {}],
  'vijf-paviljoens-vijf-vragen': [moments.halOverzicht, {}, 2],
  'vergunning-binnen-dertig-dagen': [indoors.tekentafel, { shift3: [0.5, 0.3, 0.2] }],
  'ingrid-solberg-spreekt': [moments.plenair, {}, 0],
  'standbouw-zonder-afval': [indoors.vloerdelen, { shift3: [2, -1.4, 0.8] }],
  'waterveld-kiest-fabriekswoningen': [streets.polderwijk, { time: 'middag', shift3: [12, 4, 1] }],
  'duizend-woningen-een-handtekening': [signing, {}],
};
