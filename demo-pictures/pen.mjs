import { darken } from './palette.mjs';
import { Wall } from './wall.mjs';
import { cross, dot, unit } from './world.mjs';

/** Draws one object in its own turned frame; parts come out in the order drawn, far ones first. */
export class Pen {
  constructor(world, x, y, z, turn, shadow) {
    Object.assign(this, { world, x, y, z, shadow, parts: [], points: [] });
    this.cos = Math.cos((turn * Math.PI) / 180);
    this.sin = Math.sin((turn * Math.PI) / 180);
  }

  /** Own frame to world. */
  to([x, y, z]) {
    return [this.x + x * this.cos - y * this.sin, this.y + x * this.sin + y * this.cos, this.z + z];
  }

  depth() {
    const lo = [0, 1, 2].map((i) => Math.min(...this.points.map((p) => p[i])));
    const hi = [0, 1, 2].map((i) => Math.max(...this.points.map((p) => p[i])));
    return this.world.distance([(lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2, 0]);
  }

  /** A flat face seen from both sides; `fill` replaces the shaded colour, `opacity` lets through. */
  face(local, colour, { fill, opacity, glow, over } = {}) {
    const p = local.map((q) => this.to(q));
    this.points.push(...p);
    const { world } = this;
    const d = world.outline(p);
    if (!d) return;
    const u = p[1].map((v, i) => v - p[0][i]);
    const w = p[p.length - 1].map((v, i) => v - p[0][i]);
    let n = unit(cross(u, w));
    if (dot(n, world.ortho ? world.forward : p[0].map((v, i) => v - world.eye[i])) > 0) n = n.map((v) => -v);
    const middle = [0, 1, 2].map((i) => p.reduce((s, q) => s + q[i], 0) / p.length);
    const c = fill ?? world.lit(colour, n, middle, glow);
    const stroke = opacity === undefined && !fill ? ` stroke="${c}" stroke-width=".6"` : '';
    this.parts.push(
      `<path d="${d}" fill="${c}"${stroke}${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}/>`,
    );
    if (over) this.parts.push(`<path d="${d}" fill="url(#${over})"/>`);
  }

  /** A vertical wall from a to b (left to right seen from outside), left out when it looks away. `detail` draws on it. */
  wall(a, b, z0, z1, colour, detail, { ao = true } = {}) {
    const { world } = this;
    const [p, q] = [this.to([...a, z0]), this.to([...b, z0])];
    const n = unit([q[1] - p[1], p[0] - q[0], 0]);
    if (dot(n, world.ortho ? world.forward : p.map((v, i) => v - world.eye[i])) >= 0) return;
    this.face(
      [
        [...a, z0],
        [...b, z0],
        [...b, z1],
        [...a, z1],
      ],
      colour,
      ao && z0 < 1 ? { over: 'ao' } : {},
    );
    if (detail) detail(new Wall(this, a, b, z0, z1, n));
  }

  /** A box; `front`, `back`, `left`, `right` draw on the walls, `top` colours the roof. */
  box(x, y, z, w, d, h, colour, o = {}) {
    if (o.shadow !== false)
      this.cast([
        [x, y, z],
        [x + w, y, z],
        [x + w, y + d, z],
        [x, y + d, z],
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ]);
    if (o.top !== false) {
      const under = this.to([x, y, z + h])[2] > this.world.eye[2] && !this.world.ortho;
      const zz = under ? z : z + h;
      if (!under || (z > 0.3 && o.bottom !== false))
        this.face(
          [
            [x, y, zz],
            [x + w, y, zz],
            [x + w, y + d, zz],
            [x, y + d, zz],
          ],
          under ? darken(colour, 0.35) : (o.top ?? colour),
        );
    }
    this.wall([x + w, y + d], [x, y + d], z, z + h, o.sideColour ?? colour, o.back, o);
    this.wall([x, y + d], [x, y], z, z + h, o.sideColour ?? colour, o.left, o);
    this.wall([x + w, y], [x + w, y + d], z, z + h, o.sideColour ?? colour, o.right, o);
    this.wall([x, y], [x + w, y], z, z + h, colour, o.front, o);
  }

  /** A pitched roof over a rectangle; the ridge runs along x, or along y with `along: 'y'`. `on(slope, pen)` draws on the slope facing the front. */
  gable(x, y, z, w, d, h, colour, { along = 'x', over = 0.3, gable, on, chimney } = {}) {
    const r = along === 'x';
    const A = (u, v, zz) => (r ? [x + u, y + v, zz] : [x + v, y + u, zz]);
    const [L, D] = r ? [w, d] : [d, w];
    this.cast([A(0, 0, z), A(L, 0, z), A(L, D, z), A(0, D, z), A(0, D / 2, z + h), A(L, D / 2, z + h)]);
    if (gable) {
      this.face([A(0, 0, z), A(0, D, z), A(0, D / 2, z + h)], gable);
      this.face([A(L, 0, z), A(L, D, z), A(L, D / 2, z + h)], gable);
    }
    const dz = (h * over) / (D / 2);
    const slopes = [
      [
        A(-over, D + over, z - dz),
        A(L + over, D + over, z - dz),
        A(L + over, D / 2, z + h),
        A(-over, D / 2, z + h),
      ],
      [
        A(-over, -over, z - dz),
        A(L + over, -over, z - dz),
        A(L + over, D / 2, z + h),
        A(-over, D / 2, z + h),
      ],
    ];
    const eye = this.world.eye;
    const side = (s) => this.world.distance(this.to(s[0]).map((v, i) => (v + this.to(s[1])[i]) / 2));
    slopes.sort((a, b) => side(b) - side(a));
    for (const s of slopes) {
      const p = s.map((q) => this.to(q));
      const n = unit(
        cross(
          p[1].map((v, i) => v - p[0][i]),
          p[3].map((v, i) => v - p[0][i]),
        ),
      );
      const m = n[2] < 0 ? n.map((v) => -v) : n;
      const seen = dot(m, this.world.ortho ? this.world.forward : p[0].map((v, i) => v - eye[i])) < 0;
      if (!seen) continue;
      this.face(s, colour);
      for (let i = 1; i < 9; i++) {
        const t = i / 9;
        const e = (k, j) => s[k].map((v, c) => v + (s[j][c] - v) * t);
        this.line(e(0, 3), e(1, 2), 0.035, darken(colour, 0.22), { opacity: 0.5 });
      }
      if (on)
        on((u, v) => [0, 1, 2].map((i) => s[0][i] + (s[1][i] - s[0][i]) * u + (s[3][i] - s[0][i]) * v), this);
    }
    if (chimney)
      this.box(x + w * chimney - 0.4, y + d / 2 - 0.3, z + h - 0.5, 0.8, 0.6, 1.3, darken(colour, 0.15), {
        shadow: false,
      });
  }

  /** An upright cylinder of twelve facets. */
  cyl(x, y, z, r, h, colour, { top = colour, r2 = r } = {}) {
    const c = (i, rr, zz) => [x + rr * Math.cos((i * Math.PI) / 6), y + rr * Math.sin((i * Math.PI) / 6), zz];
    this.cast([0, 3, 6, 9].flatMap((i) => [c(i, r, z), c(i, r2, z + h)]));
    for (let i = 11; i >= 0; i--)
      this.wallish([c(i, r, z), c(i + 1, r, z), c(i + 1, r2, z + h), c(i, r2, z + h)], colour);
    if (this.to([0, 0, z + h])[2] < this.world.eye[2] || this.world.ortho)
      this.face(
        Array.from({ length: 12 }, (_, i) => c(i, r2, z + h)),
        top,
      );
  }

  wallish(points, colour) {
    const p = points.map((q) => this.to(q));
    const n = cross(
      p[1].map((v, i) => v - p[0][i]),
      p[3].map((v, i) => v - p[0][i]),
    );
    if (dot(n, this.world.ortho ? this.world.forward : p[0].map((v, i) => v - this.world.eye[i])) < 0)
      this.face(points, colour);
  }

  /** A rod between two points, `thick` in metres. */
  line(a, b, thick, colour, { opacity, glow, cap = 'butt' } = {}) {
    const [p, q] = [this.to(a), this.to(b)];
    this.points.push(p, q);
    const { world } = this;
    if (world.distance(p) < 0.5 || world.distance(q) < 0.5) return;
    const middle = p.map((v, i) => (v + q[i]) / 2);
    const [s, e] = [world.at(p), world.at(q)];
    const c = world.lit(colour, [0, 0, 0.75], middle, glow);
    const width = Math.max(0.5, thick * world.scaleAt(middle));
    this.parts.push(
      `<path d="M${s[0].toFixed(1)} ${s[1].toFixed(1)}L${e[0].toFixed(1)} ${e[1].toFixed(1)}" stroke="${c}" stroke-width="${width.toFixed(2)}" stroke-linecap="${cap}"${opacity ? ` stroke-opacity="${opacity}"` : ''}/>`,
    );
  }

  /** A flat drawing that always looks at the camera: `draw` gives SVG in metres, y down, foot at 0,0. */
  sprite(x, y, z, draw) {
    const p = this.to([x, y, z]);
    this.points.push(p);
    if (this.world.distance(p) < 0.8 && !this.world.ortho) return;
    const [px, py] = this.world.at(p);
    const s = this.world.scaleAt(p);
    const flip = this.world.mirrored ? -s : s;
    this.parts.push(
      `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${s.toFixed(3)} ${flip.toFixed(3)})">${draw(s, p)}</g>`,
    );
  }

  /** Shadow of a set of points on the ground, along the sun. */
  cast(local) {
    const { world } = this;
    if (!this.shadow || world.mirrored) return;
    const pts = local.map((q) => {
      const p = this.to(q);
      const t = Math.max(0, p[2]) / world.sun[2];
      return [p[0] - world.sun[0] * t, p[1] - world.sun[1] * t];
    });
    pts.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const half = (list) => {
      const out = [];
      for (const p of list) {
        while (
          out.length > 1 &&
          (out.at(-1)[0] - out.at(-2)[0]) * (p[1] - out.at(-2)[1]) <=
            (out.at(-1)[1] - out.at(-2)[1]) * (p[0] - out.at(-2)[0])
        )
          out.pop();
        out.push(p);
      }
      return out.slice(0, -1);
    };
    const hull = [...half(pts), ...half([...pts].reverse())];
    if (hull.length < 3) return;
    const d = world.outline(hull.map(([x, y]) => [x, y, 0]));
    if (d) world.shadows.push(`<path d="${d}" fill="${world.time.shade}"/>`);
  }
}
