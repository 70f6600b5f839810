import { chance, hex, mix, rgb, TIMES } from './palette.mjs';
import { Pen } from './pen.mjs';

const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a) => {
  const l = Math.hypot(...a) || 1;
  return a.map((v) => v / l);
};
const n1 = (v) => Math.round(v * 10) / 10;
const NEAR = 0.4;

/**
 * A small world in metres (x right, y away, z up) with one camera and one low sun.
 * Objects are drawn as flat shaded polygons, back to front, with haze by distance and shadows on the ground.
 */
export class World {
  constructor({
    width = 1600,
    height = 1067,
    eye = [0, -20, 4],
    target = [0, 0, 4],
    fov = 50,
    shift = 0,
    ortho = 0,
    time = 'goud',
    seed = 'x',
    azimuth = -50,
    elevation,
    haze,
  }) {
    Object.assign(this, { width, height, eye, ortho, shift, seed });
    this.rng = chance(seed);
    this.time = { ...TIMES[time], name: time };
    if (haze !== undefined) this.time.k *= haze;
    this.forward = unit(sub(target, eye));
    this.right = unit(cross(this.forward, [0, 0, 1]));
    this.up = cross(this.right, this.forward);
    this.focal = ortho ? width / ortho : Math.max(width, height * 0.82) / 2 / Math.tan((fov * Math.PI) / 360);
    const e = ((elevation ?? this.time.elevation) * Math.PI) / 180;
    const a = (azimuth * Math.PI) / 180;
    this.sun = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
    this.sunSide = dot(this.sun, this.right) < 0 ? -1 : 1;
    this.mirrored = false;
    this.under = [];
    this.shadows = [];
    this.items = [];
    this.over = [];
    this.defs = [];
  }

  /** Camera space of a world point: right, up, distance ahead. */
  view(p) {
    const d = sub(this.mirrored ? [p[0], p[1], -p[2]] : p, this.eye);
    return [dot(d, this.right), dot(d, this.up), dot(d, this.forward)];
  }

  /** Pixels per metre at a world point. */
  scaleAt(p) {
    return this.ortho ? this.focal : this.focal / Math.max(NEAR, this.view(p)[2]);
  }

  flat([x, y, z]) {
    const s = this.ortho ? this.focal : this.focal / z;
    return [this.width / 2 + x * s, this.height / 2 - y * s + this.shift * this.height];
  }

  /** World point to pixels. */
  at(p) {
    const v = this.view(p);
    return this.flat([v[0], v[1], Math.max(NEAR, v[2])]);
  }

  distance(p) {
    return this.view(p)[2];
  }

