import type { ExhibitorSeed } from '../types';
import { corporationsCentre } from './corporations-centre';
import { corporationsNorthEast } from './corporations-north-east';
import { corporationsSouth } from './corporations-south';
import { toExhibitor, type ExhibitorEntry } from './entry';
import { existingEnvelope } from './existing-envelope';
import { existingManagement } from './existing-management';
import { existingMaterials } from './existing-materials';
import { existingSystems } from './existing-systems';
import { municipalities } from './municipalities';
import { newBuildComponents } from './new-build-components';
import { newBuildHomes } from './new-build-homes';
import { newBuildModular } from './new-build-modular';
import { newBuildStructure } from './new-build-structure';
import { newBuildTimber } from './new-build-timber';
import { regionalGovernments } from './regional-governments';
import { roster } from './roster';

const entries = new Map<string, ExhibitorEntry>(
  [
    ...municipalities,
    ...regionalGovernments,
    ...corporationsCentre,
    ...corporationsNorthEast,
    ...corporationsSouth,
    ...newBuildTimber,
    ...newBuildModular,
    ...newBuildStructure,
    ...newBuildHomes,
    ...newBuildComponents,
    ...existingEnvelope,
    ...existingSystems,
    ...existingMaterials,
    ...existingManagement,
  ].map((entry) => [entry.slug, entry]),
);

/** Everyone who takes part, in the order of the roster. */
export const exhibitors: ExhibitorSeed[] = roster.map((participant) => {
  const entry = entries.get(participant.slug);
  if (!entry) throw new Error(`${participant.slug} is on the roster, but nothing is written about it.`);
  return toExhibitor(participant, entry);
});
