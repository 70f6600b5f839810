import { C, darken, lighten } from './palette.mjs';

/** A lattice mast or boom between two points. */
function lattice(p, a, b, size, colour, step = size * 1.2) {
  const L = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const n = Math.max(2, Math.round(L / step));
  const flatBoom = Math.abs(b[2] - a[2]) < L * 0.6;
  const at = (t, i) => {
    const c = a.map((v, k) => v + (b[k] - v) * t);
    if (flatBoom) return [c[0], c[1] + (i === 1 ? 0.35 : 0), c[2] + (i === 2 ? size : 0)];
    return [c[0] + (i % 2 ? size / 2 : -size / 2), c[1], c[2]];
  };
  const chords = flatBoom ? [0, 2] : [0, 1];
  for (const i of chords) p.line(at(0, i), at(1, i), 0.16, colour);
  for (let k = 0; k < n; k++) {
    p.line(at(k / n, chords[0]), at((k + 1) / n, chords[1]), 0.08, darken(colour, 0.1));
    p.line(at((k + 1) / n, chords[1]), at((k + 1) / n, chords[0]), 0.07, darken(colour, 0.1));
  }
}

/** A tower crane; `hook` is what hangs from it, drawn at the hook's point. Reach may be negative. */
export function towerCrane(
  w,
  x,
  y,
  { h = 34, reach = 30, at = 0.7, drop = 12, colour = C.orange, hook, bias = 0 } = {},
) {
  w.object(
    x,
    y,
    0,
    (p) => {
      const s = Math.sign(reach);
      p.box(-1.6, -1.6, 0, 3.2, 3.2, 0.7, C.grey2);
      lattice(p, [0, 0, 0.6], [0, 0, h], 1.5, colour, 2);
      lattice(p, [0, 0, h], [reach, 0, h], 1.3, colour, 1.8);
      lattice(p, [0, 0, h], [-s * Math.abs(reach) * 0.32, 0, h], 1.1, colour, 1.8);
      p.box(-s * Math.abs(reach) * 0.32 - 1.2, -0.5, h - 2, 2.4, 1, 2.2, C.grey4);
      p.box(s * 0.8 - 0.8, -0.8, h - 2.1, 1.6, 1.6, 2, lighten(colour, 0.3), {
        front: (f) => f.rect(0.2, 0.7, 1.2, 1.1, C.navy, { fill: 'url(#glass)' }),
      });
      lattice(p, [0, 0, h + 1], [0, 0, h + 6.5], 0.9, colour, 1.6);
      p.line([0, 0, h + 6.4], [reach * 0.72, 0, h + 1.3], 0.07, C.grey5);
      p.line([0, 0, h + 6.4], [-s * Math.abs(reach) * 0.3, 0, h + 1], 0.07, C.grey5);
      const hx = reach * at;
      p.box(hx - 0.5, -0.3, h - 0.4, 1, 0.6, 0.4, C.grey5, { shadow: false });
      for (const d of [-0.2, 0.2]) p.line([hx + d, 0, h - 0.4], [hx + d * 0.4, 0, h - drop], 0.06, C.ink);
      p.box(hx - 0.3, -0.2, h - drop - 0.6, 0.6, 0.4, 0.6, C.amber, { shadow: false });
      if (hook) hook(p, hx, 0, h - drop - 0.6);
    },
    { bias },
  );
}

/** A mobile crane on wheels with a telescopic boom from its base to a tip. */
export function mobileCrane(
  w,
  x,
  y,
  { tip = [10, 4, 22], drop = 8, colour = C.amber, hook, bias = 0, flip = 1 } = {},
) {
  w.object(
    x,
    y,
    0,
    (p) => {
      truckBody(p, 0, 0, 10, colour, flip);
      p.box(flip > 0 ? 1.5 : 5.5, 0.2, 1.9, 3, 2.1, 1.7, darken(colour, 0.05), {
        front: (f) => f.rect(0.2, 0.5, 1.1, 0.9, C.navy, { fill: 'url(#glass)' }),
      });
      const foot = [flip > 0 ? 2.6 : 7.2, 1.2, 3.2];
      for (const [t0, t1, s] of [
        [0, 0.5, 0.9],
        [0.35, 0.8, 0.68],
        [0.7, 1, 0.48],
      ]) {
        const q = (t) => foot.map((v, i) => v + (tip[i] - v) * t);
        p.line(q(t0), q(t1), s, colour);
        p.line(q(t0), q(t1), s * 0.3, darken(colour, 0.2));
      }
      p.line(tip, [tip[0], tip[1], tip[2] - drop], 0.08, C.ink);
      if (hook) hook(p, tip[0], tip[1], tip[2] - drop);
    },
    { bias },
  );
}

