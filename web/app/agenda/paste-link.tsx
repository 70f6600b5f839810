import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../messages/messages';
import { Button } from '../ui/form/button';
import { TextField } from '../ui/form/text-field';
import { carriedFragment, readCarried } from './link-entries';

/**
 * Takes a link that was copied on another device. An installed app on iOS begins with nothing saved, and links open in the
 * browser there, so this is the way to bring along what was saved in it.
 */
export function PasteLink() {
  const { ownProgramme: m } = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const open = () => {
    const carried = readCarried(text);
    setInvalid(carried === null);
    if (carried === null) return document.getElementById(id)?.focus();
    setText('');
    void navigate({ hash: carriedFragment(carried.purpose, carried.items) });
  };
  return (
    <details className="mt-2 max-w-3xl print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action-ink underline underline-offset-4">
        {m.move.fromOther}
      </summary>
      <form
        noValidate
        className="mt-2 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <TextField
          id={id}
          name="link"
          label={m.move.paste}
          hint={m.move.pasteHelp}
          error={isInvalid ? m.move.invalidLink : undefined}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" tone="secondary" className="justify-self-start">
          {m.move.open}
        </Button>
      </form>
    </details>
  );
}
