import type { Core, UID } from '@strapi/strapi';
import { mayRead } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../access/admin-routes';
import { levelOf, readStorage } from '../storage/free-space';

export interface WaitingCount {
  uid: string;
  name: string;
  drafts: number;
  changed: number;
}

interface Version {
  documentId: string;
  locale: string | null;
  publishedAt: string | Date | null;
  updatedAt: string | Date;
}

/**
 * Adds `GET /editor/waiting` for the admin: the entries that wait to be published, of types that the administrator may
 * read, and whether the server has space left.
 */
export function serveWaiting(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/editor', null, {
    'GET /waiting': async (context) => {
      const types = Object.values(strapi.contentTypes).filter(
        ({ uid, options }) =>
          uid.startsWith('api::') && options?.draftAndPublish && isAllowed(context, mayRead(uid)),
      );
      const waiting = await Promise.all(
        types.map(({ uid, info }) => countWaiting(strapi, uid, info.displayName)),
      );
      const storage = await readStorage(strapi);
      const meta = { storage: { level: levelOf(storage), freeBytes: storage.freeBytes } };
      return { meta, data: waiting.filter(({ drafts, changed }) => drafts + changed > 0) };
    },
  });
}

async function countWaiting(strapi: Core.Strapi, uid: UID.ContentType, name: string): Promise<WaitingCount> {
  const versions: Version[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId', 'locale', 'publishedAt', 'updatedAt'] });
  const published = new Map(
    versions.filter(({ publishedAt }) => publishedAt).map((version) => [keyOf(version), instantOf(version)]),
  );
  const drafts = versions.filter(({ publishedAt }) => !publishedAt);
  return {
    uid,
    name,
    drafts: drafts.filter((draft) => !published.has(keyOf(draft))).length,
    // Publishing gives both versions the same instant; every later change moves the draft's.
    changed: drafts.filter((draft) => instantOf(draft) > (published.get(keyOf(draft)) ?? Infinity)).length,
  };
}

function keyOf({ documentId, locale }: Version): string {
  return `${documentId} ${locale ?? ''}`;
}

function instantOf({ updatedAt }: Version): number {
  return new Date(updatedAt).getTime();
}
