import { isSoak } from '../harness/soak';
import { others, walk } from './walk';

/** One page in so many is visited on a day, another on the next; all of them in a soak run. */
const sampleOf = 10;
const day = Math.floor(Date.now() / 86_400_000);

walk(
  {
    javaScriptEnabled: true,
    views: [
      { width: 360, colours: 'light' },
      { width: 1280, colours: 'dark' },
    ],
  },
  others.filter((_page, at) => isSoak || at % sampleOf === day % sampleOf),
);
