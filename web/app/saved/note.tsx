import { useEffect, useId, useRef, useState } from 'react';
import { maxNoteLength } from 'beursvloer-domain/agenda';
import { useMessages } from '../messages/messages';
import { changeSaved } from './saved';
import { Button } from '../ui/form/button';
import { TextArea } from '../ui/form/text-area';
import { useToast } from '../ui/overlay/toast';

interface NoteProps {
  id: string;
  title: string;
  note: string;
  isOpenAtFirst?: boolean;
}

export function Note({ id, title, note, isOpenAtFirst = false }: NoteProps) {
  const { ownProgramme: m } = useMessages();
  const [text, setText] = useState<string | null>(isOpenAtFirst ? note : null);
  const fieldId = useId();
  const buttonId = useId();
  const say = useToast();
  const isOpen = text !== null;
  const wasOpen = useRef(false);
  // The focus goes into the field with its first press, and back to the button that opened it.
  useEffect(() => {
    if (isOpen !== wasOpen.current) document.getElementById(isOpen ? fieldId : buttonId)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, fieldId, buttonId]);

  if (text === null)
    return (
      <div className="contents">
        <Button
          tone="quiet"
          size="small"
          icon="notebook-pen"
          id={buttonId}
          aria-label={m.note.label(title)}
          onClick={() => setText(note)}
        >
          {m.note.add}
        </Button>
        {note !== '' && (
          <p className="min-w-0 basis-full rounded-tag bg-sunken px-3 py-2 text-sm whitespace-pre-wrap">
            {note}
          </p>
        )}
      </div>
    );
  const save = async () => {
    const fault = await changeSaved({ id, on: true, note: text.trim() }).catch(() => 'blocked' as const);
    if (fault) say(m.save[fault]);
    else setText(null);
  };
  return (
    <form
      className="grid basis-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        id={fieldId}
        name="note"
        label={m.note.label(title)}
        hint={m.note.hint(maxNoteLength - text.length)}
        rows={3}
        maxLength={maxNoteLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {m.note.save}
        </Button>
        <Button tone="quiet" size="small" onClick={() => setText(null)}>
          {m.note.cancel}
        </Button>
      </div>
    </form>
  );
}
