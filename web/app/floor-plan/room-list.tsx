import { useLangOf, useMessages } from '../messages/messages';
import { ButtonLink } from '../ui/form/button';
import { Heading } from '../ui/text/heading';
import { Icon } from '../ui/media/icon';
import type { Plan } from './plan-data';

export function RoomList({ rooms }: { rooms: Plan['rooms'] }) {
  const m = useMessages().floorPlan;
  // Halls and rooms are not translated: their names are on the signs.
  const lang = useLangOf()({});
  return (
    <section aria-labelledby="rooms" className="mt-12 border-t border-line pt-8">
      <Heading level={2} id="rooms">
        {m.rooms}
      </Heading>
      {rooms.length > 0 && (
        <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {rooms.map((room) => (
            <li key={room.slug}>
              <Heading level={3} size="subheading" className="flex items-start gap-2">
                <Icon name="door-open" className="mt-0.5 text-tint-ink" />
                {room.name}
              </Heading>
              {room.directions !== null && (
                <p lang={lang} className="mt-1">
                  {room.directions}
                </p>
              )}
              {room.capacity !== null && (
                <p className="mt-1 text-sm text-ink-soft">{m.seats(room.capacity)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/programma" tone="secondary" icon="calendar-days">
          {m.programmeLink}
        </ButtonLink>
        <ButtonLink to="/locatie" tone="secondary" icon="accessibility">
          {m.facilitiesLink}
        </ButtonLink>
      </div>
    </section>
  );
}
