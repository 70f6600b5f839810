import { data, redirect } from 'react-router';
import { toWallClock } from '../../clock/wall-clock';
import { anonymousCms } from '../../content/client/context.server';
import { rejectionIn } from '../../content/client/rejection';
import { getOwnPlace, takePlace, withdrawPlace, type OwnPlace } from '../../content/types/session-place';
import { fieldsOf } from '../../form-engine/form.server';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { ownHeaders } from '../../visitors/headers';
import { doneParam, linkParam } from '../../visitors/paths';
import { OwnPlacePage } from '../own-place-page';
import type { Route } from './+types/place';

export const handle: RouteHandle = { layout: 'default' };

const path = '/plaats';
/** As the content backend signs it: cms/src/fair/signed-link.ts. */
const linkShape = /^[0-9A-Z]{16}\.[0-9a-z]{8,9}\.[\w-]{43}$/;
const linkIn = (url: URL) => url.searchParams.get(linkParam) ?? '';

/** The place of a link; null with a 404 for one that does not work. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const link = linkIn(url);
  if (url.searchParams.get(doneParam) === 'afgemeld') return data({ place: null, isWithdrawn: true });
  const unusable = () => data({ place: null, isWithdrawn: false }, { status: 404 });
  if (!linkShape.test(link)) return unusable();
  try {
    const place = await getOwnPlace(anonymousCms(context), link);
    return data({ place: { ...place, heldUntil: heldUntil(place) }, isWithdrawn: false });
  } catch (error) {
    if (rejectionIn(error).status === 404) return unusable();
    throw error;
  }
}

function heldUntil({ offerEnds }: OwnPlace) {
  if (offerEnds === null) return null;
  const { day, minutes } = toWallClock(new Date(offerEnds));
  const digits = (value: number) => String(value).padStart(2, '0');
  return { day, time: `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}` };
}

/** Takes the place, or gives it back. What cannot be done any more is said by the page as it is now. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const link = linkIn(url);
  const isWithdrawal = (await fieldsOf(request)).get('doen') === 'afmelden';
  let query = new URLSearchParams({ [linkParam]: link });
  try {
    await (isWithdrawal ? withdrawPlace : takePlace)(anonymousCms(context), link);
    if (isWithdrawal) query = new URLSearchParams({ [doneParam]: 'afgemeld' });
  } catch (error) {
    const { status } = rejectionIn(error);
    if (status !== 404 && status !== 409) throw error;
  }
  return redirect(`${path}?${query.toString()}`, 303);
}

export function headers() {
  return ownHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).visitors.places.own;
  return pageMeta({ title, path, noIndex: true }, site);
}

export default function Place({ loaderData }: Route.ComponentProps) {
  return <OwnPlacePage {...loaderData} />;
}
