import type { Agenda } from 'beursvloer-domain/agenda';
import { useMessages } from '../messages/messages';
import { changeSaved } from '../saved/saved';
import { Button } from '../ui/form/button';
import { useToast } from '../ui/overlay/toast';
import { recentlyRemoved, type Offer } from './saveable';

export function RecentlyRemoved({ offer, agenda }: { offer: Offer; agenda: Agenda }) {
  const { ownProgramme: m } = useMessages();
  const say = useToast();
  const removed = recentlyRemoved(offer, agenda);
  if (removed.length === 0) return null;
  const restore = async (id: string) => {
    const fault = await changeSaved({ id, on: true }).catch(() => 'blocked' as const);
    say(fault ? m.save[fault] : m.save.done);
  };
  return (
    <details className="mt-6 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action-ink underline underline-offset-4">
        {m.recentlyRemoved(removed.length)}
      </summary>
      <ul className="mt-1 divide-y divide-line rounded-card border border-line">
        {removed.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-0">{name}</span>
            <Button tone="quiet" size="small" onClick={() => void restore(id)}>
              {m.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
