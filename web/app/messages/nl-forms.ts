import { forms } from './nl/forms';

/** What forms say about what was filled in. Loaded when somebody begins to fill one in. */
export const formTexts = { forms };