/** Chassis, cab and wheels of a lorry along x; cab at the left for flip 1. */
export function truckBody(p, x, y, L, colour, flip = 1) {
  const cab = flip > 0 ? x - 2.6 : x + L;
  p.box(x, y, 0.75, L, 2.45, 0.45, C.grey5);
  p.box(cab, y, 0.55, 2.6, 2.45, 2.5, colour, {
    front: (f) => {
      f.rect(flip > 0 ? 0.4 : 1.1, 1.2, 1.1, 1, C.navy, { fill: 'url(#glass)' });
      f.rect(0.1, 0.25, 2.4, 0.3, darken(colour, 0.3));
    },
    left: (f) => {
      f.rect(0.2, 1.2, 2, 1, C.navy, { fill: 'url(#glass)' });
      f.rect(0.2, 0.1, 2, 0.5, C.grey5);
    },
    right: (f) => {
      f.rect(0.2, 1.2, 2, 1, C.navy, { fill: 'url(#glass)' });
      f.rect(0.2, 0.1, 2, 0.5, C.grey5);
    },
  });
  for (const wx of [cab + 1.3, x + 1.4, x + L - 2.7, x + L - 1.4]) wheel(p, wx, y - 0.05, 0.5);
}

/** A wheel seen from the front side. */
function wheel(p, x, y, r) {
  const ring = (k, n = 16) =>
    Array.from({ length: n }, (_, i) => [
      x + r * k * Math.cos((i * 2 * Math.PI) / n),
      y,
      r + r * k * Math.sin((i * 2 * Math.PI) / n),
    ]);
  p.face(ring(1), C.ink);
  p.face(ring(0.55), C.grey2);
  p.face(ring(0.22), C.grey4);
}

/** A housing module: a finished box with windows, wrapped or clad. */
export function moduleBox(
  p,
  x,
  y,
  z,
  { L = 8.4, D = 3.6, H = 3, skin = C.timber, open = false, stripe } = {},
) {
  const front = (f) => {
    f.joints(0.24, darken(skin, 0.35), { upright: true, opacity: 0.4 });
    f.rect(0, 0, f.width, 0.16, C.grey5);
    f.rect(0, f.height - 0.16, f.width, 0.16, C.grey5);
    if (stripe) f.rect(0, f.height * 0.42, f.width, 0.3, stripe);
    f.window(f.width * 0.1, 0.8, f.width * 0.22, 1.5, { frame: C.white });
    f.window(f.width * 0.42, 0.25, f.width * 0.3, 2.2, { frame: C.white, bars: 1, sill: false });
    if (f.width > 5) f.door(f.width * 0.82, 0.95, 2.1, C.greenDeep, { fan: false, v: 0.05 });
  };
  const side = (f) => (open ? interior(f) : front(f));
  p.box(x, y, z, L, D, H, skin, { front, left: side, right: side, back: front, top: C.grey2, ao: z < 1 });
}

/** The open end of a module: a lit room with kitchen and floor. */
function interior(f) {
  const { width: W, height: H } = f;
  f.rect(0.15, 0.15, W - 0.3, H - 0.3, '#f7e3bf', { glow: true });
  f.shape(
    [
      [0.15, 0.15],
      [W - 0.15, 0.15],
      [W - 0.7, 0.6],
      [0.7, 0.6],
    ],
    C.timberDark,
    { glow: true },
  );
  f.shape(
    [
      [0.15, H - 0.15],
      [W - 0.15, H - 0.15],
      [W - 0.7, H - 0.6],
      [0.7, H - 0.6],
    ],
    C.white,
    { glow: true },
  );
  f.rect(0.7, 0.6, W - 1.4, H - 1.2, '#efcf9c', { glow: true });
  f.rect(0.85, 0.6, W * 0.3, 0.75, C.greenDeep, { glow: true });
  f.rect(W * 0.55, 0.9, W * 0.2, 0.9, C.sky, { glow: true });
}

/** Slings from a hook to the four corners of a load. */
export function slings(p, x, y, z, L, D, top) {
  for (const [dx, dy] of [
    [-L / 2, -D / 2],
    [L / 2, -D / 2],
    [-L / 2, D / 2],
    [L / 2, D / 2],
  ])
    p.line([x, y, z], [x + dx, y + dy, top], 0.06, C.ink);
}

