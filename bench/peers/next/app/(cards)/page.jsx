import { CardList } from './card-list';

/** Kept and made anew in the background, as Next's guide to incremental static regeneration has it. */
export const revalidate = 60;

export default CardList;
