import { banner, hallShell, modelTable, rack, stand } from '../hall.mjs';
import { beams, bush } from '../nature.mjs';
import { C, darken, lighten } from '../palette.mjs';
import { crowd, person, talk } from '../people.mjs';
import { moduleBox, slings, stack, studs } from '../site.mjs';
import { indoor } from './stage.mjs';

export const STANDS = ['house', 'fascia', 'tower', 'wall', 'frame', 'boxes'];
export const COLOURS = [C.orange, C.skyDeep, C.green, C.navy, C.amber, C.greenDeep, C.sky, C.orangeDeep];

/** Rows of stands left and right of an aisle. */
export function standRows(w, { aisle = 6, rows = 7, from = 6, depth = 5.5, columns = 3, width = 6.6 } = {}) {
  const r = w.rng;
  const first = r.int(0, 7);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      for (const s of [-1, 1]) {
        const k = first + j * 3 + i * 5 + (s > 0 ? 2 : 0);
        const x = s > 0 ? aisle / 2 + i * (width + 0.4) : -aisle / 2 - width - i * (width + 0.4);
        stand(w, x, from + j * (depth + 3.2), {
          width,
          depth,
          colour: COLOURS[k % 8],
          second: k % 3 ? C.white : C.timberPale,
          kind: STANDS[k % 6],
          mark: k,
          h: 3.2 + (k % 3) * 0.5,
        });
      }
}

/** Row of hanging banners above an aisle. */
export function bannerRow(w, n, { x = 3, from = 10, step = 11, top = 11.5 } = {}) {
  for (let i = 0; i < n; i++) {
    banner(w, -x - 1.7, from + i * step, { top, colour: COLOURS[(i * 2) % 8], mark: i });
    banner(w, x, from + i * step, { top, colour: COLOURS[(i * 2 + 1) % 8], mark: i + 1 });
  }
}

const workshop = (v, camera, shell) => {
  const w = indoor(v, camera);
  hallShell(w, { floor: '#c9c6c0', wall: '#dcd8d0', bays: 8, W: 36, D: 64, H: 9, ...shell });
  return w;
};

