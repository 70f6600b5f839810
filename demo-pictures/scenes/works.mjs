import { block, panels, terrace } from '../houses.mjs';
import { bush, plant } from '../nature.mjs';
import { C, darken } from '../palette.mjs';
import { crowd, person, talk } from '../people.mjs';
import {
  car,
  fence,
  mobileCrane,
  moduleBox,
  scaffold,
  slings,
  stack,
  studs,
  towerCrane,
  truckBody,
} from '../site.mjs';
import { outdoor } from './stage.mjs';

/** A stack of modules of `cols` by `rows`, some spots left empty. */
function moduleStack(
  w,
  x,
  y,
  cols,
  rows,
  {
    L = 8.4,
    D = 3.6,
    depth = 1,
    skip = () => false,
    bias = 0,
    skins = [C.timber, C.timberPale, C.white],
  } = {},
) {
  w.object(
    x,
    y,
    0,
    (p) => {
      const order = Array.from({ length: cols }, (_, i) => i);
      if (w.eye[0] < x + (cols * L) / 2) order.reverse();
      for (let j = depth - 1; j >= 0; j--)
        for (let r = 0; r < rows; r++)
          for (const c of order)
            if (!skip(c, r, j))
              moduleBox(p, c * (L + 0.12), j * (D + 0.1), r * 3.1, {
                L,
                D: D * 1,
                skin: skins[(c + r) % skins.length],
                open: r === 1,
              });
    },
    { bias },
  );
}

