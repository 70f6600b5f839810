import type { CmsClient } from '../content/client/client';
import { listPageSlugs } from '../content/client/numbered-pages';
import { listExhibitorKinds } from '../content/types/exhibitor-kind';
import { listSessionKinds } from '../content/types/session-kind';
import { listPath } from '../exhibitors/kinds';
import { listPath as programmePath, withPage } from '../programme/pages';

/** The paths that editors chose: those of their pages, and of the lists of each kind. */
export async function listChosenPaths(cms: CmsClient): Promise<string[]> {
  const [slugs, exhibitorKinds, sessionKinds] = await Promise.all([
    listPageSlugs(cms),
    listExhibitorKinds(cms),
    listSessionKinds(cms),
  ]);
  return [
    ...slugs.map((slug) => `/${slug}`),
    ...exhibitorKinds.map(listPath),
    ...withPage(sessionKinds).map(programmePath),
  ];
}