/** Halls, factories, workshops and rooms. */
export const indoors = {
  heroBeursvloer(v) {
    const w = indoor(
      { ...v, width: 1920, height: 1200 },
      { eye: [-3.5, -12, 5.4], target: [1.6, 30, 5.2], fov: 66, shift: -0.02, azimuth: -120, haze: 0.85 },
    );
    hallShell(w, {
      W: 66,
      D: 104,
      H: 16,
      floor: '#d8cdbd',
      bays: 10,
      aisle: { width: 7, colour: '#e98a3a' },
      arched: true,
    });
    standRows(w, { aisle: 8, rows: 9, columns: 3, from: 3 });
    bannerRow(w, 7, { x: 3.6, from: 4, top: 13.6, step: 12 });
    w.object(
      8,
      3,
      0,
      (p) => {
        moduleBox(p, -3.4, -1.6, 3.4, { L: 7, D: 3.4, skin: C.timberPale });
      },
      { bias: 1 },
    );
    talk(w, -2, -4.6, 3);
    talk(w, 3.4, -3.4, 2);
    person(w, -6.4, -5.4, { pose: 'walk', right: 'carry' });
    person(w, 0.8, -6.6, { pose: 'walk', dir: -1, top: C.skyDeep });
    talk(w, -8, 1, 2);
    crowd(w, -3.4, -1, 3.6, 46, 56, { apart: 0.75 });
    crowd(w, -18, 0.4, -4, 2.4, 9);
    crowd(w, 5, 0, 16, 2.4, 8);
    crowd(w, -3, 46, 3, 80, 30);
    beams(w, { x: 0.02, n: 5, angle: 58, spread: 0.17, opacity: 0.3 });
    return w;
  },
  fabriekshal(v) {
    const w = workshop(
      v,
      { eye: [-6, -8, 4.6], target: [1, 20, 3.4], fov: 64, azimuth: -115 },
      { aisle: { x: -3, width: 3, colour: '#e5c06a' }, H: 11 },
    );
    for (let i = 5; i >= 0; i--)
      w.object(1.5, 3 + i * 7.6, 0, (p) => {
        p.box(-0.4, -0.2, 0, 8.4, 4.2, 0.4, C.amber);
        if (i > 3) {
          for (const y of [3.8, 0]) studs(p, 0, y, 0.4, 7.6, 2.9);
          p.box(0, 0, 0.4, 7.6, 3.8, 0.2, C.timberPale);
        } else
          moduleBox(p, 0, 0, 0.4, {
            L: 7.6,
            D: 3.8,
            skin: [C.timber, C.white, C.timberPale, C.timber][i],
            open: i !== 1,
          });
      });
    for (let i = 0; i < 5; i++) {
      w.object(-14, 3 + i * 8, 0, (p) => {
        p.box(0, 0, 0, 5.5, 2, 0.9, C.grey4, { top: C.timberPale });
        p.box(0.3, 0.6, 0.9, 4.6, 0.3, 1.8, C.timber, {
          front: (f) => f.joints(0.6, C.timberDark, { upright: true }),
        });
      });
      person(w, -11, 2 + i * 8, { work: true, right: 'carry' });
    }
    for (const [x, y, d, q] of [
      [0.6, 2, 1, 'point'],
      [-3.4, 0, 1, 'carry'],
      [0.5, 10, 1, 'up'],
      [-2.6, 14, -1, 'carry'],
      [0.7, 24, 1, 'point'],
    ])
      person(w, x, y, { work: true, dir: d, right: q, pose: q === 'carry' ? 'walk' : 'stand' });
    w.object(
      0,
      18,
      0,
      (p) => {
        p.box(-18, 0, 9, 36, 0.8, 0.8, C.amber, { ao: false });
        p.box(4, -0.3, 8.2, 1.6, 1.4, 0.9, C.grey5, { ao: false });
      },
      { shadow: false },
    );
    beams(w, { n: 3, angle: 55, opacity: 0.3 });
    return w;
  },
  prefabBadkamer(v) {
    const w = workshop(v, { eye: [-2, -7.4, 2.1], target: [0.6, 4, 1.8], fov: 58, azimuth: -60 }, {});
    w.object(-2, 1, 0, (p) => {
      p.box(-0.3, -0.3, 0, 5.6, 3.9, 0.25, C.amber);
      p.face(
        [
          [0, 0, 0.4],
          [5, 0, 0.4],
          [5, 3.2, 0.4],
          [0, 3.2, 0.4],
        ],
        C.grey2,
      );
      p.box(-0.1, 3.2, 0.25, 5.2, 0.15, 2.7, C.grey3);
      p.box(-0.12, -0.02, 0.25, 0.12, 3.3, 2.7, C.grey3);
      p.box(5, -0.02, 0.25, 0.12, 3.3, 2.7, C.grey3);
      p.wall([0, 3.2], [5, 3.2], 0.4, 2.9, '#bfe0e6', (f) => {
        for (let i = 0.25; i < 2.5; i += 0.25) f.line(0, i, 5, i, 0.015, C.white);
        for (let i = 0.25; i < 5; i += 0.25) f.line(i, 0, i, 2.5, 0.015, C.white);
        f.rect(0.5, 1.1, 1.1, 0.9, C.white);
        f.rect(0.55, 1.15, 1, 0.8, C.navy, { fill: 'url(#glass)' });
        f.line(3.9, 0.9, 3.9, 2.2, 0.05, C.grey4);
        f.rect(3.65, 2.15, 0.5, 0.06, C.grey4);
      });
      p.box(0.4, 2.6, 0.9, 1.3, 0.55, 0.22, C.white);
      p.box(0.5, 2.7, 0.4, 1.1, 0.4, 0.5, C.timber);
      p.box(2.2, 2.5, 0.4, 0.5, 0.65, 0.45, C.white);
      p.box(2.15, 2.9, 0.85, 0.6, 0.22, 0.75, C.white);
      p.box(3.4, 1.5, 0.4, 1.6, 1.7, 0.1, C.white);
      p.face(
        [
          [3.3, 1.4, 0.4],
          [3.3, 3.2, 0.4],
          [3.3, 3.2, 2.5],
          [3.3, 1.4, 2.5],
        ],
        C.sky,
        { opacity: 0.35 },
      );
      for (const [a, b] of [
        [
          [0, 0],
          [0, 0],
        ],
        [
          [5, 0],
          [5, 0],
        ],
      ])
        p.line([...a, 0.3], [...b, 3], 0.14, C.skyDeep);
      p.line([0, 0, 3], [5, 0, 3], 0.14, C.skyDeep);
      p.line([0, 0, 0.35], [5, 0, 0.35], 0.14, C.skyDeep);
      for (const x of [0, 5]) p.line([x, 0, 3], [x, 3.2, 3], 0.12, C.skyDeep);
      slings(p, 2.5, 1.6, 5.6, 5, 3.2, 3);
      p.line([2.5, 1.6, 5.6], [2.5, 1.6, 9], 0.08, C.ink);
      for (let k = 0; k < 3; k++)
        p.line([5.2, 0.6 + k * 0.5, 0.3], [5.2, 0.6 + k * 0.5, 2.6], 0.08, [C.orange, C.skyDeep, C.grey4][k]);
    });
    for (let i = 0; i < 3; i++)
      w.object(6 + i * 0.4, 9 + i * 7, 0, (p) =>
        p.box(0, 0, 0, 5, 3.4, 3, C.grey2, {
          front: (f) => {
            f.rect(0.2, 0.3, 4.6, 2.5, '#bfe0e6');
            f.joints(0.3, C.white);
          },
        }),
      );
    for (let i = 0; i < 3; i++)
      w.object(-12, 8 + i * 7, 0, (p) =>
        p.box(0, 0, 0, 5, 3.4, 3, C.timberPale, { front: (f) => f.rect(1, 0.2, 1.2, 2.3, C.orange) }),
      );
    person(w, -3.2, 0.2, { work: true, right: 'point' });
    person(w, 4.4, 0.4, { work: true, dir: -1, right: 'phone', left: 'hip' });
    crowd(w, -8, 8, 4, 24, 4, { work: true });
    beams(w, { n: 3 });
    return w;
  },
  biobasedIsolatie(v) {
    const w = workshop(
      v,
      { eye: [-3, -7, 2.6], target: [0.6, 4, 1.5], fov: 56, azimuth: -70 },
      { floor: '#cdbb9e' },
    );
    w.object(-3.4, 1, 0, (p) => {
      p.box(-0.2, 0, 0, 8.4, 0.9, 0.5, C.grey4);
      p.box(0, 0.1, 0.5, 8, 0.5, 3, C.timberDark, { ao: false });
      const r = w.rng;
      const cols = [C.straw, '#9db36a', '#b9855a', C.straw, '#d8cdb4'];
      for (let i = 0; i < 5; i++) {
        const x = 0.12 + i * 1.58;
        p.face(
          [
            [x, 0.09, 0.62],
            [x + 1.45, 0.09, 0.62],
            [x + 1.45, 0.09, 3.38],
            [x, 0.09, 3.38],
          ],
          cols[i],
        );
        for (let k = 0; k < 170; k++) {
          const [u, z] = [x + r.in(0.05, 1.3), r.in(0.7, 3.2)];
          p.line(
            [u, 0.06, z],
            [u + r.in(-0.14, 0.2), 0.06, z + r.in(-0.08, 0.1)],
            0.018,
            r.chance(0.5) ? lighten(cols[i], 0.35) : darken(cols[i], 0.25),
          );
        }
      }
      for (let i = 0; i <= 5; i++)
        p.box(i * 1.58 - 0.02, 0, 0.5, 0.14, 0.6, 3, C.timber, { ao: false, shadow: false });
      p.box(0, 0, 3.4, 8, 0.6, 0.14, C.timberPale, { shadow: false });
      p.box(5, -0.06, 1.9, 3, 0.06, 1.5, C.timberPale, {
        shadow: false,
        front: (f) => f.joints(0.5, C.timberDark, { upright: true }),
      });
    });
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 3 - i; k++)
        w.object(
          5.4 + k * 1.3 + i * 0.6,
          -0.6,
          0,
          (p) =>
            p.box(0, 0, i * 0.7, 1.2, 0.8, 0.66, C.straw, {
              front: (f) => {
                f.joints(0.1, C.timberDark, { opacity: 0.3 });
                f.rect(0.3, 0, 0.06, 0.66, C.orangeDeep);
                f.rect(0.85, 0, 0.06, 0.66, C.orangeDeep);
              },
            }),
          { bias: -i },
        );
    person(w, -1.4, -0.4, { work: true, right: 'up', left: 'carry' });
    person(w, 3, -0.8, { dir: -1, right: 'point' });
    person(w, 4.1, -0.5, { dir: -1, right: 'fold', left: 'fold' });
    rack(w, -14, 12, {
      L: 12,
      load: (p, u, z, b) =>
        p.box(u, 0.1, z, b, 0.9, 1.1, w.rng.pick([C.straw, '#b9855a', '#9db36a']), { ao: false }),
    });
    stack(w, 6, 8, { L: 5, n: 10 });
    beams(w, { n: 4, opacity: 0.3 });
    return w;
  },
  werkplaatsZaag(v) {
    const w = workshop(
      v,
      { eye: [-3.4, -6.6, 2], target: [0.8, 4, 1.5], fov: 60, azimuth: -110 },
      { floor: '#c5ab86', wall: '#e0d0b6', W: 22, H: 7 },
    );
    w.object(-2.4, 0.6, 0, (p) => {
      p.box(0, 0, 0, 5, 2.2, 0.95, C.grey4, {
        top: C.grey2,
        front: (f) => {
          f.rect(0.3, 0.2, 1.2, 0.5, C.orange);
          f.rect(3.6, 0.55, 0.3, 0.2, C.green);
          f.rect(4.1, 0.55, 0.3, 0.2, C.orangeDeep);
        },
      });
      p.box(-1.6, 0.6, 0.96, 6.2, 0.6, 0.09, C.timberPale, { ao: false });
      const disc = Array.from({ length: 30 }, (_, i) => {
        const a = (i * Math.PI) / 29;
        const r = 0.62 + (i % 2) * 0.05;
        return [2.5 + Math.cos(a) * r, 0.56, 0.95 + Math.sin(a) * r];
      });
      p.face(disc, C.grey1);
      p.face(
        disc.map(([x, , z]) => [2.5 + (x - 2.5) * 0.3, 0.55, 0.95 + (z - 0.95) * 0.3]),
        C.orange,
      );
    });
    for (let i = 0; i < 46; i++) {
      const [x, z] = [0.6 + w.rng.in(0, 2.2), 0.5 + w.rng.in(-0.4, 1.3)];
      w.object(
        x,
        0.9,
        0,
        (p) => p.sprite(0, 0, z, () => `<circle r="${w.rng.in(0.012, 0.035).toFixed(3)}" fill="#ffe1a6"/>`),
        { shadow: false, bias: -2 },
      );
    }
    person(w, -2.9, 0.7, { work: true, right: 'carry', left: 'rest' });
    person(w, 3.8, 2, { work: true, dir: -1, right: 'point' });
    stack(w, 4.4, -1.2, { L: 4.4, D: 1.3, n: 9, turn: 8 });
    stack(w, -8.6, 2, { L: 4, D: 1.5, n: 13, colour: C.timberPale });
    stack(w, 5, 5, { L: 5, n: 12, t: 0.22 });
    for (let i = 0; i < 9; i++)
      w.object(-9.6 + i * 0.42, 10, 0, (p) =>
        p.box(0, 0, 0, 0.32, 0.08, 3.4 + (i % 3) * 0.6, i % 2 ? C.timber : C.timberDark),
      );
    w.object(0, 12, 0, (p) => {
      p.box(-2, 0, 1.2, 8, 0.1, 2, C.timberDark, {
        front: (f) => {
          for (let i = 0; i < 9; i++)
            f.rect(0.4 + i * 0.82, 0.4 + (i % 3) * 0.2, 0.12, 1.1, [C.grey2, C.orange, C.skyDeep][i % 3]);
        },
      });
      p.box(-2, -1, 0, 8, 1, 0.95, C.timber);
    });
    beams(w, { n: 4, angle: 52, opacity: 0.36 });
    return w;
  },
  robotarm(v) {
    const w = workshop(
      v,
      { eye: [-4, -8.4, 2.8], target: [0.6, 3, 2.2], fov: 58, azimuth: -60 },
      { floor: '#c4c8cb', wall: '#d5dade', truss: C.skyDeep },
    );
    w.object(
      -1,
      1.4,
      0,
      (p) => {
        p.box(-3, 0, 0, 9.4, 3, 0.8, C.grey4, {
          top: C.grey2,
          front: (f) => {
            f.rect(0, 0.3, 9.4, 0.12, C.amber);
            for (let i = 0; i < 7; i++) f.rect(0.4 + i * 1.35, 0, 0.12, 0.8, C.grey5);
          },
        });
        p.box(-2.4, 0.3, 0.8, 8, 2.4, 0.12, C.timberPale, { ao: false });
        for (const y of [2.5, 0.4]) p.box(-2.4, y, 0.92, 8, 0.14, 0.2, C.timber, { ao: false });
        for (let x = -2.4; x <= 5.5; x += 0.66)
          p.box(x, 0.4, 0.92, 0.12, 2.2, 0.2, C.timber, { ao: false, shadow: false });
      },
      { bias: 2 },
    );
    w.object(
      3.4,
      5.4,
      0,
      (p) => {
        p.cyl(0, 0, 0, 0.85, 0.6, C.grey5);
        p.cyl(0, 0, 0.6, 0.6, 0.8, C.orange);
        const j = [
          [0, 0, 1.5],
          [0.8, -0.3, 4.3],
          [-2, -2.4, 4.4],
          [-2.6, -3.1, 2.4],
          [-2.6, -3.1, 1.5],
        ];
        [0.95, 0.72, 0.5, 0.24].forEach((t, i) => {
          p.line(j[i], j[i + 1], t, i % 2 ? C.amber : C.orange, { cap: 'round' });
          p.line(j[i], j[i + 1], t * 0.28, C.orangePale, { cap: 'round', opacity: 0.6 });
        });
        for (const q of j.slice(0, 4))
          p.sprite(...q, () => `<circle r=".34" fill="${C.grey5}"/><circle r=".18" fill="${C.grey2}"/>`);
        p.sprite(
          -2.6,
          -3.1,
          1.3,
          () =>
            '<circle r=".9" fill="url(#lampglow)"/><circle r=".2" fill="#fff"/>' +
            Array.from(
              { length: 16 },
              (_, i) =>
                `<path d="M0 0L${(Math.cos(i) * (0.5 + (i % 4) * 0.2)).toFixed(2)} ${(Math.sin(i * 1.7) * 0.6 + 0.1).toFixed(2)}" stroke="#ffc65a" stroke-width=".02"/>`,
            ).join(''),
        );
      },
      { bias: -4 },
    );
    w.object(-9, 12, 0, (p) => {
      p.cyl(0, 0, 0, 0.8, 1.2, C.skyDeep);
      p.line([0, 0, 1.5], [1, 0, 4], 0.7, C.sky, { cap: 'round' });
      p.line([1, 0, 4], [3.4, -0.4, 3.4], 0.5, C.sky, { cap: 'round' });
    });
    w.object(-6, 0, 0, (p) => {
      for (let i = 0; i <= 5; i++) p.line([i * 2.6, -0.4, 0], [i * 2.6, -0.4, 1.1], 0.08, C.amber);
      p.line([0, -0.4, 1.1], [13, -0.4, 1.1], 0.07, C.amber);
      p.line([0, -0.4, 0.6], [13, -0.4, 0.6], 0.07, C.amber);
    });
    person(w, -3, -1.6, {
      work: true,
      right: 'phone',
      prop: `<path d="M.1 -1.36l.3 -.06l.04 .3l-.3 .04z" fill="${C.sky}"/>`,
    });
    person(w, -4.2, -1.3, { work: true, right: 'point' });
    beams(w, { n: 3 });
    return w;
  },
  kozijnen(v) {
    const w = workshop(v, { eye: [-8.6, -5, 2.6], target: [0, 5.4, 1.6], fov: 58, azimuth: -65 }, {});
    for (let i = 10; i >= 0; i--)
      w.object(-2 + i * 0.75, 0.6 + i * 1.9, 12, (p) => {
        const [W, H] = [3.6, 2.6];
        p.box(-0.1, -0.25, 0, W + 0.2, 0.6, 0.14, C.timberDark);
        const c = [C.greenDeep, C.white, C.timber, C.orange][i % 4];
        p.face(
          [
            [0.1, 0.05, 0.3],
            [W - 0.1, 0.05, 0.3],
            [W - 0.1, 0.05, H],
            [0.1, 0.05, H],
          ],
          C.sky,
          { opacity: 0.32 },
        );
        for (const [a, b, u, d] of [
          [0, 0.14, W, 0.2],
          [0, H, W, 0.2],
        ])
          p.box(a, 0, b, u, 0.14, d, c, { ao: false, shadow: false });
        for (const x of [0, W * 0.36, W - 0.2]) p.box(x, 0, 0.14, 0.2, 0.14, H, c, { ao: false });
        p.box(0, 0, H * 0.66, W * 0.4, 0.12, 0.14, c, { ao: false, shadow: false });
      });
    person(w, -3.2, 0, { work: true, right: 'carry' });
    person(w, 3.4, -1, { work: true, dir: -1, right: 'point' });
    person(w, 4.6, -0.6, { dir: -1, right: 'fold', left: 'fold' });
    rack(w, -14, 10, {
      L: 9.6,
      load: (p, u, z, b) => {
        for (let k = 0; k < 4; k++)
          p.box(u + k * 0.5, 0.1, z, 0.4, 0.9, 0.9 + (k % 2) * 0.3, [C.timber, C.white, C.greenDeep][k % 3], {
            ao: false,
          });
      },
    });
    beams(w, { n: 4, opacity: 0.3 });
    return w;
  },
  trappenhuis(v) {
    const w = indoor(v, { eye: [0.3, -0.4, 17], target: [0, 0.25, 0], fov: 74, azimuth: -40, haze: 0.6 });
    w.floor(
      [
        [-6, -6],
        [6, -6],
        [6, 6],
        [-6, 6],
      ],
      C.orangePale,
    );
    for (let s = 0; s < 5; s++)
      for (let side = 0; side < 4; side++)
        w.object(
          0,
          0,
          side * 90,
          (p) => {
            const z = s * 3.2 + side * 0.8;
            p.box(-4.4, -4.4, z - 0.05, 1.7, 1.7, 0.16, C.grey1, { shadow: false, bottom: false });
            for (let i = 0; i < 9; i++)
              p.box(
                -2.7 + i * 0.6,
                -4.4,
                z + i * 0.089,
                0.61,
                1.7,
                0.14,
                [C.orange, C.timber, C.timberPale, C.sky, C.amber][(s + side) % 2 ? 1 : s % 5],
                { shadow: false, bottom: false, top: i % 2 ? C.timberPale : C.timber },
              );
            p.face(
              [
                [-2.7, -2.7, z + 0.1],
                [2.7, -2.7, z + 0.9],
                [2.7, -2.7, z + 1.8],
                [-2.7, -2.7, z + 1],
              ],
              C.sky,
              { opacity: 0.26 },
            );
            p.line([-2.7, -2.7, z + 1], [2.7, -2.7, z + 1.8], 0.1, C.orangeDeep);
          },
          { bias: (5 - s) * 40 - side * 10, shadow: false },
        );
    for (const side of [0, 1, 2, 3])
      w.object(
        0,
        0,
        side * 90,
        (p) =>
          p.face(
            [
              [-4.5, -4.5, 0],
              [4.5, -4.5, 0],
              [4.5, -4.5, 17],
              [-4.5, -4.5, 17],
            ],
            side % 2 ? '#efe3d0' : '#f7efe2',
          ),
        { bias: 900, shadow: false },
      );
    for (const side of [0, 2])
      w.object(
        0,
        0,
        side * 90,
        (p) => {
          for (let s = 0; s < 5; s++)
            p.face(
              [
                [-2, -4.48, s * 3.2 + 1],
                [2, -4.48, s * 3.2 + 1],
                [2, -4.48, s * 3.2 + 2.8],
                [-2, -4.48, s * 3.2 + 2.8],
              ],
              side ? '#fff3cf' : '#d5ebf5',
              { glow: true },
            );
        },
        { bias: 800, shadow: false },
      );
    return w;
  },
  bewonersgesprek(v) {
    const w = indoor(v, {
      eye: [-0.6, -5.4, 1.9],
      target: [0.2, 4, 1.45],
      fov: 56,
      azimuth: -120,
      haze: 0.6,
    });
    room(w, { W: 12, D: 6.6, H: 3.4, wall: '#efdcc0', floor: C.timber });
    w.object(
      -2.6,
      1.4,
      0,
      (p) => {
        p.box(0, 0, 0.7, 5.2, 1.6, 0.08, C.timberPale, { ao: false });
        for (const [x, y] of [
          [0.3, 0.2],
          [4.8, 0.2],
          [0.3, 1.3],
          [4.8, 1.3],
        ])
          p.line([x, y, 0], [x, y, 0.7], 0.09, C.timberDark);
        p.face(
          [
            [1.4, 0.4, 0.79],
            [3.6, 0.35, 0.79],
            [3.7, 1.2, 0.79],
            [1.5, 1.25, 0.79],
          ],
          C.white,
        );
        for (let i = 0; i < 5; i++)
          p.face(
            [
              [1.6 + i * 0.38, 0.5, 0.8],
              [1.86 + i * 0.38, 0.5, 0.8],
              [1.86 + i * 0.38, 0.8, 0.8],
              [1.6 + i * 0.38, 0.8, 0.8],
            ],
            [C.orange, C.sky, C.green][i % 3],
          );
        for (const [x, c] of [
          [0.7, C.orange],
          [4.2, C.skyDeep],
          [4.6, C.white],
        ])
          p.cyl(x, 0.7, 0.78, 0.07, 0.13, c);
        p.box(2.2, 0.9, 0.8, 0.4, 0.4, 0.24, C.timber, { ao: false, shadow: false });
        p.gable(2.2, 0.9, 1.04, 0.4, 0.4, 0.16, C.tile, { over: 0.03 });
      },
      { bias: 0.4 },
    );
    for (const [x, d] of [
      [-1.9, 1],
      [-0.6, 1],
      [0.7, -1],
      [1.9, -1],
    ])
      person(w, x, 3.3, { dir: d, right: d > 0 ? 'talk' : 'fold', left: 'rest', bias: 0.5 });
    person(w, -3.3, 1.9, { pose: 'sit', right: 'carry' });
    person(w, 3.4, 1.9, { pose: 'sit', dir: -1, right: 'talk' });
    person(w, 1.1, 0.5, { back: true, right: 'point', bias: -0.5 });
    w.object(0, 5.6, 0, (p) => {
      bush(p, -4.6, 0, 0, 1.5, 'deep');
      bush(p, 4.7, 0, 0, 1.3, 'green');
      p.line([0, -2.6, 3.4], [0, -2.6, 2.5], 0.03, C.ink);
    });
    w.object(0, 2.4, 0, (p) =>
      p.sprite(
        0,
        0,
        2.5,
        () =>
          `<path d="M-.4 0Q0 -.5 .4 0Z" fill="${C.orange}"/><ellipse rx=".4" ry=".06" fill="#fff1c9"/><circle r="1.6" fill="url(#lampglow)"/>`,
      ),
    );
    beams(w, { n: 2, opacity: 0.22 });
    return w;
  },
  tekentafel(v) {
    const w = indoor(v, {
      eye: [-0.4, -2.9, 2.5],
      target: [0.1, 1.2, 0.95],
      fov: 58,
      azimuth: -100,
      haze: 0.5,
    });
    room(w, { W: 9, D: 5.4, H: 3.4, wall: '#cfe0e6', floor: C.timberDark });
    w.object(-1.7, 0, 0, (p) => {
      for (const [x, y] of [
        [0.3, 0.1],
        [3.1, 0.1],
        [0.3, 1.8],
        [3.1, 1.8],
      ])
        p.line([x, y, 0], [x, y, 0.9 + y * 0.18], 0.08, C.grey5);
      const T = (u, t) => [u * 3.4, t * 2, 0.86 + t * 0.5];
      const q = (a, b, c, d, col, o) => p.face([T(a, b), T(c, b), T(c, d), T(a, d)], col, o);
      q(-0.02, -0.02, 1.02, 1.02, C.timber);
      q(0.06, 0.08, 0.66, 0.92, C.white);
      q(0.7, 0.4, 0.97, 0.94, '#274a6d');
      q(0.72, 0.06, 0.95, 0.32, C.orangePale);
      const l = (a, b, c, d, col = C.navy, t = 0.014) => p.line(T(a, b), T(c, d), t, col);
      const R = (a, b, c, d, col, t) => {
        l(a, b, c, b, col, t);
        l(c, b, c, d, col, t);
        l(c, d, a, d, col, t);
        l(a, d, a, b, col, t);
      };
      R(0.1, 0.16, 0.62, 0.84, C.ink, 0.03);
      l(0.36, 0.16, 0.36, 0.84, C.ink, 0.024);
      l(0.1, 0.5, 0.36, 0.5, C.ink, 0.024);
      l(0.36, 0.38, 0.62, 0.38, C.ink, 0.024);
      R(0.13, 0.56, 0.23, 0.76, C.skyDeep);
      R(0.42, 0.5, 0.56, 0.74, C.orange, 0.016);
      R(0.4, 0.2, 0.5, 0.32, C.green);
      for (let i = 0; i < 5; i++) l(0.13 + i * 0.035, 0.2, 0.13 + i * 0.035, 0.44, C.grey3, 0.01);
      for (let s = 0; s < 4; s++) {
        R(0.75, 0.48 + s * 0.1, 0.92, 0.56 + s * 0.1, C.sky, 0.012);
      }
      l(0.75, 0.88, 0.835, 0.93, C.sky);
      l(0.92, 0.88, 0.835, 0.93, C.sky);
      q(0.3, 0.02, 0.56, 0.06, C.amber);
      l(0.58, 0.04, 0.68, 0.14, C.orangeDeep, 0.03);
      l(0.6, 0.6, 0.68, 0.72, C.green, 0.03);
      p.line([3.3, 1.9, 1.3], [3.7, 1.9, 2.2], 0.05, C.orange);
      p.line([3.7, 1.9, 2.2], [2.5, 1.5, 2.6], 0.05, C.orange);
      p.sprite(
        2.45,
        1.45,
        2.5,
        () =>
          `<path d="M-.14 -.12L.14 -.12L.28 .16L-.28 .16Z" fill="${C.orange}"/><ellipse cy=".17" rx=".27" ry=".06" fill="#fff6d8"/><path d="M-.27 .17L.27 .17L1 1.5L-1 1.5Z" fill="#fff0bd" opacity=".25"/>`,
      );
    });
    person(w, -1.2, 2.5, { dir: 1, right: 'point', left: 'rest' });
    person(w, 0.9, 2.6, { dir: -1, right: 'fold', left: 'hip' });
    w.object(2.6, 3.4, 0, (p) => bush(p, 0, 0, 0, 1.3, 'deep'));
    modelTable(w, -4, 2.6, { L: 1.6, D: 1, n: 6 });
    return w;
  },
  circulaireHub(v) {
    const w = workshop(
      v,
      { eye: [-6, -9, 4], target: [1, 10, 2.6], fov: 62, azimuth: -110 },
      { aisle: { x: 0, width: 4, colour: '#b9d2bb' }, wall: '#d3dccf' },
    );
    const load = (kinds) => (p, u, z, b) => kinds[w.rng.int(0, kinds.length - 1)](p, u, z, b);
    const bricks = (p, u, z, b) => {
      for (let r = 0; r < 4; r++)
        p.box(u, 0.1, z + r * 0.26, b, 0.9, 0.24, r % 2 ? C.brick : C.brickPale, {
          ao: false,
          shadow: false,
        });
    };
    const boards = (p, u, z, b) => {
      for (let r = 0; r < 6; r++)
        p.box(u + (r % 2) * 0.1, 0.1, z + r * 0.16, b - 0.1, 0.9, 0.13, r % 2 ? C.timber : C.timberDark, {
          ao: false,
          shadow: false,
        });
    };
    const frames = (p, u, z, b) => {
      for (let k = 0; k < 4; k++)
        p.box(u + k * (b / 4), 0.1, z, 0.16, 0.9, 1.3, [C.white, C.greenDeep, C.orange, C.grey4][k], {
          ao: false,
          shadow: false,
        });
    };
    const basins = (p, u, z) => {
      p.box(u, 0.1, z, 0.9, 0.9, 0.5, C.white, { ao: false });
      p.box(u + 1, 0.1, z, 0.9, 0.9, 0.7, C.grey2, { ao: false });
    };
    for (let j = 0; j < 5; j++) {
      rack(w, -15.4, 2 + j * 8, { L: 12, levels: 3, load: load([bricks, boards, frames]) });
      rack(w, 3.4, 2 + j * 8, { L: 12, levels: 3, load: load([frames, basins, boards]) });
    }
    stack(w, -4, 0, { L: 3, D: 1.2, n: 7, colour: C.timberDark });
    w.object(3, -1, 0, (p) => {
      p.box(0, 0, 0, 1.6, 1.2, 0.14, C.timber);
      for (let i = 0; i < 5; i++)
        p.box(0.05, 0.05, 0.14 + i * 0.16, 1.5, 1.1, 0.14, i % 2 ? C.brick : C.brickDark, { ao: false });
    });
    w.object(-1, 4, 0, (p) => {
      p.box(0, 0, 0.3, 2.6, 1.3, 1, C.orange);
      p.box(0.2, 0.1, 1.3, 1.2, 1.1, 1, C.grey5, {
        front: (f) => f.rect(0.1, 0.1, 1, 0.8, C.navy, { fill: 'url(#glass)' }),
      });
      p.line([-0.1, 0.2, 0], [-0.1, 0.2, 3], 0.14, C.grey5);
      p.box(-1.4, 0.1, 0.7, 1.4, 1.1, 0.1, C.grey5);
      for (let i = 0; i < 3; i++) p.box(-1.3, 0.1, 0.8 + i * 0.2, 1.2, 1, 0.18, C.timber, { ao: false });
    });
    for (const [x, y, d] of [
      [-2, -2.6, 1],
      [-0.8, -2.8, -1],
      [2.2, 8, -1],
      [-1.6, 14, 1],
      [1, -5, 1],
    ])
      person(w, x, y, { dir: d, right: d > 0 ? 'point' : 'carry', work: y > 0 });
    beams(w, { n: 3 });
    return w;
  },
  deurenmagazijn(v) {
    const w = workshop(
      v,
      { eye: [-1, -9, 1.9], target: [0.6, 10, 1.9], fov: 58, azimuth: -100 },
      { W: 18, H: 8, aisle: { width: 3.4, colour: '#d9c19a' } },
    );
    const doorColours = [
      C.orange,
      C.greenDeep,
      C.navy,
      C.white,
      C.timber,
      C.amber,
      '#7c2f22',
      C.sky,
      C.timberDark,
      C.green,
      C.grey4,
      C.orangePale,
    ];
    for (const s of [-1, 1])
      for (let j = 9; j >= 0; j--)
        for (let lv = 0; lv < 2; lv++)
          w.object(
            s < 0 ? -4.4 : 1.9,
            1 + j * 2.4,
            0,
            (p) => {
              const z = lv * 2.7 + 0.15;
              p.box(0, 0, z - 0.12, 2.5, 2, 0.12, C.skyDeep, { ao: false, shadow: false });
              for (let k = 4; k >= 0; k--) {
                const c = doorColours[(j * 5 + k * 3 + lv * 4 + (s > 0 ? 1 : 0)) % 12];
                p.box(0.2 + (k % 2) * 0.16, 0.2 + k * 0.38, z, 2.05, 0.12, 2.3, c, {
                  ao: false,
                  bottom: false,
                  front: (f) => {
                    f.rect(0.25, 0.25, 0.68, 0.8, darken(c, 0.16));
                    f.rect(1.12, 0.25, 0.68, 0.8, darken(c, 0.16));
                    if ((j + k) % 2) f.rect(0.25, 1.3, 1.55, 0.75, C.navy, { fill: 'url(#glass)' });
                    else {
                      f.rect(0.25, 1.3, 0.68, 0.75, darken(c, 0.16));
                      f.rect(1.12, 1.3, 0.68, 0.75, darken(c, 0.16));
                    }
                    f.rect(1.88, 1.05, 0.1, 0.18, C.amber);
                  },
                });
              }
              for (const x of [0, 2.5]) p.line([x, 0, 0], [x, 0, 5.6], 0.1, C.skyDeep);
            },
            { bias: lv ? -0.3 : 0 },
          );
    person(w, -0.6, -1.4, { right: 'point' });
    person(w, 0.8, -1, {
      work: true,
      dir: -1,
      right: 'carry',
      left: 'carry',
      prop: `<path d="M.34 -1.9h.9v1.75h-.9z" fill="${C.orange}"/><path d="M.46 -1.78h.66v.6h-.66zM.46 -1.05h.66v.75h-.66z" fill="${C.orangeDeep}"/>`,
    });
    person(w, 0.3, 7, { pose: 'walk', work: true });
    person(w, -0.5, 13, {});
    beams(w, { n: 3 });
    return w;
  },
  vloerdelen(v) {
    const w = workshop(
      v,
      { eye: [-4.4, -5.4, 2.2], target: [0.6, 4, 1.1], fov: 58, azimuth: -115 },
      { floor: '#bfb6aa' },
    );
    for (const [x, y, L, n, t, turn] of [
      [-3.4, 0.4, 6.4, 11, 0.13, 8],
      [-7, 6, 6, 18, 0.13, 0],
      [3.6, 4.4, 6, 15, 0.14, -4],
      [-4, 13, 7, 22, 0.13, 0],
      [5.4, 11, 6, 20, 0.14, 0],
    ])
      w.object(x, y, turn, (p) => {
        for (const u of [0.4, L - 0.7]) p.box(u, 0, 0, 0.3, 2, 0.14, C.timberDark);
        for (let i = 0; i < n; i++)
          for (let k = 3; k >= 0; k--) {
            const c = w.rng.pick([
              C.timber,
              C.timberPale,
              C.timberDark,
              lighten(C.timber, 0.2),
              darken(C.timber, 0.15),
            ]);
            p.box((i % 3) * 0.06, k * 0.5, 0.14 + i * (t + 0.012), L - (k % 2) * 0.15, 0.48, t, c, {
              ao: false,
              shadow: k === 0 && i === n - 1,
              bottom: false,
              left: (f) => f.line(0.05, t * 0.5, 0.43, t * 0.5, 0.02, C.timberDark),
            });
          }
        for (const u of [1.2, L - 1.6]) {
          const q = 0.16 + n * (t + 0.012);
          p.face(
            [
              [u, -0.02, 0.14],
              [u + 0.1, -0.02, 0.14],
              [u + 0.1, -0.02, q],
              [u, -0.02, q],
            ],
            C.orangeDeep,
          );
          p.face(
            [
              [u, -0.02, q],
              [u + 0.1, -0.02, q],
              [u + 0.1, 2, q],
              [u, 2, q],
            ],
            C.orange,
          );
        }
      });
    person(w, 3.4, 0.4, { work: true, dir: -1, right: 'point' });
    person(w, -4.4, 0.8, { dir: 1, right: 'phone' });
    person(w, 0, 9, { work: true, pose: 'walk', right: 'carry' });
    beams(w, { n: 4, opacity: 0.32 });
    return w;
  },
  betonmal(v) {
    const w = workshop(
      v,
      { eye: [-5, -7.4, 3.4], target: [0.6, 3.4, 1.4], fov: 58, azimuth: -65 },
      { floor: '#b9b9b6', wall: '#cfd3d4', truss: C.grey5 },
    );
    w.object(-3.6, 0.6, 0, (p) => {
      p.box(0, 0, 0, 8.4, 4, 0.7, C.skyDeep, {
        top: C.grey4,
        front: (f) => {
          for (let i = 0; i < 9; i++) f.rect(i, 0, 0.14, 0.7, C.navy);
          f.rect(0, 0.55, 8.4, 0.12, C.orange);
        },
      });
      p.face(
        [
          [0.3, 0.3, 0.72],
          [8.1, 0.3, 0.72],
          [8.1, 3.7, 0.72],
          [0.3, 3.7, 0.72],
        ],
        C.grey2,
      );
      p.face(
        [
          [0.3, 0.3, 0.73],
          [4.4, 0.3, 0.73],
          [4, 3.7, 0.73],
          [0.3, 3.7, 0.73],
        ],
        '#a8a9a6',
      );
      for (const [x, y, a, b] of [
        [1.2, 1.2, 1.5, 1.4],
        [5.2, 1, 1.8, 1.8],
      ]) {
        p.box(x, y, 0.72, a, b, 0.28, C.timber, { ao: false, shadow: false });
        p.face(
          [
            [x + 0.14, y + 0.14, 1.01],
            [x + a - 0.14, y + 0.14, 1.01],
            [x + a - 0.14, y + b - 0.14, 1.01],
            [x + 0.14, y + b - 0.14, 1.01],
          ],
          C.grey5,
        );
      }
      for (let i = 0; i < 11; i++)
        p.line([4.6 + i * 0.32, 0.4, 0.82], [4.6 + i * 0.32, 3.6, 0.82], 0.03, C.brickDark);
      for (let i = 0; i < 9; i++)
        p.line([4.5, 0.5 + i * 0.38, 0.84], [8, 0.5 + i * 0.38, 0.84], 0.03, C.brickDark);
      for (const y of [3.75, 0.1]) p.box(0, y, 0.7, 8.4, 0.16, 0.4, C.orange, { ao: false, shadow: false });
      for (const x of [0, 8.2]) p.box(x, 0.1, 0.7, 0.16, 3.8, 0.4, C.orange, { ao: false, shadow: false });
    });
    w.object(
      0,
      2.6,
      0,
      (p) => {
        p.line([-1.4, 0, 9], [-1.4, 0, 5], 0.1, C.ink);
        p.face(
          [
            [-2.4, -0.6, 4.9],
            [-0.4, -0.6, 4.9],
            [-1.1, -0.6, 3],
            [-1.7, -0.6, 3],
          ],
          C.amber,
        );
        p.face(
          [
            [-1.5, -0.6, 3],
            [-1.3, -0.6, 3],
            [-1.2, -0.6, 0.8],
            [-1.6, -0.6, 0.8],
          ],
          '#a8a9a6',
        );
      },
      { bias: -3, shadow: false },
    );
    for (let i = 0; i < 5; i++)
      w.object(7 + i * 0.9, 4 + i * 1.4, 0, (p) =>
        p.box(0, 0, 0, 5, 0.3, 3, C.grey2, {
          front: (f) => {
            f.rect(0.8, 0.8, 1.3, 1.4, C.grey5);
            f.rect(3, 0, 1, 2.3, C.grey5);
          },
        }),
      );
    for (const [x, y, d, q] of [
      [-4.4, 1.6, 1, 'carry'],
      [5.6, 0.4, -1, 'point'],
      [0.6, 5.4, -1, 'carry'],
    ])
      person(w, x, y, { work: true, dir: d, right: q });
    beams(w, { n: 3 });
    return w;
  },
};

