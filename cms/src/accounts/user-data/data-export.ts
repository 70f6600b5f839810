import type { Core } from '@strapi/strapi';
import { getOwnedData, getOwner } from '../../platform/access/owned';
import { getProfile, type Profile } from '../profile/profile';
import { listSignIns, type SignIn } from '../sessions/sessions';
import { getAccount } from '../users';

/** Everything stored about a user, except what only proves who they are: hashes and secrets. */
export interface DataExport {
  madeAt: string;
  account: Profile & { username: string; updatedAt: string };
  signedInOn: Omit<SignIn, 'id'>[];
  belongings: { what: string; items: Record<string, unknown>[] }[];
}

export async function exportData(
  strapi: Core.Strapi,
  userId: number,
  sessionId: string | undefined,
): Promise<DataExport> {
  const { username, updatedAt } = await getAccount(strapi, userId);
  const signIns = await listSignIns(strapi, userId, sessionId);
  return {
    madeAt: new Date().toISOString(),
    account: {
      ...(await getProfile(strapi, userId)),
      username,
      updatedAt: new Date(updatedAt).toISOString(),
    },
    signedInOn: signIns.map(({ deviceName, current, loginAt, lastActiveAt }) => ({
      deviceName,
      current,
      loginAt,
      lastActiveAt,
    })),
    belongings: await getOwnedData(strapi, await getOwner(strapi, userId)),
  };
}
