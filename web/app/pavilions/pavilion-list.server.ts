import { cmsFor } from '../cms/context.server';
import { listExhibitors } from '../cms/exhibitor';
import { listPavilions } from '../cms/pavilion';
import { listSessions } from '../cms/session';
import { withCounts } from './members';

/** What the list page shows. */
export async function loadPavilionList(request: Request) {
  const cms = cmsFor(request);
  const all = await Promise.all([listPavilions(cms), listExhibitors(cms), listSessions(cms)]);
  return { pavilions: withCounts(...all) };
}

export type PavilionListData = Awaited<ReturnType<typeof loadPavilionList>>;
