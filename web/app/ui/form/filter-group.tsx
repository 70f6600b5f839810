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
    <details open={open} className="group border-b border-line py-1 last:border-b-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-tag font-display font-bold [&::-webkit-details-marker]:hidden">
        {legend}
        {chosen > 0 && (
          <span className="rounded-full bg-action px-2 text-sm leading-5 text-on-action tabular-nums">
            {chosen}
          </span>
        )}
        <Icon
          name="chevron-down"
          className="ml-auto text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <CheckboxGroup legend={legend} legendHidden className="pb-3" {...group} />
      {more}
    </details>
  );
}
