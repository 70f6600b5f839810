import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../ui/media/icon';
import type { IconName } from '../../icons/icon-names';
import { SiteLink } from '../../ui/links/site-link';
import type { ActiveOption } from './use-options';

export interface SearchOption {
  key: string;
  to: string | null;
  onChoose: (event: MouseEvent) => void;
  content: ReactNode;
}

export interface OptionGroup {
  key: string;
  heading: string;
  total?: number;
  options: readonly SearchOption[];
}

const optionClassName =
  'flex min-h-11 cursor-pointer scroll-mt-12 scroll-mb-4 items-start gap-3 rounded-control px-3 py-2 text-left no-underline hover:bg-sunken ' +
  'aria-selected:bg-action-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action-line';

/** The listbox of the search: grouped options. The focus stays in the field, which names the active one. */
export function Options({
  id,
  label,
  groups,
  at,
}: {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  at: ActiveOption;
}) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={label} className="flex flex-col gap-4">
      {groups.map(({ key, heading, total, options }, index) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p
            id={`${id}-${key}`}
            role="presentation"
            className="flex items-baseline justify-between gap-3 px-3 pb-1 text-sm font-semibold text-ink-soft"
          >
            {heading}
            {total !== undefined && <span className="font-medium tabular-nums">{total}</span>}
          </p>
          {options.map((option, place) => (
            <Option key={option.key} option={option} place={(starts[index] ?? 0) + place} at={at} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({ option, place, at }: { option: SearchOption; place: number; at: ActiveOption }) {
  const attributes = {
    id: at.idOf(place),
    role: 'option',
    'aria-selected': place === at.active,
    tabIndex: -1,
    className: optionClassName,
    onClick: option.onChoose,
  } as const;
  if (option.to === null) {
    return (
      <button type="button" {...attributes} className={`${optionClassName} w-full`}>
        {option.content}
      </button>
    );
  }
  return (
    // The dialog has a history entry of its own; the next page takes its place.
    <SiteLink to={option.to} replace {...attributes}>
      {option.content}
    </SiteLink>
  );
}

export function OptionLine({
  icon,
  strong,
  children,
}: {
  icon: IconName;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Icon name={icon} className="mt-0.5 text-ink-soft" />
      <span
        className={strong ? 'min-w-0 flex-1 font-semibold text-action-ink' : 'min-w-0 flex-1 font-medium'}
      >
        {children}
      </span>
    </>
  );
}
