import { C, darken, lighten, mix } from './palette.mjs';

const f = (v) => Math.round(v * 1000) / 1000;
const SKIN = ['#f3cfae', '#e9bd95', '#d49f74', '#a8744c', '#7a5033', '#f0c4a0'];
const HAIR = ['#2c221d', '#4d3323', '#7d5430', '#b98a4e', '#d8b57c', '#9b9a98', '#c9c6c0', '#5f2f1c'];
const TOPS = [
  C.orange,
  C.navy,
  C.skyDeep,
  C.green,
  C.grey5,
  C.white,
  C.amber,
  C.sky,
  '#b8512a',
  C.greenDeep,
  '#caa27a',
  C.grey2,
  '#e8b89a',
  '#7d94a8',
];
const LEGS = ['#2e3a4a', '#3f4b59', '#55606c', '#8a7a66', '#23303f', '#6b5b4c', '#46586d'];

/** A limb through three joints with a width at each. */
function limb(a, b, c, w0, w1, w2, fill) {
  const seg = (p, q, u, v) => {
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [nx, ny] = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
    return `M${f(p[0] + nx * u)} ${f(p[1] + ny * u)}L${f(q[0] + nx * v)} ${f(q[1] + ny * v)}L${f(q[0] - nx * v)} ${f(q[1] - ny * v)}L${f(p[0] - nx * u)} ${f(p[1] - ny * u)}Z`;
  };
  return `<path d="${seg(a, b, w0, w1)}${seg(b, c, w1, w2)}" fill="${fill}"/><circle cx="${f(b[0])}" cy="${f(b[1])}" r="${f(w1)}" fill="${fill}"/><circle cx="${f(a[0])}" cy="${f(a[1])}" r="${f(w0)}" fill="${fill}"/>`;
}

const ARMS = {
  rest: [
    [0.25, -1.13],
    [0.25, -0.87],
  ],
  talk: [
    [0.27, -1.16],
    [0.45, -1.22],
  ],
  point: [
    [0.33, -1.34],
    [0.62, -1.46],
  ],
  up: [
    [0.33, -1.56],
    [0.36, -1.86],
  ],
  fold: [
    [0.28, -1.15],
    [0.06, -1.13],
  ],
  carry: [
    [0.24, -1.14],
    [0.42, -1.06],
  ],
  hip: [
    [0.36, -1.15],
    [0.18, -0.97],
  ],
  phone: [
    [0.29, -1.16],
    [0.17, -1.44],
  ],
  shake: [
    [0.27, -1.14],
    [0.5, -1.08],
  ],
  clap: [
    [0.28, -1.2],
    [0.1, -1.36],
  ],
};

/**
 * One standing, walking or seated person as SVG in metres, feet at 0,0.
 * `dir` 1 looks right, -1 left; `work` gives helmet and vest; `back` hides the face.
 */
