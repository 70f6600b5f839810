import { useMessages } from '../../messages/messages';
import { useSite } from '../../site/site-context';
import { Button } from '../../ui/form/button';
import { Container } from '../../ui/layout/container';
import { Heading } from '../../ui/text/heading';
import type { PrintedData } from './list-file';

export function PrintedList({
  title,
  printed: { headings, nameAt, rows },
  today,
}: Omit<PrintedData, 'path'>) {
  const m = useMessages();
  const { settings } = useSite();
  const fair = [settings.name, settings.edition].filter(Boolean).join(' ');
  return (
    <Container width="wide" className="py-8">
      <p className="text-sm text-ink-soft">{m.listFiles.madeOn(fair, m.format.day(today))}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <Heading level={1}>{title}</Heading>
        <Button icon="printer" onClick={() => window.print()}>
          {m.listFiles.print}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className="mt-6 text-lead">{m.listFiles.nothing}</p>
      ) : (
        <table className="mt-6 w-full border-collapse text-sm max-sm:table-fixed max-sm:text-xs">
          <thead>
            <tr>
              {headings.map((heading) => (
                <th
                  key={heading}
                  scope="col"
                  className="border-b border-line p-2 text-start align-bottom max-sm:px-1"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row} className="break-inside-avoid">
                {cells.map((cell, at) => {
                  const Cell = at === nameAt ? 'th' : 'td';
                  return (
                    <Cell
                      key={at}
                      scope={at === nameAt ? 'row' : undefined}
                      className="border-b border-line p-2 text-start align-top max-sm:px-1 hyphens-auto"
                    >
                      {cell}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Container>
  );
}
