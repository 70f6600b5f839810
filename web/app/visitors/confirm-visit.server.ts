import { data, redirect } from 'react-router';
import { anonymousCms } from '../content/client/context.server';
import { CmsError, CmsUnavailable } from '../content/client/errors';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { confirmVisit } from '../content/types/visitor';
import { unavailable } from '../errors/page-errors';
import { visitPath } from './paths';
import { visitTokenName } from './visit-token';

/** Confirms a registration and shows it: the badge, and what fits. */
export async function confirmVisitFrom(context: RequestContext, fields: FormData) {
  const token = fields.get(visitTokenName);
  try {
    const link = await confirmVisit(anonymousCms(context), typeof token === 'string' ? token : '');
    return redirect(visitPath(link, 'bevestigd'), 303);
  } catch (error) {
    if (error instanceof CmsUnavailable) throw unavailable();
    if (!(error instanceof CmsError)) throw error;
    return data({ state: 'unusable' as const }, { status: error.status });
  }
}
