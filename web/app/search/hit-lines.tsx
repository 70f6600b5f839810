import { Icon } from '../ui/media/icon';
import type { Hit } from './search-response';
import { kinds, type SearchKind } from './kinds';
import { FoundText } from '../ui/text/found-text';

export function HitLines({ hit, kind }: { hit: Hit; kind: SearchKind }) {
  return (
    <>
      <Icon name={kinds[kind].icon} className="mt-0.5 text-brand-ink" />
      <span className="min-w-0 flex-1">
        <span lang={hit.lang} className="block font-semibold hyphens-auto text-ink">
          <FoundText pieces={hit.name} />
        </span>
        {hit.note.join('') !== '' && (
          <span className="block text-sm text-ink-soft">
            <FoundText pieces={hit.note} />
          </span>
        )}
        {hit.excerpt && (
          <span lang={hit.lang} className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
            <FoundText pieces={hit.excerpt} />
          </span>
        )}
      </span>
    </>
  );
}
