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

export function kindIcon(kind: ExhibitorKind): IconName {
  return variants[kind].icon;
}

/** @param props.plain without its icon, in long lists */
export function KindBadge({ kind, plain = false }: { kind: ExhibitorKind; plain?: boolean }) {
  const m = useMessages();
  return (
    <Badge tone={variants[kind].tone} icon={plain ? undefined : variants[kind].icon}>
      {m.exhibitors.kind[kind]}
    </Badge>
  );
}
