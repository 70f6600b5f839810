import { lazy, Suspense, useState } from 'react';
import type { SavedKind } from 'beursvloer-domain/agenda';
import { importChunk } from '../builds/missing-chunk';
import { fetchAllTexts } from '../messages/fetched';
import { useMessages } from '../messages/messages';
import { useEarlyPress } from '../rendering/hydration/early-press';
import { leadMark } from '../counting/marks';
import { cx } from '../ui/cx';
import { Icon } from '../ui/media/icon';
import { useToast } from '../ui/overlay/toast';
import { buttonClassName } from '../ui/form/button';
import { changeSaved, useSavedEntry } from './saved';

const SavedDetails = lazy(() => importChunk(() => import('./saved-details')));

interface SaveButtonProps {
  kind: SavedKind;
  publicId: number;
  title: string;
  withText?: boolean;
  className?: string;
}

/** Saves something for "Mijn programma" on this device, or removes it. Needs scripts, so it is not shown without them. */
export default function SaveButton({ kind, publicId, title, withText = false, className }: SaveButtonProps) {
  const messages = useMessages();
  const m = messages.shell.save;
  const id = `${kind}:${publicId}`;
  const isSaved = useSavedEntry(id) !== undefined;
  const [isBusy, setBusy] = useState(false);
  const [isDetailed, setDetailed] = useState(false);
  const early = useEarlyPress();
  const say = useToast();

  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    const fault = await changeSaved({ id, on: !isSaved }).catch(() => 'blocked' as const);
    setBusy(false);
    // Most pages start without these texts.
    await fetchAllTexts();
    const { save } = messages.ownProgramme;
    if (fault) say(save[fault]);
    else if (isSaved) say(save.removed, { label: save.undo, run: () => void changeSaved({ id, on: true }) });
    else
      say(
        save.done,
        { to: '/mijn-programma', label: save.show },
        { label: save.details, run: () => setDetailed(true) },
      );
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={m.label(title)}
        onClick={() => void press()}
        className={cx(
          'save-button',
          withText ? buttonClassName({ tone: 'secondary' }) : 'icon-button',
          className,
        )}
        {...(kind === 'exhibitor' && !isSaved && leadMark('saved', publicId))}
        {...early}
      >
        <Icon name="bookmark" />
        {withText && m.save}
      </button>
      {isDetailed && (
        <Suspense>
          <SavedDetails id={id} title={title} onClose={() => setDetailed(false)} />
        </Suspense>
      )}
    </>
  );
}
