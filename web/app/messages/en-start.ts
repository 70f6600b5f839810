import { english } from './en/format';
import { shell } from './en/shell';
import { search } from './en/search';
import { listing } from './en/listing';
import { exhibitors } from './en/exhibitors';
import type { StartTexts } from './nl';

/** The texts that every page starts with, and those of the list of exhibitors. */
export const start: StartTexts = {
  format: english,
  shell,
  search,
  listing,
  exhibitors,
};
