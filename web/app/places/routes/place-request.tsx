import { redirect } from 'react-router';
import { hiddenIn } from '../../captcha/hidden-fields';
import { now } from '../../clock/clock.server';
import { toWallClock } from '../../clock/wall-clock';
import { anonymousCms, cmsFor } from '../../content/client/context.server';
import { findSession } from '../../content/types/session';
import { requestPlace } from '../../content/types/session-place';
import { publicIdIn } from '../../errors/detail-url';
import { notFound } from '../../errors/page-errors';
import { fieldsOf } from '../../form-engine/form.server';
import { localeOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import type { RouteHandle } from '../../shell/layouts/handle';
import { requestPlacePath } from '../../site/detail-paths';
import { retryHeaders } from '../../visitors/headers';
import { doneParam } from '../../visitors/paths';
import { wordedPlaceForm } from '../place-form';
import { RequestPage } from '../request-page';
import { sendProfile } from '../../visitors/send.server';
import type { Route } from './+types/place-request';

const sessionParam = 'onderdeel';
const sessionIn = (url: URL) => publicIdIn(url, url.searchParams.get(sessionParam) ?? '');

export const handle: RouteHandle = { layout: 'default' };

/** The session, and whether somebody can still ask for a place; a 404 for one that has none to ask for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const session = await findSession(cmsFor(context), sessionIn(url));
  if (!session?.places) throw notFound(url);
  const { day, minutes } = toWallClock(now());
  const [hour = 0, minute = 0] = session.startTime.split(':').map(Number);
  const hasBegun = session.day < day || (session.day === day && minutes >= hour * 60 + minute);
  return { session, isOpen: !hasBegun && !session.places.isClosed };
}

/** Asks for a place. The response is the same for an e-mail address that has one: it would reveal who comes. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const publicId = sessionIn(url);
  const locale = localeOf(url.pathname);
  const m = messagesFor(locale);
  const fields = await fieldsOf(request);
  return sendProfile(context, {
    form: wordedPlaceForm(m),
    fields,
    m,
    send: async (values) => {
      await requestPlace(anonymousCms(context), {
        ...values,
        ...hiddenIn(fields),
        session: publicId,
        language: locale,
      });
      return redirect(`${requestPlacePath({ publicId })}&${doneParam}=aangevraagd`, 303);
    },
  });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs): Headers {
  return retryHeaders(loaderHeaders, actionHeaders);
}

export function meta({ matches, loaderData: { session } }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title } = messagesFor(site.locale).visitors.places.request;
  return pageMeta(
    { title: `${title}: ${session.title}`, path: requestPlacePath(session), noIndex: true },
    site,
  );
}

export default function PlaceRequest({ loaderData }: Route.ComponentProps) {
  return <RequestPage {...loaderData} />;
}
