import type { Session } from '../../content/types/session';
import { useMessages } from '../../messages/messages';
import { ExhibitorTiles } from '../../site/exhibitor-tiles';
import { Heading } from '../../ui/text/heading';

export interface SessionExhibitorsProps {
  exhibitors: Session['exhibitors'];
  isTour: boolean;
}

export function SessionExhibitors({ exhibitors, isTour }: SessionExhibitorsProps) {
  const m = useMessages().programme.detail;
  if (exhibitors.length === 0) return null;
  return (
    <section aria-labelledby="standhouders">
      <Heading level={2} id="standhouders" className="booth-mark mb-4">
        {isTour ? m.exhibitorsOfTour : m.exhibitors}
      </Heading>
      <ExhibitorTiles exhibitors={exhibitors} />
    </section>
  );
}
