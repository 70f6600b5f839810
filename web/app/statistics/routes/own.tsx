import { cmsFor } from '../../content/client/context.server';
import { getOwnFigures } from '../../content/types/own-figures';
import { useMessages } from '../../messages/messages';
import { EmptyState } from '../../ui/layout/empty-state';
import { accountMeta, ownPageHeaders } from '../../account/account-meta';
import { AccountSection } from '../../account/account-section';
import { PeriodTable } from '../period-table';
import { WeekChart } from '../week-chart';
import { requireSignedIn } from '../../account/user.server';
import type { Route } from './+types/own';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return { figures: await getOwnFigures(cmsFor(context)) };
}

export const headers = ownPageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta('/account/statistieken', (m) => m.figures.title, matches[0].loaderData);
}

/** Figures of an exhibitor's page: whole weeks, in steps of five. */
export default function OwnFiguresPage({ loaderData: { figures } }: Route.ComponentProps) {
  const { account, format } = useMessages();
  const m = account.figures;
  if (!figures) return <EmptyState title={m.none} text={m.noneText} icon="chart-column" level={2} />;
  return (
    <>
      {figures.periods.map((period) => (
        <AccountSection
          key={period.name}
          title={m.periods[period.name]}
          text={format.dayRange([period.from, period.to])}
        >
          <PeriodTable period={period} />
        </AccountSection>
      ))}
      <AccountSection title={m.weeks} text={m.weeksText}>
        <WeekChart weeks={figures.weeks} bars="view" columns={[{ name: 'view', label: m.views }]} />
      </AccountSection>
      <AccountSection title={m.about}>
        <ul className="grid list-disc gap-2 pl-5">
          {[m.aboutSteps, m.aboutMedian, m.aboutBefore, m.aboutSearch].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </AccountSection>
    </>
  );
}
