import { catalogue } from './en/catalogue';
import { order } from './en/order';
import type { OrdersTexts } from './nl';

/** The texts of the catalogue, and of what is ordered from it. */
export const orders: OrdersTexts = { catalogue, order };