export function figure(
  world,
  {
    r = world.rng,
    dir = 1,
    pose = 'stand',
    left = 'rest',
    right = 'rest',
    work = false,
    back = false,
    top,
    tall,
    haze = 0,
    prop,
  } = {},
) {
  const dusk = world.time.name === 'schemer' ? 0.4 : world.time.name === 'avond' ? 0.16 : 0;
  const t = (c) => mix(mix(c, world.time.shade, dusk), world.time.haze, haze);
  const skin = t(r.pick(SKIN));
  const hair = t(r.pick(HAIR));
  const topRaw = work ? r.pick([C.orange, C.amber, '#f2a53a']) : (top ?? r.pick(TOPS));
  const main = t(topRaw);
  const legs = t(r.pick(LEGS));
  const shoe = t(r.pick(['#2a2a2e', '#5a4636', '#e9e5dc', '#39434e']));
  const style = r.pick(['short', 'short', 'long', 'bob', 'bun', 'curly', 'bald', 'scarf', 'tail']);
  const jacket = !work && r.chance(0.45);
  const skirt = !work && (style === 'long' || style === 'bun' || style === 'bob') && r.chance(0.35);
  const under = t(r.pick([C.white, C.sky, C.orangePale, C.grey1]));
  const light = world.sunSide * dir;
  const size = tall ?? r.in(0.93, 1.06);
  const o = [];
  const hip = pose === 'sit' ? -0.52 : -0.9;
  const dy = pose === 'sit' ? 0.38 : 0;
  if (pose === 'sit') {
    o.push(
      limb([-0.06, hip], [0.34, -0.5], [0.32, -0.06], 0.09, 0.075, 0.05, darken(legs, 0.14)),
      limb([0.06, hip], [0.42, -0.5], [0.44, -0.05], 0.095, 0.08, 0.055, legs),
    );
    o.push(`<path d="M.27 -.05h.2q.03 .05 0 .06h-.2zM.39 -.04h.2q.03 .05 0 .06h-.2z" fill="${shoe}"/>`);
  } else {
    const s = pose === 'walk' ? 1 : 0.28;
    o.push(
      limb(
        [-0.06, hip],
        [-0.07 - 0.06 * s, -0.48],
        [-0.09 - 0.2 * s, -0.05 - 0.04 * (s > 0.5)],
        0.095,
        0.07,
        0.048,
        darken(legs, 0.18),
      ),
    );
    o.push(limb([0.06, hip], [0.09 + 0.1 * s, -0.47], [0.07 + 0.17 * s, -0.04], 0.1, 0.075, 0.052, legs));
    o.push(
      `<path d="M${f(-0.14 - 0.2 * s)} ${pose === 'walk' ? -0.07 : -0.04}h.19q.05 .04 .02 .07h-.21zM${f(0.02 + 0.17 * s)} -.04h.2q.05 .03 .02 .06h-.22z" fill="${shoe}"/>`,
    );
    if (skirt)
      o.push(`<path d="M-.17 -.98L.17 -.98L.25 -.42Q0 -.37 -.25 -.42Z" fill="${t(darken(topRaw, 0.18))}"/>`);
  }
  const arm = (name, side, tone) => {
    const [e, h] = ARMS[name].map(([x, y]) => [x * side, y + dy]);
    return (
      limb([0.19 * side, -1.38 + dy], e, h, 0.068, 0.055, 0.042, tone) +
      `<circle cx="${f(h[0])}" cy="${f(h[1])}" r=".048" fill="${skin}"/>`
    );
  };
  o.push(arm(left, -1, darken(main, 0.2)));
  const body = `M-.2 ${f(-1.42 + dy)}Q-.1 ${f(-1.5 + dy)} 0 ${f(-1.49 + dy)}Q.1 ${f(-1.5 + dy)} .2 ${f(-1.42 + dy)}Q.23 ${f(-1.2 + dy)} .17 ${f(-1.02 + dy)}L.18 ${f((jacket ? -0.78 : -0.87) + dy)}Q0 ${f(-0.83 + dy)} -.18 ${f((jacket ? -0.78 : -0.87) + dy)}L-.17 ${f(-1.02 + dy)}Q-.23 ${f(-1.2 + dy)} -.2 ${f(-1.42 + dy)}Z`;
  o.push(`<path d="${body}" fill="${main}"/>`);
  if (jacket && !back)
    o.push(
      `<path d="M-.06 ${f(-1.48 + dy)}L.1 ${f(-1.48 + dy)}L.07 ${f(-0.83 + dy)}L-.02 ${f(-0.83 + dy)}Z" fill="${under}"/><path d="M-.07 ${f(-1.48 + dy)}L.02 ${f(-1.18 + dy)}L-.03 ${f(-0.83 + dy)}L-.1 ${f(-0.83 + dy)}Z" fill="${darken(main, 0.16)}"/>`,
    );
  if (work)
    o.push(
      `<path d="M-.21 ${f(-1.2 + dy)}L.21 ${f(-1.2 + dy)}L.2 ${f(-1.13 + dy)}L-.2 ${f(-1.13 + dy)}ZM-.18 ${f(-1.0 + dy)}L.18 ${f(-1.0 + dy)}L.18 ${f(-0.94 + dy)}L-.18 ${f(-0.94 + dy)}ZM-.13 ${f(-1.45 + dy)}h.055v.28h-.055zM.08 ${f(-1.45 + dy)}h.055v.28h-.055z" fill="${t('#fdf3c8')}"/>`,
    );
  o.push(
    `<path d="${light > 0 ? `M-.2 ${f(-1.42 + dy)}Q-.1 ${f(-1.44 + dy)} -.07 ${f(-1.2 + dy)}L-.06 ${f(-0.84 + dy)}L-.18 ${f(-0.8 + dy)}L-.17 ${f(-1.02 + dy)}Q-.23 ${f(-1.2 + dy)} -.2 ${f(-1.42 + dy)}Z` : `M.2 ${f(-1.42 + dy)}Q.1 ${f(-1.44 + dy)} .07 ${f(-1.2 + dy)}L.06 ${f(-0.84 + dy)}L.18 ${f(-0.8 + dy)}L.17 ${f(-1.02 + dy)}Q.23 ${f(-1.2 + dy)} .2 ${f(-1.42 + dy)}Z`}" fill="${world.time.shade}" opacity=".22"/>`,
  );
  o.push(arm(right, 1, lighten(main, light > 0 ? 0.1 : 0)));
  const hy = -1.625 + dy;
  o.push(
    `<path d="M-.05 ${f(hy + 0.02)}L-.055 ${f(hy + 0.17)}Q0 ${f(hy + 0.21)} .06 ${f(hy + 0.16)}L.05 ${f(hy + 0.04)}Z" fill="${darken(skin, 0.14)}"/>`,
  );
  if (['long', 'bob', 'tail'].includes(style) && !work)
    o.push(
      `<path d="M-.13 ${f(hy - 0.03)}Q-.15 ${f(hy + 0.12)} -.13 ${f(hy + (style === 'long' ? 0.3 : 0.15))}L.03 ${f(hy + (style === 'long' ? 0.28 : 0.14))}L.05 ${f(hy - 0.05)}Z" fill="${darken(hair, 0.12)}"/>`,
    );
  o.push(`<ellipse cx=".01" cy="${f(hy)}" rx=".1" ry=".125" fill="${back ? hair : skin}"/>`);
  if (!back)
    o.push(
      `<path d="M.1 ${f(hy - 0.02)}l.035 .05l-.03 .012Z" fill="${skin}"/><path d="M-.06 ${f(hy + 0.09)}Q.02 ${f(hy + 0.16)} .08 ${f(hy + 0.07)}Q.03 ${f(hy + 0.11)} -.06 ${f(hy + 0.09)}" fill="${darken(skin, 0.2)}" opacity=".45"/>`,
    );
  const capHair = `<path d="M.09 ${f(hy - 0.05)}Q.1 ${f(hy - 0.15)} 0 ${f(hy - 0.15)}Q-.13 ${f(hy - 0.15)} -.125 ${f(hy)}Q-.12 ${f(hy + 0.06)} -.08 ${f(hy + 0.07)}Q-.04 ${f(hy - 0.01)} -.03 ${f(hy - 0.05)}Q.04 ${f(hy - 0.09)} .09 ${f(hy - 0.05)}Z" fill="${hair}"/>`;
  if (work)
    o.push(
      `<path d="M-.14 ${f(hy - 0.045)}Q-.13 ${f(hy - 0.19)} 0 ${f(hy - 0.19)}Q.12 ${f(hy - 0.19)} .13 ${f(hy - 0.05)}L.19 ${f(hy - 0.03)}L-.14 ${f(hy - 0.03)}Z" fill="${t(r.pick([C.white, C.amber, C.skyDeep]))}"/>`,
    );
  else if (style === 'scarf')
    o.push(
      `<path d="M.06 ${f(hy - 0.12)}Q-.06 ${f(hy - 0.2)} -.14 ${f(hy - 0.04)}Q-.2 ${f(hy + 0.18)} -.12 ${f(hy + 0.22)}L.1 ${f(hy + 0.2)}Q.02 ${f(hy + 0.1)} -.01 ${f(hy)}Q.02 ${f(hy - 0.08)} .06 ${f(hy - 0.12)}Z" fill="${t(r.pick([C.skyDeep, C.orangePale, C.greenDeep]))}"/>`,
    );
  else if (style === 'curly')
    o.push(
      ...[
        [-0.1, -0.02],
        [-0.1, -0.1],
        [-0.03, -0.15],
        [0.05, -0.14],
        [-0.12, 0.05],
        [0.02, -0.1],
      ].map(([x, y]) => `<circle cx="${x}" cy="${f(hy + y)}" r=".065" fill="${hair}"/>`),
    );
  else if (style === 'bald')
    o.push(
      `<path d="M-.09 ${f(hy - 0.04)}Q-.13 ${f(hy + 0.03)} -.07 ${f(hy + 0.07)}L-.05 ${f(hy)}Z" fill="${hair}"/>`,
    );
  else o.push(capHair);
  if (style === 'bun' && !work) o.push(`<circle cx="-.12" cy="${f(hy - 0.12)}" r=".06" fill="${hair}"/>`);
  if (prop) o.push(prop);
  else if (!work && pose !== 'sit' && r.chance(0.25))
    o.push(
      `<path d="M-.33 -.92h.2v.26h-.2zM-.29 -.92q.06 -.14 .12 0" fill="${t(r.pick([C.orange, C.grey5, C.timberDark]))}" stroke="${t(C.grey5)}" stroke-width=".012"/>`,
    );
  return `<g transform="scale(${f(dir * size)} ${f(size)})">${o.join('')}</g>`;
}

