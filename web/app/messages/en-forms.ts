import { forms } from './en/forms';
import type { FormTexts } from './nl';

/** What forms say about what was filled in. Loaded when somebody begins to fill one in. */
export const formTexts: FormTexts = { forms };
