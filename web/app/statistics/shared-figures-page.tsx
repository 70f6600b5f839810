import type { SharedFigures } from '../content/types/shared-figures';
import { useMessages } from '../messages/messages';
import { Card } from '../ui/card/card';
import { ButtonLink } from '../ui/form/button';
import { Container } from '../ui/layout/container';
import { PageHeader } from '../ui/layout/page-header';
import { SiteLink } from '../ui/links/site-link';
import { Heading } from '../ui/text/heading';
import { ShownFigure } from './shown-figure';
import { WeekChart } from './week-chart';

/** The shared figures; null for a link that does not work. */
export function SharedFiguresPage({ figures }: { figures: SharedFigures | null }) {
  const { account, format } = useMessages();
  const m = account.sharedFigures;
  const crumbs = [{ label: m.title }];
  if (!figures)
    return (
      <>
        <PageHeader title={m.title} breadcrumbs={crumbs} />
        <Container width="text" className="py-section">
          <Heading level={2}>{m.unusable.heading}</Heading>
          <p className="mt-3 text-lead">{m.unusable.text}</p>
          <p className="mt-6">
            <ButtonLink to="/">{m.unusable.home}</ButtonLink>
          </p>
        </Container>
      </>
    );
  const { name, filter, from, to, expires, missing, totals, weeks } = figures;
  const period = to === null ? m.continues(format.day(from)) : m.fixed(format.dayRange([from, to]));
  return (
    <>
      <PageHeader
        title={m.title}
        intro={<p>{[filter === null ? m.ofAll : m.ofFilter(filter), period].join(' ')}</p>}
        breadcrumbs={crumbs}
      />
      <Container width="text" className="grid grid-cols-[minmax(0,1fr)] gap-10 py-section">
        <section aria-labelledby="bij-elkaar">
          <Heading level={2} size="heading" id="bij-elkaar">
            {m.totals}
          </Heading>
          <p className="mt-2 text-ink-soft">{m.totalsText}</p>
          <dl className="mt-4 grid gap-4 sm:grid-cols-2">
            {(['visits', 'views'] as const).map((measure) => (
              <Card key={measure} as="div">
                <dt className="text-ink-soft">{m[measure]}</dt>
                <dd className="font-display text-4xl font-bold tabular-nums">
                  <ShownFigure figure={totals[measure]} />
                </dd>
              </Card>
            ))}
          </dl>
        </section>
        <section aria-labelledby="per-week">
          <Heading level={2} size="heading" id="per-week">
            {m.weeks}
          </Heading>
          <p className="mt-2 text-ink-soft">{m.weeksText}</p>
          {missing && <p className="mt-2">{m.missing[missing.why](format.day(missing.before))}</p>}
          {(weeks.length > 0 || !missing) && (
            <div className="mt-6">
              <WeekChart
                weeks={weeks}
                bars="views"
                columns={(['visitors', 'visits', 'views'] as const).map((measure) => ({
                  name: measure,
                  label: m[measure],
                }))}
              />
            </div>
          )}
        </section>
        <section aria-labelledby="hoe-wij-tellen">
          <Heading level={2} size="heading" id="hoe-wij-tellen">
            {m.about}
          </Heading>
          <ul className="mt-3 grid list-disc gap-2 pl-5">
            {[m.aboutSteps, m.aboutVisitors, m.aboutPrivacy].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-4">
            <SiteLink
              to="/privacy"
              className="inline-block py-1 text-action-ink underline underline-offset-4"
            >
              {m.toPrivacy}
            </SiteLink>
          </p>
          <p className="mt-4 text-ink-soft">
            {m.madeFor(name)} {m.expires(format.day(expires))}
          </p>
        </section>
      </Container>
    </>
  );
}
