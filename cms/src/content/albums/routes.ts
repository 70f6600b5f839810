import type { Core } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import { mayChange } from '../../platform/access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../platform/access/admin-routes';
import { originalLocale } from '../../platform/documents/original-locale';
import { ErrorResponse } from '../../platform/http/error-responses';
import { mayUpload } from '../../platform/media/permissions';
import { takeTurn } from '../../platform/storage/take-turn';
import { readSentAlbum } from './read-sent';
import { albumUid, type Album, type AlbumPhoto, type SentPhoto } from './shape';
import { albumErrors } from './texts';

interface Draft extends Omit<Album, 'version'> {
  updatedAt: string;
}

/** Adds the calls of the page about the photos of one album. Who may change albums and upload files may use it. */
export function serveAlbums(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, '/album-photos', null, {
    'GET /:documentId': async (context) => {
      const { draft } = await changeable(strapi, context);
      return albumOf(draft);
    },
    'PUT /:documentId': (context) =>
      strapi.db.transaction(async () => {
        await takeTurn(strapi, 'content');
        const { draft, checker } = await changeable(strapi, context);
        const { version, photos, date } = readSentAlbum(context.request.body);
        if (version !== versionOf(draft)) throw new ErrorResponse(409, 'AlbumChanged', albumErrors.changed);
        await requirePictures(strapi, photos);
        const data = await checker.sanitizeUpdateInput(draft)({ date, photos: withoutNewIds(photos) });
        if (!data.photos) throw new errors.ForbiddenError();
        await strapi.documents(albumUid).update({
          ...versionIn(context),
          data: setCreatorFields({ user: context.state.user, isEdition: true })(data),
        });
        return albumOf((await changeable(strapi, context)).draft);
      }),
  });
}

const versionIn = ({ params, query }: AdminContext) => ({
  documentId: String(params.documentId),
  locale: /^[a-z]{2}$/.test(String(query.locale)) ? String(query.locale) : originalLocale,
});

/**
 * The draft of the album that a call is about.
 * @throws {errors.NotFoundError} when there is none
 * @throws {errors.ForbiddenError} for who may not change it, or upload no files
 */
async function changeable(strapi: Core.Strapi, context: AdminContext) {
  const found = await strapi.documents(albumUid).findOne({
    ...versionIn(context),
    status: 'draft',
    populate: { photos: { populate: { image: true } }, createdBy: true },
  });
  if (!found) throw new errors.NotFoundError(albumErrors.notFound);
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: context.state.userAbility, model: albumUid });
  const isPermitted = isAllowed(context, mayChange(albumUid)) && isAllowed(context, mayUpload);
  if (!isPermitted || checker.cannot.update(found)) throw new errors.ForbiddenError();
  return { draft: found as unknown as Draft, checker };
}

const versionOf = ({ updatedAt }: Draft) => new Date(updatedAt).toISOString();

function albumOf(draft: Draft): Album {
  const photos = draft.photos.map(({ id, image, caption, credit, takenAt }): AlbumPhoto => {
    const picture = image && {
      id: image.id,
      name: image.name,
      url: image.url,
      alternativeText: image.alternativeText,
      formats: image.formats,
    };
    return { id, image: picture, caption, credit, takenAt };
  });
  return { title: draft.title, date: draft.date, version: versionOf(draft), photos };
}

/** Strapi gives a component without an id a new one. */
const withoutNewIds = (photos: readonly SentPhoto[]) =>
  photos.map(({ id, ...photo }) => (id === null ? photo : { id, ...photo }));

/** @throws {errors.ValidationError} naming the photos whose file the media library has no more */
async function requirePictures(strapi: Core.Strapi, photos: readonly SentPhoto[]): Promise<void> {
  const ids = photos.flatMap(({ image }) => image ?? []);
  const found: { id: number }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { id: { $in: ids } } });
  const known = new Set(found.map(({ id }) => id));
  const gone = photos.flatMap(({ image }, index) => (image === null || known.has(image) ? [] : [index + 1]));
  if (gone.length > 0) throw new errors.ValidationError(albumErrors.noPicture(gone));
}
