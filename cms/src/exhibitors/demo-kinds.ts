import type { Core } from '@strapi/strapi';
import { demoKinds } from './demo-kinds-texts';
import { kindUid } from './kind-uid';

/** Makes the kinds of the demo fair, in both languages. */
export async function makeDemoKinds(strapi: Core.Strapi): Promise<number> {
  const documents = strapi.documents(kindUid);
  for (const { nl, en, ...shared } of demoKinds) {
    const { documentId } = await documents.create({ locale: 'nl', data: { ...shared, ...nl } });
    const english: object = { ...shared, ...en };
    await documents.update({ documentId, locale: 'en', data: english });
  }
  return demoKinds.length;
}

/**
 * Gives a fair from before kinds were content those that its exhibitors have. Looked at once for each database: kinds that an
 * organiser removes later stay away.
 */
export async function makeFormerKinds(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'exhibitors', key: 'kinds' });
  await strapi.db.transaction(async () => {
    if ((await store.get()) !== null) return;
    const areUsed = (await strapi.db.query('api::exhibitor.exhibitor').count()) > 0;
    if (areUsed && (await strapi.db.query(kindUid).count()) === 0) await makeDemoKinds(strapi);
    await store.set({ value: true });
  });
}
