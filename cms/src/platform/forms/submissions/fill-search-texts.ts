import type { Core } from '@strapi/strapi';
import { tableOf } from '../../storage/table-of';
import { withStaffText } from './search-text';
import { submissionUid } from './store';

interface Row {
  id: number;
  receipt: string;
  email: string | null;
  note: string | null;
  search_text: string | null;
}

const batchSize = 500;

/** Fills the search text of submissions that an earlier version stored. */
export async function fillSearchTexts(strapi: Core.Strapi): Promise<void> {
  const table = tableOf(strapi, submissionUid);
  for (let last = 0; ;) {
    const rows: Row[] = await strapi.db
      .connection(table)
      .where('id', '>', last)
      .andWhereRaw("(search_text is null or search_text not like lower(replace(receipt, '-', '')) || ' %')")
      .orderBy('id')
      .limit(batchSize)
      .select('id', 'receipt', 'email', 'note', 'search_text');
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    await strapi.db.transaction(async ({ trx }) => {
      for (const row of rows)
        await trx(table)
          // Somebody may have written a note meanwhile.
          .where({ id: row.id, search_text: row.search_text })
          .update({ search_text: withStaffText(row, row.note ?? '') });
    });
  }
}
