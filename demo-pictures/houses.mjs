import { bush } from './nature.mjs';
import { C, darken, lighten, mix } from './palette.mjs';

const BRICKS = [C.brick, C.brickDark, C.brickPale, C.brickBrown, '#c27a55', '#a5705a', '#dcc7ac', '#e9e3d8'];
const DOORS = [C.greenDeep, C.navy, C.orange, C.grey5, '#7c2f22', C.skyDeep, C.amber];

/** Front and back of a row house: door, living-room window, bedroom windows. */
function rowFront(
  f,
  {
    brick,
    storeys = 2,
    i = 0,
    door = C.greenDeep,
    band = C.white,
    big = false,
    mirror = false,
    timber = false,
  },
) {
  const W = f.width;
  f.joints(timber ? 0.28 : 0.2, darken(brick, 0.3), { opacity: 0.22, upright: timber });
  const dx = mirror ? W - 1.55 : 0.55;
  const wx = mirror ? 0.6 : 2.05;
  f.door(dx, 1, 2.15, door);
  f.window(wx, big ? 0.35 : 0.75, W - 2.75, big ? 2.2 : 1.75, { bars: big ? 2 : 1, curtain: 0.5 });
  for (let s = 1; s < storeys; s++) {
    const v = s * 2.85;
    f.window(0.65, v + 0.75, 1.25, 1.5, { bars: 0 });
    f.window(W - 2.35, v + 0.75, 1.75, 1.5, { bars: 1 });
  }
  f.rect(0, f.height - 0.28, W, 0.28, band);
  f.rect(0, 0, W, 0.35, darken(brick, 0.3));
  f.line(i % 2 ? W - 0.12 : 0.12, 0, i % 2 ? W - 0.12 : 0.12, f.height, 0.09, C.grey3);
}

/** A terrace along x of `n` houses with pitched roofs; options per house through `each(i)`. */
export function terrace(
  w,
  x,
  y,
  n,
  {
    width = 5.6,
    depth = 9,
    storeys = 2,
    roof = C.tile,
    turn = 0,
    each = () => ({}),
    solar = 0,
    dormer = 0,
    hedge = true,
    onHouse,
    flat = false,
    z = 0,
    bias = 0,
  } = {},
) {
  const h = storeys * 2.85 + 0.1;
  w.object(
    x,
    y,
    turn,
    (p) => {
      const order = Array.from({ length: n }, (_, i) => i);
      const a = p.to([0, 0, 0]);
      const b = p.to([n * width, 0, 0]);
      if (w.distance(a) < w.distance(b)) order.reverse();
      for (const i of order) {
        const o = { brick: w.rng.pick(BRICKS), door: w.rng.pick(DOORS), roof, i, storeys, ...each(i) };
        const hx = i * width;
        const bh = h + (o.lift ?? 0);
        p.box(hx, 0, z, width, depth, bh, o.brick, {
          front: (f) => (o.front ?? rowFront)(f, o),
          back: (f) => rowFront(f, { ...o, big: true }),
          left: (f) => f.joints(0.2, darken(o.brick, 0.3), { opacity: 0.2 }),
          right: (f) => {
            f.joints(0.2, darken(o.brick, 0.3), { opacity: 0.2 });
            if (!flat) f.window(3.4, 3.6, 1, 1.4);
          },
          top: C.grey3,
        });
        if (!flat)
          p.gable(hx, 0, z + bh, width, depth, 3.4, o.roof, {
            over: 0.25,
            gable: o.brick,
            chimney: o.chimney ?? (i % 2 ? 0.95 : 0),
            on: (at, pen) =>
              slope(at, pen, {
                solar: w.rng() < solar,
                dormer: w.rng() < dormer,
                roofColour: o.roof,
                width,
                ...o,
              }),
          });
        else
          p.box(hx - 0.1, -0.15, z + bh, width + 0.2, depth + 0.3, 0.35, o.band ?? C.white, {
            shadow: false,
            top: C.grey3,
          });
        if (hedge)
          for (let k = 0; k < 4; k++)
            bush(
              p,
              hx + 2.2 + k * 0.85,
              -0.7 - (k % 2) * 0.5,
              z,
              0.65,
              k % 2 ? 'green' : 'spring',
              w.rng.pick([C.orange, C.white, '#e7a6b4', undefined]),
            );
        if (onHouse) onHouse(p, i, hx, bh, o);
      }
    },
    { bias },
  );
}

