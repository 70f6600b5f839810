import type { WallClock } from '../../../../clock/wall-clock';
import type { ListedSession } from '../../../../content/types/listed';
import { useMessages } from '../../../../messages/messages';
import { useHydrated } from '../../../../rendering/hydration/use-hydrated';
import { byTime, spanOf } from '../../../session-time';
import { relationToNow } from '../../now';
import { widthForAll } from './column-widths';
import { layOutTimetable, sessionsIn } from './lay-out';
import { NowButton } from './now-line';
import { dayOfRoom, shareOf, spanOfAll } from './room-day';
import { RoomList } from './room-list';
import { RoomSwitcher } from './room-switcher';
import { TimetableTable } from './timetable-table';

const lineId = 'nu-in-zaal';

export interface TimetableViewProps {
  sessions: readonly ListedSession[];
  day: string;
  now: WallClock;
  /** The column that the URL names, if any: see `TimetableColumn`. */
  room: string | null;
  hrefOf: (room: string) => string;
  linkState?: unknown;
}

/**
 * One day by room. Wide screens have the rooms beside each other, as many as fit; narrow ones have one room, and a way to the others.
 * Nothing moves sideways: scrolling with a snap cannot be done by keyboard, and nothing says that there is more. The server
 * draws both, as one page is for every screen. The line at the current minute comes with hydration, because a page from a
 * cache does not know the time.
 */
export default function TimetableView({ sessions, day, now, room, hrefOf, linkState }: TimetableViewProps) {
  const { format, programme: m } = useMessages();
  const isToday = useHydrated() && day === now.day;
  const timetable = layOutTimetable(sessions);
  const { columns } = timetable;
  const chosen = Math.max(
    0,
    columns.findIndex(({ key }) => key === room),
  );
  const nameOf = (index: number) => columns[index]?.room?.name ?? m.elsewhere;
  const dayName = format.day(day, 'long-without-year');
  const wholeDay = spanOfAll(sessions);
  const hasLine = isToday && wholeDay !== null && shareOf(wholeDay, now.minutes) !== null;

  const noteOf = (here: readonly ListedSession[]) => {
    if (!isToday) return m.count(here.length);
    const left = here.filter((session) => spanOf(session).end > now.minutes).sort(byTime);
    const [first] = left;
    if (!first) return m.timetable.nothingMore;
    const isOn = relationToNow(first, now).state === 'on';
    return `${isOn ? m.timetable.now : format.time(first.startTime)}: ${first.title}`;
  };
  return (
    <>
      <RoomSwitcher
        choices={columns.map((column, index) => ({
          key: column.key,
          name: nameOf(index),
          hall: column.room?.hall?.name ?? null,
          to: hrefOf(column.key),
          note: noteOf(sessionsIn(column.room, sessions)),
        }))}
        chosen={chosen}
        widthForAll={widthForAll(columns)}
      >
        {hasLine && <NowButton to={lineId} minutes={now.minutes} className="w-12 md:hidden" />}
      </RoomSwitcher>
      {wholeDay && (
        <RoomList
          stretches={dayOfRoom(sessionsIn(columns[chosen]?.room ?? null, sessions), wholeDay)}
          caption={m.timetable.inRoom(nameOf(chosen), dayName)}
          lineId={lineId}
          now={now}
          isToday={isToday}
          linkState={linkState}
        />
      )}
      <TimetableTable
        timetable={timetable}
        chosen={chosen}
        caption={m.timetable.caption(dayName)}
        day={day}
        now={now}
        isToday={isToday}
        linkState={linkState}
      />
    </>
  );
}
