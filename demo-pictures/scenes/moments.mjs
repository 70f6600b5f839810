import { hallShell, modelTable, rack, seats, sign, stand } from '../hall.mjs';
import { beams, bush, plant } from '../nature.mjs';
import { C, darken } from '../palette.mjs';
import { crowd, figure, person, talk } from '../people.mjs';
import { car, moduleBox, studs } from '../site.mjs';
import { COLOURS, STANDS, bannerRow, room, standRows } from './indoors.mjs';
import { indoor, outdoor } from './stage.mjs';

const SHELLS = [
  { truss: C.grey4, floor: '#d8cdbd' },
  { truss: C.timberDark, floor: '#cfd4d4', arched: true },
  { truss: C.skyDeep, floor: '#e0d3bf' },
  { truss: C.white, floor: '#c9bfb3', arched: true },
  { truss: C.orangeDeep, floor: '#d6d6d2' },
  { truss: C.grey5, floor: '#dccbb0', arched: true },
];
const AISLES = ['#e98a3a', '#8fbcd6', '#8cbf9c', '#d9b27a', '#6f93ad', '#e3a469'];

/** Camera of a fair moment: `n` is which of the six renderings it is. */
function fair(v, n, camera, shell = {}) {
  const side = n % 2 ? -1 : 1;
  const w = indoor(v, {
    azimuth: [-120, -60, 130, -45, 70, -140][n],
    haze: [0.9, 1.4, 0.6, 1, 1.8, 0.8][n],
    ...camera,
    eye: [camera.eye[0] * side, camera.eye[1], camera.eye[2] * [1, 1.25, 0.9, 1.1, 1.4, 0.95][n]],
    target: [camera.target[0] * side, camera.target[1], camera.target[2]],
    fov: (camera.fov ?? 58) + [0, 6, -6, 3, 8, -4][n],
  });
  hallShell(w, { W: 60, D: 90, H: 14, ...SHELLS[n], aisle: { width: 6, colour: AISLES[n] }, ...shell });
  return w;
}

