import { data, type HeadersArgs } from 'react-router';
import { requireSignedIn } from '../../account/user.server';
import type { RequestContext } from '../../content/client/visitor/visitor.server';
import { fieldsOf } from '../../form-engine/form.server';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { RouteHandle } from '../../shell/layouts/handle';
import { changeOwnVisit, loadOwnVisit } from '../own-visit.server';
import { linkParam, mineParam, profilePath } from '../paths';
import { loadProfile, registerFrom } from '../profile.server';
import { ProfilePage } from '../profile-page';
import { ownHeaders, retryHeaders } from '../headers';
import type { Route } from './+types/profile';

const OwnVisitPage = lazyHydrate(() => import('../own-visit-page'));

// A registration has a query parameter of its own, with which nothing is cached.
export const handle: RouteHandle = { layout: 'default', cache: { params: [] } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const own = ownVisitOf(context, url);
  if (own === null) return data({ profile: await loadProfile(context), own: null });
  const loaded = await loadOwnVisit(context, url, own.link);
  return data({ profile: null, own: loaded.data }, { status: loaded.init?.status, headers: ownHeaders });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const own = ownVisitOf(context, url);
  return own === null
    ? registerFrom(context, url, await fieldsOf(request))
    : changeOwnVisit(context, request, url, own.link);
}

/** The registration that a URL asks for: that of a link, or of the signed-in user; null for the form. */
function ownVisitOf(context: RequestContext, url: URL): { link: string | null } | null {
  const link = url.searchParams.get(linkParam);
  if (link !== null) return { link };
  if (!url.searchParams.has(mineParam)) return null;
  requireSignedIn(context, url);
  return { link: null };
}

export function headers({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  return retryHeaders(loaderHeaders, actionHeaders);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const m = messagesFor(site.locale).visitors;
  if (!loaderData.profile) return pageMeta({ title: m.own.title, path: profilePath, noIndex: true }, site);
  const { page } = loaderData.profile;
  const title = page?.title ?? m.title;
  // Editors' words for search engines ask for a visit.
  const isOver = site.phase === 'after';
  return pageMeta(
    isOver
      ? { title, description: m.over.text, path: profilePath }
      : { title, description: m.intro, seo: page?.seo, path: profilePath },
    site,
  );
}

export default function Profile({ loaderData: { profile, own } }: Route.ComponentProps) {
  return profile ? <ProfilePage data={profile} /> : <OwnVisitPage data={own} />;
}
