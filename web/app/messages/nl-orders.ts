import { catalogue } from './nl/catalogue';
import { order } from './nl/order';

export const orders = { catalogue, order };
