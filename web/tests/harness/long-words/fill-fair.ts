import { read, signInToAdmin } from '../admin';
import type { FairAccess } from '../fair';
import { waitForChanges } from '../wait-for-changes';
import { models, type Attribute, type ContentType } from './models';
import { valuesOf, type Material } from './values';

/** A document that was written, as far as pages need it. */
export interface Written {
  documentId: string;
  publicId: number;
  slug: string;
}

type Admin = Awaited<ReturnType<typeof signInToAdmin>>;

/**
 * Writes a published document of every content type, in both languages, with the longest text in every field, through the
 * admin's API. Its relations lead to the others, and its blocks are of every kind and variant.
 * @returns them by uid
 * @throws when the content backend does not take one
 */
export async function fillFair(fair: FairAccess, word: string): Promise<ReadonlyMap<string, Written>> {
  const admin = await signInToAdmin(fair, { skipWait: true });
  const documents = new Map<string, Written>();
  const media = await findMedia(admin);
  const write = async (uid: string): Promise<void> => {
    const type = models.types.get(uid);
    if (!type || documents.has(uid)) return;
    for (const target of targetsOf(type.attributes)) if (target !== uid) await write(target);
    let written: Written | undefined;
    for (const locale of type.isLocalised ? ['nl', 'en'] : ['nl'])
      written = await writeVersion(admin, type, { word, media, documents, locale }, written?.documentId);
    if (written) documents.set(uid, written);
  };
  for (const uid of models.types.keys()) await write(uid);
  await waitForChanges(fair);
  return documents;
}

/** The types that a document points to, in its components as well. */
function targetsOf(attributes: Record<string, Attribute>): string[] {
  return Object.values(attributes).flatMap(
    ({ target, mappedBy, component, components = [], pluginOptions }) => [
      ...(target !== undefined && mappedBy === undefined ? [target] : []),
      ...[pluginOptions?.editor?.choiceOf ?? []].flat(),
      ...[component ?? '', ...components].flatMap((name) => targetsOf(models.components.get(name) ?? {})),
    ],
  );
}

async function writeVersion(
  admin: Admin,
  { uid, isSingle, hasDrafts, isLocalised, attributes }: ContentType,
  material: Material,
  documentId = '',
): Promise<Written> {
  const path = [
    isSingle ? '/content-manager/single-types' : '/content-manager/collection-types',
    uid,
    ...(isSingle || documentId === '' ? [] : [documentId]),
    ...(hasDrafts ? ['actions/publish'] : []),
  ].join('/');
  const method = hasDrafts || (!isSingle && documentId === '') ? 'POST' : 'PUT';
  const query = isLocalised ? `?locale=${material.locale}` : '';
  const { status, body } = await admin(method, path + query, valuesOf(uid, attributes, material));
  if (status !== 200 && status !== 201)
    throw new Error(`${method} ${path} was answered with ${status}: ${JSON.stringify(body).slice(0, 1000)}`);
  return {
    documentId: String(read(body, 'data', 'documentId')),
    publicId: Number(read(body, 'data', 'publicId')),
    slug: String(read(body, 'data', 'slug')),
  };
}

/** A file of the demo fair of each kind that fields take. */
async function findMedia(admin: Admin): Promise<Material['media']> {
  const find = async (mime: string) => {
    const { body } = await admin('GET', `/upload/files?pageSize=1&filters[mime][$startsWith]=${mime}`);
    return Number(read(body, 'results', 0, 'id'));
  };
  return {
    images: await find('image/webp'),
    videos: await find('video/'),
    files: await find('application/pdf'),
  };
}