/** A plain room with a big window in the back wall. */
export function room(w, { W = 10, D = 6, H = 3.2, wall = '#efe2cd', floor = C.timber, view = true } = {}) {
  w.patch(-W / 2, -12, W / 2, D, floor);
  w.object(
    0,
    0,
    0,
    (p) => {
      for (let x = -W / 2; x < W / 2; x += 0.4)
        p.line([x, -4, 0.01], [x, D, 0.01], 0.025, darken(floor, 0.3), { opacity: 0.5 });
      p.face(
        [
          [-W / 2, D, 0],
          [W / 2, D, 0],
          [W / 2, D, H],
          [-W / 2, D, H],
        ],
        wall,
      );
      for (const s of [-1, 1])
        p.face(
          [
            [(s * W) / 2, D, 0],
            [(s * W) / 2, -12, 0],
            [(s * W) / 2, -12, H],
            [(s * W) / 2, D, H],
          ],
          darken(wall, s < 0 ? 0.02 : 0.1),
        );
      p.face(
        [
          [-W / 2, D, H],
          [W / 2, D, H],
          [W / 2, -12, H],
          [-W / 2, -12, H],
        ],
        C.white,
      );
      if (view) {
        const [a, b] = [-W * 0.3, W * 0.3];
        p.face(
          [
            [a, D - 0.01, 0.9],
            [b, D - 0.01, 0.9],
            [b, D - 0.01, H - 0.4],
            [a, D - 0.01, H - 0.4],
          ],
          '#d4ecf6',
          { glow: true },
        );
        for (let i = 0; i < 7; i++) {
          const x = a + 0.2 + i * ((b - a) / 7.3);
          const h = 0.9 + ((i * 5) % 4) * 0.28;
          p.face(
            [
              [x, D - 0.02, 0.9],
              [x + 0.7, D - 0.02, 0.9],
              [x + 0.7, D - 0.02, 0.9 + h],
              [x + 0.35, D - 0.02, 1.1 + h],
              [x, D - 0.02, 0.9 + h],
            ],
            [C.brickPale, C.orangePale, C.grey1, C.brick][i % 4],
          );
        }
        for (let i = 0; i <= 4; i++)
          p.line(
            [a + ((b - a) * i) / 4, D - 0.03, 0.9],
            [a + ((b - a) * i) / 4, D - 0.03, H - 0.4],
            0.09,
            C.white,
          );
        p.line([a, D - 0.03, 0.9], [b, D - 0.03, 0.9], 0.14, C.white);
        p.line([a, D - 0.03, H - 0.4], [b, D - 0.03, H - 0.4], 0.1, C.white);
      }
    },
    { bias: 1e6, shadow: false },
  );
}
