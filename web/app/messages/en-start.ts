import { english } from './en/format';
import { shell } from './en/shell';
import { blocks } from './en/blocks';
import { listing } from './en/listing';
import { exhibitors } from './en/exhibitors';
import type { StartTexts } from './nl';

export const start: StartTexts = {
  format: english,
  shell,
  blocks,
  listing,
  exhibitors,
};
