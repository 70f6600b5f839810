import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { fetchFormTexts } from '../../messages/fetched';
import { useMessages } from '../../messages/messages';
import { Button } from '../../ui/form/button';
import type { WordedForm } from '../form';
import { putValues, valuesIn } from './controls';
import { deleteDraft } from './draft-storage';
import { draftFields, readDraft, writeDraft } from './stored-draft';

/** How long to wait for more typing before a draft is stored. */
const saveDelayMs = 500;

export interface DraftLineProps {
  form: WordedForm;
  element: RefObject<HTMLFormElement | null>;
  /** False when the server has shown the form again, with what was filled in. */
  restores: boolean;
}

export async function loadDraftLine() {
  await fetchFormTexts();
  return DraftLine;
}

function DraftLine({ form, element, restores }: DraftLineProps) {
  const { forms: m } = useMessages();
  const [isStored, setStored] = useState(false);
  const timer = useRef(0);

  function save() {
    window.clearTimeout(timer.current);
    timer.current = 0;
    if (!element.current) return;
    const values = valuesIn(element.current, draftFields(form));
    const isEmpty = Object.keys(values).length === 0;
    if (isEmpty) deleteDraft(form.name);
    setStored(!isEmpty && writeDraft(form.name, values, Date.now()));
  }
  const saveSoon = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(save, saveDelayMs);
  });
  const saveNow = useEffectEvent(() => {
    if (timer.current !== 0) save();
  });
  const begin = useEffectEvent((target: HTMLFormElement) => {
    const draft = restores ? readDraft(form, Date.now()) : null;
    if (draft) putValues(target, draft);
    saveSoon();
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    begin(target);
    const onInput = () => saveSoon();
    const onHide = () => saveNow();
    target.addEventListener('input', onInput);
    window.addEventListener('pagehide', onHide);
    return () => {
      target.removeEventListener('input', onInput);
      window.removeEventListener('pagehide', onHide);
      window.clearTimeout(timer.current);
    };
  }, [element]);

  function wipe() {
    window.clearTimeout(timer.current);
    timer.current = 0;
    element.current?.reset();
    deleteDraft(form.name);
    setStored(false);
    // The button is gone.
    element.current?.querySelector<HTMLElement>('[data-field] :is(input, select, textarea)')?.focus();
  }

  return (
    <div role="status">
      {isStored && (
        <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
          {m.draft}
          <Button tone="quiet" size="small" className="min-h-11" onClick={wipe}>
            {m.wipeDraft}
          </Button>
        </p>
      )}
    </div>
  );
}
