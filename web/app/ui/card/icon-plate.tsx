import { cx } from '../cx';
import { EditorIcon, isIconChoice } from '../media/editor-icon';

/**
 * An editor's icon on an orange plate. The plate is orange only when it holds a drawing. While the icon loads, and when no
 * icon has that name, its box stays empty and nothing moves.
 */
export function IconPlate({ name, className }: { name: string | null; className?: string }) {
  if (!isIconChoice(name)) return null;
  return (
    <span
      className={cx(
        'icon-plate inline-grid size-12 shrink-0 place-items-center rounded-control text-on-brand has-[svg]:bg-brand',
        className,
      )}
    >
      <EditorIcon name={name} className="size-6" />
    </span>
  );
}
