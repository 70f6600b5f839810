import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Fair, FairRoom, FairSession, Named, SessionKind } from 'beursvloer-domain/schedule';
import { originalLocale } from '../../platform/documents/original-locale';
import { kindUid } from '../kind-uid';
import { fairDays } from '../session-rules';
import { slotProblem } from '../session-times';
import { textOfBlocks } from '../../platform/documents/blocks-text';

interface Ref {
  documentId: string;
}

interface Row {
  documentId: string;
  publicId: number;
  importId: string | null;
  title: string | null;
  kind: FairSession['kind'];
  language: FairSession['language'];
  day: string | null;
  startTime: string | null;
  endTime: string | null;
  summary: string | null;
  description: unknown;
  capacity: number | null;
  room: Ref | null;
  meetingPoint: string | null;
  speakers: { speaker: Ref | null }[];
  themes: Ref[];
  audiences: Ref[];
  exhibitors: Ref[];
  pavilion: Ref | null;
}

const drafts = { locale: originalLocale, publishedAt: null };
const comingDrafts = { ...drafts, edition: null };
const populate = {
  room: true,
  speakers: { populate: ['speaker'] },
  themes: true,
  audiences: true,
  exhibitors: true,
  pavilion: true,
};

/** The programme as editors see it, which is with what is not published yet, and all that sessions can point at. */
export async function loadFair(strapi: Core.Strapi): Promise<Fair> {
  const rows: Row[] = await strapi.db
    .query('api::session.session')
    .findMany({ where: comingDrafts, populate, orderBy: { publicId: 'asc' } });
  const days = await fairDays(strapi);
  return {
    sessions: rows.map(sessionIn),
    kinds: await loadKinds(strapi),
    rooms: await loadRooms(strapi),
    speakers: await loadNamed(strapi, 'api::speaker.speaker', comingDrafts),
    themes: await loadNamed(strapi, 'api::theme.theme', { locale: originalLocale }),
    audiences: await loadNamed(strapi, 'api::audience.audience', { locale: originalLocale }),
    exhibitors: await loadNamed(strapi, 'api::exhibitor.exhibitor', comingDrafts),
    pavilions: await loadNamed(strapi, 'api::pavilion.pavilion', drafts),
    guidOf: guidsAt(new URL(strapi.config.get<string>('site.url')).origin),
    slotProblem: (slot) => slotProblem(slot, days)?.message ?? null,
  };
}

function sessionIn(row: Row): FairSession {
  const { documentId, publicId, importId, kind, language, capacity, meetingPoint } = row;
  return {
    documentId,
    publicId,
    importId,
    kind,
    language,
    capacity,
    meetingPoint,
    title: row.title ?? '',
    day: row.day ?? '',
    startTime: (row.startTime ?? '').slice(0, 5),
    endTime: (row.endTime ?? '').slice(0, 5),
    summary: row.summary ?? '',
    description: textOfBlocks(row.description),
    room: row.room?.documentId ?? null,
    speakers: row.speakers.flatMap(({ speaker }) => speaker?.documentId ?? []),
    themes: row.themes.map(idOf),
    audiences: row.audiences.map(idOf),
    exhibitors: row.exhibitors.map(idOf),
    pavilion: row.pavilion?.documentId ?? null,
  };
}

interface KindRow {
  documentId: string;
  locale: string;
  key: string;
  name: string;
  plural: string;
  isTour: boolean | null;
  hasPage: boolean | null;
}

/** The kinds of sessions in the editors' order, with what they are called in each language. */
export async function loadKinds(strapi: Core.Strapi): Promise<SessionKind[]> {
  const rows: KindRow[] = await strapi.db
    .query(kindUid)
    .findMany({ where: { key: { $notNull: true } }, orderBy: [{ rank: 'asc' }, { id: 'asc' }] });
  const dutch = rows.filter(({ locale }) => locale === originalLocale);
  return dutch.map(({ documentId, key, name, isTour, hasPage }) => ({
    key,
    name,
    otherNames: rows.flatMap((row) => (row.documentId === documentId ? [row.plural, row.name] : [])),
    isTour: isTour === true,
    hasPage: hasPage === true,
  }));
}

const idOf = ({ documentId }: Ref) => documentId;

async function loadRooms(strapi: Core.Strapi): Promise<FairRoom[]> {
  const rows: { documentId: string; name: string; hall: { name: string } | null }[] = await strapi.db
    .query('api::room.room')
    .findMany({ populate: ['hall'], orderBy: [{ rank: 'asc' }, { id: 'asc' }] });
  return rows.map(({ documentId, name, hall }) => ({ id: documentId, name, hall: hall?.name ?? null }));
}

type NamedType =
  | 'api::speaker.speaker'
  | 'api::theme.theme'
  | 'api::audience.audience'
  | 'api::exhibitor.exhibitor'
  | 'api::pavilion.pavilion';

async function loadNamed(strapi: Core.Strapi, uid: NamedType, where: object): Promise<Named[]> {
  const rows: { documentId: string; name: string }[] = await strapi.db
    .query(uid)
    .findMany({ where, select: ['documentId', 'name'], orderBy: { id: 'asc' } });
  return rows.map(({ documentId, name }) => ({ id: documentId, name }));
}

/** The namespace of addresses in RFC 9562, without its dashes. */
const urlNamespace = '6ba7b8119dad11d180b400c04fd430c8';

/** The UUIDs of sessions in our own export follow from the addresses of their pages (version 5 of RFC 9562). */
function guidsAt(origin: string): (publicId: number) => string {
  return (publicId) => {
    const hash = createHash('sha1').update(Buffer.from(urlNamespace, 'hex'));
    const bytes = hash.update(`${origin}/programma/${publicId}`, 'utf8').digest().subarray(0, 16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
}
