import { data, redirect } from 'react-router';
import { anonymousCms } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { confirmVisit } from '../content/types/visitor';
import { rejectionIn } from '../content/client/rejection';
import { visitPath } from './paths';
import { visitTokenName } from './visit-token';

export async function confirmVisitFrom(context: RequestContext, fields: FormData) {
  const token = fields.get(visitTokenName);
  try {
    const link = await confirmVisit(anonymousCms(context), typeof token === 'string' ? token : '');
    return redirect(visitPath(link, 'bevestigd'), 303);
  } catch (error) {
    return data({ state: 'unusable' as const }, { status: rejectionIn(error).status });
  }
}