  /** Projected outline of a polygon as path data, cut at the near plane; empty when unseen. */
  outline(points) {
    const v = points.map((p) => this.view(p));
    const kept = [];
    for (let i = 0; i < v.length; i++) {
      const [a, b] = [v[i], v[(i + 1) % v.length]];
      if (a[2] >= NEAR || this.ortho) kept.push(a);
      if (!this.ortho && a[2] >= NEAR !== b[2] >= NEAR) {
        const t = (NEAR - a[2]) / (b[2] - a[2]);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR]);
      }
    }
    if (kept.length < 3) return '';
    let flat = kept.map((p) => this.flat(p));
    for (const [axis, edge, sign] of [
      [0, -80, 1],
      [0, this.width + 80, -1],
      [1, -80, 1],
      [1, this.height + 80, -1],
    ]) {
      const inside = (q) => (q[axis] - edge) * sign >= 0;
      flat = flat.flatMap((q, i) => {
        const next = flat[(i + 1) % flat.length];
        const out = inside(q) ? [q] : [];
        if (inside(q) === inside(next)) return out;
        const t = (edge - q[axis]) / (next[axis] - q[axis]);
        return [...out, [q[0] + (next[0] - q[0]) * t, q[1] + (next[1] - q[1]) * t]];
      });
      if (flat.length < 3) return '';
    }
    return `M${flat.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;
  }

  hazeAt(p) {
    const d = this.ortho ? 0 : Math.max(0, this.distance(p) - 6);
    return 1 - Math.exp(-d * this.time.k);
  }

  /** Colour of a material at a point: sun, sky light, then haze. */
  lit(colour, normal, point, glow = false) {
    if (glow) return mix(colour, this.time.haze, this.hazeAt(point) * 0.5);
    const l = Math.max(0, dot(normal, this.sun));
    const up = 0.94 + 0.08 * normal[2];
    const { sun, amb } = this.time;
    const c = rgb(colour).map((v, i) => v * (amb[i] * up + sun[i] * l));
    return mix(hex(c), this.time.haze, this.hazeAt(point));
  }

  /** Horizon in pixels; beyond the picture for isometric cameras. */
  get horizon() {
    const f = unit([this.forward[0], this.forward[1], 0]);
    return this.at([this.eye[0] + f[0] * 4000, this.eye[1] + f[1] * 4000, 0])[1];
  }

  /** Ground from horizon to the lower edge, fading into the haze. */
  ground(colour) {
    const base = this.lit(colour, [0, 0, 1], this.eye);
    const id = `g${this.defs.length}`;
    const h = this.ortho ? -10 : Math.max(-10, this.horizon - 1);
    const stops = [];
    for (let i = 0; i <= 8; i++) {
      const y = h + ((this.height - h) * i) / 8;
      const d = this.ortho ? 10 : (this.eye[2] * this.focal) / Math.max(1, y - this.horizon);
      stops.push(
        `<stop offset="${i / 8}" stop-color="${mix(base, this.time.haze, this.ortho ? 0 : 1 - Math.exp(-d * this.time.k))}"/>`,
      );
    }
    this.defs.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    );
    this.under.push(
      `<rect x="0" y="${n1(h)}" width="${this.width}" height="${n1(this.height - h + 2)}" fill="url(#${id})"/>`,
    );
  }

  /** A flat rectangle on the ground, cut in strips so that haze can follow the distance. */
  patch(x0, y0, x1, y1, colour, z = 0) {
    const steps = this.ortho ? 1 : 10;
    for (let i = steps - 1; i >= 0; i--) {
      const a = y0 + (y1 - y0) * (i / steps) ** 2;
      const b = y0 + (y1 - y0) * ((i + 1) / steps) ** 2;
      this.floor(
        [
          [x0, a],
          [x1, a],
          [x1, b],
          [x0, b],
        ],
        colour,
        z,
      );
    }
  }

  floor(points, colour, z = 0) {
    const p = points.map(([x, y]) => [x, y, z]);
    const d = this.outline(p);
    const middle = [
      p.reduce((s, q) => s + q[0], 0) / p.length,
      p.reduce((s, q) => s + q[1], 0) / p.length,
      z,
    ];
    if (d) {
      const c = this.lit(colour, [0, 0, 1], middle);
      this.under.push(`<path d="${d}" fill="${c}" stroke="${c}" stroke-width=".7"/>`);
    }
  }

  /** Draw one object in its own frame; `bias` metres moves it nearer (minus) or further in the order. */
  object(x, y, turn, draw, { z = 0, bias = 0, shadow = true } = {}) {
    const pen = new Pen(this, x, y, z, turn, shadow);
    draw(pen);
    if (pen.parts.length) this.items.push({ depth: pen.depth() + bias, svg: pen.parts.join('') });
    return pen;
  }

  /** Everything drawn so far as one SVG document. */
  svg() {
    const { width, height, time } = this;
    this.items.sort((a, b) => b.depth - a.depth);
    const [g1, g2, g3] = time.sky;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="ao" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${time.shade}" stop-opacity="0"/><stop offset=".62" stop-color="${time.shade}" stop-opacity=".03"/><stop offset="1" stop-color="${time.shade}" stop-opacity=".26"/></linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${mix(g1, '#ffffff', 0.35)}"/><stop offset=".45" stop-color="${mix(g1, '#2a3d52', 0.5)}"/><stop offset=".46" stop-color="${mix(g1, '#2a3d52', 0.66)}"/><stop offset="1" stop-color="${mix(g3, '#33485c', 0.72)}"/></linearGradient>
<linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0c4"/><stop offset="1" stop-color="#ffbf62"/></linearGradient>
<linearGradient id="pv" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5f8db3"/><stop offset=".5" stop-color="#27466a"/><stop offset="1" stop-color="#1b2f4c"/></linearGradient>
<radialGradient id="lampglow"><stop offset="0" stop-color="#ffedbd" stop-opacity=".6"/><stop offset=".4" stop-color="#ffe3a3" stop-opacity=".2"/><stop offset="1" stop-color="#ffe3a3" stop-opacity="0"/></radialGradient>
<filter id="b1" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter><filter id="b2" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter><filter id="b3" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="28"/></filter>${this.defs.join('')}</defs>
<rect width="${width}" height="${height}" fill="${g2}"/>${this.under.join('')}<g opacity="${time.shadow}" filter="url(#b1)">${this.shadows.join('')}</g>${this.items.map((i) => i.svg).join('')}${this.over.join('')}</svg>`;
  }
}
