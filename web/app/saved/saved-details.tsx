import { useMessages } from '../messages/messages';
import { Dialog } from '../ui/overlay/dialog';
import { Note } from './note';
import { useSavedEntry } from './saved';
import { WishChoice } from './wish-choice';

interface SavedDetailsProps {
  id: string;
  title: string;
  onClose: () => void;
}

export default function SavedDetails({ id, title, onClose }: SavedDetailsProps) {
  const { ownProgramme: m } = useMessages();
  const entry = useSavedEntry(id);
  return (
    <Dialog open={entry !== undefined} onClose={onClose} title={title}>
      {entry && (
        <div className="flex flex-wrap items-center gap-4">
          <WishChoice id={id} title={title} wish={entry.wish} />
          <Note id={id} title={title} note={entry.note} isOpenAtFirst />
          <p className="basis-full text-sm text-ink-soft">{m.save.detailsHint}</p>
        </div>
      )}
    </Dialog>
  );
}
