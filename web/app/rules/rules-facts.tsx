import { useMessages } from '../messages/messages';
import { Badge } from '../ui/card/badge';
import { Button } from '../ui/form/button';
import { useEarlyPress } from '../rendering/hydration/early-press';
import { Icon } from '../ui/media/icon';
import { SiteLink } from '../ui/links/site-link';

import { rulesPath, versionPath } from './paths';
import type { RulesData } from './rules.server';

export function RulesFacts({
  data: { rules, standing, versions, current },
}: {
  data: Pick<RulesData, 'rules' | 'standing' | 'versions' | 'current'>;
}) {
  const { rules: m, format } = useMessages();
  const early = useEarlyPress();
  const facts = [
    [m.version, rules.version],
    [m.adopted, format.day(rules.adopted, 'date')],
    [standing === 'coming' ? m.effectiveFrom : m.effectiveSince, format.day(rules.effective, 'date')],
  ];
  const others = versions.filter(({ version }) => version !== rules.version);
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-ink-soft">{m.standing}</dt>
          <dd>
            <Badge tone={standing === 'in-force' ? 'green' : 'neutral'}>{m.standings[standing]}</Badge>
          </dd>
        </div>
      </dl>
      <div className="no-print mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          tone="secondary"
          icon="printer"
          className="needs-js"
          onClick={() => window.print()}
          {...early}
        >
          {m.print}
        </Button>
        {others.length > 0 && (
          <nav aria-label={m.otherVersions} className="text-sm">
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {others.map(({ version, effective, standing: other }) => (
                <li key={version}>
                  <SiteLink
                    to={versionPath(version, version === current)}
                    className="font-semibold text-action-ink underline underline-offset-4"
                  >
                    {m.versionLink(version, m.standings[other], format.day(effective, 'date'))}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {standing !== 'in-force' && (
        <p
          role="note"
          className="mt-5 flex max-w-text gap-3 rounded-card border border-line-strong bg-surface p-4 font-medium"
        >
          <Icon name="info" className="mt-0.5 shrink-0 text-tint-ink" />
          <span>
            {standing === 'coming'
              ? m.comingNote(format.day(rules.effective, 'date'))
              : m.pastNote(rules.version)}{' '}
            {current !== rules.version && (
              <SiteLink to={rulesPath} className="underline underline-offset-4">
                {m.toCurrent(current)}
              </SiteLink>
            )}
          </span>
        </p>
      )}
    </>
  );
}
