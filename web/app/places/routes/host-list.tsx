import { data, redirect } from 'react-router';
import { anonymousCms } from '../../content/client/context.server';
import { rejectionIn } from '../../content/client/rejection';
import { changeAsHost, getHostList, type HostChange } from '../../content/types/session-place';
import { fieldsOf } from '../../form-engine/form.server';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { ownHeaders } from '../../visitors/headers';
import { linkParam } from '../../visitors/paths';
import { HostListPage } from '../host-list-page';
import type { Route } from './+types/host-list';

export const handle: RouteHandle = { layout: 'default' };

const path = '/plaats/deelnemers';
/** The shape of the links that the admin makes: cms/src/places/host.ts. */
const linkShape = /^[0-9a-z]{8,9}-[\w-]{43}$/;
const linkIn = (url: URL) => url.searchParams.get(linkParam) ?? '';

/** The list of a link; null with a 404 for one that is wrong, expired or taken back. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const unusable = () => data(null, { status: 404 });
  if (!linkShape.test(linkIn(url))) return unusable();
  try {
    return data(await getHostList(anonymousCms(context), linkIn(url)));
  } catch (error) {
    if (rejectionIn(error).status === 404) return unusable();
    throw error;
  }
}

/** Ticks somebody off, or closes and opens the session. Whoever left in the meantime is gone from the list. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const link = linkIn(url);
  const change = changeIn(await fieldsOf(request));
  if (!change) return data(null, { status: 400 });
  try {
    await changeAsHost(anonymousCms(context), link, change);
  } catch (error) {
    if (rejectionIn(error).status !== 404) throw error;
  }
  return redirect(`${path}?${new URLSearchParams({ [linkParam]: link }).toString()}`, 303);
}

function changeIn(fields: FormData): HostChange | null {
  const [closed, place, present] = ['vol', 'deelnemer', 'aanwezig'].map((name) => fields.get(name));
  if (closed === 'ja' || closed === 'nee') return { isClosed: closed === 'ja' };
  if (typeof place !== 'string' || !/^[1-9]\d{0,8}$/.test(place)) return null;
  return { place: Number(place), isPresent: present === 'ja' };
}

export function headers() {
  return ownHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).visitors.places.host;
  return pageMeta({ title, path, noIndex: true }, site);
}

export default function HostListRoute({ loaderData }: Route.ComponentProps) {
  return <HostListPage list={loaderData} />;
}
