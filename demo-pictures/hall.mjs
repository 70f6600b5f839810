import { bush } from './nature.mjs';
import { C, darken, lighten, mix } from './palette.mjs';
import { studs } from './site.mjs';

/** The inside of a big hall: floor, walls with high windows, trusses, lamps. x from -W/2 to W/2, y from 0 to D. */
export function hallShell(
  w,
  {
    W = 60,
    D = 90,
    H = 15,
    floor = '#d9cfc2',
    wall = '#e8dfd2',
    truss = C.grey4,
    bays = 9,
    aisle,
    back = C.grey1,
    skylight = true,
    arched = false,
  } = {},
) {
  w.patch(-W / 2, -30, W / 2, D, floor);
  if (aisle)
    w.patch(-aisle.width / 2 + (aisle.x ?? 0), -30, aisle.width / 2 + (aisle.x ?? 0), D, aisle.colour, 0.01);
  const x0 = -W / 2;
  w.object(
    0,
    0,
    0,
    (p) => {
      const step = D / bays;
      p.face(
        [
          [x0, D, 0],
          [-x0, D, 0],
          [-x0, D, H],
          [x0, D, H],
        ],
        back,
      );
      p.face(
        [
          [x0, D, H * 0.62],
          [-x0, D, H * 0.62],
          [-x0, D, H * 0.94],
          [x0, D, H * 0.94],
        ],
        '#fff3d6',
        { glow: true },
      );
      for (let x = x0; x <= -x0; x += 3) p.line([x, D, H * 0.62], [x, D, H * 0.94], 0.16, C.grey3);
      for (let i = bays - 1; i >= -3; i--) {
        for (const s of [x0, -x0]) {
          p.face(
            [
              [s, i * step, 0],
              [s, (i + 1) * step, 0],
              [s, (i + 1) * step, H],
              [s, i * step, H],
            ],
            s < 0 ? wall : darken(wall, 0.07),
          );
          p.face(
            [
              [s, i * step + 0.4, H * 0.58],
              [s, (i + 1) * step - 0.4, H * 0.58],
              [s, (i + 1) * step - 0.4, H * 0.92],
              [s, i * step + 0.4, H * 0.92],
            ],
            s < 0 ? '#fff6de' : '#dceaf1',
            { glow: true },
          );
          p.line([s * 0.99, i * step, 0], [s * 0.99, i * step, H], 0.5, truss);
        }
        const roof = (a, b, za, zb, c, o) =>
          p.face(
            [
              [a, i * step, za],
              [b, i * step, zb],
              [b, (i + 1) * step, zb],
              [a, (i + 1) * step, za],
            ],
            c,
            o,
          );
        const top = H + 3;
        roof(x0, 0, H, top, '#cfc5b8');
        roof(0, -x0, top, H, '#bdb4ab');
        if (skylight) {
          roof(x0 * 0.62, x0 * 0.38, H + 1.14, H + 1.86, '#fff8e6', { glow: true });
          roof(-x0 * 0.38, -x0 * 0.62, H + 1.86, H + 1.14, '#eaf4f8', { glow: true });
        }
      }
    },
    { bias: 1e6, shadow: false },
  );
  const step = D / bays;
  for (let i = bays; i >= -1; i--)
    w.object(0, i * step, 0, (p) => trussRow(p, W, H, truss, arched), { bias: 3, shadow: false });
}

