import { iconNamed } from '../icons/icon-names';
import { useSite } from '../site/site-context';
import { Badge } from '../ui/card/badge';
import { kindOf } from './kinds';

/**
 * The kind of an exhibitor; nothing for a kind that the fair has no longer.
 * @param props.kind its key
 * @param props.plain without its icon, in long lists
 */
export function KindBadge({ kind: key, plain = false }: { kind: string; plain?: boolean }) {
  const kind = kindOf(useSite().exhibitorKinds, key);
  if (kind === null) return null;
  return (
    <Badge tone={kind.colour} icon={plain ? undefined : (iconNamed(kind.icon) ?? undefined)}>
      {kind.name}
    </Badge>
  );
}
