/** Colours, light and chance: the one art direction every picture shares. */

/** Brand colours and materials; scenes take from here and from nowhere else. */
export const C = {
  orange: '#f68220',
  orangeDeep: '#d9630a',
  orangePale: '#fbc48b',
  amber: '#ffb648',
  sky: '#8ecae6',
  skyPale: '#cfe8f4',
  skyDeep: '#3b87b5',
  navy: '#23415e',
  green: '#3d9a62',
  greenDeep: '#1f6b48',
  greenPale: '#a9d8b0',
  moss: '#7d9b4e',
  grass: '#93b765',
  white: '#fbfaf7',
  snow: '#eef1f3',
  grey1: '#d8dde2',
  grey2: '#b3bcc5',
  grey3: '#85919d',
  grey4: '#58636f',
  grey5: '#353f4a',
  ink: '#212a34',
  brick: '#b9603e',
  brickDark: '#8d4630',
  brickPale: '#d3936a',
  brickBrown: '#7b4a3a',
  sand: '#e3cfa8',
  stone: '#cbc3b4',
  timber: '#dda866',
  timberPale: '#efcf9c',
  timberDark: '#a8713c',
  bark: '#6d4c36',
  straw: '#ecc869',
  tile: '#c8643c',
  tileDark: '#4a5560',
  slate: '#5d6a76',
  asphalt: '#7c858d',
  paving: '#c2b9ac',
  water: '#6fa9c4',
  solar: '#24405f',
};

/** `{top, mid, low}` sky; `sun`/`amb` light per channel; `haze` and its density per metre; `lit` share of lit windows. */
export const TIMES = {
  goud: {
    sky: ['#6fa9cf', '#f3d9b4', '#ffc583'],
    sun: [0.72, 0.49, 0.25],
    amb: [0.58, 0.58, 0.66],
    haze: '#f6d3a8',
    k: 0.0065,
    shade: '#4b3a55',
    shadow: 0.42,
    lit: 0.12,
    glow: 0.85,
    elevation: 24,
  },
  ochtend: {
    sky: ['#8fc3e2', '#dbe9ee', '#fde4c4'],
    sun: [0.56, 0.46, 0.33],
    amb: [0.66, 0.69, 0.74],
    haze: '#eee6da',
    k: 0.012,
    shade: '#4c5673',
    shadow: 0.32,
    lit: 0.08,
    glow: 0.65,
    elevation: 20,
  },
  middag: {
    sky: ['#4d9ed1', '#a5d3ea', '#e9f2ee'],
    sun: [0.58, 0.52, 0.42],
    amb: [0.6, 0.65, 0.7],
    haze: '#dfeaee',
    k: 0.004,
    shade: '#33465f',
    shadow: 0.42,
    lit: 0,
    glow: 0.35,
    elevation: 38,
  },
  avond: {
    sky: ['#34547f', '#d98f83', '#ffa557'],
    sun: [0.68, 0.37, 0.17],
    amb: [0.48, 0.46, 0.6],
    haze: '#f0a878',
    k: 0.0075,
    shade: '#2c2745',
    shadow: 0.45,
    lit: 0.45,
    glow: 1,
    elevation: 15,
  },
  bewolkt: {
    sky: ['#aebfcb', '#d6dfe4', '#f2ece0'],
    sun: [0.3, 0.27, 0.22],
    amb: [0.74, 0.77, 0.8],
    haze: '#e4e6e4',
    k: 0.0075,
    shade: '#4e5a68',
    shadow: 0.24,
    lit: 0.15,
    glow: 0.15,
    elevation: 50,
  },
  schemer: {
    sky: ['#1b2f50', '#4c6e97', '#f5b27a'],
    sun: [0.3, 0.17, 0.1],
    amb: [0.42, 0.48, 0.64],
    haze: '#b98f86',
    k: 0.006,
    shade: '#141c33',
    shadow: 0.35,
    lit: 0.8,
    glow: 0.5,
    elevation: 14,
  },
  hal: {
    sky: ['#f3efe6', '#f7efe0', '#fbe6c8'],
    sun: [0.4, 0.32, 0.2],
    amb: [0.84, 0.8, 0.74],
    haze: '#f8e6cb',
    k: 0.0095,
    shade: '#4a3c38',
    shadow: 0.3,
    lit: 0,
    glow: 0.5,
    elevation: 42,
  },
};

/** `#rrggbb` as three numbers. */
export const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const byte = (n) =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0');
/** Three numbers as `#rrggbb`. */
export const hex = (values) => `#${values.map(byte).join('')}`;
/** Colour `a` moved a share `t` towards `b`. */
export const mix = (a, b, t) => {
  const [p, q] = [rgb(a), rgb(b)];
  return hex(p.map((v, i) => v + (q[i] - v) * t));
};
export const lighten = (colour, t) => mix(colour, '#ffffff', t);
export const darken = (colour, t) => mix(colour, '#141a26', t);

/** Seeded chance: `r()` in [0,1), with `r.in(a,b)`, `r.int(a,b)`, `r.pick(list)`, `r.chance(p)`. */
export function chance(seed) {
  let h = 1779033703;
  for (const ch of String(seed)) h = Math.imul(h ^ ch.codePointAt(0), 3432918353);
  h = (h << 13) | (h >>> 19);
  const r = () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  r.in = (a, b) => a + (b - a) * r();
  r.int = (a, b) => Math.floor(a + (b - a + 1) * r());
  r.pick = (list) => list[Math.floor(r() * list.length)];
  r.chance = (p) => r() < p;
  return r;
}
