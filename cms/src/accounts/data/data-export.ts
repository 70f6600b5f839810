import type { Core } from '@strapi/strapi';
import { dataOf, ownerOf } from './owned';
import { profileOf, type Profile } from '../profile/profile';
import { listSignIns, type SignIn } from '../sessions/sessions';
import { getAccount } from '../users';

/** Everything that is kept about a user, save what only proves who they are: hashes and secrets. */
export interface OwnData {
  madeAt: string;
  account: Profile & { username: string; updatedAt: string };
  signedInOn: Omit<SignIn, 'id'>[];
  belongings: { what: string; items: Record<string, unknown>[] }[];
}

export async function copyData(
  strapi: Core.Strapi,
  userId: number,
  sessionId: string | undefined,
): Promise<OwnData> {
  const { username, updatedAt } = await getAccount(strapi, userId);
  const signIns = await listSignIns(strapi, userId, sessionId);
  return {
    madeAt: new Date().toISOString(),
    account: {
      ...(await profileOf(strapi, userId)),
      username,
      updatedAt: new Date(updatedAt).toISOString(),
    },
    signedInOn: signIns.map(({ deviceName, current, loginAt, lastActiveAt }) => ({
      deviceName,
      current,
      loginAt,
      lastActiveAt,
    })),
    belongings: await dataOf(strapi, await ownerOf(strapi, userId)),
  };
}
