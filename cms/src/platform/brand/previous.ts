import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { defaultColour } from 'beursvloer-domain/brand';
import { mayPublish } from '../access/admin-permissions';
import { addAdminRoutes, isAllowed } from '../access/admin-routes';
import { takeTurn } from '../storage/take-turn';
import { brandUid } from './palette';
import type { PreviousBrand } from './shape';
import { previousErrors } from './texts';

const pictures = ['logo', 'logoDark', 'icon'] as const;

/** A brand as it was on the site: its pictures by their ids. */
type Kept = { colour: string; letters: string | null } & Record<(typeof pictures)[number], number | null>;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'brand', key: 'previous' });
const readKept = async (strapi: Core.Strapi) => (await storeOf(strapi).get()) as Kept | null;

/** Keeps the brand that another one takes the place of, so that it comes back with one press. */
export function keepPreviousBrand(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async ({ uid, action }, next) => {
    if (uid !== brandUid || action !== 'publish') return next();
    const before = await publishedBrand(strapi);
    const result = await next();
    if (JSON.stringify(before) !== JSON.stringify(await publishedBrand(strapi)))
      await storeOf(strapi).set({ value: before });
    return result;
  };
}

/** A fair that published none has the colour and the letters of the demo fair, and no pictures. */
async function publishedBrand(strapi: Core.Strapi): Promise<Kept> {
  const brand = await strapi
    .documents(brandUid)
    .findFirst({ status: 'published', fields: ['colour', 'letters'], populate: [...pictures] });
  const idOf = (name: (typeof pictures)[number]) => (brand?.[name]?.id as number | undefined) ?? null;
  return {
    colour: brand?.colour ?? defaultColour,
    letters: brand?.letters ?? null,
    logo: idOf('logo'),
    logoDark: idOf('logoDark'),
    icon: idOf('icon'),
  };
}

/** Adds the calls with which who may publish the brand puts the previous one back on the site. */
export function serveBrand(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/brand', null, {
    'GET /previous': async (context): Promise<PreviousBrand> => {
      if (!isAllowed(context, mayPublish(brandUid))) throw new errors.ForbiddenError();
      return shapeOf(await readKept(strapi));
    },
    'POST /previous': async (context): Promise<PreviousBrand> => {
      if (!isAllowed(context, mayPublish(brandUid))) throw new errors.ForbiddenError();
      return strapi.db.transaction(async () => {
        await takeTurn(strapi, 'content');
        const kept = await readKept(strapi);
        const documents = strapi.documents(brandUid);
        const brand = await documents.findFirst({});
        if (!kept || !brand) throw new errors.ApplicationError(previousErrors.none);
        const { documentId } = brand;
        const data: object = { ...kept, ...(await withoutDeleted(strapi, kept)) };
        await documents.update({ documentId, data });
        await documents.publish({ documentId });
        return shapeOf(await readKept(strapi));
      });
    },
  });
}

const shapeOf = (kept: Kept | null): PreviousBrand => ({
  colour: kept?.colour ?? null,
  letters: kept?.letters ?? null,
});

/** Pictures may have left the media library since. */
async function withoutDeleted(strapi: Core.Strapi, kept: Kept): Promise<Partial<Kept>> {
  const ids = pictures.flatMap((name) => kept[name] ?? []);
  const found: { id: number }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { id: { $in: ids } } });
  const known = new Set(found.map(({ id }) => id));
  return Object.fromEntries(pictures.map((name) => [name, known.has(kept[name] ?? 0) ? kept[name] : null]));
}
