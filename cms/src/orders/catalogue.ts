import type { OrderableItem } from 'beursvloer-domain/orders';
import type { Core } from '@strapi/strapi';
import { findSold, itemUid, leftOf } from './stock';

interface Row extends Omit<OrderableItem, 'soldOut' | 'left'> {
  documentId: string;
  locale: string;
  name: string;
  soldOut: boolean | null;
  stock: number | null;
}

export async function findCatalogue(
  strapi: Core.Strapi,
): Promise<{ items: OrderableItem[]; namesIn: (language: string) => (code: string) => string }> {
  const rows: Row[] = await strapi.db
    .query(itemUid)
    .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: 'code' });
  const dutch = rows.filter(({ locale }) => locale === 'nl');
  const namesIn = (language: string) => (code: string) => {
    const item = dutch.find((row) => row.code === code);
    const translation = rows.find((row) => row.documentId === item?.documentId && row.locale === language);
    return translation?.name || item?.name || code;
  };
  const soldOf = await findSold(strapi);
  const items = dutch.map(({ code, priceCents, vatRate, stock, soldOut }) => ({
    code,
    priceCents,
    vatRate,
    left: leftOf({ code, stock }, soldOf),
    soldOut: soldOut === true,
  }));
  return { items, namesIn };
}
