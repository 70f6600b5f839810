import { CardList } from '../card-list';

/** Made for every request. */
export const dynamic = 'force-dynamic';

export default CardList;