function trussRow(p, W, H, colour, arched) {
  const n = 16;
  const top = (t) => H + 3 - Math.abs(t - 0.5) * 6;
  const bottom = (t) => (arched ? H - 1.2 + Math.sin(t * Math.PI) * 1.8 : H - 0.9);
  const at = (t, f) => [-W / 2 + W * t, 0, f(t)];
  for (let k = 0; k < n; k++) {
    const [a, b] = [k / n, (k + 1) / n];
    p.line(at(a, top), at(b, top), 0.34, colour);
    p.line(at(a, bottom), at(b, bottom), 0.3, colour);
    p.line(at(a, k % 2 ? top : bottom), at(b, k % 2 ? bottom : top), 0.16, lighten(colour, 0.15));
  }
  for (const t of [0.2, 0.4, 0.6, 0.8]) {
    p.line(at(t, bottom), [-W / 2 + W * t, 0, H - 2.6], 0.06, C.grey5);
    p.sprite(
      -W / 2 + W * t,
      0,
      H - 2.7,
      () =>
        `<path d="M-.3 0L.3 0L.55 .38L-.55 .38Z" fill="${C.grey5}"/><ellipse cx="0" cy=".4" rx=".5" ry=".1" fill="#fff6da"/><circle cx="0" cy=".4" r="1.7" fill="url(#lampglow)"/>`,
    );
  }
}

/** A long banner that hangs free, with a geometric house sign. */
export function banner(w, x, y, { top = 13, h = 5, width = 1.7, colour = C.orange, mark = 0 } = {}) {
  w.object(
    x,
    y,
    0,
    (p) => {
      p.line([0, 0, top], [0, 0, top + 2], 0.05, C.grey4);
      p.line([width, 0, top], [width, 0, top + 2], 0.05, C.grey4);
      p.face(
        [
          [0, 0, top - h],
          [width, 0, top - h],
          [width, 0, top],
          [0, 0, top],
        ],
        colour,
      );
      p.face(
        [
          [0, 0, top - h],
          [width * 0.45, 0, top - h],
          [width * 0.45, 0, top],
          [0, 0, top],
        ],
        lighten(colour, 0.15),
        { opacity: 0.5 },
      );
      sign(p, width / 2, top - h * 0.35, width * 0.34, mark, C.white);
      for (let i = 0; i < 3; i++)
        p.face(
          [
            [width * 0.2, -0.01, top - h * 0.66 - i * 0.4],
            [width * (0.8 - i * 0.15), -0.01, top - h * 0.66 - i * 0.4],
            [width * (0.8 - i * 0.15), -0.01, top - h * 0.66 - i * 0.4 + 0.14],
            [width * 0.2, -0.01, top - h * 0.66 - i * 0.4 + 0.14],
          ],
          C.white,
        );
    },
    { shadow: false },
  );
}

/** House, blocks, leaf or waves as a flat sign of radius r. */
export function sign(p, x, z, r, kind, colour, y = -0.01) {
  const q = (pts, c = colour) =>
    p.face(
      pts.map(([u, v]) => [x + u * r, y, z + v * r]),
      c,
    );
  if (kind % 4 === 0)
    q([
      [-1, -1],
      [1, -1],
      [1, 0.1],
      [0, 1],
      [-1, 0.1],
    ]);
  if (kind % 4 === 1)
    for (const [u, v] of [
      [-1, -1],
      [0.1, -1],
      [-0.45, 0.1],
    ])
      q([
        [u, v],
        [u + 0.9, v],
        [u + 0.9, v + 0.9],
        [u, v + 0.9],
      ]);
  if (kind % 4 === 2)
    q(Array.from({ length: 14 }, (_, i) => [Math.cos((i * Math.PI) / 7), Math.sin((i * Math.PI) / 7)]));
  if (kind % 4 === 3)
    for (let i = 0; i < 3; i++)
      q([
        [-1, -0.9 + i * 0.7],
        [0, -0.4 + i * 0.7],
        [1, -0.9 + i * 0.7],
        [1, -0.55 + i * 0.7],
        [0, -0.05 + i * 0.7],
        [-1, -0.55 + i * 0.7],
      ]);
}

/** A counter with a front panel. */
function counter(p, x, y, L, colour, top = C.white) {
  p.box(x, y, 0, L, 0.7, 1.02, colour, {
    top,
    front: (f) => {
      f.rect(0, 0, f.width, 0.12, darken(colour, 0.3));
      f.rect(f.width * 0.15, 0.4, f.width * 0.4, 0.14, C.white, { opacity: 0.9 });
      f.rect(0, 0.94, f.width, 0.08, top);
    },
  });
}

