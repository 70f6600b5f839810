import { defaultVisibility } from 'beursvloer-domain/forms';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { createCheckTimers } from './check-timers';
import type { FormField, WordedForm } from './form';

interface Checking {
  isReady: boolean;
  isSubmitted: boolean;
  /** How long to wait for more typing in a field, in ms. */
  debounceMs: (field: FormField) => number;
  check: (name: string) => void;
}

/** Tracks the fields that the visitor left or changed, and schedules their checks. */
export function useTouched(form: WordedForm, checking: Checking) {
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [timers] = useState(createCheckTimers);
  const afterPress = useAfterPress();
  const { isReady } = checking;

  const fieldAt = ({ target }: { target: EventTarget | null }) => {
    const name = target instanceof Element && 'name' in target ? target.name : null;
    return form.fields.find((field) => field.name === name);
  };
  const visibilityOf = ({ visibility, kind }: FormField) => visibility ?? defaultVisibility(kind);

  function schedule(field: FormField, delayMs: number) {
    if (isReady) timers.schedule(field.name, delayMs, () => checking.check(field.name));
  }

  const checkTouched = useEffectEvent(() => {
    for (const field of form.fields) {
      const visibility = visibilityOf(field);
      const isDue = (visibility === 'blur' ? blurred : changed).has(field.name);
      if (isDue) checking.check(field.name);
    }
  });
  useEffect(() => {
    if (isReady) checkTouched();
  }, [isReady]);

  useEffect(() => () => timers.end(), [timers]);

  return {
    blurred,
    changed,
    onInput(event: SyntheticEvent) {
      const field = fieldAt(event);
      if (!field) return;
      if (!changed.has(field.name)) setChanged(new Set([...changed, field.name]));
      const isShown = visibilityOf(field) !== 'blur' || blurred.has(field.name) || checking.isSubmitted;
      if (isShown) schedule(field, checking.debounceMs(field));
    },
    onBlur(event: SyntheticEvent) {
      const field = fieldAt(event);
      if (!field) return;
      if (!blurred.has(field.name)) setBlurred(new Set([...blurred, field.name]));
      // Once the form was sent, only another value is another verdict.
      if (visibilityOf(field) === 'blur' && !checking.isSubmitted) afterPress(() => schedule(field, 0));
    },
  };
}

/** Runs work at once, or after the press that is going on: a message in between would move the button from under it. */
function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const onDown = () => (isPressed.current = true);
    const onUp = () => (isPressed.current = false);
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointerup', onUp, true);
    document.addEventListener('pointercancel', onUp, true);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointerup', onUp, true);
      document.removeEventListener('pointercancel', onUp, true);
    };
  }, []);
  return (work) => {
    // The click comes right after this event.
    if (isPressed.current) document.addEventListener('pointerup', () => setTimeout(work), { once: true });
    else work();
  };
}
