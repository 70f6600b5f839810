import { dutch } from './nl/format';
import { shell } from './nl/shell';
import { search } from './nl/search';
import { listing } from './nl/listing';
import { exhibitors } from './nl/exhibitors';

/** The texts that every page starts with, and those of the list of exhibitors. */
export const start = {
  format: dutch,
  shell,
  search,
  listing,
  exhibitors,
};
