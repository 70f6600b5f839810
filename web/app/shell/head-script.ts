import { startGuardScript } from '../rendering/start-guard';
import { colourModeScript } from './colour-mode/colour-mode';
import { dismissedScript } from './dismissed-announcement';
import { earlyPressScript } from '../rendering/hydration/early-press';
import { signedInScript } from '../account/current-user';
import { savedScript } from '../saved/mark';
import { installPromptScript } from './install-prompt';
import { deferLayoutScript } from '../rendering/paint/deferred-layout';

/**
 * The inline script in the head, which runs before the first paint. One object for all renders, because React sets an
 * element's HTML again when the object changes. Empty in the browser, which has run it already.
 */
export const headScript = {
  __html: import.meta.env.SSR
    ? [
        colourModeScript(),
        dismissedScript(),
        signedInScript(),
        savedScript(),
        installPromptScript(),
        deferLayoutScript(),
        earlyPressScript(),
        startGuardScript(),
      ].join(';')
    : ' ',
};
