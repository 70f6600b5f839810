import type { ExhibitorKind } from '../content/types/exhibitor';
import { useMessages } from '../messages/messages';
import { Badge, type BadgeTone } from '../ui/card/badge';
import type { IconName } from '../icons/icon-names';

const variants: Record<ExhibitorKind, { tone: BadgeTone; icon: IconName }> = {
  government: { tone: 'blue', icon: 'landmark' },
  'housing-corporation': { tone: 'green', icon: 'building-2' },
  'new-build-concept': { tone: 'brand', icon: 'factory' },
  'existing-build-concept': { tone: 'neutral', icon: 'hammer' },
};

/** The drawing that stands for a kind. */
export function kindIcon(kind: ExhibitorKind): IconName {
  return variants[kind].icon;
}

/** The kind of an exhibitor, recognisable by colour, drawing and word. */
export function KindBadge({ kind }: { kind: ExhibitorKind }) {
  const m = useMessages();
  return (
    <Badge tone={variants[kind].tone} icon={variants[kind].icon}>
      {m.exhibitors.kind[kind]}
    </Badge>
  );
}
