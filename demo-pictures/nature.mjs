import { C, chance, darken, lighten, mix } from './palette.mjs';

const n1 = (v) => Math.round(v * 100) / 100;

/** Sky, sun halo and layered clouds down to the horizon. */
export function sky(w, { sunX = 0.24, sunY = 0.3, clouds = 5, seed = w.seed } = {}) {
  const { time, width, height } = w;
  const h = Math.min(height, Math.max(80, w.horizon + 2));
  const r = chance(`${seed}-sky`);
  w.defs.push(
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${time.sky[0]}"/><stop offset=".6" stop-color="${time.sky[1]}"/><stop offset="1" stop-color="${time.sky[2]}"/></linearGradient><radialGradient id="halo"><stop offset="0" stop-color="#fff6dd" stop-opacity="1"/><stop offset=".06" stop-color="#fff0cb" stop-opacity=".9"/><stop offset=".1" stop-color="#ffe2ab" stop-opacity=".55"/><stop offset=".45" stop-color="#ffc987" stop-opacity=".18"/><stop offset="1" stop-color="#ffc987" stop-opacity="0"/></radialGradient>`,
  );
  w.under.push(`<rect width="${width}" height="${n1(h)}" fill="url(#sky)"/>`);
  w.under.push(
    `<circle cx="${width * sunX}" cy="${h * (sunY + 0.35)}" r="${width * 0.42}" fill="url(#halo)" opacity="${time.glow}"/>`,
  );
  for (let i = 0; i < clouds; i++) {
    const cx = r.in(-0.05, 1.05) * width;
    const cy = h * r.in(0.08, 0.78);
    const size = width * r.in(0.06, 0.15) * (0.45 + (1 - cy / h));
    const tone = mix(time.sky[1], '#ffffff', time.name === 'schemer' ? 0.1 : 0.62);
    const puffs = Array.from({ length: 9 }, () => {
      const dx = r.in(-1, 1);
      return `<ellipse cx="${n1(cx + dx * size)}" cy="${n1(cy - (1 - dx * dx) * size * r.in(0.06, 0.22))}" rx="${n1(size * r.in(0.3, 0.55))}" ry="${n1(size * r.in(0.07, 0.16))}"/>`;
    }).join('');
    w.under.push(
      `<g fill="${tone}" opacity="${n1(r.in(0.4, 0.8))}" filter="url(#b2)">${puffs}</g><g fill="${mix(tone, time.sky[2], 0.6)}" opacity=".5" filter="url(#b2)"><ellipse cx="${n1(cx)}" cy="${n1(cy + size * 0.06)}" rx="${n1(size)}" ry="${n1(size * 0.05)}"/></g>`,
    );
  }
}

/** A hazy skyline far away: low city silhouettes, a church, poplars. */
export function skyline(w, { dist = 400, height = 14, colour = C.grey3, seed = w.seed, spread = 900 } = {}) {
  const r = chance(`${seed}-line`);
  const base = w.at([0, w.eye[1] + dist, 0])[1];
  const s = w.focal / dist;
  for (let layer = 0; layer < 2; layer++) {
    let d = `M-20 ${n1(base + 3)}`;
    for (let x = -20; x < w.width + 40;) {
      const step = r.in(6, 26) * s;
      const hh = height * s * r.in(0.25, 1) * (layer ? 0.7 : 1.1) * (spread / 900);
      const kind = r();
      if (kind < 0.55) d += `L${n1(x)} ${n1(base - hh)}L${n1(x + step)} ${n1(base - hh)}`;
      else if (kind < 0.8)
        d += `L${n1(x)} ${n1(base - hh * 0.7)}L${n1(x + step / 2)} ${n1(base - hh * 1.15)}L${n1(x + step)} ${n1(base - hh * 0.7)}`;
      else d += `Q${n1(x + step / 2)} ${n1(base - hh * 1.2)} ${n1(x + step)} ${n1(base - hh * 0.3)}`;
      x += step;
    }
    w.under.push(
      `<path d="${d}L${w.width + 40} ${n1(base + 3)}Z" fill="${mix(mix(colour, C.skyDeep, 0.3), w.time.haze, layer ? 0.62 : 0.8)}"/>`,
    );
  }
}

