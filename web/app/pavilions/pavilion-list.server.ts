import { cmsFor } from '../content/client/context.server';
import type { RequestContext } from '../content/client/visitor/visitor.server';
import { listExhibitors } from '../content/types/exhibitor';
import { listPavilions } from '../content/types/pavilion';
import { listSessions } from '../content/types/session';
import { withCounts } from './members';

export async function loadPavilionList(context: RequestContext) {
  const cms = cmsFor(context);
  const all = await Promise.all([listPavilions(cms), listExhibitors(cms), listSessions(cms)]);
  return { pavilions: withCounts(...all) };
}

export type PavilionListData = Awaited<ReturnType<typeof loadPavilionList>>;
