import type { ReactNode } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';
import { Icon } from '../media/icon';

export interface FilterGroupProps extends Omit<CheckboxGroupProps, 'legend' | 'legendHidden'> {
  legend: string;
  open: boolean;
  chosen: number;
  /** Below the choices, such as a second set that unfolds. */
  more?: ReactNode;
}

export function FilterGroup({ legend, open, chosen, more, ...group }: FilterGroupProps) {
  return (
    <details open={open} className="filter-group">
      <summary>
        {legend}
        {chosen > 0 && (
          <span className="rounded-full bg-action px-2 text-sm leading-5 text-on-action tabular-nums">
            {chosen}
          </span>
        )}
        <Icon name="chevron-down" />
      </summary>
      <CheckboxGroup legend={legend} legendHidden className="pb-3" {...group} />
      {more}
    </details>
  );
}
