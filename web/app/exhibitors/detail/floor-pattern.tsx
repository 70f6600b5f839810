import type { ExhibitorSummary } from '../../content/types/exhibitor';
import { cx } from '../../ui/cx';
import { useSite } from '../../site/site-context';
import { EditorIcon } from '../../ui/media/editor-icon';
import { kindOf } from '../kinds';
import { byCode } from '../stands';

const rows = 4;

/** Column spans of the stands in each row of the drawing; each adds up to the seven columns. */
const layouts: readonly (readonly number[])[] = [
  [1, 2, 1, 1, 2],
  [2, 1, 1, 2, 1],
  [1, 1, 2, 1, 2],
  [2, 2, 1, 1, 1],
];

/** Takes the place of a missing picture: a corner of the hall with this exhibitor's stand lit. Decoration. */
export function FloorPattern({
  exhibitor: { publicId, kind, stands },
}: {
  exhibitor: Pick<ExhibitorSummary, 'publicId' | 'kind' | 'stands'>;
}) {
  const icon = kindOf(useSite().exhibitorKinds, kind)?.icon ?? null;
  const [first] = [...stands].sort(byCode);
  const lit = { row: 1 + (publicId % 2), stand: 1 + (publicId % 3) };
  return (
    <div
      aria-hidden="true"
      className="grid aspect-16/10 grid-cols-7 gap-2.5 rounded-panel border border-line bg-surface p-4 shadow-card max-lg:hidden"
    >
      {Array.from({ length: rows }, (_, row) =>
        (layouts[(publicId + row) % layouts.length] ?? []).map((span, stand) => {
          const own = row === lit.row && stand === lit.stand;
          return (
            <span
              key={`${row}-${stand}`}
              className={cx(
                span === 2 && 'col-span-2',
                own
                  ? 'flex flex-col items-center justify-center rounded-tag bg-brand font-display text-lg font-bold text-on-brand shadow-raised'
                  : 'rounded-tag border border-line bg-tint plan-lines',
              )}
            >
              {own && (
                <>
                  <EditorIcon name={icon} className="size-7" />
                  {span > 1 && first?.code}
                </>
              )}
            </span>
          );
        }),
      )}
    </div>
  );
}
