import { wishes, type Wish } from 'beursvloer-domain/agenda';
import { useMessages } from '../messages/messages';
import { changeSaved } from './saved';
import { cx } from '../ui/cx';
import { useToast } from '../ui/overlay/toast';

export function WishChoice({ id, title, wish }: { id: string; title: string; wish: Wish }) {
  const { ownProgramme: m } = useMessages();
  const say = useToast();
  const choose = async (chosen: Wish) => {
    const fault = await changeSaved({ id, on: true, wish: chosen }).catch(() => 'blocked' as const);
    if (fault) say(m.save[fault]);
  };
  return (
    <div
      role="group"
      aria-label={m.wish.label(title)}
      className="inline-flex rounded-control border border-line-strong p-0.5"
    >
      {wishes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === wish}
          onClick={() => void choose(each)}
          className={cx(
            'min-h-10 rounded-tag px-3 text-sm font-semibold',
            each === wish ? 'bg-action text-on-action' : 'text-ink hover:bg-sunken print:hidden',
          )}
        >
          {m.wish[each]}
        </button>
      ))}
    </div>
  );
}