/** Scaffolding before a wall of width L and height H, standing at y. */
export function scaffold(p, x, y, L, H, { deep = 1.1, net } = {}) {
  for (let v = 2; v <= H; v += 2) p.box(x, y, v - 0.08, L, deep, 0.1, C.timberPale, { shadow: false });
  if (net)
    p.face(
      [
        [x, y, 0.5],
        [x + L, y, 0.5],
        [x + L, y, H],
        [x, y, H],
      ],
      net,
      { opacity: 0.42 },
    );
  for (let u = 0; u <= L + 0.1; u += 2.5)
    for (const dy of [deep, 0]) p.line([x + u, y + dy, 0], [x + u, y + dy, H + 1], 0.07, C.grey3);
  for (let v = 2; v <= H; v += 2)
    for (const d of [0.5, 1]) p.line([x, y, v + d], [x + L, y, v + d], 0.05, v % 4 ? C.amber : C.grey2);
  for (let u = 0; u + 2.5 <= L; u += 5)
    p.line([x + u, y, 0], [x + u + 2.5, y, Math.min(H, 6)], 0.05, C.grey3);
}

/** A fence of site panels along x. */
export function fence(w, x, y, n, { banner = C.orange } = {}) {
  w.object(x, y, 0, (p) => {
    for (let i = 0; i < n; i++) {
      if (i % 2)
        p.face(
          [
            [i * 3.5, 0, 0.35],
            [i * 3.5 + 3.4, 0, 0.35],
            [i * 3.5 + 3.4, 0, 1.9],
            [i * 3.5, 0, 1.9],
          ],
          [banner, C.white, C.skyDeep][i % 3],
        );
      p.line([i * 3.5, 0, 0], [i * 3.5, 0, 2], 0.06, C.grey3);
      p.line([i * 3.5, 0, 2], [i * 3.5 + 3.5, 0, 2], 0.05, C.grey3);
      p.line([i * 3.5, 0, 0.25], [i * 3.5 + 3.5, 0, 0.25], 0.05, C.grey3);
    }
  });
}

/** A timber frame: sole plate, studs and head plate along x or y. */
export function studs(
  p,
  x,
  y,
  z,
  L,
  H,
  { along = 'x', step = 0.6, thick = 0.14, colour = C.timber, braces = false } = {},
) {
  const q = (t, v) => (along === 'x' ? [x + t, y, z + v] : [x, y + t, z + v]);
  for (let t = 0; t <= L + 0.01; t += step) p.line(q(t, 0), q(t, H), thick, colour);
  p.line(q(0, 0), q(L, 0), thick * 1.3, darken(colour, 0.1));
  p.line(q(0, H), q(L, H), thick * 1.3, lighten(colour, 0.12));
  if (braces) p.line(q(0, 0), q(L, H), thick * 0.8, colour);
}

/** Stacked boards or slabs. */
export function stack(
  w,
  x,
  y,
  { L = 4, D = 1.2, n = 5, t = 0.18, colour = C.timber, turn = 0, gap = 0.06, z = 0 } = {},
) {
  w.object(x, y, turn, (p) => {
    for (let i = 0; i < n; i++)
      p.box(0, 0, z + i * (t + gap), L - (i % 3) * 0.08, D, t, i % 2 ? colour : lighten(colour, 0.1), {
        ao: false,
      });
  });
}

/** A car seen from the side, along x. */
export function car(w, x, y, { colour = C.white, turn = 0, van = false } = {}) {
  w.object(x, y, turn, (p) => {
    if (van)
      p.box(0, 0, 0.35, 4.8, 1.9, 1.9, colour, {
        front: (f) => {
          f.rect(0.35, 1, 0.9, 0.7, C.navy, { fill: 'url(#glass)' });
          f.rect(2, 0.7, 2.2, 0.5, C.orange);
        },
      });
    else {
      p.box(0, 0, 0.35, 4.2, 1.75, 0.62, colour);
      const glass = { fill: 'url(#glass)' };
      const [A, B, D, E] = [
        [0.6, 0.05, 0.95],
        [3.7, 0.05, 0.95],
        [3.1, 0.2, 1.48],
        [1.35, 0.2, 1.48],
      ];
      const far = (q) => [q[0], 1.75 - q[1], q[2]];
      p.wallish([far(B), far(A), far(E), far(D)], C.navy);
      p.wallish([far(A), A, E, far(E)], C.navy);
      p.wallish([B, far(B), far(D), D], C.navy);
      p.face([A, B, D, E], C.navy, glass);
      p.face([E, D, far(D), far(E)], colour);
      p.line([2.2, 0.1, 0.95], [2.2, 0.2, 1.48], 0.07, colour);
    }
    wheel(p, 0.85, -0.03, 0.34);
    wheel(p, van ? 3.9 : 3.3, -0.03, 0.34);
  });
}
