import type { Core } from '@strapi/strapi';
import { errors, setCreatorFields } from '@strapi/utils';
import { mayPublish } from '../../platform/access/admin-permissions';
import { addAdminRoutes, isAllowed, type AdminContext } from '../../platform/access/admin-routes';
import { originalLocale } from '../../platform/documents/original-locale';
import { addressesOf } from '../../platform/editor/references/addresses';
import { ErrorResponse } from '../../platform/http/error-responses';
import { placeOf } from '../../platform/preview/paths';
import { takeTurn } from '../../platform/storage/take-turn';
import { findMenus, headingsOf, placesIn, withLink, withoutLinks, type Menus } from './menu';
import { isMenuName, menuUid, pageUid, type MenuName, type PageInMenus } from './shape';
import { menuErrors } from './texts';

interface Question {
  context: AdminContext;
  documentId: string;
  locale: string;
  addresses: readonly string[];
}

/**
 * Adds the calls with which who may publish a page puts it in a menu of the site, and takes it out: without the permission
 * to change the menus. Menus have no drafts, so a change is on the site at once.
 */
export function serveMenus(strapi: Core.Strapi): void {
  const changeMenu =
    (change: (question: Question, menus: Menus) => Promise<object>) => (context: AdminContext) =>
      strapi.db.transaction(async () => {
        await takeTurn(strapi, 'content');
        const question = await publishable(strapi, context);
        const menus = await findMenus(strapi, question.locale);
        const data = await change(question, menus);
        await strapi.documents(menuUid).update({
          documentId: menus.documentId,
          locale: question.locale,
          data: setCreatorFields({ user: context.state.user, isEdition: true })({ ...data }),
        });
        return pageInMenus(strapi, question);
      });

  addAdminRoutes(strapi, '/page-menus', null, {
    'GET /:documentId': async (context) => pageInMenus(strapi, await publishable(strapi, context)),
    'PUT /:documentId': changeMenu(async (question, menus) => {
      const { menu, heading } = readChoice(question.context.request.body);
      const page = await publishedOf(strapi, question);
      const path = page && placeOf(pageUid, page)?.path;
      if (!page || !path) throw new ErrorResponse(409, 'NotPublished', menuErrors.notPublished);
      const place = placesIn(menus, question.addresses).find((one) => one.menu === menu);
      if (place) throw new ErrorResponse(409, 'InMenu', menuErrors.already(menu, place.title));
      const changed = withLink(menus, menu, heading, { label: page.title, url: path });
      if (!changed) throw new ErrorResponse(409, 'HeadingGone', menuErrors.headingGone);
      return changed;
    }),
    'DELETE /:documentId/:menu': changeMenu(async ({ context, addresses }, menus) => {
      const { menu } = context.params;
      if (!isMenuName(menu)) throw new errors.ValidationError(menuErrors.unreadable);
      const places = placesIn(menus, addresses).filter((one) => one.menu === menu);
      const [first] = places;
      if (!first) throw new ErrorResponse(409, 'NotInMenu', menuErrors.notThere(menu));
      if (places.every(({ isHeading }) => isHeading))
        throw new ErrorResponse(409, 'IsHeading', menuErrors.isHeading(first.title));
      return withoutLinks(menus, menu, addresses);
    }),
  });
}

/**
 * The page that a call is about.
 * @throws {errors.ForbiddenError} for who may not publish it
 * @throws {errors.NotFoundError} when it is not there in this language
 */
async function publishable(strapi: Core.Strapi, context: AdminContext): Promise<Question> {
  if (!isAllowed(context, mayPublish(pageUid))) throw new errors.ForbiddenError();
  const documentId = String(context.params.documentId);
  const locale = /^[a-z]{2}$/.test(String(context.query.locale))
    ? String(context.query.locale)
    : originalLocale;
  const draft = await strapi
    .documents(pageUid)
    .findOne({ documentId, locale, status: 'draft', populate: { createdBy: true } });
  if (!draft) throw new errors.NotFoundError(menuErrors.noPage);
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: context.state.userAbility, model: pageUid });
  if (checker.cannot.publish(draft)) throw new errors.ForbiddenError();
  return { context, documentId, locale, addresses: await addressesOf(strapi, pageUid, [documentId]) };
}

async function publishedOf(
  strapi: Core.Strapi,
  { documentId, locale }: Question,
): Promise<{ title: string; slug: string } | null> {
  const found = await strapi
    .documents(pageUid)
    .findOne({ documentId, locale, status: 'published', fields: ['title', 'slug'] });
  return found && { title: String(found.title), slug: String(found.slug) };
}

async function pageInMenus(strapi: Core.Strapi, question: Question): Promise<PageInMenus> {
  const menus = await findMenus(strapi, question.locale);
  return {
    isPublished: (await publishedOf(strapi, question)) !== null,
    headings: headingsOf(menus),
    places: placesIn(menus, question.addresses),
  };
}

/** @throws {errors.ValidationError} for what the panel does not send */
function readChoice(body: unknown): { menu: MenuName; heading: number } {
  const { menu, heading } = { ...(typeof body === 'object' ? body : null) } as Record<string, unknown>;
  if (!isMenuName(menu) || typeof heading !== 'number' || !Number.isSafeInteger(heading))
    throw new errors.ValidationError(menuErrors.unreadable);
  return { menu, heading };
}
