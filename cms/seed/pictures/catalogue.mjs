import { develop } from './render.mjs';
import { indoors } from './scenes/indoors.mjs';
import { moments } from './scenes/moments.mjs';
import { streets } from './scenes/streets.mjs';
import { works } from './scenes/works.mjs';

const kebab = (name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const builders = { ...indoors, ...streets, ...works };
const FORMATS = [[1400, 933], [1400, 1050], [933, 1400], [1400, 933], [1400, 788], [1400, 933], [1400, 1050]];

/** One picture from a builder; the key seeds it. */
const picture = (key, build, maxKb, v = {}, n = 0) => ({
  key,
  make: async () => {
    const w = build({ seed: key, ...v }, n);
    return develop(w.svg(), w.width, w.height, maxKb, { warm: w.sunSide < 0 ? 0.15 : 0.85 });
  },
});

/** Every picture with the way to make it. */
export async function catalogue() {
  const scenes = Object.entries(builders).map(([name, build]) => picture(`scenes/${kebab(name)}`, build, 90));
  const subjects = Object.values(moments);
  const photos = Array.from({ length: 60 }, (_, i) => {
    const [width, height] = FORMATS[(i * 3) % FORMATS.length];
    return picture(`photos/2025-${String(i + 1).padStart(2, '0')}`, subjects[i % 10], 60, { width, height }, Math.floor(i / 10));
  });
  return [...scenes, ...photos];
}
