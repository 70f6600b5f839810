import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { dutchDay, joinNames, readDay } from 'beursvloer-domain/import';
import { isFairOver } from '../fair/phase';
import { overTexts } from '../fair/texts';
import { getVisitorChoices } from '../fair/visitor-choices';
import { signOf } from '../platform/lists/documents';
import type { ListDefinition } from '../platform/lists/definition';
import { groupList, listColumns } from './list-texts';
import { mailInvitation } from './mails';
import { wordsOf } from './organiser/words';
import { visitorPermissions } from './permissions';
import { readProfile } from './read-profile';
import {
  createRegistration,
  deleteRegistration,
  findByEmail,
  findById,
  registrationUid,
  type Registration,
} from './registrations';
import { staffErrors } from './texts';

/**
 * Registrations as a list: a group comes in as one, and each of them gets a mail with a link to confirm it. Until then there is no
 * badge, as with everybody else.
 */
export const visitorLists: readonly ListDefinition[] = [
  {
    name: 'bezoekers',
    uid: registrationUid,
    title: groupList.title,
    columns: listColumns,
    unique: ['email'],
    records: {
      mayRead: visitorPermissions.may('export'),
      mayAdd: visitorPermissions.may('update'),
      notice: groupList.notice,
      fairDays: async (strapi) => (await getVisitorChoices(strapi)).days,
      count: (strapi) => strapi.db.query(registrationUid).count({ where: listed }),
      load,
      add,
      signs,
      async remove(strapi, id) {
        const found = await findById(strapi, Number(id));
        if (found) await deleteRegistration(strapi, found.badgeId);
      },
    },
  },
];

/** Who cancelled does not come. */
const listed = { state: { $ne: 'geannuleerd' } };

async function load(strapi: Core.Strapi) {
  const words = await wordsOf(strapi);
  const found: Registration[] = await strapi.db
    .query(registrationUid)
    .findMany({ where: listed, orderBy: { id: 'asc' } });
  return found.map(({ id, email, profile }) => ({
    id: String(id),
    values: {
      email,
      name: profile.name,
      organisation: profile.organisation,
      role: profile.role,
      audience: words.audiences.get(profile.audience) ?? profile.audience,
      interests: joinNames(profile.interests.map((one) => words.interests.get(one) ?? one)),
      days: profile.days.map(dutchDay).join(', '),
    },
  }));
}

async function add(strapi: Core.Strapi, values: Readonly<Record<string, string>>): Promise<string> {
  if (await isFairOver(strapi)) throw new errors.ValidationError(overTexts.registration);
  const words = await wordsOf(strapi);
  const {
    email = '',
    name = '',
    organisation = '',
    role = '',
    audience = '',
    interests = '',
    days = '',
  } = values;
  const given = readProfile(
    {
      email,
      name,
      organisation,
      role,
      audience: slugsOf([audience], words.audiences)[0] ?? '',
      interests: slugsOf(interests.split(/[;,]\s*/), words.interests),
      days: days.split(', ').flatMap((day) => readDay(day).day ?? []),
    },
    await getVisitorChoices(strapi),
    new Date(),
  );
  // One that was cancelled has the address too.
  if (await findByEmail(strapi, given.email)) throw new errors.ValidationError(staffErrors.known);
  const created = await createRegistration(strapi, { ...given, language: 'nl' });
  await mailInvitation(strapi, created);
  return String(created.id);
}

function slugsOf(names: readonly string[], words: ReadonlyMap<string, string>): string[] {
  return [...words].flatMap(([slug, name]) => (names.includes(name) ? slug : []));
}

async function signs(strapi: Core.Strapi, ids: readonly string[]) {
  const found: Registration[] = await strapi.db
    .query(registrationUid)
    .findMany({ where: { id: { $in: ids.map(Number) } } });
  return new Map(
    found.map(({ id, state, email, profile, needs }) => [
      String(id),
      { [groupList.state]: state, [groupList.profile]: signOf([email, profile, needs]) },
    ]),
  );
}
