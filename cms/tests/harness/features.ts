import { features } from '../../src/features';
import { collect } from '../../src/platform/feature';
import { platform } from '../../src/platform/platform';

/** Everything that the content backend brings, for a test that runs its code beside the app, which has a copy of its own. */
export const allFeatures = [platform, ...features];
collect(allFeatures);
