import { createTailwindMerge } from 'tailwind-merge';
import { classGroups, widerGroups } from './class-groups';

/** Joins class names; of two that set the same property the last one wins. */
export const cx = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: widerGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'placeholder', 'marker'],
}));
