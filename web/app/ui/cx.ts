import { extendTailwindMerge } from 'tailwind-merge';

/** Joins class names; of two that set the same property the last one wins. */
export const cx = extendTailwindMerge({
  cacheSize: 500,
  extend: {
    theme: {
      text: ['display', 'title', 'heading', 'subheading', 'lead', 'label'],
      shadow: ['card', 'raised', 'overlay'],
      radius: ['tag', 'control', 'card', 'panel'],
    },
  },
});
