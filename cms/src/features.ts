import { accounts } from './accounts/feature';
import { agenda } from './agenda/feature';
import { content } from './content/feature';
import { contracts } from './contracts/feature';
import { exhibitors } from './exhibitors/feature';
import { newsletter } from './newsletter/feature';
import { orders } from './orders/feature';
import { places } from './places/feature';
import type { Feature } from './platform/feature';
import { programme } from './programme/feature';
import { push } from './push/feature';
import { statistics } from './statistics/feature';
import { visitors } from './visitors/feature';

export const features: readonly Feature[] = [
  content,
  accounts,
  exhibitors,
  programme,
  contracts,
  orders,
  newsletter,
  visitors,
  places,
  agenda,
  push,
  statistics,
];
