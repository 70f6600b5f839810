import type { FormDefinition } from '../forms/index.js';
import { normaliseNumber } from '../forms/normalise/numbers.js';
import { maxQuantity, orderTotal, type OrderTotal } from '../prices/index.js';

export interface OrderableItem {
  code: string;
  /** Euro cents without VAT for one. */
  priceCents: number;
  vatRate: number;
  /** How many can still be ordered; null when there is no limit. */
  left: number | null;
  soldOut: boolean;
}

export type OrderFault = 'unknown-item' | 'bad-quantity' | 'sold-out' | 'too-many';

/** True for faults of the stock: the visitor typed nothing wrong. */
export const isShortage = (fault: OrderFault): boolean => fault === 'sold-out' || fault === 'too-many';

export const isSoldOut = ({ soldOut, left }: Pick<OrderableItem, 'soldOut' | 'left'>): boolean =>
  soldOut || (left !== null && left <= 0);

export interface PricedOrder {
  order: OrderTotal;
  /** By the code that was sent. */
  faults: ReadonlyMap<string, OrderFault>;
}

/**
 * Prices what somebody asked for. Nothing asked of an item, or 0, is not ordered; what has a fault is not in the total.
 * @param quantities what was sent, by code; texts as people type them, or numbers
 */
export function priceOrder(
  items: readonly OrderableItem[],
  quantities: Readonly<Record<string, unknown>>,
): PricedOrder {
  const faults = new Map<string, OrderFault>();
  for (const [code, quantity] of Object.entries(quantities)) {
    const fault = faultOf(
      items.find((item) => item.code === code),
      countOf(quantity),
    );
    if (fault) faults.set(code, fault);
  }
  const lines = items.flatMap(({ code, priceCents, vatRate }) => {
    const quantity = Object.hasOwn(quantities, code) ? countOf(quantities[code]) : 0;
    if (quantity === null || quantity === 0 || faults.has(code)) return [];
    return [{ code, quantity, unitCents: priceCents, vatRate }];
  });
  return { order: orderTotal(lines), faults };
}

/** A whole number of 0 or more; null for what is none. Nothing is 0. */
function countOf(quantity: unknown): number | null {
  const text = typeof quantity === 'number' ? String(quantity) : quantity;
  if (typeof text !== 'string') return null;
  const count = text.trim() === '' ? '0' : normaliseNumber(text);
  return /^\d{1,5}$/.test(count) ? Number(count) : null;
}

function faultOf(item: OrderableItem | undefined, quantity: number | null): OrderFault | null {
  if (quantity === 0) return null;
  if (!item) return 'unknown-item';
  if (quantity === null || quantity > maxQuantity) return 'bad-quantity';
  if (isSoldOut(item)) return 'sold-out';
  return item.left !== null && quantity > item.left ? 'too-many' : null;
}

const maxArtworkKb = 128_000;
const maxArtworkFiles = 5;

export const orderForm: FormDefinition = {
  fields: [
    { name: 'company', kind: 'text', rules: [{ name: 'required' }, { name: 'length', args: ['1', '120'] }] },
    {
      name: 'contactName',
      kind: 'text',
      rules: [{ name: 'required' }, { name: 'length', args: ['1', '120'] }],
    },
    { name: 'email', kind: 'email', rules: [{ name: 'required' }, { name: 'email' }] },
    { name: 'phone', kind: 'phone', rules: [{ name: 'required' }, { name: 'phone' }] },
    { name: 'purchaseReference', kind: 'text', rules: [{ name: 'length', args: ['0', '60'] }] },
    {
      name: 'artwork',
      kind: 'file',
      rules: [
        { name: 'maxFiles', args: [String(maxArtworkFiles)] },
        { name: 'maxFileSize', args: [String(maxArtworkKb)] },
        { name: 'fileTypes', args: ['pdf', 'png', 'jpg'] },
      ],
    },
    { name: 'remark', kind: 'longText', rules: [{ name: 'length', args: ['0', '1000'] }] },
    { name: 'accepted', kind: 'consent', rules: [{ name: 'accepted' }] },
  ],
};
