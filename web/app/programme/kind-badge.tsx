import type { KindOfSession } from '../content/types/session';
import { iconNamed } from '../icons/icon-names';
import { Badge } from '../ui/card/badge';

/** The kind of a session; nothing for none, and for one that the fair has no longer. */
export function KindBadge({ kind, className }: { kind: KindOfSession | null; className?: string }) {
  if (kind === null) return null;
  return (
    <Badge tone={kind.colour} icon={iconNamed(kind.icon) ?? undefined} className={className}>
      {kind.name}
    </Badge>
  );
}