/** Moments of a fair; every builder takes a variant and the number of the rendering (0 to 5). */
export const moments = {
  halOverzicht(v, n) {
    const w = fair(v, n, {
      eye: [-9 + n * 3, -10, [6, 9, 4.2, 11, 7, 5][n]],
      target: [3, 30, [4.5, 3, 4.6, 2, 4, 4.6][n]],
      fov: 62,
    });
    standRows(w, { aisle: 7, rows: 8, columns: 3, from: 2 + n });
    bannerRow(w, 5 + (n % 3), { top: 11 + (n % 2), step: 10 + n });
    crowd(w, -3, -4, 3, 50, 34 + n * 6, { apart: 0.8 });
    crowd(w, -14, -1, 14, 1, 10);
    beams(w, { n: 2 + (n % 4), x: 0.05 + n * 0.05, angle: 50 + n * 8 });
    return w;
  },
  plenair(v, n) {
    const w = fair(
      v,
      n,
      {
        eye: [[-5, 3, -1, 7, -8, 0][n], -10, [2.8, 3.6, 2.2, 5.6, 3.4, 2.4][n]],
        target: [0, 14, [3.6, 3, 3.8, 2.6, 3.2, 4][n]],
        fov: 56,
      },
      {
        aisle: undefined,
        W: 34,
        D: 34,
        wall: n % 2 ? '#4a5566' : '#594a52',
        back: '#2e3a4d',
        floor: '#5a5560',
        skylight: n === 3,
        H: 11,
      },
    );
    const c = COLOURS[n];
    w.object(
      0,
      15,
      0,
      (p) => {
        p.box(-9, 0, 0, 18, 5, 0.9, C.grey5, { top: C.timber, front: (f) => f.rect(0, 0.78, 18, 0.12, c) });
        p.box(-7, 4.6, 2, 14, 0.2, 6, C.ink, {
          ao: false,
          front: (f) => {
            f.rect(0.2, 0.2, 13.6, 5.6, c, { glow: true });
            f.rect(0.2, 0.2, 6, 5.6, darken(c, 0.25), { glow: true });
            sign(p, -3.6, 5.2, 1.5, n, C.white, 4.55);
            for (let i = 0; i < 4; i++)
              f.rect(7, 4.2 - i * 0.85, 5.6 - i * 0.9, 0.36, C.white, { glow: true });
          },
        });
      },
      { bias: 8 },
    );
    const on = { z: 0.9, bias: -1 };
    if (n % 3 === 0) {
      w.object(3.4, 16.6, 0, (p) => p.box(0, 0, 0.9, 0.8, 0.5, 1.15, C.timber, { ao: false }));
      person(w, 3.8, 17.4, { ...on, dir: -1, right: 'talk' });
    } else
      for (let i = 0; i < 3 + (n % 2); i++) {
        person(w, -3.4 + i * 2.1, 17.2, {
          ...on,
          pose: n % 3 === 1 ? 'sit' : 'stand',
          dir: i < 2 ? 1 : -1,
          right: i % 2 ? 'talk' : 'fold',
        });
      }
    person(w, -5.6, 16.8, { ...on, right: 'point' });
    seats(
      w,
      -8.4,
      -6,
      17,
      11,
      (x, y) =>
        w.object(x, y, 0, (p) =>
          p.sprite(0, 0, -0.1, () =>
            figure(w, {
              pose: 'sit',
              back: true,
              right: w.rng.chance(0.12) ? 'up' : 'rest',
              dir: w.rng.pick([1, -1]),
            }),
          ),
        ),
      { dy: 1.6 },
    );
    beams(w, {
      n: 4,
      x: 0.12 + n * 0.04,
      angle: 75 + n * 6,
      opacity: 0.3,
      colour: n % 2 ? '#bfe2f5' : '#ffd795',
      len: 1,
    });
    return w;
  },
  standGesprek(v, n) {
    const w = fair(v, n, { eye: [-3, -4.6, 1.75], target: [0.8, 6, 1.7], fov: 54 });
    stand(w, -4, 2, {
      width: 8,
      depth: 5,
      kind: STANDS[(n + 1) % 6],
      colour: COLOURS[n],
      mark: n,
      h: 3.8,
      second: n % 2 ? C.timberPale : C.white,
    });
    stand(w, 5, 3, {
      width: 7,
      depth: 5,
      kind: STANDS[(n + 3) % 6],
      colour: COLOURS[(n + 3) % 8],
      mark: n + 2,
    });
    stand(w, -13, 4, { width: 7, depth: 5, kind: STANDS[n % 6], colour: COLOURS[(n + 5) % 8], mark: n + 1 });
    standRows(w, { rows: 4, from: 12 });
    bannerRow(w, 4);
    talk(w, 0.3 + n * 0.12, 0.5, 2 + (n % 3));
    if (n % 2) person(w, 2.6, 1.4, { dir: -1, right: 'point' });
    else talk(w, 3.6, 2, 2);
    person(w, -2.3, 3.4, { right: 'rest', left: 'rest' });
    crowd(w, -9, 3, 12, 10, 8);
    beams(w, { n: 3, angle: 50 + n * 7 });
    return w;
  },
  rondleiding(v, n) {
    const w = fair(v, n, { eye: [-6, -7, 2], target: [2, 8, 2], fov: 58 });
    const show = [
      () => w.object(2, 4, 0, (p) => moduleBox(p, 0, 0, 0, { L: 8, D: 4, open: true, stripe: C.orange })),
      () => stand(w, 1, 3, { width: 9, depth: 8, kind: 'house', colour: C.green }),
      () =>
        w.object(1, 4, 0, (p) => {
          for (const y of [4, 0]) studs(p, 0, y, 0, 8, 3.2);
          for (const x of [8, 0]) studs(p, x, 0, 0, 4, 3.2, { along: 'y' });
          p.gable(0, 0, 3.2, 8, 4, 2, C.timber, { over: 0.3 });
        }),
    ];
    show[n % 3]();
    standRows(w, { rows: 5, from: 13, aisle: 8 });
    bannerRow(w, 3, { from: 12 });
    person(w, 0, 1.6, { work: n < 4, left: 'up', right: 'point', top: C.orange });
    for (let i = 0; i < 9; i++)
      person(
        w,
        -4.6 + (i % 5) * 0.95 + w.rng.in(-0.2, 0.2),
        -0.8 + Math.floor(i / 5) * 1.1 + w.rng.in(-0.2, 0.2),
        {
          dir: 1,
          back: i % 3 === 0,
          right: ['rest', 'fold', 'phone'][i % 3],
          work: n % 3 === 2 && i % 2 === 0,
        },
      );
    crowd(w, 5, -1, 12, 2, 3);
    beams(w, { n: 3, x: 0.3, angle: 60 + n * 5 });
    return w;
  },
  werkplaatsDemo(v, n) {
    const w = fair(v, n, { eye: [-2.6, -4.8, 2], target: [0.6, 4, 1.4], fov: 56 });
    w.object(-2, 1, 0, (p) => {
      p.box(0, 0, 0, 4.2, 1.4, 0.9, C.timber, {
        top: C.timberPale,
        front: (f) => f.joints(0.5, C.timberDark, { upright: true }),
      });
      if (n % 2) {
        for (let i = 0; i < 5; i++)
          p.box(0.3 + i * 0.75, 0.3, 0.9, 0.12, 0.8, 0.3, C.timberDark, { ao: false });
        p.box(0.3, 0.3, 1.2, 3.2, 0.8, 0.06, COLOURS[n], { ao: false });
      } else {
        p.box(0.5, 0.4, 0.9, 3, 0.14, 0.16, C.timberDark, { ao: false });
        for (const x of [0.6, 1.8, 3.3]) p.line([x, 0.45, 0.9], [x, 0.45, 2.3], 0.14, C.timber);
        p.line([0.5, 0.45, 2.3], [3.5, 0.45, 2.3], 0.14, C.timber);
        p.face(
          [
            [0.7, 0.5, 1.1],
            [1.7, 0.5, 1.1],
            [1.7, 0.5, 2.2],
            [0.7, 0.5, 2.2],
          ],
          [C.straw, C.green, C.sky][n % 3],
        );
      }
      p.cyl(3.8, 0.4, 0.9, 0.1, 0.22, C.orange);
      p.box(0.1, 0.2, 0.9, 0.4, 0.3, 0.2, C.skyDeep, { ao: false });
    });
    rack(w, -7, 6, {
      L: 4.8,
      levels: 2,
      H: 1.6,
      load: (p, u, z, b) =>
        p.box(u, 0.1, z, b, 0.8, 0.7, w.rng.pick([C.timber, C.straw, C.sky, C.orangePale]), { ao: false }),
    });
    stand(w, 0, 6, { width: 7, kind: STANDS[(n + 4) % 6], colour: COLOURS[(n + 1) % 8], mark: n });
    standRows(w, { rows: 3, from: 15 });
    person(w, 0.2, 2.9, { work: true, right: n % 2 ? 'carry' : 'up', left: 'carry' });
    if (n > 2) person(w, -1.2, 3, { work: true, right: 'carry' });
    for (let i = 0; i < 5; i++)
      person(w, 2.9 + (i % 3) * 0.8, 0.9 + Math.floor(i / 3) * 1.3, {
        dir: -1,
        right: ['fold', 'phone', 'rest'][i % 3],
      });
    person(w, -3, 1.4, { right: 'point' });
    if (n % 3 === 0) person(w, -0.6, -1, { back: true });
    beams(w, { n: 3, angle: 48 + n * 9, opacity: 0.28 });
    return w;
  },
  koffieOntmoeting(v, n) {
    const w = fair(
      v,
      n,
      { eye: [-2.6, -5.2, 1.8], target: [0.8, 5, 1.5], fov: 54 },
      { floor: [C.timber, '#d9cdb8', C.timberPale][n % 3], aisle: undefined },
    );
    w.object(-5, 6, 0, (p) => {
      p.box(0, 0, 0, 8, 1, 1.1, COLOURS[(n + 2) % 8], {
        top: C.timberPale,
        front: (f) => f.joints(0.4, darken(COLOURS[(n + 2) % 8], 0.3), { upright: true }),
      });
      p.box(1, 0.2, 1.1, 1.2, 0.6, 0.7, C.grey3, { ao: false });
      p.box(-0.4, 3, 0, 9, 0.2, 4, C.navy, {
        front: (f) => {
          for (let i = 0; i < 4; i++) f.rect(1, 3.2 - i * 0.45, 3 - (i % 2), 0.16, C.white);
          sign(p, 6, 2.8, 0.7, n, C.orange, 2.97);
        },
      });
    });
    for (const [x, y] of [
      [0.4, 1],
      [3.2, 3.4],
      [-2.6, 3],
      [5.4, 0.6],
    ].slice(0, 3 + (n % 2))) {
      w.object(x, y, 0, (p) => {
        p.cyl(0, 0, 0, 0.3, 0.04, C.grey5);
        p.line([0, 0, 0], [0, 0, 1.08], 0.09, C.grey5);
        p.cyl(0, 0, 1.06, 0.45, 0.05, C.white);
        p.cyl(-0.15, -0.1, 1.11, 0.05, 0.1, C.orange);
        p.cyl(0.2, 0.05, 1.11, 0.05, 0.1, C.skyDeep);
      });
      person(w, x - 0.7, y + 0.1, { dir: 1, right: 'carry', left: 'rest' });
      person(w, x + 0.7, y, { dir: -1, right: n % 2 ? 'talk' : 'carry' });
      if (n % 3) person(w, x + 0.1, y + 0.7, { dir: 1, right: 'carry' });
    }
    person(w, -2, 7.4, { right: 'carry' });
    person(w, 1, 7.5, { dir: -1 });
    crowd(w, 3, 6, 14, 16, 12);
    standRows(w, { rows: 3, from: 14 });
    w.object(-4.4, 1, 0, (p) => bush(p, 0, 0, 0, 1.6, 'deep'));
    w.object(6.4, 4.4, 0, (p) => bush(p, 0, 0, 0, 1.4, 'green'));
    beams(w, { n: 2 + (n % 3), angle: 55 + n * 6 });
    return w;
  },
  maquette(v, n) {
    const w = fair(v, n, { eye: [-1.6, -2.8, 2.3], target: [0.5, 3, 1.1], fov: 56 });
    modelTable(w, -2, 0.6, {
      L: 4.4,
      D: 2.2,
      n: [9, 15, 12, 18, 12, 15][n],
      tall: n % 2 === 1,
      colour: [C.white, C.timber, C.orange, C.grey5, C.skyDeep, C.white][n],
      scale: 1.25,
    });
    for (let i = 0; i < 4 + (n % 2); i++)
      person(w, -1.9 + i * 1.05, 3.3 + (i % 2) * 0.2, {
        dir: i < 2 ? 1 : -1,
        right: ['point', 'fold', 'carry', 'fold', 'rest'][(i + n) % 5],
      });
    person(w, 3.2, 1.5, { dir: -1, right: 'point' });
    if (n > 2) person(w, -2.8, 1.6, { right: 'phone' });
    stand(w, -6, 6, { width: 7, kind: STANDS[(n + 2) % 6], colour: COLOURS[(n + 4) % 8], mark: n });
    stand(w, 2, 6.6, { width: 7, kind: STANDS[(n + 5) % 6], colour: COLOURS[n], mark: n + 1 });
    standRows(w, { rows: 3, from: 15 });
    beams(w, { n: 3, angle: 60 + n * 6 });
    return w;
  },
  ingang(v, n) {
    const w = outdoor(v, {
      eye: [[-9, 8, -3, 12, -14, 2][n], -26, [1.9, 3, 1.7, 5, 2.4, 2][n]],
      target: [1, 4, [2, 3, 1.9, 4, 2.6, 2.2][n]],
      fov: 58,
      shift: 0.12,
      time: ['ochtend', 'goud', 'middag', 'bewolkt', 'schemer', 'avond'][n],
      azimuth: [-60, 50, -40, -30, -70, 60][n],
      ground: C.grey1,
      sunX: [0.2, 0.8, 0.3, 0.5, 0.7, 0.8][n],
    });
    const c = COLOURS[n];
    w.object(-22, 2, 0, (p) => {
      p.box(0, 0, 0, 44, 30, 11, C.grey2, {
        top: C.grey3,
        front: (f) => {
          for (let i = 0; i < 22; i++)
            f.rect(i * 2 + 0.1, 0.2, 1.8, 7, C.navy, {
              fill: i > 6 && i < 15 && w.time.lit > 0.2 ? 'url(#lamp)' : 'url(#glass)',
            });
          f.rect(0, 7.4, 44, 3.6, C.white);
          f.rect(16, 7.4, 12, 3.6, c);
          sign(p, 18.4, 9.2, 1.1, n, C.white, -0.03);
          for (let i = 0; i < 2; i++) f.rect(20.6, 9.4 - i * 1.1, 6 - i * 2, 0.55, C.white, { out: 0.02 });
          f.block(14, 4.4, 16, 0.5, 4.5, c);
        },
      });
      for (let k = 0; k < 5; k++)
        p.gable(k * 8.8, 0, 11, 8.8, 30, 3.4, k % 2 ? C.slate : C.tileDark, {
          along: 'y',
          gable: C.white,
          over: 0.1,
        });
      for (const x of [14.6, 29.4]) p.line([x, -4.2, 0], [x, -4.2, 4.4], 0.3, C.white);
    });
    for (let i = 0; i < 6; i++) {
      const x = -13 + i * 5.2;
      w.object(x, -5, 0, (p) => {
        p.line([0, 0, 0], [0, 0, 7.4], 0.14, C.grey3);
        p.face(
          [
            [0.1, 0, 3],
            [1.5, 0, 2.9],
            [1.5, 0, 7],
            [0.1, 0, 7.2],
          ],
          COLOURS[(i + n) % 8],
        );
        sign(p, 0.8, 5.8, 0.42, i, C.white, -0.02);
      });
    }
    crowd(w, -9, -14, 9, -1, 26 + n * 3, { walking: 0.75 });
    talk(w, -4, -15, 3);
    person(w, 3, -17, { pose: 'walk', back: true });
    plant(w, -18, -4, 8, { tone: n % 2 ? 'autumn' : 'spring' });
    plant(w, 19, -4, 9);
    plant(w, 26, -8, 8, { kind: 'birch' });
    if (n % 2) car(w, 11, -13, { colour: C.orange });
    return w;
  },
  workshop(v, n) {
    const w = indoor(v, {
      eye: [[-2.4, 2, -0.6, 3, -3, 0.4][n], -4.6, [1.9, 2.2, 2.6, 1.9, 2.4, 1.8][n]],
      target: [0, 4, [1.4, 1.5, 1.1, 1.5, 1.2, 1.5][n]],
      fov: 60 + n,
      azimuth: -120 + n * 40,
      haze: 0.6,
    });
    room(w, {
      W: 13,
      D: 8,
      H: 4,
      wall: ['#e8d7bb', '#c9dde6', '#d3e2cf', '#ecd9c6', '#dfe3e6', '#f1d9b4'][n],
      floor: [C.timber, C.grey2, C.timberPale][n % 3],
      view: n % 2 === 0,
    });
    w.object(0, 7.8, 0, (p) => {
      const x = n % 2 ? -2.4 : 3.8;
      p.face(
        [
          [x, 0, 1.2],
          [x + 2.4, 0, 1.2],
          [x + 2.4, 0, 3.2],
          [x, 0, 3.2],
        ],
        C.white,
      );
      for (let i = 0; i < 12; i++) {
        const [a, b] = [x + 0.2 + (i % 4) * 0.55, 1.4 + Math.floor(i / 4) * 0.58];
        p.face(
          [
            [a, -0.02, b],
            [a + 0.38, -0.02, b],
            [a + 0.38, -0.02, b + 0.38],
            [a, -0.02, b + 0.38],
          ],
          [C.orange, C.amber, C.sky, C.greenPale][(i * 3 + n) % 4],
        );
      }
    });
    for (const [x, y] of n % 2
      ? [
          [-3.2, 1],
          [1.2, 1.6],
          [-1, 4.4],
        ]
      : [
          [-1.6, 1.2],
          [2.2, 3.8],
          [-4, 4],
        ]) {
      w.object(x, y, 0, (p) => {
        p.box(0, 0, 0.7, 2.6, 1.3, 0.07, C.white, { ao: false });
        for (const [a, b] of [
          [0.2, 0.2],
          [2.4, 0.2],
          [0.2, 1.1],
          [2.4, 1.1],
        ])
          p.line([a, b, 0], [a, b, 0.7], 0.06, C.grey4);
        for (let k = 0; k < 6; k++)
          p.box(
            0.2 + k * 0.38,
            0.3 + (k % 2) * 0.4,
            0.77,
            0.26,
            0.26,
            0.08 + ((k * 3) % 4) * 0.09,
            COLOURS[(k + n) % 8],
            { ao: false, shadow: false },
          );
      });
      person(w, x + 0.4, y + 1.75, { right: 'point' });
      person(w, x + 1.6, y + 1.8, { dir: -1, right: 'fold' });
      person(w, x - 0.4, y + 0.7, { pose: n % 2 ? 'sit' : 'stand', right: 'carry' });
      person(w, x + 3, y + 0.7, { pose: n % 3 ? 'sit' : 'stand', dir: -1, right: 'talk' });
    }
    person(w, n % 2 ? 1 : 3, 6.6, { dir: n % 2 ? -1 : 1, right: 'point' });
    w.object(-5.6, 7, 0, (p) => bush(p, 0, 0, 0, 1.6, 'deep'));
    beams(w, { n: 2, opacity: 0.2 });
    return w;
  },
  prijsuitreiking(v, n) {
    const w = fair(
      v,
      n,
      {
        eye: [[-3, 3.4, -1, 5, -5, 1][n], -6, [2, 1.8, 2.4, 3.2, 2.8, 1.7][n]],
        target: [0, 8, [2.2, 2.1, 2.3, 2, 2, 2.3][n]],
        fov: 54,
      },
      {
        aisle: undefined,
        W: 26,
        D: 22,
        H: 9,
        wall: '#4c4356',
        back: '#3a3448',
        floor: '#4e4650',
        skylight: false,
      },
    );
    const c = COLOURS[(n * 3) % 8];
    w.object(
      0,
      6,
      0,
      (p) => {
        p.box(-6, 0, 0, 12, 4, 0.6, C.grey5, {
          top: C.timber,
          front: (f) => f.rect(0, 0.48, 12, 0.12, C.amber),
        });
        p.box(-5, 3.7, 0.6, 10, 0.2, 4.6, c, {
          ao: false,
          front: (f) => {
            f.rect(0, 0, 4, 4.6, darken(c, 0.2));
            sign(p, -3, 3.4, 1, n, C.white, 3.66);
            for (let i = 0; i < 3; i++) f.rect(5, 3.5 - i * 0.7, 4 - i * 0.8, 0.3, C.white);
          },
        });
        p.box(3.6, 1.4, 0.6, 0.9, 0.6, 1.1, C.timber, { ao: false });
      },
      { bias: 3 },
    );
    const cup = `<path d="M.28 -2.1h.2l-.03 .2q-.07 .08 -.14 0zM.36 -1.88h.04v.08h.06v.05h-.16v-.05h.06z" fill="${C.amber}"/>`;
    const on = { z: 0.6, bias: -1.6 };
    person(w, -0.5, 7.2, { ...on, right: 'up', left: 'up', prop: cup, top: C.white });
    person(w, 0.7, 7.4, { ...on, dir: -1, right: 'clap', left: 'clap' });
    person(w, -1.6, 7.5, { ...on, right: 'clap', left: 'rest' });
    if (n % 2) person(w, 1.7, 7.6, { ...on, dir: -1, right: 'clap' });
    person(w, 4, 8.3, { ...on, dir: -1, right: 'talk' });
    for (let i = 0; i < 18; i++)
      person(w, -6 + (i % 9) * 1.4 + w.rng.in(-0.2, 0.2), 0.6 + Math.floor(i / 9) * 1.5, {
        back: true,
        right: ['clap', 'up', 'rest', 'phone'][(i + n) % 4],
        left: i % 3 ? 'rest' : 'clap',
        dir: i % 2 ? 1 : -1,
      });
    let bits = '';
    for (let i = 0; i < 120; i++)
      bits += `<rect x="${(w.rng() * w.width).toFixed(0)}" y="${(w.rng() ** 1.5 * w.height * 0.8).toFixed(0)}" width="${w.rng.int(4, 11)}" height="${w.rng.int(3, 7)}" fill="${w.rng.pick([C.orange, C.amber, C.sky, C.white, C.green])}" opacity=".85" transform="rotate(${w.rng.int(0, 8)})"/>`;
    if (n !== 2) w.over.push(bits);
    beams(w, { n: 4, angle: 70 + n * 8, opacity: 0.32, len: 1.1 });
    return w;
  },
};
