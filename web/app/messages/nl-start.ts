import { dutch } from './nl/format';
import { shell } from './nl/shell';
import { blocks } from './nl/blocks';
import { listing } from './nl/listing';
import { exhibitors } from './nl/exhibitors';

export const start = {
  format: dutch,
  shell,
  blocks,
  listing,
  exhibitors,
};