const FOLIAGE = {
  green: ['#3f7350', '#6d9a55', '#a9c46c'],
  spring: ['#5d8a4c', '#8fb45c', '#c9d877'],
  autumn: ['#a4552a', '#d9822f', '#f5b54e'],
  deep: ['#275442', '#44795a', '#76a673'],
  blossom: ['#c98a86', '#eab5a5', '#fbdccb'],
  olive: ['#5f6d43', '#8d9858', '#bcc07c'],
};

/** A tree: round, poplar, birch or pine; crown of blobs lit from the sun's side. */
export function tree(pen, x, y, h, { kind = 'round', tone = 'green', z = 0 } = {}) {
  const { world } = pen;
  const r = world.rng;
  const p = pen.to([x, y, z]);
  const ground = [
    [0, 0.2],
    [0.3, 0.75],
    [-0.3, 0.75],
    [0, 1],
  ];
  if (z === 0)
    pen.cast(
      ground.flatMap(([dx, dz]) => [
        [x + dx * h * 0.5, y, h * dz],
        [x, y + dx * h * 0.5, h * dz],
      ]),
    );
  const hz = world.hazeAt(p);
  const l = world.time.name === 'schemer' ? 0.45 : world.time.name === 'avond' ? 0.18 : 0;
  const tones = FOLIAGE[tone].map((c) => mix(mix(c, world.time.shade, l), world.time.haze, hz));
  const bark = mix(mix(kind === 'birch' ? '#d8d2c6' : C.bark, world.time.shade, l), world.time.haze, hz);
  const side = world.sunSide;
  const far = world.scaleAt(p) * h < 60;
  pen.sprite(x, y, z, () => {
    const out = [];
    const wide = kind === 'poplar' ? 0.13 : kind === 'birch' ? 0.24 : 0.36;
    out.push(
      `<path d="M${-h * 0.022} 0L${-h * 0.012} ${-h * 0.55}L${h * 0.012} ${-h * 0.55}L${h * 0.024} 0Z" fill="${bark}"/><path d="M0 ${-h * 0.3}L${h * 0.13} ${-h * 0.52}M0 ${-h * 0.36}L${-h * 0.12} ${-h * 0.56}" stroke="${bark}" stroke-width="${h * 0.012}"/>`,
    );
    if (kind === 'pine') {
      for (let i = 0; i < 5; i++) {
        const [b, t, q] = [h * (0.16 + i * 0.15), h * (0.42 + i * 0.145), h * (0.26 - i * 0.043)];
        out.push(
          `<path d="M${-q} ${-b}Q0 ${-b + h * 0.04} ${q} ${-b}L0 ${-t}Z" fill="${tones[0]}"/><path d="M${side * q} ${-b}Q${side * q * 0.4} ${-b + h * 0.02} 0 ${-b}L0 ${-t}Z" fill="${tones[1]}"/>`,
        );
      }
      return out.join('');
    }
    const blobs = far ? 12 : 85;
    for (const [k, tone_] of tones.entries()) {
      for (let i = 0; i < blobs * [1, 0.9, 0.7][k]; i++) {
        const a = r() * Math.PI * 2;
        const q = Math.sqrt(r()) * (1 - k * 0.16);
        const cx = Math.cos(a) * q * h * wide + side * k * h * wide * 0.2;
        const cy = -h * 0.64 + Math.sin(a) * q * h * (kind === 'poplar' ? 0.34 : 0.3) - k * h * 0.045;
        const rr = h * wide * r.in(0.1, 0.21) * (1 - k * 0.3) * (far ? 2.2 : 1);
        out.push(
          `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="${n1(rr)}" ry="${n1(rr * 0.82)}" fill="${tone_}"${k === 0 ? '' : ' opacity=".85"'}/>`,
        );
      }
    }
    return out.join('');
  });
}

/** A tree as an object of its own. */
export const plant = (w, x, y, h, o) => w.object(x, y, 0, (p) => tree(p, 0, 0, h, o));

/** A row of low shrubs or tall grass along a line. */
export function shrubs(w, x0, y0, x1, y1, n, { h = 0.8, tone = 'green', flowers } = {}) {
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    w.object(
      x0 + (x1 - x0) * t,
      y0 + (y1 - y0) * t,
      0,
      (p) => bush(p, 0, 0, 0, h * w.rng.in(0.7, 1.25), tone, flowers),
      { shadow: false },
    );
  }
}