/** One stand of w × d metres with its open side to the front; `kind` decides what it shows. */
export function stand(
  w,
  x,
  y,
  {
    width = 6,
    depth = 5,
    colour = C.orange,
    kind = 'wall',
    mark = 0,
    turn = 0,
    h = 3.6,
    second = C.white,
    bias = 0,
  } = {},
) {
  w.object(
    x,
    y,
    turn,
    (p) => {
      p.box(0, 0, 0, width, depth, 0.1, mix(colour, '#efe6da', 0.72), { shadow: false });
      if (kind === 'house') {
        p.box(0.6, depth - 3.6, 0.1, width - 1.2, 3.4, 2.9, C.timber, {
          front: (f) => {
            f.joints(0.22, C.timberDark, { upright: true });
            f.window(0.4, 0.7, 1.7, 1.5, { lit: true });
            f.door(f.width - 1.6, 1, 2.15, colour, { fan: false, v: 0.02 });
          },
          left: (f) => {
            f.joints(0.22, C.timberDark, { upright: true });
            f.window(0.8, 0.8, 1.5, 1.4, { lit: true });
          },
          right: (f) => {
            f.joints(0.22, C.timberDark, { upright: true });
            f.window(0.8, 0.8, 1.5, 1.4, { lit: true });
          },
        });
        p.gable(0.6, depth - 3.6, 3, width - 1.2, 3.4, 1.7, mark % 2 ? C.tile : C.slate, {
          gable: C.timber,
          over: 0.3,
        });
      } else if (kind === 'frame') {
        studs(p, 0.5, depth - 0.5, 0.1, width - 1, 3, { step: 0.55 });
        studs(p, 0.5, 0.9, 0.1, depth - 1.4, 3, { along: 'y', step: 0.6 });
        p.box(width * 0.45, depth - 0.7, 0.1, width * 0.4, 0.3, 2.9, colour, {
          front: (f) => sign(f.pen, width * 0.65, 2, 0.45, mark, C.white, depth - 0.74),
        });
      } else {
        p.box(0, depth - 0.25, 0.1, width, 0.25, h, colour, {
          shadow: false,
          front: (f) => {
            f.rect(0, 0, width * 0.3, h, lighten(colour, 0.14));
            sign(p, width * 0.15, h * 0.7, Math.min(0.6, width * 0.09), mark, C.white, depth - 0.28);
            f.rect(width * 0.36, 1.1, width * 0.36, h * 0.48, C.ink);
            f.rect(
              width * 0.37,
              1.16,
              width * 0.34,
              h * 0.48 - 0.12,
              [C.sky, C.orangePale, C.greenPale][mark % 3],
              { glow: true },
            );
            f.shape(
              [
                [width * 0.42, 1.2],
                [width * 0.64, 1.2],
                [width * 0.64, 1.8],
                [width * 0.53, 2.4],
                [width * 0.42, 1.8],
              ],
              [C.navy, C.orangeDeep, C.greenDeep][mark % 3],
              { glow: true },
            );
            for (let i = 0; i < 3; i++)
              f.rect(width * 0.77, h * 0.66 - i * 0.42, width * (0.18 - i * 0.03), 0.13, C.white);
          },
        });
        if (kind === 'fascia') {
          for (const px of [0, width - 0.15]) p.box(px, 0, 0.1, 0.15, 0.15, h, second, { shadow: false });
          p.box(-0.05, -0.05, h - 0.5, width + 0.1, 0.22, 0.75, second, {
            shadow: false,
            ao: false,
            front: (f) => {
              f.rect(0.3, 0.22, width * 0.34, 0.26, colour);
              f.rect(width * 0.7, 0.14, 0.5, 0.42, darken(colour, 0.2));
            },
          });
        }
        if (kind === 'tower')
          p.box(width - 1.5, depth - 1.6, 0.1, 1.3, 1.3, h + 2.4, second, {
            front: (f) => {
              f.rect(0, f.height * 0.62, 1.3, f.height * 0.38, colour);
              sign(p, width - 0.85, h * 1.42, 0.4, mark, C.white, depth - 1.63);
            },
          });
        if (kind === 'boxes')
          for (let i = 0; i < 3; i++)
            p.box(
              0.4 + i * 1.5,
              depth - 2 + i * 0.2,
              0.1,
              1.1,
              1,
              0.9 + ((i * 7) % 3) * 0.5,
              [C.timber, C.sky, C.greenPale][i],
              { shadow: false },
            );
      }
      counter(
        p,
        width * 0.12,
        0.7,
        Math.min(2, width * 0.32),
        kind === 'fascia' ? colour : second,
        C.timberPale,
      );
      bush(p, width - 0.5, 0.5, 0.1, 1.05, mark % 2 ? 'deep' : 'green');
    },
    { bias },
  );
}

