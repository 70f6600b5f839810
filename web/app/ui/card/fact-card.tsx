import type { ReactNode } from 'react';
import { Card } from './card';
import { Icon } from '../media/icon';
import type { IconName } from '../../icons/icon-names';

export interface FactCardProps {
  /** Facts without a value are left out. */
  facts: readonly {
    icon: IconName;
    term: string;
    value: string | null;
    lang?: string;
  }[];
  children?: ReactNode;
}

export function FactCard({ facts, children }: FactCardProps) {
  return (
    <Card>
      <dl className="grid gap-4">
        {facts.map(
          ({ icon, term, value, lang }) =>
            value !== null && (
              <div key={term} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5">
                <dt className="col-start-2 text-sm text-ink-soft">{term}</dt>
                <dd lang={lang} className="col-start-2 font-semibold">
                  <Icon name={icon} className="float-left -ml-8.5 text-tint-ink" />
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {children && <div className="mt-5">{children}</div>}
    </Card>
  );
}
