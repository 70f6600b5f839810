import type { PageSeed } from '../types';
import { exhibitPages } from './exhibit';
import { home } from './home';
import { legalPages } from './legal';
import { newsletter } from './newsletter';
import { organisationPages } from './organisation';
import { profile } from './profile';
import { rulesPage } from './rules';
import { visitPages } from './visit';
import { welcome } from './welcome';

/** Every page of the demo fair; a page answers at `/{slug}`, the one called `home` at `/`. */
export const pages: PageSeed[] = [
  home,
  ...visitPages,
  ...exhibitPages,
  rulesPage,
  profile,
  newsletter,
  ...organisationPages,
  ...legalPages,
  welcome,
];
