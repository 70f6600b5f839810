import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../../../messages/messages';
import { cx } from '../../../../ui/cx';
import { SiteLink } from '../../../../ui/links/site-link';
import { Icon } from '../../../../ui/media/icon';
import type { IconName } from '../../../../icons/icon-names';
import type { Width } from './column-widths';

/** Hides the choice at widths that show all rooms. */
const hiddenFrom: Readonly<Record<Width, string>> = { md: 'md:hidden', lg: 'lg:hidden', xl: 'xl:hidden' };

export interface RoomChoice {
  key: string;
  name: string;
  hall: string | null;
  to: string;
  /** The session that is on in the room, or how many there are. */
  note: ReactNode;
}

export interface RoomSwitcherProps {
  choices: readonly RoomChoice[];
  chosen: number;
  widthForAll: Width | null;
  children?: ReactNode;
}

/** Chooses the room that is shown where not all have place: links, so that it works without scripts and is in the URL. */
export function RoomSwitcher({ choices, chosen, widthForAll, children }: RoomSwitcherProps) {
  const m = useMessages().programme.timetable;
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const current = choices[chosen];
  const shown = current?.key;
  useEffect(() => {
    const list = details.current;
    const foldAtEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !list?.open) return;
      list.open = false;
      summary.current?.focus();
    };
    list?.addEventListener('keydown', foldAtEscape);
    return () => list?.removeEventListener('keydown', foldAtEscape);
  }, [shown]);
  if (!current) return null;
  return (
    <nav
      aria-label={m.rooms}
      className={cx(
        'sticky below-header layer-heading mb-3 bg-page py-2 md:relative md:top-0 md:max-w-text',
        widthForAll && hiddenFrom[widthForAll],
      )}
    >
      <div className="flex gap-2">
        <div className="flex min-w-0 flex-1 rounded-control border border-line-strong bg-surface">
          <Step choice={choices[chosen - 1]} icon="chevron-left" labelOf={m.previous} />
          <details
            // Folded in again once a room was chosen.
            key={current.key}
            ref={details}
            className="min-w-0 flex-1 border-x border-line"
          >
            <summary
              ref={summary}
              className="flex min-h-12 list-none items-center gap-2 px-3 py-1 [&::-webkit-details-marker]:hidden"
            >
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-display font-bold hyphens-auto">{current.name}</span>
                {current.hall && <span className="block text-xs text-ink-soft">{current.hall}</span>}
              </span>
              <Icon name="chevron-down" />
            </summary>
            <ul className="absolute inset-x-0 top-full max-h-[70vh] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 shadow-overlay">
              {choices.map(({ key, name, hall, to, note }) => (
                <li key={key}>
                  <SiteLink
                    to={to}
                    preventScrollReset
                    aria-current={key === current.key ? 'true' : undefined}
                    className={cx(
                      'block min-h-11 rounded-tag px-3 py-2 leading-snug no-underline',
                      key === current.key ? 'bg-sunken' : 'hover:bg-sunken',
                    )}
                  >
                    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span className="font-bold">{name}</span>
                      {hall && <span className="text-xs text-ink-soft">{hall}</span>}
                    </span>
                    <span className="line-clamp-2 text-sm text-ink-soft">{note}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
          <Step choice={choices[chosen + 1]} icon="chevron-right" labelOf={m.next} />
        </div>
        {children}
      </div>
    </nav>
  );
}

interface StepProps {
  choice: RoomChoice | undefined;
  icon: IconName;
  labelOf: (room: string) => string;
}

/** The room beside the chosen one. At an end it leaves its place empty, so that the other arrow stays under the thumb. */
function Step({ choice, icon, labelOf }: StepProps) {
  if (!choice) return <span className="w-12 shrink-0" />;
  return (
    <SiteLink
      to={choice.to}
      preventScrollReset
      aria-label={labelOf(choice.name)}
      className="flex w-12 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
    >
      <Icon name={icon} />
    </SiteLink>
  );
}
