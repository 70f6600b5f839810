import type { SessionSeed } from '../types';
import { fairDays, sessionsOf } from './entry';
import { plenarySessions } from './plenary';
import { thursdayTalks } from './talks-thursday';
import { tuesdayTalks } from './talks-tuesday';
import { wednesdayTalks } from './talks-wednesday';
import { tours } from './tours';
import { workshops } from './workshops';

/** The whole programme, in the order in which public numbers are given out. */
export const sessions: SessionSeed[] = [
  ...plenarySessions,
  ...sessionsOf('Kennissessie', fairDays.tuesday, tuesdayTalks),
  ...sessionsOf('Kennissessie', fairDays.wednesday, wednesdayTalks),
  ...sessionsOf('Kennissessie', fairDays.thursday, thursdayTalks),
  ...tours,
  ...workshops,
];
