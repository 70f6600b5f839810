import { sky, skyline } from '../nature.mjs';
import { C } from '../palette.mjs';
import { World } from '../world.mjs';

/** A world outdoors, with sky, far skyline and ground; `v` varies seed, hour and camera of a reused scene. */
export function outdoor(v, { ground = C.paving, line = true, clouds = 5, sunX, sunY, ...camera }) {
  const [dx, dy, dz] = v.shift3 ?? [0, 0, 0];
  const eye = camera.eye.map((e, i) => e + [dx, dy, dz][i]);
  const target = camera.target.map((e, i) => e + (i === 2 && !camera.aerial ? dz : 0));
  const w = new World({
    ...camera,
    eye,
    target,
    seed: v.seed,
    time: v.time ?? camera.time,
    width: v.width ?? 1600,
    height: v.height ?? 1067,
  });
  if (!w.ortho) sky(w, { clouds, sunX, sunY });
  if (line && !w.ortho) skyline(w);
  w.ground(ground);
  return w;
}

/** A world indoors; the caller builds the room. */
export function indoor(v, camera) {
  const [dx, dy, dz] = v.shift3 ?? [0, 0, 0];
  const eye = camera.eye.map((e, i) => e + [dx, dy, dz][i]);
  return new World({
    time: 'hal',
    haze: 1,
    ...camera,
    eye,
    target: camera.target.map((t, i) => t + (i === 2 ? dz : 0)),
    seed: v.seed,
    width: v.width ?? 1600,
    height: v.height ?? 1067,
  });
}
