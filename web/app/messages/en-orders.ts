import { catalogue } from './en/catalogue';
import { order } from './en/order';
import type { OrdersTexts } from './nl';

export const orders: OrdersTexts = { catalogue, order };
