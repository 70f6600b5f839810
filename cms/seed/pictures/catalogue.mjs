import { develop } from './render.mjs';
import { indoors } from './scenes/indoors.mjs';
import { streets } from './scenes/streets.mjs';
import { works } from './scenes/works.mjs';

const kebab = (name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const builders = { ...indoors, ...streets, ...works };

/** Every picture with the way to make it. */
export async function catalogue() {
  return Object.entries(builders).map(([name, build]) => ({
    key: `scenes/${kebab(name)}`,
    make: async () => {
      const w = build({ seed: name });
      return develop(w.svg(), w.width, w.height, 90, { warm: w.sunSide < 0 ? 0.15 : 0.85 });
    },
  }));
}