/** Things on a roof slope: solar panels, a dormer, a roof window. */
function slope(at, p, { solar, dormer, skylight, roofColour, dormerColour }) {
  if (solar) panels(at, p, 0.12, 0.28, 0.88, 0.85, 4, 2);
  else if (dormer) {
    const [a, b] = [at(0.22, 0.22), at(0.78, 0.22)];
    const top = at(0.22, 0.86)[2];
    const c = dormerColour ?? C.white;
    const back = at(0.22, 0.86);
    const deep = back[1] - a[1];
    p.box(a[0], a[1], a[2], b[0] - a[0], deep, top - a[2], c, {
      shadow: false,
      top: lighten(roofColour, 0.1),
      ao: false,
      front: (f) => {
        f.window(0.2, 0.25, f.width - 0.4, f.height - 0.6, { bars: 2, sill: false });
        f.rect(-0.12, f.height - 0.22, f.width + 0.24, 0.26, C.grey5, { out: 0.15 });
      },
    });
  } else if (skylight !== false) {
    const q = [at(0.36, 0.5), at(0.58, 0.5), at(0.58, 0.74), at(0.36, 0.74)];
    p.face(q, C.grey5);
    p.face([at(0.38, 0.52), at(0.56, 0.52), at(0.56, 0.72), at(0.38, 0.72)], C.navy, { fill: 'url(#glass)' });
  }
}

/** A field of solar panels between two corners of a surface. */
export function panels(at, p, u0, v0, u1, v1, n, m) {
  for (let j = m - 1; j >= 0; j--)
    for (let i = 0; i < n; i++) {
      const [a, b] = [u0 + ((u1 - u0) * i) / n, v0 + ((v1 - v0) * j) / m];
      const [c, d] = [a + ((u1 - u0) / n) * 0.94, b + ((v1 - v0) / m) * 0.94];
      p.face([at(a, b), at(c, b), at(c, d), at(a, d)], C.solar, { fill: 'url(#pv)' });
      p.line(at((a + c) / 2, b), at((a + c) / 2, d), 0.025, C.sky, { opacity: 0.5 });
      p.line(at(a, (b + d) / 2), at(c, (b + d) / 2), 0.025, C.sky, { opacity: 0.5 });
    }
}

/** A gallery flat: open walkways or balconies over the full width on every storey. */
export function galleryFlat(
  w,
  x,
  y,
  {
    bays = 8,
    storeys = 6,
    bay = 6,
    depth = 11,
    turn = 0,
    skin = C.sand,
    rail = C.orange,
    plinth = C.grey4,
    stairs = true,
    renewed = () => false,
    newSkin = C.timberPale,
    bias = 0,
    extra,
  } = {},
) {
  const H = 2.9;
  const W = bays * bay;
  w.object(
    x,
    y,
    turn,
    (p) => {
      p.box(0, 0, 0, W, depth, storeys * H, skin, {
        top: C.grey3,
        left: (f) => {
          f.joints(H, darken(skin, 0.3), { opacity: 0.6, thick: 0.08 });
          for (let s = 0; s < storeys; s++) f.window(4.5, s * H + 0.9, 1.4, 1.4);
        },
        right: (f) => {
          f.joints(H, darken(skin, 0.3), { opacity: 0.6, thick: 0.08 });
          for (let s = 0; s < storeys; s++) f.window(4.5, s * H + 0.9, 1.4, 1.4);
        },
        front: (f) => {
          for (let s = 0; s < storeys; s++)
            for (let b = 0; b < bays; b++) {
              const fresh = renewed(b, s);
              const u = b * bay;
              const v = s * H;
              f.rect(u, v, bay, H, fresh ? newSkin : s === 0 ? plinth : skin);
              if (s === 0) {
                f.rect(
                  u + 0.3,
                  0.15,
                  bay - 0.6,
                  2.3,
                  w.rng.pick([C.grey2, C.navy, C.orangePale, C.greenDeep]),
                );
                for (let k = 1; k < 4; k++)
                  f.line(u + 0.3, k * 0.6, u + bay - 0.3, k * 0.6, 0.04, C.ink, { opacity: 0.3 });
                continue;
              }
              f.rect(u + 0.5, v + 0.12, 0.95, 2.2, w.rng.pick([rail, C.greenDeep, C.navy, C.white]));
              f.window(u + 1.75, v + 0.9, 1.5, 1.45, { sill: false });
              f.window(u + 3.6, v + 0.5, 2, 1.85, { bars: 1, sill: false });
              f.shadeBand(u, v + 2.35, bay, 0.5, 0.34);
            }
          for (let s = 1; s < storeys; s++) {
            f.block(0, s * H - 0.18, W, 0.2, 1.35, C.grey1);
            for (let b = 0; b < bays; b++) {
              const fresh = renewed(b, s);
              f.block(
                b * bay + 0.05,
                s * H + 0.02,
                bay - 0.1,
                0.98,
                1.35,
                fresh ? C.timber : b % 4 === (s * 3) % 4 ? lighten(rail, 0.25) : rail,
                { opacity: 0.92, front: (g) => fresh && g.joints(0.3, C.timberDark, { upright: true }) },
              );
            }
          }
          for (let b = 0; b <= bays; b++)
            f.block(Math.min(W - 0.25, b * bay), 0, 0.25, storeys * H, 1.2, lighten(skin, 0.2));
          f.block(-0.1, storeys * H - 0.1, W + 0.2, 0.55, 0.5, C.white);
        },
      });
      if (stairs) {
        p.box(W, 1, 0, 4.5, 7, storeys * H + 2, darken(rail, 0.05), {
          front: (f) => {
            for (let s = 0; s < storeys; s++) f.window(1.1, s * H + 0.5, 2.3, 2, { bars: 2, sill: false });
          },
          right: (f) => f.joints(1.45, darken(rail, 0.4)),
          top: C.grey4,
        });
      }
      if (extra) extra(p, W, storeys * H, H);
    },
    { bias },
  );
}

