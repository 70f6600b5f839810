import type { CmsClient } from '../../content/client/client';
import { cmsFor } from '../../content/client/context.server';
import { submitContentForm } from '../../content-forms/submit-form.server';
import { todayAtFair } from '../../content/cache/by-the-clock.server';
import { fairPhase } from '../../content/types/fair-phase.server';
import { briefSession } from '../../content/types/listed';
import { findPage } from '../../content/types/page/page';
import { listSessions } from '../../content/types/session';
import { notFound } from '../../errors/page-errors';
import { languagesOf } from '../../messages/locale';
import { fairThings, linkedData } from '../../meta/linked-data';
import { useLangOf } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { Blocks } from '../../blocks/blocks';
import { lazyHydrate } from '../../rendering/hydration/lazy-hydrate';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/home';
import { ContentPage } from '../content-page';

export const handle: RouteHandle = { layout: 'default', cache: { params: [] }, form: { files: 'content' } };

/**
 * The front page: the page with the slug `home`, built from blocks like any other. In the last week and during the fair it has
 * parts that need no editor.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const cms = cmsFor(context);
  const [page, phase] = await Promise.all([findPage(cms, 'home'), fairPhase(cms)]);
  if (!page) throw notFound(url);
  return { page, phase, sessions: phase === 'during' ? await sessionsOfToday(cms) : [] };
}

async function sessionsOfToday(cms: CmsClient) {
  const today = todayAtFair();
  const all = await listSessions(cms);
  return all.filter(({ day }) => day === today).map(briefSession);
}

export function action({ context, request, url }: Route.ActionArgs) {
  return submitContentForm(context, request, url, 'home');
}

export function meta({ loaderData: { page }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const { title, seo } = page;
  const head = pageMeta({ title, seo, path: '/', languages: languagesOf(page), titleAlone: true }, site);
  return [...head, linkedData(fairThings(site))];
}

const FairToday = lazyHydrate(() => import('./fair-today'));
const PrepareVisit = lazyHydrate(() => import('./prepare-visit'));

export default function Home({ loaderData: { page, phase, sessions } }: Route.ComponentProps) {
  const lang = useLangOf()(page);
  if (phase !== 'during')
    return <ContentPage page={page} below={phase === 'last-week' ? <PrepareVisit /> : null} />;
  return (
    <>
      <FairToday sessions={sessions} />
      <Blocks blocks={page.blocks} lang={lang} opening={false} />
    </>
  );
}
