import { blocks } from './nl/blocks';
import { exhibitors } from './nl/exhibitors';
import { interviews } from './nl/interviews';
import { listing } from './nl/listing';
import { news } from './nl/news';
import { programme } from './nl/programme';
import { shell } from './nl/shell';

export const nl = { shell, listing, exhibitors, programme, blocks, news, interviews };

/** The shape every locale fills: a missing text in another locale is a type error. */
export type Messages = typeof nl;