/** Building sites, roofs and techniques outdoors. */
export const works = {
  optopping(v) {
    const w = outdoor(v, {
      eye: [-16, -36, 9],
      target: [10, 0, 9],
      fov: 56,
      shift: 0.1,
      time: 'goud',
      azimuth: -50,
      ground: C.grass,
    });
    w.patch(-90, -10, 140, -5, C.asphalt);
    w.patch(-90, -5, 140, -3, C.grey1);
    const top = (p, W, D, h) => {
      p.box(0.4, 0.4, h, W - 0.8, D - 0.8, 0.5, C.grey5, { ao: false, bottom: false });
      for (let s = 0; s < 2; s++) {
        const n = 6;
        for (let i = n - 1; i >= 0; i--) {
          if (s === 1 && i === 1) continue;
          const mw = (W - 3) / n;
          p.box(1.5 + i * mw, 1.6, h + 0.5 + s * 3, mw - 0.08, D - 3, 2.95, i % 2 ? C.timber : C.timberPale, {
            ao: false,
            bottom: false,
            top: C.moss,
            front: (f) => {
              f.joints(0.26, C.timberDark, { upright: true, opacity: 0.5 });
              f.window(0.5, 0.25, f.width * 0.5, 2.3, { bars: 1, frame: C.grey5, sill: false });
              f.window(f.width * 0.72, 0.9, f.width * 0.2, 1.5, { frame: C.grey5 });
            },
            left: (f) => {
              f.joints(0.26, C.timberDark, { upright: true, opacity: 0.5 });
              f.window(2, 0.8, 2, 1.5);
            },
          });
        }
      }
      p.line([2, 1.2, h + 1.5], [W - 2, 1.2, h + 1.5], 0.07, C.white);
    };
    block(w, -6, 0, { width: 34, depth: 13, storeys: 4, skin: C.brickDark, bay: 4, top });
    towerCrane(w, 33, 18, {
      h: 36,
      reach: -32,
      at: 0.72,
      drop: 9,
      hook: (p, x, y, z) => {
        slings(p, x, y, z, 5, 3, z - 3);
        moduleBox(p, x - 2.6, y - 1.6, z - 6, { L: 5.2, D: 3.4, skin: C.timber });
      },
    });
    block(w, -52, 14, { width: 26, storeys: 4, skin: C.brick });
    plant(w, -13, -4, 9);
    plant(w, 9, -4.2, 6, { tone: 'spring' });
    plant(w, 32, -5, 9, { kind: 'birch' });
    crowd(w, -12, -4.8, 22, -3.2, 7);
    talk(w, -8, -13, 3);
    car(w, 8, -8.2, { colour: C.orange });
    car(w, 20, -8.4, { van: true });
    return w;
  },
  houtskelet(v) {
    const w = outdoor(v, {
      eye: [-8, -15, 2.2],
      target: [5, 4, 2.2],
      fov: 58,
      shift: 0.16,
      time: 'goud',
      azimuth: 70,
      ground: '#c8b795',
      sunX: 0.8,
    });
    w.object(0, 0, 0, (p) => {
      p.box(-0.3, -0.3, 0, 11.6, 8.6, 0.35, C.grey2);
      for (const y of [8, 4]) studs(p, 0, y, 0.35, 11, 2.8, { step: 0.6 });
      for (const x of [11, 5.5, 0]) studs(p, x, 0, 0.35, 8, 2.8, { along: 'y', step: 0.6 });
      p.box(0, 3.2, 3.15, 11, 4.8, 0.25, C.timberPale, { ao: false });
      studs(p, 0, 8, 3.4, 11, 2.7);
      for (const x of [11, 0]) studs(p, x, 0, 3.4, 8, 2.7, { along: 'y' });
      for (let x = 0; x <= 11; x += 1.1) {
        p.line([x, 8, 6.1], [x, 4, 9.4], 0.16, C.timber);
        p.line([x, 0, 6.1], [x, 4, 9.4], 0.16, C.timberPale);
        p.line([x, 1.6, 7.4], [x, 6.4, 7.4], 0.1, C.timberDark);
      }
      p.line([0, 4, 9.4], [11, 4, 9.4], 0.22, C.timberDark);
      studs(p, 0, 0, 3.4, 11, 2.7);
      studs(p, 0, 0, 0.35, 11, 2.8);
      p.face(
        [
          [6.2, -0.02, 0.35],
          [11, -0.02, 0.35],
          [11, -0.02, 3.15],
          [6.2, -0.02, 3.15],
        ],
        C.timberPale,
      );
      p.face(
        [
          [7, -0.03, 1],
          [9, -0.03, 1],
          [9, -0.03, 2.6],
          [7, -0.03, 2.6],
        ],
        C.navy,
        { fill: 'url(#glass)' },
      );
    });
    stack(w, -6, -3, { turn: 14 });
    stack(w, 13, -4, { L: 5, n: 7, turn: -10 });
    stack(w, -5.6, 2, { n: 9, colour: C.timberPale, turn: 14 });
    person(w, 3.4, -1.6, { work: true, right: 'up', dir: 1 });
    person(w, 1.8, -2.4, { work: true, right: 'carry', pose: 'walk' });
    person(w, 8.5, -2, { work: true, dir: -1, right: 'point' });
    person(w, 6, 3.4, { z: 3.4, work: true, right: 'carry', bias: -3 });
    talk(w, -3, -5.5, 2);
    plant(w, -14, 16, 14, { tone: 'deep', kind: 'pine' });
    plant(w, -9, 20, 15, { kind: 'pine', tone: 'deep' });
    plant(w, 20, 18, 13);
    plant(w, 26, 14, 12, { kind: 'birch', tone: 'spring' });
    terrace(w, 28, 24, 4, {});
    fence(w, -30, 12, 7);
    return w;
  },
  modulesHijsen(v) {
    const w = outdoor(v, {
      eye: [-14, -30, 3],
      target: [6, 2, 3],
      fov: 60,
      shift: 0.22,
      time: 'middag',
      azimuth: -50,
      ground: '#cbbd9f',
    });
    moduleStack(w, 0, 0, 4, 4, { depth: 2, skip: (c, r) => r === 3 && c < 2 });
    mobileCrane(w, -19, -4, {
      tip: [22, 5, 27],
      drop: 6,
      colour: C.orange,
      hook: (p, x, y, z) => {
        slings(p, x, y, z, 7, 3, z - 4);
        moduleBox(p, x - 4.2, y - 1.8, z - 7.1, { skin: C.timber, open: true, stripe: C.orange });
      },
      bias: -3,
    });
    w.object(16, -9, 0, (p) => {
      truckBody(p, 0, 0, 10, C.skyDeep, 1);
      moduleBox(p, 0.8, -0.6, 1.2, { skin: C.timberPale, stripe: C.green });
    });
    for (const [x, y, d, q] of [
      [-4, -8, 1, 'up'],
      [-2.6, -8.6, -1, 'fold'],
      [7, -5, 1, 'point'],
      [11, -6.5, -1, 'carry'],
      [-9, -14, 1, 'phone'],
    ])
      person(w, x, y, { work: true, dir: d, right: q });
    person(w, 13, 1.6, { z: 9.35, work: true, right: 'up', bias: -12 });
    person(w, 6, 1.6, { z: 9.35, work: true, right: 'point', bias: -12 });
    fence(w, -38, 12, 10);
    plant(w, -30, 22, 15);
    plant(w, -22, 26, 14, { tone: 'spring' });
    plant(w, 48, 14, 14);
    block(w, 44, 30, { width: 24, storeys: 5, skin: C.brick });
    return w;
  },
  dakkapel(v) {
    const w = outdoor(v, {
      eye: [-2, -19, 9.4],
      target: [6, 3, 8.2],
      fov: 50,
      time: 'goud',
      azimuth: -58,
      ground: C.grass,
      line: true,
    });
    terrace(w, -14, 0, 6, {
      width: 7,
      roof: C.tile,
      each: (i) => ({
        brick: [C.brick, C.brickPale, C.brickDark][i % 3],
        skylight: i !== 2,
        dormer: i === 2 || i === 4,
        dormerColour: i === 2 ? C.timberPale : C.white,
        chimney: i === 1 ? 0.9 : 0,
      }),
      onHouse: (p, i, hx, h) => {
        if (i === 3) {
          p.box(hx + 1.2, -0.9, h + 2.9, 4.6, 2.6, 2.1, C.timberPale, {
            shadow: true,
            ao: false,
            top: C.slate,
            front: (f) => {
              f.rect(0, 0, f.width, f.height, C.white);
              f.window(0.25, 0.25, f.width - 0.5, 1.45, { bars: 2, sill: false });
              f.rect(-0.1, 1.85, f.width + 0.2, 0.25, C.orange);
            },
          });
          const q = [hx + 3.5, 0.4, h + 7.5];
          slings(p, ...q, 4, 2.2, h + 5);
          p.line(q, [q[0], q[1], h + 20], 0.07, C.ink);
        }
      },
    });
    person(w, 5.8, 1.4, { z: 6.7, work: true, left: 'up', right: 'up', bias: -6 });
    person(w, 13.6, 1.4, { z: 6.7, work: true, dir: -1, right: 'point', bias: -6 });
    terrace(w, -40, 34, 14, { roof: C.tileDark });
    plant(w, -16, 12, 15);
    plant(w, 26, 18, 15, { tone: 'autumn' });
    plant(w, 9, 26, 16, { tone: 'deep' });
    return w;
  },
  zonnedak(v) {
    const w = outdoor(v, {
      eye: [-10, -13, 14],
      target: [6, 8, 7],
      fov: 56,
      time: 'middag',
      azimuth: -60,
      ground: C.grass,
      sunX: 0.2,
    });
    w.object(-4, 0, 0, (p) => {
      p.box(0, 0, 0, 18, 11, 6.2, C.timberPale, {
        front: (f) => {
          f.joints(0.3, C.timberDark, { upright: true, opacity: 0.4 });
          for (let i = 0; i < 4; i++) {
            f.window(0.9 + i * 4.4, 3.7, 2.6, 1.7, { bars: 1 });
            f.window(0.9 + i * 4.4, 0.3, 2.6, 2.3, { bars: 1 });
          }
        },
        left: (f) => {
          f.joints(0.3, C.timberDark, { upright: true, opacity: 0.4 });
          f.window(3, 1, 2, 1.6);
          f.window(6, 3.8, 2, 1.5);
        },
      });
      p.gable(0, 0, 6.2, 18, 11, 5.6, C.grey5, {
        gable: C.timberPale,
        over: 0.4,
        on: (at, q) => panels(at, q, 0.015, 0.03, 0.99, 0.97, 10, 5),
      });
    });
    person(w, 2, -0.6, { z: 5.6, work: true, right: 'carry', bias: -8 });
    for (let k = 0; k < 3; k++)
      terrace(w, -46 + k * 3, 30 + k * 22, 18, { roof: k % 2 ? C.tile : C.tileDark, solar: 0.75 });
    terrace(w, 22, 4, 6, { roof: C.tile, solar: 0.8 });
    plant(w, 17, -2, 9);
    plant(w, -8, 6, 8, { tone: 'spring' });
    plant(w, -22, 16, 12);
    plant(w, 20, 20, 12, { tone: 'autumn' });
    return w;
  },
  warmtepomp(v) {
    const w = outdoor(v, {
      eye: [-2.4, -6.2, 1.5],
      target: [1.5, 2, 1.5],
      fov: 58,
      shift: 0.06,
      time: 'goud',
      azimuth: -58,
      ground: C.grass,
      line: false,
    });
    w.patch(-30, -1.8, 40, 0, C.stone);
    w.object(-9, 0, 0, (p) =>
      p.box(0, 0, 0, 24, 8, 7, C.brick, {
        front: (f) => {
          f.joints(0.13, darken(C.brick, 0.35), { opacity: 0.4, thick: 0.02 });
          for (let v_ = 0.13; v_ < 4; v_ += 0.26)
            for (let u = 0.2; u < 16; u += 0.5)
              f.line(u, v_, u, v_ + 0.13, 0.018, darken(C.brick, 0.35), { opacity: 0.35 });
          f.window(11.6, 1.1, 2.2, 1.9, { bars: 1, curtain: 1 });
          f.door(15, 1, 2.2, C.greenDeep);
          f.window(3, 1.1, 2.6, 1.9, { bars: 1 });
        },
      }),
    );
    w.object(-0.6, -1, 0, (p) => {
      p.box(-0.2, -0.1, 0, 1.9, 0.8, 0.14, C.grey3);
      p.box(0, 0, 0.14, 1.5, 0.6, 1.25, C.white, {
        top: C.snow,
        right: (f) => f.joints(0.08, C.grey3),
        left: (f) => f.joints(0.08, C.grey3),
        front: (f) => {
          const ring = (r) =>
            Array.from({ length: 28 }, (_, i) => [
              0.62 + Math.cos(i * 0.2244) * r,
              0.63 + Math.sin(i * 0.2244) * r,
            ]);
          f.shape(ring(0.52), C.grey2);
          f.shape(ring(0.48), C.grey5);
          for (let i = 0; i < 5; i++) {
            const a = i * 1.2566;
            f.shape(
              [
                [0.62, 0.63],
                [0.62 + Math.cos(a) * 0.46, 0.63 + Math.sin(a) * 0.46],
                [0.62 + Math.cos(a + 0.55) * 0.44, 0.63 + Math.sin(a + 0.55) * 0.44],
              ],
              C.grey4,
            );
          }
          for (const r of [0.12, 0.22, 0.32, 0.42]) {
            const q = ring(r);
            q.forEach((a, i) => f.line(...a, ...q[(i + 1) % 28], 0.012, C.grey1));
          }
          f.shape(ring(0.09), C.orange);
          f.rect(1.22, 0.9, 0.18, 0.18, C.orange);
          f.rect(1.22, 0.8, 0.18, 0.03, C.grey3);
        },
      });
      p.line([1.5, 0.3, 0.5], [2, 0.9, 0.5], 0.09, C.grey5);
      p.line([1.5, 0.3, 0.7], [2, 0.95, 0.7], 0.09, C.orangeDeep);
    });
    for (let i = 0; i < 7; i++)
      w.object(
        -4.6 + i * 0.5,
        -0.9 + (i % 2) * 0.3,
        0,
        (p) => bush(p, 0, 0, 0, 0.6, i % 2 ? 'green' : 'olive', C.amber),
        { shadow: false },
      );
    for (let i = 0; i < 6; i++)
      w.object(2.2 + i * 0.55, -0.7, 0, (p) => bush(p, 0, 0, 0, 0.5, 'spring', C.white), { shadow: false });
    person(w, 2.6, -1.5, { work: true, dir: -1, right: 'point', left: 'fold' });
    person(w, 3.6, -1.2, { dir: -1, right: 'fold', left: 'fold', top: C.skyDeep });
    return w;
  },
  houtenToren(v) {
    const w = outdoor(v, {
      eye: [-22, -46, 3],
      target: [4, 0, 3],
      fov: 60,
      shift: 0.36,
      time: 'goud',
      azimuth: -48,
      ground: C.paving,
      sunX: 0.85,
    });
    w.patch(-120, -16, 160, -10, C.asphalt);
    w.object(-4, 0, 0, (p) => {
      const H = 3.1,
        n = 14,
        W = 19,
        D = 17;
      const side = (f) => {
        const m = 5,
          g = f.width / m;
        for (let s = 0; s < n; s++)
          for (let i = 0; i < m; i++) {
            const set = (s + i) % 3 === 0;
            f.rect(
              i * g + 0.25,
              s * H + 0.25,
              g - 0.5,
              H - 0.5,
              set ? C.timberDark : C.navy,
              set ? {} : { fill: w.rng() < 0.14 ? 'url(#lamp)' : 'url(#glass)' },
            );
            if (set) {
              f.rect(i * g + 0.5, s * H + 0.3, g - 1, H - 0.9, C.navy, { fill: 'url(#glass)' });
              f.rect(i * g + 0.3, s * H + 0.3, g - 0.6, 0.9, C.white, { opacity: 0.6 });
              if (w.rng.chance(0.6)) bush(p, ...f.p(i * g + g / 2, s * H + 1, 0.1), 0.7, 'spring');
            }
          }
        for (let i = 0; i <= m; i++)
          f.block(Math.min(f.width - 0.4, Math.max(0, i * g - 0.2)), 0, 0.4, n * H, 0.35, C.timber);
        for (let s = 0; s <= n; s++) f.block(0, s * H - 0.15, f.width, 0.3, 0.45, C.timberPale);
        for (let i = 0; i < m; i++)
          for (let s = 0; s < n; s += 2)
            f.line(i * g, s * H, (i + 1) * g, (s + 2) * H, 0.2, C.timberDark, { out: 0.2, opacity: 0.75 });
      };
      p.box(0, 0, 0, W, D, n * H, C.timberDark, { front: side, left: side, right: side, top: C.moss });
      p.box(2, 2, n * H, W - 4, D - 4, 2.6, C.timber, { ao: false, bottom: false });
    });
    block(w, -52, 22, { width: 30, storeys: 5, skin: C.brick });
    block(w, 26, 12, { width: 26, storeys: 6, skin: C.brickPale });
    block(w, 40, 50, { width: 24, storeys: 9, skin: C.grey2 });
    for (const [x, y, h] of [
      [-14, -6, 10],
      [-24, -4, 11],
      [22, -6, 9],
      [34, -7, 10],
      [8, -7, 6],
    ])
      plant(w, x, y, h, { tone: x % 4 ? 'green' : 'autumn' });
    crowd(w, -18, -9, 24, -3, 20);
    talk(w, -14, -26, 2);
    person(w, -17, -33, { pose: 'walk' });
    return w;
  },
  wijkLuchtfoto(v) {
    const w = outdoor(v, {
      eye: [-60, -70, 62],
      target: [10, 16, 0],
      fov: 46,
      aerial: true,
      time: 'goud',
      azimuth: -95,
      elevation: 28,
      ground: '#9fb873',
      line: false,
      clouds: 3,
      haze: 0.28,
    });
    for (const x of [-38, 6, 50]) w.patch(x - 3, -60, x + 3, 190, C.grey2);
    for (const y of [-22, 22, 66, 112]) {
      w.patch(-140, y - 3, 160, y + 3, C.grey2);
      w.patch(-140, y - 1.6, 160, y + 1.6, C.asphalt);
    }
    w.floor(
      [
        [62, -60],
        [76, -60],
        [70, 30],
        [82, 100],
        [120, 220],
        [100, 220],
        [68, 100],
        [56, 30],
      ],
      C.water,
    );
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 3; i++) {
        const [x, y] = [-78 + i * 44, -18 + j * 44];
        if (i === 1 && j === 1) {
          w.floor(
            Array.from({ length: 24 }, (_, k) => [
              x + 22 + Math.cos(k * 0.2618) * 13,
              y + 20 + Math.sin(k * 0.2618) * 11,
            ]),
            C.sand,
          );
          for (let k = 0; k < 18; k++)
            plant(w, x + w.rng.in(4, 38), y + w.rng.in(4, 34), w.rng.in(6, 10), {
              tone: w.rng.pick(['green', 'spring', 'autumn', 'deep']),
            });
          continue;
        }
        const kind = (i + j) % 3;
        if (kind === 2) {
          block(w, x + 6, y + 4, {
            width: 30,
            depth: 10,
            storeys: 4,
            skin: C.timber,
            timber: true,
            roofTop: C.moss,
          });
          block(w, x + 6, y + 24, { width: 12, depth: 11, storeys: 5, skin: C.brick, roofTop: C.moss });
        } else {
          terrace(w, x + 5, y + 4, 6, { roof: kind ? C.tile : C.tileDark, solar: 0.5, hedge: false });
          terrace(w, x + 5, y + 27, 6, { roof: kind ? C.tile : C.slate, solar: 0.4, hedge: false });
          for (let k = 0; k < 9; k++)
            plant(w, x + w.rng.in(4, 40), y + w.rng.in(16, 24), w.rng.in(3, 6), {
              tone: w.rng.pick(['green', 'spring', 'blossom']),
            });
        }
        for (let k = 0; k < 5; k++) plant(w, x + 4 + k * 8.5, y + 0.6, 5, { tone: 'green' });
      }
    for (let j = 0; j < 3; j++) terrace(w, -78 + j * 44, 118, 6, { roof: C.tile, hedge: false });
    for (let i = 0; i < 50; i++)
      plant(w, w.rng.in(-130, 190), w.rng.in(126, 220), w.rng.in(8, 14), { tone: 'deep' });
    for (let i = 0; i < 9; i++)
      car(w, -70 + i * 13.7, -22.8 + (i % 2) * 44, { colour: w.rng.pick([C.orange, C.white, C.skyDeep]) });
    return w;
  },
  bouwplaatsOchtend(v) {
    const w = outdoor(v, {
      eye: [-10, -30, 2],
      target: [6, 10, 2],
      fov: 62,
      shift: 0.2,
      time: 'ochtend',
      azimuth: 150,
      ground: '#c5b69a',
      sunX: 0.62,
      sunY: 0.35,
      haze: 1.3,
    });
    w.object(0, 12, 0, (p) => {
      for (let s = 0; s < 5; s++) {
        for (const y of [12, 0])
          for (let x = 0; x <= 28; x += 7) p.box(x, y, s * 3.2 + 0.3, 0.6, 0.6, 2.9, C.grey3, { ao: false });
        p.box(-0.6, -0.6, s * 3.2, 29.6, 13.6, 0.35, C.grey2, { ao: false });
        if (s < 3)
          for (let x = 0; x < (s < 2 ? 28 : 14); x += 7)
            p.box(x + 0.6, -0.2, s * 3.2 + 0.35, 6.4, 0.3, 2.85, s ? C.timberPale : C.timber, {
              front: (f) => {
                f.window(0.7, 0.6, 1.8, 1.7);
                f.window(3.4, 0.3, 2.2, 2.1);
              },
            });
      }
      scaffold(p, 14, -2, 14.6, 15);
    });
    towerCrane(w, -5, 16, {
      h: 34,
      reach: 32,
      at: 0.6,
      drop: 10,
      hook: (p, x, y, z) => {
        slings(p, x, y, z, 5, 2, z - 2.5);
        p.box(x - 2.8, y - 1, z - 2.9, 5.6, 2, 0.4, C.timber);
      },
    });
    towerCrane(w, 46, 44, { h: 44, reach: -30, colour: C.skyDeep });
    stack(w, -7, -4, { L: 5, n: 8 });
    stack(w, 14, -2, { L: 6, D: 2, n: 4, t: 0.3, colour: C.grey2 });
    w.object(-17, 2, 0, (p) => {
      for (let s = 0; s < 2; s++)
        p.box(0, 0, s * 2.8, 7, 3, 2.7, s ? C.orange : C.white, {
          front: (f) => {
            f.window(0.8, 0.9, 2, 1.2, { lit: true });
            f.window(4, 0.9, 2, 1.2, { lit: true });
          },
        });
    });
    for (const [x, y, d, q] of [
      [-3, -12, 1, 'point'],
      [-1.8, -12.4, -1, 'fold'],
      [5, -3, 1, 'carry'],
      [9, -6, -1, 'phone'],
      [16, -6, -1, 'rest'],
      [-8, -18, 1, 'carry'],
    ])
      person(w, x, y, { work: true, dir: d, right: q, pose: q === 'carry' ? 'walk' : 'stand' });
    fence(w, 20, -1, 8);
    fence(w, -50, 6, 8);
    return w;
  },
  kraanAvond(v) {
    const w = outdoor(v, {
      eye: [0, -60, 5],
      target: [4, 0, 5],
      fov: 46,
      shift: 0.36,
      time: 'avond',
      azimuth: 160,
      ground: '#6b5a58',
      sunX: 0.66,
      sunY: 0.3,
      clouds: 9,
    });
    towerCrane(w, -8, 0, {
      h: 38,
      reach: 34,
      at: 0.76,
      drop: 11,
      colour: C.orangeDeep,
      hook: (p, x, y, z) => {
        slings(p, x, y, z, 6, 2.6, z - 3);
        moduleBox(p, x - 3.4, y - 1.4, z - 5.8, { L: 6.8, D: 2.8, H: 2.8 });
      },
    });
    towerCrane(w, 50, 60, { h: 44, reach: -28, colour: C.grey5 });
    moduleStack(w, 7, 2, 3, 4, {
      L: 7.4,
      skip: (c, r) => r === 3 && c === 1,
      skins: [C.timberDark, C.timber],
    });
    block(w, -46, 14, { width: 24, storeys: 5, skin: C.brickDark });
    block(w, -76, 50, { width: 30, storeys: 7, skin: C.brickBrown });
    block(w, 44, 24, { width: 26, storeys: 6, skin: C.brickDark });
    fence(w, -40, -6, 22, { banner: C.orangeDeep });
    person(w, -4, -14, { work: true, right: 'point' });
    person(w, -2.6, -14.4, { work: true, dir: -1 });
    w.over.push(
      '<g stroke="#2c2745" stroke-width="3" fill="none" opacity=".7">' +
        [
          [380, 210],
          [430, 190],
          [470, 226],
          [530, 205],
        ]
          .map(([x, y]) => `<path d="M${x} ${y}q9 -9 16 0q9 -9 16 0"/>`)
          .join('') +
        '</g>',
    );
    return w;
  },
  staalframe(v) {
    const w = outdoor(v, {
      eye: [-7, -10, 2],
      target: [4, 3, 2.6],
      fov: 58,
      time: 'middag',
      azimuth: -60,
      ground: C.grey1,
      sunX: 0.7,
    });
    w.object(-1, 0, 0, (p) => {
      for (let s = 0; s < 2; s++) {
        const z = s * 3.4;
        p.box(0, 0, z, 9, 4.4, 0.22, C.timberPale, { ao: false });
        const bars = (a, b, t = 0.2, c = C.grey4) => p.line(a, b, t, c);
        for (const y of [4.4, 0]) {
          for (const x of [0, 3, 6, 9]) bars([x, y, z], [x, y, z + 3.2], 0.26, C.skyDeep);
          bars([0, y, z + 3.2], [9, y, z + 3.2], 0.26, C.skyDeep);
          for (let x = 0.6; x < 9; x += 0.6) bars([x, y, z + 0.2], [x, y, z + 3.1], 0.07, C.grey3);
          if (s === 0 || y) bars([0, y, z], [3, y, z + 3.2], 0.1, C.orange);
          bars([6, y, z + 3.2], [9, y, z], 0.1, C.orange);
        }
        for (const x of [9, 6, 3, 0]) bars([x, 0, z + 3.2], [x, 4.4, z + 3.2], 0.2, C.skyDeep);
        if (s === 0)
          p.face(
            [
              [3.1, 0.1, z + 0.3],
              [6, 0.1, z + 0.3],
              [6, 0.1, z + 3.1],
              [3.1, 0.1, z + 3.1],
            ],
            C.white,
            { opacity: 0.94 },
          );
      }
    });
    stack(w, -6.4, -1, { L: 4.4, D: 1, n: 6, t: 0.14, colour: C.grey3, turn: 10 });
    person(w, 3, -1.8, { work: true, right: 'up' });
    person(w, 7.6, -2, { work: true, dir: -1, right: 'point' });
    person(w, -3, -3.4, { work: true, pose: 'walk', right: 'carry' });
    person(w, 5, 2, { z: 3.62, work: true, dir: -1, right: 'fold', bias: -3 });
    w.object(26, 20, 0, (p) =>
      p.box(-30, 0, 0, 60, 20, 10, C.grey2, {
        front: (f) => {
          f.joints(1, C.grey3, { upright: true });
          f.rect(8, 0, 6, 5, C.orange);
          f.rect(20, 0, 6, 5, C.skyDeep);
        },
      }),
    );
    plant(w, -16, 14, 10);
    fence(w, -24, 9, 7);
    return w;
  },
  groendak(v) {
    const w = outdoor(v, {
      eye: [-3, -11, 17.4],
      target: [2, 10, 16],
      fov: 62,
      time: 'goud',
      azimuth: -70,
      elevation: 22,
      ground: '#8f9b86',
      haze: 0.7,
    });
    w.object(
      -14,
      -6,
      0,
      (p) => {
        p.box(0, -20, 0, 30, 36, 14, C.brickPale, { top: '#93ad5e' });
      },
      { bias: 30 },
    );
    w.object(
      0,
      0,
      14,
      (p) => {
        p.face(
          [
            [-2, -14, 14.02],
            [1, -14, 14.02],
            [3.4, 9, 14.02],
            [0.6, 9, 14.02],
          ].map(([x, y]) => [x, y, 0.02]),
          C.timberPale,
        );
        p.face(
          [
            [-9, -1, 0.02],
            [-4, -2, 0.02],
            [-3, 3, 0.02],
            [-8, 4, 0.02],
          ],
          '#c9b45f',
        );
        p.face(
          [
            [4, 0, 0.02],
            [11, -1, 0.02],
            [13, 5, 0.02],
            [5, 5, 0.02],
          ],
          '#b58c9a',
        );
        p.box(-14, 9.6, 0, 30, 0.4, 0.9, C.grey2, { ao: false });
      },
      { z: 14, bias: 22 },
    );
    const r = w.rng;
    for (let i = 0; i < 90; i++) {
      const [x, y] = [r.in(-13, 15), r.in(-6, 9)];
      if (x > -2.2 && x < 3.6) continue;
      w.object(
        x,
        y,
        0,
        (p) =>
          bush(
            p,
            0,
            0,
            0,
            r.in(0.3, 0.85),
            r.pick(['green', 'spring', 'olive']),
            r.pick([C.orange, C.white, '#b48cc0', C.amber, undefined]),
          ),
        { z: 14.02, shadow: false, bias: -8 },
      );
    }
    for (const [x, y] of [
      [-9, 5],
      [9, 6],
      [-6, -2],
      [7, 0],
    ])
      w.object(
        x,
        y,
        0,
        (p) => {
          for (let k = 0; k < 3; k++) {
            p.face(
              [
                [k * 1.3, 0, 0.5],
                [k * 1.3 + 1.2, 0, 0.5],
                [k * 1.3 + 1.2, 0.9, 1.2],
                [k * 1.3, 0.9, 1.2],
              ],
              C.solar,
              { fill: 'url(#pv)' },
            );
          }
        },
        { z: 14, shadow: false, bias: -9 },
      );
    talk(w, 1.4, 2, 2, { z: 14.02, bias: -9 });
    person(w, -0.4, -4.6, { z: 14.02, bias: -10, pose: 'walk' });
    person(w, 5.4, -2.4, { z: 14.02, bias: -10, right: 'carry', work: true });
    for (let j = 0; j < 5; j++)
      for (let i = 0; i < 9; i++)
        if (r.chance(0.8))
          block(w, -110 + i * 28 + r.in(-3, 3), 34 + j * 30, {
            width: r.in(16, 22),
            depth: 14,
            storeys: r.int(2, 5),
            skin: r.pick([C.brick, C.brickPale, C.timber, C.grey2, C.brickDark]),
            roofTop: r.pick([C.moss, C.grey3, C.tile]),
          });
    return w;
  },
  digitaleTweeling(v) {
    const w = outdoor(v, {
      eye: [-24, -34, 20],
      target: [6, 6, 6],
      fov: 46,
      time: 'schemer',
      azimuth: -60,
      ground: '#22395a',
      line: false,
      clouds: 0,
      haze: 0.3,
    });
    for (let i = -60; i <= 80; i += 4) {
      const q = (a, b) => {
        const [s, e] = [w.at(a), w.at(b)];
        w.under.push(`<path d="M${s}L${e}" stroke="#8ecae6" stroke-width="1" opacity=".22"/>`);
      };
      q([i, -20, 0], [i, 80, 0]);
      if (i > -22) q([-60, i, 0], [90, i, 0]);
    }
    block(w, -15, 0, {
      width: 15,
      depth: 13,
      storeys: 6,
      skin: C.timber,
      timber: true,
      balcony: C.orange,
      green: true,
    });
    w.object(7, 0, 0, (p) => {
      const [W, D, H, n] = [15, 13, 3, 6];
      const l = (a, b, t = 0.07, c = '#a9e2ff') => p.line(a, b, t, c, { glow: true });
      for (let s = 0; s <= n; s++) {
        p.face(
          [
            [0, 0, s * H],
            [W, 0, s * H],
            [W, D, s * H],
            [0, D, s * H],
          ],
          '#6fc6f2',
          { opacity: 0.1, glow: true },
        );
        const c = s === 3 ? C.orange : '#a9e2ff';
        for (const [a, b] of [
          [
            [0, 0],
            [W, 0],
          ],
          [
            [W, 0],
            [W, D],
          ],
          [
            [W, D],
            [0, D],
          ],
          [
            [0, D],
            [0, 0],
          ],
        ])
          l([...a, s * H], [...b, s * H], 0.09, c);
      }
      for (let x = 0; x <= W; x += 3.75) for (const y of [0, D]) l([x, y, 0], [x, y, n * H]);
      for (let y = 0; y <= D; y += 3.25) for (const x of [0, W]) l([x, y, 0], [x, y, n * H]);
      for (let s = 0; s < n; s++)
        for (let i = 0; i < 4; i++) {
          const [u, z] = [i * 3.75 + 0.8, s * H + 0.8];
          for (const [a, b] of [
            [
              [u, z],
              [u + 2, z],
            ],
            [
              [u + 2, z],
              [u + 2, z + 1.6],
            ],
            [
              [u + 2, z + 1.6],
              [u, z + 1.6],
            ],
            [
              [u, z + 1.6],
              [u, z],
            ],
          ])
            l([a[0], -0.02, a[1]], [b[0], -0.02, b[1]], 0.05);
        }
      p.face(
        [
          [0, 0, 9],
          [W, 0, 9],
          [W, 0, 12],
          [0, 0, 12],
        ],
        C.orange,
        { opacity: 0.35, glow: true },
      );
      for (const [x, y, z] of [
        [3, 2, 4],
        [11, 9, 7],
        [7, 4, 13],
        [13, 1, 16],
      ])
        p.sprite(x, y, z, () => '<circle r="1.6" fill="url(#lampglow)"/><circle r=".3" fill="#ffe0a0"/>');
      l([-7, 3, 18], [1, 3, 18], 0.05, C.orange);
      l([-7, 3, 9], [1, 3, 9], 0.05, C.orange);
    });
    person(w, -4, -7, { right: 'point' });
    person(w, -2.4, -7.4, { dir: -1, right: 'fold' });
    person(w, 4, -8, { right: 'phone' });
    plant(w, -19, -4, 7);
    plant(w, 3.6, -2, 5);
    return w;
  },
};
