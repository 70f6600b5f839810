import { FileLinks } from '../listing/files/file-links';
import { endings } from '../listing/files/list-file';
import { NothingYet } from '../listing/nothing-yet';
import { useListOrigin } from '../listing/request/list-back';
import { useMessages } from '../messages/messages';
import { Container } from '../ui/layout/container';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import { PageHeader } from '../ui/layout/page-header';
import type { CalendarData } from './calendar-list.server';
import { CalendarRow } from './calendar-row';
import { listPath } from './paths';

export function CalendarPage({ data: { today, months, past } }: { data: CalendarData }) {
  const { format } = useMessages();
  const m = useMessages().calendar;
  const origin = useListOrigin(listPath);
  const isEmpty = months.length === 0 && past.length === 0;
  return (
    <>
      <PageHeader title={m.title} intro={isEmpty ? undefined : m.intro} breadcrumbs={[{ label: m.title }]} />
      <Container className="py-8 lg:py-12">
        {months.length === 0 ? (
          <NothingYet icon="calendar-days" title={m.nothing.title} text={m.nothing.text} />
        ) : (
          <div className="flex flex-col gap-10">
            {months.map(({ month, items }) => (
              <section key={month} aria-labelledby={`maand-${month}`}>
                <Heading level={2} id={`maand-${month}`} className="booth-mark mb-4">
                  <span className="inline-block first-letter:uppercase">{format.month(month)}</span>
                </Heading>
                <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                  {items.map((item) => (
                    <CalendarRow key={item.publicId} item={item} today={today} linkState={origin} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {past.length > 0 && (
          <details className="group mt-12 border-t border-line pt-4">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-tag font-semibold text-action-ink [&::-webkit-details-marker]:hidden">
              <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
              <h2>{m.past(past.length)}</h2>
            </summary>
            <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
              {past.map((item) => (
                <CalendarRow key={item.publicId} item={item} today={today} linkState={origin} />
              ))}
            </ul>
          </details>
        )}
        {!isEmpty && <FileLinks href={listPath} endings={endings} />}
      </Container>
    </>
  );
}
