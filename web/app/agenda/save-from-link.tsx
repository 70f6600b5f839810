import { useNavigate } from 'react-router';
import type { Agenda } from 'beursvloer-domain/agenda';
import { useMessages } from '../messages/messages';
import { changeSaved } from '../saved/saved';
import { Button } from '../ui/form/button';
import { Notice } from '../ui/layout/notice';
import { useToast } from '../ui/overlay/toast';
import type { Carried } from './link-entries';

export function Received({ agenda, items }: { agenda: Agenda; items: readonly Carried[] }) {
  const { ownProgramme: m } = useMessages();
  const say = useToast();
  const navigate = useNavigate();
  const close = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  const add = async () => {
    const here = new Set(agenda.filter(({ on }) => on).map(({ id }) => id));
    const changes = items.filter(({ id }) => !here.has(id)).map(({ id, wish }) => ({ id, wish, on: true }));
    const fault = await changeSaved(...changes).catch(() => 'blocked' as const);
    if (fault) return say(m.save[fault]);
    say(m.move.added);
    close();
  };
  return (
    <Notice tone="info" className="mb-8 max-w-3xl">
      <p className="font-semibold">{m.move.received(items.length)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void add()}>{m.move.add}</Button>
        <Button tone="secondary" onClick={close}>
          {m.move.ignore}
        </Button>
      </div>
    </Notice>
  );
}
