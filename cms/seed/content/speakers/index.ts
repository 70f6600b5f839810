import type { SpeakerSeed } from '../types';
import { corporations } from './corporations';
import { toSpeaker } from './entry';
import { existingBuild } from './existing-build';
import { government } from './government';
import { independent } from './independent';
import { newBuild } from './new-build';

/** Everyone who speaks at the fair, in the order in which public numbers are given out. */
export const speakers: SpeakerSeed[] = [
  ...government,
  ...corporations,
  ...newBuild,
  ...existingBuild,
  ...independent,
].map(toSpeaker);
