import { data, redirect } from 'react-router';
import { cmsFor } from '../content/client/context.server';
import { CmsError, CmsUnavailable } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listExhibitors } from '../content/types/exhibitor';
import { listSessions } from '../content/types/session';
import { changeVisit, getOwnVisit, withdrawVisit, type OwnVisit } from '../content/types/visitor';
import { unavailable } from '../errors/page-errors';
import { fieldsOf } from '../form-engine/form.server';
import { localeOf } from '../messages/locale';
import { messagesFor } from '../messages/messages';
import { drawCode } from '../ui/code/draw-code';
import { loadChoices } from './choices.server';
import { fittingExhibitors, fittingSessions } from './matches';
import { doneParam, profilePath, visitPath } from './paths';
import { profileForm } from './profile-form';
import { sendProfile } from './send.server';
import { visitCms } from './visit-cms.server';
import { withdrawForm } from './withdraw-form';

const mostSessions = 6;
const mostExhibitors = 8;

/**
 * A registration with its badge and what fits it; with status 404 where there is none, and 410 where the organiser cancelled it.
 * @param link the token of a mailed link; null for that of who is signed in
 */
export async function loadOwnVisit(context: RequestContext, url: URL, link: string | null) {
  const visit = await findOwnVisit(context, link);
  if (visit === null) return data({ visit: null, isCancelled: false, link }, { status: 404 });
  if (visit.state === 'geannuleerd') return data({ visit: null, isCancelled: true, link }, { status: 410 });
  const cms = cmsFor(context);
  const [choices, sessions, exhibitors] = await Promise.all([
    loadChoices(context),
    listSessions(cms),
    listExhibitors(cms),
  ]);
  const { profile, code } = visit;
  return data({
    visit,
    link,
    choices,
    done: url.searchParams.get(doneParam),
    code: code === null ? null : drawCode(code),
    sessions: fittingSessions(sessions, profile, mostSessions),
    exhibitors: fittingExhibitors(exhibitors, profile, mostExhibitors),
  });
}

export type OwnVisitData = Awaited<ReturnType<typeof loadOwnVisit>>['data'];

async function findOwnVisit(context: RequestContext, link: string | null): Promise<OwnVisit | null> {
  try {
    return await getOwnVisit(visitCms(context, link), link);
  } catch (error) {
    if (error instanceof CmsUnavailable) throw unavailable();
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}

export async function changeOwnVisit(
  context: RequestContext,
  request: Request,
  url: URL,
  link: string | null,
) {
  const fields = await fieldsOf(request);
  const m = messagesFor(localeOf(url.pathname));
  const cms = visitCms(context, link);
  const withdraw = withdrawForm(m);
  if (fields.get('form') === withdraw.name)
    return sendProfile(context, {
      form: withdraw,
      fields,
      m,
      send: async () => {
        await withdrawVisit(cms, link);
        return redirect(`${profilePath}?${doneParam}=afgemeld`, 303);
      },
    });
  return sendProfile(context, {
    form: profileForm(await loadChoices(context), m, { isChange: true }),
    fields,
    m,
    send: async (values) => {
      try {
        await changeVisit(cms, link, values);
      } catch (error) {
        // Cancelled since the page was opened, which says so when it is loaded again.
        if (error instanceof CmsError && error.status === 409) return redirect(visitPath(link), 303);
        throw error;
      }
      return redirect(visitPath(link, 'gewijzigd'), 303);
    },
  });
}
