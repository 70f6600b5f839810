import type { ExhibitorSeed } from '../types';
import { corporationsCentre } from './corporations-centre';
import { corporationsNorthEast } from './corporations-north-east';
import { corporationsSouth } from './corporations-south';
import { toExhibitor } from './entry';
import { municipalities } from './municipalities';
import { newBuildTimber } from './new-build-timber';
import { regionalGovernments } from './regional-governments';
import { roster } from './roster';

const entries = new Map(
  [
    ...municipalities,
    ...regionalGovernments,
    ...corporationsCentre,
    ...corporationsNorthEast,
    ...corporationsSouth,
    ...newBuildTimber,
  ].map((entry) => [entry.slug as string, entry]),
);

/** Everyone who takes part, in the order of the roster. */
export const exhibitors: ExhibitorSeed[] = roster.flatMap((participant) => {
  const entry = entries.get(participant.slug);
  return entry ? [toExhibitor(participant, entry)] : [];
});
