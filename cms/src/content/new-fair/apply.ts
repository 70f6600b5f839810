import { changeTexts } from 'beursvloer-domain/fair';
import type { Core } from '@strapi/strapi';
import type { Administrator } from '../../platform/audit/audit';
import { siteTypeOf } from '../../platform/documents/site-types';
import { demoDocuments, demoPeople, removableTypes } from '../../platform/demo/record';
import { removeDemo } from '../../platform/demo/removal';
import { planRemoval, type Choice } from '../../platform/demo/plan';
import { rewriteWords } from '../../platform/rows/rewrite';
import { changeEverything } from '../../platform/outbox/outbox';
import { languages, startBare } from './bare-fair';
import { fillInFor } from './fill-in';
import { ownFrontPage } from './front-page';
import type { NewFair } from './read-fair';
import type { FairDay, KeepWord } from './shape';
import { fairDone } from './texts';

const settingsUid = 'api::site-setting.site-setting';

/**
 * Makes the fair of this database another one, all or nothing.
 * @returns sentences about what was done; null when there is no fair yet
 */
export async function applyFair(
  strapi: Core.Strapi,
  who: Administrator,
  fair: NewFair,
): Promise<string[] | null> {
  return changeEverything(strapi, async () => {
    const before = await strapi
      .documents(settingsUid)
      .findFirst({ locale: 'nl', populate: { days: true, venue: true, contact: true } });
    if (!before) return null;
    const said = [fairDone.settings(fair.name), ...(fair.english ? [] : [fairDone.dutchOnly])];
    const removed = await remove(strapi, who, fair);
    if (removed > 0) said.push(fairDone.removed(removed));
    if (fair.keep !== 'alles') {
      const { name, edition, venue, contact } = before;
      const days: FairDay[] = before.days ?? [];
      const fillIn = fillInFor(
        {
          name,
          edition,
          organisation: '',
          days,
          venue: { name: '', street: '', postalCode: '', city: '', ...venue },
          contact: {
            email: contact?.email ?? '',
            phone: contact?.phone ?? '',
            address: contact?.address ?? '',
          },
        },
        fair,
        await demoPeople(strapi),
      );
      said.push(fairDone.filledIn(await fillInKept(strapi, (value) => changeTexts(value, fillIn))));
    }
    await saveSettings(strapi, before.documentId, fair);
    if (fair.colour !== '') await saveColour(strapi, fair.colour);
    if (fair.keep === 'niets') await startBare(strapi, fair);
    if (fair.keep === 'structuur') await ownFrontPage(strapi, fair);
    return said;
  });
}

async function remove(strapi: Core.Strapi, who: Administrator, { keep }: NewFair): Promise<number> {
  return (await countGoing(strapi, keep)) > 0 ? removeDemo(strapi, who, choiceOf(strapi, keep)) : 0;
}

function choiceOf(strapi: Core.Strapi, keep: KeepWord): Choice {
  const types =
    keep === 'alles'
      ? []
      : removableTypes(strapi).filter((uid) => keep === 'niets' || siteTypeOf(uid)?.isStructure !== true);
  return { types: new Set<string>(types), changedToo: false };
}

/** How many documents of the demo fair go when so much of it stays. */
export async function countGoing(strapi: Core.Strapi, keep: KeepWord): Promise<number> {
  const plans = await planRemoval(strapi, choiceOf(strapi, keep));
  return plans.reduce((sum, { going }) => sum + going.length, 0);
}

/** Fills in what is left of the demo fair, its menus and its prices. */
async function fillInKept(strapi: Core.Strapi, change: (value: unknown) => unknown): Promise<number> {
  let count = 0;
  for (const [uid, made] of Object.entries(await demoDocuments(strapi)))
    count += await rewriteWords(strapi, uid, Object.keys(made), change);
  for (const uid of ['api::navigation.navigation', 'api::stand-offer.stand-offer'] as const) {
    const one = await strapi.documents(uid).findFirst({});
    if (one) count += await rewriteWords(strapi, uid, [one.documentId], change);
  }
  return count + (await fillInPictures(strapi, change));
}

/** Pictures have their texts in the media library. */
async function fillInPictures(strapi: Core.Strapi, change: (value: unknown) => unknown): Promise<number> {
  const files = strapi.db.query('plugin::upload.file');
  const all: { id: number; alternativeText: string | null; caption: string | null }[] = await files.findMany({
    select: ['id', 'alternativeText', 'caption'],
  });
  let count = 0;
  for (const { id, ...words } of all) {
    const data = change(words) as typeof words;
    if (JSON.stringify(data) === JSON.stringify(words)) continue;
    await files.update({ where: { id }, data });
    count += 1;
  }
  return count;
}

/** The rest of the settings named the fair that it was: notices, addresses for orders, social media. */
async function saveSettings(strapi: Core.Strapi, documentId: string, fair: NewFair): Promise<void> {
  const { name, edition, tagline, days, venue, contact, english, mail } = fair;
  for (const locale of languages) {
    const data: object = {
      name,
      edition,
      tagline: locale === 'nl' ? tagline : '',
      english,
      days: days.map(({ date, opens, closes }) => ({
        date,
        opens: `${opens}:00.000`,
        closes: `${closes}:00.000`,
      })),
      venue,
      contact,
      orders: contact,
      mailSender: mail.sender || null,
      mailReplyTo: mail.replyTo || null,
      socials: [],
      announcement: [],
      defaultSeo: null,
      previousFirstDay: null,
    };
    await strapi.documents(settingsUid).update({ documentId, locale, data });
  }
}

async function saveColour(strapi: Core.Strapi, colour: string): Promise<void> {
  const documents = strapi.documents('api::brand.brand');
  const known = await documents.findFirst({});
  const data: object = { colour };
  const { documentId } = known
    ? await documents.update({ documentId: known.documentId, data }).then(() => known)
    : await documents.create({ data });
  await documents.publish({ documentId });
}