/** A city block of plain flats: a grid of windows with balconies, in brick, timber or plaster. */
export function block(
  w,
  x,
  y,
  {
    width = 18,
    depth = 14,
    storeys = 5,
    skin = C.brick,
    turn = 0,
    balcony = C.white,
    plinth,
    timber = false,
    roofTop = C.grey3,
    bay = 3.6,
    green = false,
    bias = 0,
    shop = false,
    top,
    z = 0,
  } = {},
) {
  const H = 3;
  const face = (f) => {
    const n = Math.max(1, Math.floor(f.width / bay));
    const g = f.width / n;
    f.joints(timber ? 0.4 : 0.22, darken(skin, 0.32), { opacity: 0.22, upright: timber });
    for (let s = 0; s < storeys; s++) {
      if (s) f.rect(0, s * H - 0.14, f.width, 0.16, timber ? C.timberDark : lighten(skin, 0.25));
      for (let b = 0; b < n; b++) {
        const u = b * g;
        if (s === 0 && (plinth || shop)) {
          f.rect(u, 0, g, H - 0.2, plinth ?? C.grey5);
          f.rect(u + 0.25, 0.3, g - 0.5, 2.3, C.navy, {
            fill: w.rng() < w.time.lit + 0.15 ? 'url(#lamp)' : 'url(#glass)',
          });
          if (shop)
            f.block(u + 0.1, 2.25, g - 0.2, 0.18, 1.1, [C.orange, C.green, C.skyDeep, C.white][b % 4]);
          continue;
        }
        const tall = (b + s) % 3 === 0;
        f.window(u + g * 0.2, s * H + (tall ? 0.15 : 0.8), g * 0.55, tall ? 2.4 : 1.65, {
          bars: tall ? 1 : 0,
          frame: timber ? C.grey5 : C.white,
        });
        if (tall && s > 0) {
          f.block(u + g * 0.06, s * H - 0.15, g * 0.84, 0.18, 1.3, C.grey2);
          f.block(u + g * 0.06, s * H + 0.03, g * 0.84, 0.95, 1.3, balcony, { opacity: 0.88 });
          if (green) bush(f.pen, ...f.p(u + g * 0.5, s * H + 0.85, 1.1), 0.6, 'spring');
        }
      }
    }
    f.block(-0.05, storeys * H - 0.05, f.width + 0.1, 0.5, 0.12, lighten(skin, 0.3));
  };
  w.object(
    x,
    y,
    turn,
    (p) => {
      p.box(0, 0, z, width, depth, storeys * H + 0.3, skin, {
        front: face,
        left: face,
        right: face,
        back: face,
        top: roofTop,
      });
      if (top) top(p, width, depth, z + storeys * H + 0.3);
    },
    { bias },
  );
}

