import { forms } from './nl/forms';

/** Messages of forms about what was filled in. Loaded when a visitor begins to fill one in. */
export const formTexts = { forms };
