import { languagesOf } from '../../messages/locale';
import { messagesFor } from '../../messages/messages';
import { pageMeta } from '../../meta/page-meta';
import { versionPath } from '../paths';
import { loadRules } from '../rules.server';
import { RulesPage } from '../rules-page';
import type { RouteHandle } from '../../shell/layouts/handle';
import type { Route } from './+types/rules';

export const handle: RouteHandle = { layout: 'default', cache: { params: ['versie'] } };

export function loader({ context, url }: Route.LoaderArgs) {
  return loadRules(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { rules, current, standing, seo, ...page } = loaderData;
  const site = matches[0].loaderData;
  const m = messagesFor(site.locale).rules;
  const title = m.titleOf(page.title ?? m.title, rules.version);
  const isCurrent = rules.version === current;
  return pageMeta(
    {
      title,
      seo: isCurrent ? seo : null,
      path: versionPath(rules.version, isCurrent),
      languages: languagesOf(rules),
      // Search engines are to find what holds, not what has been.
      noIndex: standing === 'past',
    },
    site,
  );
}

export default function RulesForExhibitors({ loaderData }: Route.ComponentProps) {
  return <RulesPage key={loaderData.rules.version} data={loaderData} />;
}
