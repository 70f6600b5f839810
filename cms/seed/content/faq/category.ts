import type { FaqCategorySeed } from '../types';

/** A question with its answer, as it stands in a list of one category. */
export type CategoryQuestion = FaqCategorySeed['questions'][number];
