import { changeSaved } from '../saved/saved';
import { useMessages } from '../messages/messages';
import { useToast } from '../ui/overlay/toast';

/** Removes something from what is saved on this device, and says so. `onRemoved` is for the focus. */
export function useRemove(onRemoved: () => void): (id: string) => Promise<void> {
  const { ownProgramme: m } = useMessages();
  const say = useToast();
  return async (id) => {
    const fault = await changeSaved({ id, on: false }).catch(() => 'blocked' as const);
    if (fault) return say(m.save[fault]);
    say(m.removed);
    onRemoved();
  };
}
