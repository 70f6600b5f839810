import type { RulesVersionSeed } from '../types';
import { edition2025 } from './edition-2025';
import { edition2027 } from './edition-2027';

/** Every version of the rules for exhibitors, the oldest first. */
export const rules: RulesVersionSeed[] = [edition2025, edition2027];
