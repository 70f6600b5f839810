import { startGuardScript } from '../rendering/builds/start-guard';
import { colourModeScript } from './colour-mode/colour-mode';
import { earlyPressScript } from '../rendering/hydration/early-press';
import { signedInScript } from '../account/current-user';
import { freshScript } from '../rendering/paint/late-parts';

/**
 * What runs in the head before anything is painted or asked for. One object for all renders: React sets the HTML of an
 * element anew whenever it is given another. A browser has run it before React is there, and need not have it again.
 */
export const headScript = {
  __html: import.meta.env.SSR
    ? [colourModeScript(), signedInScript(), freshScript(), earlyPressScript(), startGuardScript()].join(';')
    : ' ',
};
