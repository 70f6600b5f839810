import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Administrator } from '../audit/audit';
import { insertDone } from '../lists/imports';
import { removedDemo } from '../lists/texts';
import { changeEverything } from '../outbox/outbox';
import { takeTurn } from '../storage/take-turn';
import { planRemoval, type Choice } from './plan';
import { deleteRows, readRows } from '../rows/rows';
import { demoErrors, removalTexts } from './texts';

/**
 * Takes documents of the demo fair away, all or nothing, and keeps them with the imports, where they can be put back.
 * @returns how many went
 * @throws {errors.ValidationError} when there is nothing to remove
 */
export async function removeDemo(strapi: Core.Strapi, who: Administrator, choice: Choice): Promise<number> {
  return changeEverything(strapi, () =>
    strapi.db.transaction(async ({ trx }) => {
      await takeTurn(strapi, 'content');
      const database = { strapi, trx };
      const going = (await planRemoval(strapi, choice)).filter((plan) => plan.going.length > 0);
      if (going.length === 0) throw new errors.ValidationError(demoErrors.nothing);
      const rows = [];
      for (const { uid, going: ids } of going) {
        const removed = await readRows(database, uid, ids);
        await deleteRows(database, removed);
        rows.push({
          title: removalTexts.row(strapi.contentType(uid).info.displayName, ids.length),
          type: uid,
          isRemoval: true,
          before: { ...removed },
        });
      }
      await insertDone(
        strapi,
        who,
        { list: removedDemo, fileName: removalTexts.fileName, isPublished: false },
        rows,
      );
      return going.reduce((sum, plan) => sum + plan.going.length, 0);
    }),
  );
}