/** A canal house with a stepped, neck or bell gable. */
export function canalHouse(
  w,
  x,
  y,
  { width = 6, storeys = 4, brick, kind = 'step', depth = 12, bias = 0, z = 0 } = {},
) {
  const colour = brick ?? w.rng.pick(BRICKS);
  const h = storeys * 3;
  w.object(
    x,
    y,
    0,
    (p) => {
      p.box(0, 0, z, width, depth, h, colour, {
        top: C.tileDark,
        front: (f) => {
          f.joints(0.2, darken(colour, 0.3), { opacity: 0.2 });
          f.rect(0, 0, width, 0.6, darken(colour, 0.4));
          f.door(0.5, 1.05, 2.3, w.rng.pick(DOORS), { v: 0 });
          f.window(2.2, 0.9, width - 2.8, 1.9, { bars: 2, rows: 2 });
          for (let s = 1; s < storeys; s++)
            for (let k = 0; k < 3; k++)
              f.window(0.5 + (k * (width - 1)) / 3, s * 3 + 0.55, (width - 1) / 3 - 0.35, 1.9 - s * 0.12, {
                bars: 1,
                rows: 2,
                frame: C.white,
              });
          const top = {
            step: [
              [0, 0],
              [0, 1],
              [0.9, 1],
              [0.9, 2],
              [1.8, 2],
              [1.8, 3],
              [width / 2 - 0.6, 3],
              [width / 2 - 0.6, 3.8],
              [width / 2 + 0.6, 3.8],
              [width / 2 + 0.6, 3],
              [width - 1.8, 3],
              [width - 1.8, 2],
              [width - 0.9, 2],
              [width - 0.9, 1],
              [width, 1],
              [width, 0],
            ],
            bell: [
              [0, 0],
              [0.2, 0.8],
              [1, 1.2],
              [1.5, 2.4],
              [2, 3.2],
              [width / 2, 3.9],
              [width - 2, 3.2],
              [width - 1.5, 2.4],
              [width - 1, 1.2],
              [width - 0.2, 0.8],
              [width, 0],
            ],
            flat: [
              [0, 0],
              [0, 0.7],
              [width, 0.7],
              [width, 0],
            ],
          }[kind];
          f.shape(
            top.map(([u, v]) => [u, f.height + v]),
            colour,
          );
          if (kind !== 'flat') f.window(width / 2 - 0.45, f.height + 0.9, 0.9, 1.3, { bars: 0, rows: 2 });
          f.block(-0.05, f.height - 0.12, width + 0.1, 0.22, 0.25, C.white);
        },
      });
      p.gable(0, 0.1, z + h, width, depth, 3.2, C.tileDark, { along: 'y', over: 0 });
    },
    { bias },
  );
}

/** A detached or small timber house with porch. */
export function cabin(
  w,
  x,
  y,
  {
    width = 5,
    depth = 7,
    h = 2.8,
    skin = C.timber,
    roof = C.slate,
    turn = 0,
    rise = 2,
    along = 'y',
    solar = false,
    deck = true,
    z = 0,
    bias = 0,
    roofKind = 'gable',
  } = {},
) {
  w.object(
    x,
    y,
    turn,
    (p) => {
      if (deck)
        p.box(-0.3, -2.2, z, width + 0.6, 2.2, 0.3, C.timberPale, {
          shadow: false,
          front: (f) => f.joints(0.4, C.timberDark, { upright: true }),
        });
      p.box(0, 0, z, width, depth, h, skin, {
        top: C.grey3,
        front: (f) => {
          f.joints(0.22, darken(skin, 0.35), { upright: true, opacity: 0.4 });
          f.window(width * 0.36, 0.15, width * 0.54, h - 0.5, { bars: 1, frame: C.grey5, sill: false });
          f.door(width * 0.08, 0.95, 2.1, w.rng.pick(DOORS), { fan: false });
          if (roofKind === 'gable' && along === 'y') {
            f.shape(
              [
                [0, h],
                [width, h],
                [width / 2, h + rise],
              ],
              skin,
            );
            f.shape(
              [
                [width * 0.36, h + 0.2],
                [width * 0.64, h + 0.2],
                [width * 0.5, h + rise * 0.6],
              ],
              C.navy,
              { fill: 'url(#glass)' },
            );
          }
        },
        left: (f) => {
          f.joints(0.22, darken(skin, 0.35), { upright: true, opacity: 0.4 });
          f.window(depth * 0.3, 1, 1.6, 1.2, { frame: C.grey5 });
          f.window(depth * 0.7, 1, 0.9, 1.2, { frame: C.grey5 });
        },
        right: (f) => {
          f.joints(0.22, darken(skin, 0.35), { upright: true, opacity: 0.4 });
          f.window(depth * 0.25, 1, 1.6, 1.2, { frame: C.grey5 });
          f.window(depth * 0.65, 1, 0.9, 1.2, { frame: C.grey5 });
        },
      });
      if (roofKind === 'gable')
        p.gable(0, 0, z + h, width, depth, rise, roof, {
          along,
          over: 0.35,
          gable: along === 'y' ? undefined : skin,
          on: solar ? (at, q) => panels(at, q, 0.15, 0.2, 0.85, 0.9, 4, 2) : undefined,
        });
      else
        p.box(-0.3, -0.5, z + h, width + 0.6, depth + 0.8, 0.3, mix(skin, C.grey5, 0.5), {
          shadow: false,
          top: solar ? C.solar : C.moss,
        });
    },
    { bias },
  );
}
