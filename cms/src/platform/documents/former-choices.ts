import type { Core, UID } from '@strapi/strapi';

/** A choice of the demo fair: what differs by language, beside what both have. */
export interface DemoChoice {
  key: string;
  nl: object;
  en: object;
}

/** Makes choices of the demo fair, in both languages. Returns how many. */
export async function makeChoices(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  choices: readonly DemoChoice[],
): Promise<number> {
  const documents = strapi.documents(uid);
  for (const { nl, en, ...shared } of choices) {
    const dutch: object = { ...shared, ...nl };
    const { documentId } = await documents.create({ locale: 'nl', data: dutch });
    const english: object = { ...shared, ...en };
    await documents.update({ documentId, locale: 'en', data: english });
  }
  return choices.length;
}

interface FormerChoices {
  uid: UID.ContentType;
  /** The type that holds the keys. */
  heldBy: UID.ContentType;
  /** The name in the store of what is done once. */
  doneAs: string;
  choices: readonly DemoChoice[];
}

/**
 * Gives a fair from before these choices were content those that its documents hold. Looked at once for each database: what an
 * organiser removes later stays away.
 */
export async function makeFormerChoices(
  strapi: Core.Strapi,
  { uid, heldBy, doneAs, choices }: FormerChoices,
): Promise<void> {
  const store = strapi.store({ type: 'core', name: doneAs, key: 'kinds' });
  await strapi.db.transaction(async () => {
    if ((await store.get()) !== null) return;
    const areHeld = (await strapi.db.query(heldBy).count()) > 0;
    if (areHeld && (await strapi.db.query(uid).count()) === 0) await makeChoices(strapi, uid, choices);
    await store.set({ value: true });
  });
}