/** A low table with a model of a street on it. */
export function modelTable(
  w,
  x,
  y,
  { L = 3, D = 1.8, n = 9, h = 0.85, colour = C.white, tall = false, scale = 1 } = {},
) {
  w.object(x, y, 0, (p) => {
    p.box(0, 0, 0, L, D, h, colour, { front: (f) => f.rect(0, h - 0.12, L, 0.12, C.timber), top: '#d8e2c6' });
    const r = w.rng;
    const rows = 3;
    for (let j = rows - 1; j >= 0; j--)
      for (let i = 0; i < n / rows; i++) {
        const s = (L / (n / rows)) * 0.55;
        const [u, v] = [(i + 0.25) * (L / (n / rows)), (j + 0.2) * (D / rows)];
        const d = (D / rows) * 0.55;
        const hh = (tall && r.chance(0.4) ? r.in(0.5, 1) : r.in(0.16, 0.32)) * scale;
        const c = r.pick([C.timber, C.white, C.orange, C.sky, C.brickPale]);
        p.box(u, v, h, s, d, hh, c, {
          shadow: false,
          ao: false,
          top: lighten(c, 0.2),
          front: (f) => {
            for (let z = 0.07; z < hh - 0.06; z += 0.16)
              for (let k = 0; k < 3; k++) f.rect(s * (0.12 + k * 0.3), z, s * 0.16, 0.08, C.navy);
          },
        });
        if (hh < 0.4 * scale) p.gable(u, v, h + hh, s, d, 0.16 * scale, C.tile, { over: 0.02, gable: c });
        if (r.chance(0.5)) bush(p, u + s * 1.25, v, h, 0.14 * scale, 'green');
      }
  });
}

/** Rows of chairs or benches seen from behind, with people on them. */
export function seats(w, x, y, columns, rows, draw, { dx = 1, dy = 1.25, colour = C.grey5 } = {}) {
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [a, b] = [x + i * dx + (j % 2) * 0.3, y + j * dy];
      w.object(
        a,
        b,
        0,
        (p) => p.box(-0.24, -0.1, 0.4, 0.48, 0.06, 0.52, colour, { shadow: false, ao: false }),
        { bias: -0.1 },
      );
      if (w.rng.chance(0.9)) draw(a, b + 0.1);
    }
}

/** A ceiling-high rack with shelves; `load(p, u, v, width)` fills a bay. */
export function rack(
  w,
  x,
  y,
  { L = 12, D = 1.2, levels = 4, H = 1.9, colour = C.orangeDeep, turn = 0, load, bay = 2.4 } = {},
) {
  w.object(x, y, turn, (p) => {
    for (let v = 0; v < levels; v++) {
      p.box(0, 0, v * H + 0.1, L, D, 0.12, C.amber, { shadow: v === 0, ao: false });
      for (let u = 0; u < L - 0.1; u += bay) load(p, u + 0.12, v * H + 0.22, bay - 0.24, H - 0.4);
    }
    for (let u = 0; u <= L + 0.1; u += bay)
      for (const d of [D, 0])
        p.line([u, d, 0], [u, d, levels * H], 0.11, colour === C.orangeDeep ? C.skyDeep : colour);
  });
}
