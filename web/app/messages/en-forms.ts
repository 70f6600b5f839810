import { forms } from './en/forms';
import type { FormTexts } from './nl';

/** Messages of forms about what was filled in. Loaded when a visitor begins to fill one in. */
export const formTexts: FormTexts = { forms };
