import { logo } from './logos.mjs';
import { locationMap } from './maps.mjs';
import { portrait } from './portraits.mjs';
import { develop, flat } from './render.mjs';
import { companies, listed } from './roster.mjs';
import { indoors } from './scenes/indoors.mjs';
import { moments } from './scenes/moments.mjs';
import { newsroom } from './scenes/newsroom.mjs';
import { streets } from './scenes/streets.mjs';
import { works } from './scenes/works.mjs';
import { stillLifes } from './still-lifes.mjs';

const kebab = (name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
const builders = { ...indoors, ...streets, ...works };
const FORMATS = [
  [1400, 933],
  [1400, 1050],
  [933, 1400],
  [1400, 933],
  [1400, 788],
  [1400, 933],
  [1400, 1050],
];

/** A pavilion's look: a builder, the number of the rendering, and how it varies. */
const PAVILIONS = {
  'huis-van-de-opdrachtgever': [moments.maquette, 4],
  houtkwartier: [moments.rondleiding, 2],
  'boven-op-de-stad': [works.optopping, 0, { time: 'ochtend', shift3: [8, 4, 5] }],
  renovatiestraat: [streets.renovatietrein, 0, { time: 'goud', shift3: [3, -3, 1.5] }],
  cirkelplein: [indoors.circulaireHub, 0, { shift3: [4, -1, 1] }],
};

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
    return picture(
      `photos/2025-${String(i + 1).padStart(2, '0')}`,
      subjects[i % 10],
      60,
      { width, height },
      Math.floor(i / 10),
    );
  });
  const pavilions = Object.entries(PAVILIONS).map(([slug, [build, n, v]]) =>
    picture(`pavilions/${slug}`, build, 90, v, n),
  );
  const news = Object.entries(newsroom).map(([slug, [build, v, n]]) =>
    picture(`news/${slug}`, build, 90, v, n),
  );
  return [...scenes, ...photos, ...pavilions, ...news, ...drawings(), ...(await people())];
}

const drawings = () => [
  { key: 'maps/locatie', make: () => flat(locationMap('light')) },
  { key: 'maps/locatie-donker', make: () => flat(locationMap('dark')) },
  ...Object.entries(stillLifes).map(([name, draw]) => ({
    key: `catalogue/${name}`,
    make: () => develop(draw(), 960, 640, 26, { bloom: 0.1 }),
  })),
];

async function people() {
  const [firms, speakers] = await Promise.all([companies(), listed('speakers', 'name')]);
  return [
    ...firms.map((firm, i) => ({ key: `logos/${firm.slug}`, make: () => logo(firm, i) })),
    ...speakers.map((speaker, i) => ({ key: `portraits/${speaker.slug}`, make: () => portrait(speaker, i) })),
  ];
}
