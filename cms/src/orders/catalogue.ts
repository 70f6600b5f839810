import type { OrderableItem } from 'beursvloer-domain/orders';
import type { Core } from '@strapi/strapi';

interface Row extends Omit<OrderableItem, 'soldOut'> {
  documentId: string;
  locale: string;
  name: string;
  soldOut: boolean | null;
}

/** What can be ordered now, in the order of its codes, and what each thing is called in a language. */
export async function findCatalogue(
  strapi: Core.Strapi,
): Promise<{ items: OrderableItem[]; namesIn: (language: string) => (code: string) => string }> {
  const rows: Row[] = await strapi.db
    .query('api::catalogue-item.catalogue-item')
    .findMany({ where: { publishedAt: { $notNull: true } }, orderBy: 'code' });
  const dutch = rows.filter(({ locale }) => locale === 'nl');
  const namesIn = (language: string) => (code: string) => {
    const item = dutch.find((row) => row.code === code);
    const translation = rows.find((row) => row.documentId === item?.documentId && row.locale === language);
    return translation?.name || item?.name || code;
  };
  const items = dutch.map(({ code, priceCents, vatRate, stock, soldOut }) => ({
    ...{ code, priceCents, vatRate, stock },
    soldOut: soldOut === true,
  }));
  return { items, namesIn };
}
