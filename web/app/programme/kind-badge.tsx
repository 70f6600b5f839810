import type { SessionKind } from '../content/types/session';
import { useMessages } from '../messages/messages';
import { Badge, type BadgeTone } from '../ui/card/badge';
import type { IconName } from '../icons/icon-names';

const variants: Readonly<Record<SessionKind, { tone: BadgeTone; icon: IconName }>> = {
  plenary: { tone: 'brand', icon: 'megaphone' },
  'knowledge-session': { tone: 'blue', icon: 'lightbulb' },
  tour: { tone: 'green', icon: 'footprints' },
  workshop: { tone: 'neutral', icon: 'wrench' },
};

export function KindBadge({ kind, className }: { kind: SessionKind; className?: string }) {
  const m = useMessages();
  const { tone, icon } = variants[kind];
  return (
    <Badge tone={tone} icon={icon} className={className}>
      {m.programme.kinds[kind]}
    </Badge>
  );
}
