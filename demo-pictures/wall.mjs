import { C, darken, lighten, mix } from './palette.mjs';

/** A wall as a drawing board: u metres to the right, v metres up from its foot. */
export class Wall {
  constructor(pen, a, b, z0, z1, normal) {
    Object.assign(this, { pen, a, z0, normal });
    this.width = Math.hypot(b[0] - a[0], b[1] - a[1]);
    this.height = z1 - z0;
    this.dir = [(b[0] - a[0]) / this.width, (b[1] - a[1]) / this.width];
    this.out = [this.dir[1], -this.dir[0]];
    this.rng = pen.world.rng;
    this.scale = pen.world.scaleAt(pen.to([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z0]));
  }

  /** Own frame of the pen for a spot on the wall, `o` metres in front of it. */
  p(u, v, o = 0) {
    return [
      this.a[0] + this.dir[0] * u + this.out[0] * o,
      this.a[1] + this.dir[1] * u + this.out[1] * o,
      this.z0 + v,
    ];
  }

  rect(u, v, w, h, colour, o = {}) {
    const out = o.out ?? 0;
    this.pen.face(
      [this.p(u, v, out), this.p(u + w, v, out), this.p(u + w, v + h, out), this.p(u, v + h, out)],
      colour,
      o,
    );
  }

  shape(points, colour, o = {}) {
    this.pen.face(
      points.map(([u, v]) => this.p(u, v, o.out ?? 0)),
      colour,
      o,
    );
  }

  line(u0, v0, u1, v1, thick, colour, o = {}) {
    this.pen.line(this.p(u0, v0, o.out ?? 0), this.p(u1, v1, o.out ?? 0), thick, colour, o);
  }

  /** Horizontal or vertical joints: brick courses, boards, panels; left out when too fine to see. */
  joints(step, colour, { upright = false, opacity = 0.35, thick = 0.03, from = 0, to } = {}) {
    if (step * this.scale < 4.2) return;
    const end = to ?? (upright ? this.width : this.height);
    for (let t = from + step; t < end - 0.01; t += step) {
      if (upright) this.line(t, 0, t, this.height, thick, colour, { opacity });
      else this.line(0, t, this.width, t, thick, colour, { opacity });
    }
  }

  /** A window with frame, glass, reveal shadow and sill; some are lit when the day is low. */
  window(u, v, w, h, { frame = C.white, bars = 1, sill = true, curtain = 0.35, lit, rows = 1 } = {}) {
    const { time } = this.pen.world;
    const glow = lit ?? this.rng() < time.lit;
    const f = Math.min(0.09, w * 0.09);
    this.rect(u, v, w, h, frame);
    this.rect(u + f, v + f, w - 2 * f, h - 2 * f, C.navy, { fill: glow ? 'url(#lamp)' : 'url(#glass)' });
    if (this.scale * w > 9) {
      if (this.rng() < curtain)
        this.rect(u + f, v + f, w * this.rng.in(0.14, 0.26), h - 2 * f, glow ? '#f3cf94' : C.snow, {
          opacity: 0.75,
        });
      if (this.rng() < curtain * 0.6)
        this.rect(u + w * 0.55, v + f, w * 0.22, h * this.rng.in(0.16, 0.34), C.greenDeep, { opacity: 0.8 });
      this.rect(u + f, v + h - f - h * 0.12, w - 2 * f, h * 0.12, time.shade, { opacity: 0.4 });
      for (let i = 1; i <= bars; i++)
        this.rect(u + (w * i) / (bars + 1) - f * 0.35, v + f, f * 0.7, h - 2 * f, frame);
      for (let i = 1; i < rows; i++)
        this.rect(u + f, v + (h * i) / rows - f * 0.35, w - 2 * f, f * 0.7, frame);
      if (sill) this.block(u - 0.06, v - 0.09, w + 0.12, 0.09, 0.12, C.grey1);
    } else if (w * this.scale > 4) {
      this.rect(u + f, v + h * 0.72, w - 2 * f, h * 0.2, time.shade, { opacity: 0.3 });
    }
    if (w * this.scale < 30) {
      const hz = this.pen.world.hazeAt(this.pen.to(this.p(u, v)));
      if (hz > 0.12) this.rect(u, v, w, h, C.white, { fill: time.haze, opacity: hz * 0.85 });
    }
  }

  /** A door with panel, light above it and a step. */
  door(u, w, h, colour, { fan = true, v = 0 } = {}) {
    this.rect(u - 0.08, v, w + 0.16, h + (fan ? 0.5 : 0.08), C.white);
    this.rect(u, v, w, h, colour);
    this.rect(u + w * 0.22, v + h * 0.45, w * 0.56, h * 0.42, C.navy, { fill: 'url(#glass)', opacity: 0.9 });
    if (fan)
      this.rect(u, v + h + 0.08, w, 0.36, C.navy, {
        fill: this.rng() < this.pen.world.time.lit ? 'url(#lamp)' : 'url(#glass)',
      });
    if (v === 0) this.block(u - 0.2, 0, w + 0.4, 0.14, 0.45, C.grey2);
  }

  /** A block that stands `out` metres before the wall: sills, balconies, dormer boxes, canopies. */
  block(u, v, w, h, out, colour, { front, top, opacity } = {}) {
    const { pen } = this;
    const A = [this.p(u, v), this.p(u + w, v), this.p(u + w, v, out), this.p(u, v, out)];
    const up = (p) => [p[0], p[1], p[2] + h];
    const world = pen.world;
    const zTop = pen.to(up(A[0]))[2];
    const o = opacity === undefined ? {} : { opacity };
    if (world.ortho || zTop < world.eye[2]) pen.face(A.map(up), top ?? lighten(colour, 0.08), o);
    else if (pen.to(A[0])[2] > world.eye[2]) pen.face(A, darken(colour, 0.4), o);
    const mid = [A[3], A[2]];
    pen.wallish([A[0], A[3], up(A[3]), up(A[0])], mix(colour, world.time.shade, 0.12));
    pen.wallish([A[2], A[1], up(A[1]), up(A[2])], mix(colour, world.time.shade, 0.12));
    pen.face([mid[0], mid[1], up(mid[1]), up(mid[0])], colour, o);
    if (front) {
      const shifted = new Wall(
        pen,
        mid[0].slice(0, 2),
        mid[1].slice(0, 2),
        mid[0][2],
        mid[0][2] + h,
        this.normal,
      );
      front(shifted);
    }
  }

  /** A soft shadow band below something that sticks out. */
  shadeBand(u, v, w, h, opacity = 0.3) {
    this.rect(u, v, w, h, C.ink, { fill: this.pen.world.time.shade, opacity });
  }
}
