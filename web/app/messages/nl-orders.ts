import { catalogue } from './nl/catalogue';
import { order } from './nl/order';

/** The texts of the catalogue, and of what is ordered from it. */
export const orders = { catalogue, order };