/** One shrub on any height; optional flower colour. */
export function bush(pen, x, y, z, h, tone = 'green', flowers) {
  const { world } = pen;
  const r = world.rng;
  const p = pen.to([x, y, z]);
  const tones = FOLIAGE[tone].map((c) =>
    mix(mix(c, world.time.shade, world.time.name === 'schemer' ? 0.4 : 0), world.time.haze, world.hazeAt(p)),
  );
  pen.sprite(x, y, z, () => {
    let out = `<ellipse cx="${h * 0.15}" cy="0" rx="${h * 0.8}" ry="${h * 0.1}" fill="${world.time.shade}" opacity=".25"/>`;
    for (let k = 0; k < 3; k++)
      for (let i = 0; i < 7; i++)
        out += `<ellipse cx="${n1(r.in(-0.5, 0.5) * h + world.sunSide * k * 0.09 * h)}" cy="${n1(-h * r.in(0.2, 0.75) - k * h * 0.06)}" rx="${n1(h * r.in(0.16, 0.32) * (1 - k * 0.2))}" ry="${n1(h * r.in(0.14, 0.27) * (1 - k * 0.2))}" fill="${tones[k]}"/>`;
    if (flowers)
      for (let i = 0; i < 9; i++)
        out += `<circle cx="${n1(r.in(-0.6, 0.6) * h)}" cy="${n1(-h * r.in(0.25, 0.95))}" r="${n1(h * 0.05)}" fill="${mix(flowers, world.time.haze, world.hazeAt(p))}"/>`;
    return out;
  });
}

/** Water with the far side mirrored by `draw`, then ripples over it. */
export function water(w, points, draw, { colour = C.water } = {}) {
  const d = w.outline(points.map(([x, y]) => [x, y, 0]));
  const id = `water${w.defs.length}`;
  w.defs.push(
    `<clipPath id="${id}"><path d="${d}"/></clipPath><linearGradient id="${id}g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(w.time.sky[2], colour, 0.35)}"/><stop offset="1" stop-color="${mix(colour, w.time.sky[0], 0.35)}"/></linearGradient>`,
  );
  w.under.push(`<path d="${d}" fill="url(#${id}g)"/>`);
  if (draw) {
    const kept = [w.items, w.under];
    w.items = [];
    w.under = [];
    w.mirrored = true;
    draw();
    w.mirrored = false;
    const svg = w.items
      .sort((a, b) => b.depth - a.depth)
      .map((i) => i.svg)
      .join('');
    [w.items, w.under] = kept;
    w.under.push(`<g clip-path="url(#${id})"><g opacity=".5" filter="url(#b1)">${svg}</g></g>`);
  }
  const r = chance(`${w.seed}-ripple`);
  const top = Math.min(...points.map((p) => w.at([p[0], p[1], 0])[1]));
  let lines = '';
  for (let i = 0; i < 150; i++) {
    const t = r() ** 1.6;
    const y = top + (w.height - top) * t;
    const len = w.width * r.in(0.01, 0.05) * (0.4 + t);
    const x = r.in(-0.05, 1) * w.width;
    lines += `<path d="M${n1(x)} ${n1(y)}q${n1(len / 2)} ${n1(-1 - t * 3)} ${n1(len)} 0" stroke="${r.chance(0.55) ? lighten(w.time.sky[2], 0.4) : darken(colour, 0.3)}" stroke-width="${n1(0.8 + t * 3)}" opacity="${n1(r.in(0.15, 0.5))}" fill="none" stroke-linecap="round"/>`;
  }
  w.under.push(`<g clip-path="url(#${id})">${lines}</g>`);
}

/** Broad beams of light from the upper corner of the sun's side. */
export function beams(
  w,
  { x = 0.2, y = -0.1, n = 4, angle = 62, spread = 0.16, opacity = 0.22, colour = '#ffe6b0', len = 1.5 } = {},
) {
  const a = (angle * Math.PI) / 180;
  let out = '';
  for (let i = 0; i < n; i++) {
    const sx = (x + i * spread) * w.width;
    const wd = w.width * 0.045;
    const L = w.height * len;
    out += `<path d="M${n1(sx)} ${n1(y * w.height)}l${n1(wd)} 0l${n1(Math.cos(a) * L + wd * 1.2)} ${n1(Math.sin(a) * L)}l${n1(-wd * 3)} 0Z"/>`;
  }
  w.defs.push(
    `<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="1"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  );
  w.over.push(`<g fill="url(#beam)" opacity="${opacity}" filter="url(#b2)">${out}</g>`);
}