/** A person at a spot, with a soft contact shadow and, outdoors, a long one. */
export function person(w, x, y, options = {}) {
  const { z = 0, bias = 0 } = options;
  w.object(
    x,
    y,
    0,
    (p) => {
      if (z === 0)
        p.cast([
          [-0.16, 0, 0],
          [0.16, 0, 0],
          [0.2, 0, 1.4],
          [-0.2, 0, 1.4],
          [0.08, 0, 1.72],
          [-0.08, 0, 1.72],
        ]);
      p.sprite(
        0,
        0,
        0,
        () =>
          `<ellipse cx=".05" cy=".01" rx=".36" ry=".06" fill="${w.time.shade}" opacity=".35"/>${figure(w, { ...options, haze: w.hazeAt(p.to([0, 0, 0])) * 0.95 })}`,
      );
    },
    { z, bias },
  );
}

/** Several people with varied poses inside a rectangle, kept a little apart. */
export function crowd(w, x0, y0, x1, y1, n, options = {}) {
  const r = w.rng;
  const taken = [];
  for (let i = 0, tries = 0; i < n && tries < n * 14; tries++) {
    const [x, y] = [r.in(x0, x1), r.in(y0, y1)];
    if (taken.some(([a, b]) => Math.hypot(a - x, b - y) < (options.apart ?? 0.85))) continue;
    taken.push([x, y]);
    i++;
    const walk = r.chance(options.walking ?? 0.5);
    person(w, x, y, {
      dir: r.pick([1, -1]),
      pose: walk ? 'walk' : 'stand',
      left: r.pick(['rest', 'rest', 'hip', 'fold']),
      right: r.pick(['rest', 'talk', 'carry', 'fold', 'phone']),
      back: r.chance(0.3),
      ...options,
    });
  }
}

/** Two or three people talking in a small ring. */
export function talk(w, x, y, n = 2, options = {}) {
  const r = w.rng;
  person(w, x - 0.5, y, { dir: 1, left: 'rest', right: 'talk', ...options });
  person(w, x + 0.5, y + 0.1, {
    dir: -1,
    left: r.pick(['fold', 'rest']),
    right: r.pick(['fold', 'carry']),
    ...options,
  });
  if (n > 2) person(w, x + 0.05, y + 0.55, { dir: r.pick([1, -1]), right: 'fold', left: 'hip', ...options });
  if (n > 3) person(w, x - 0.1, y - 0.7, { dir: 1, back: true, right: 'rest', ...options });
}
