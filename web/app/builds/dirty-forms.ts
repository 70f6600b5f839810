/** The content of each form when it first got the focus, and the forms whose content differs from that now. */
const initialContents = new WeakMap<HTMLFormElement, string>();
const dirty = new Set<HTMLFormElement>();

/** Tracks which forms hold unsaved input. A search form never counts: nothing is lost with it. */
export function watchForms(): () => void {
  const onFocus = ({ target }: Event) => {
    const form = formOf(target);
    if (form && !initialContents.has(form)) initialContents.set(form, contentOf(form));
  };
  const onInput = ({ target }: Event) => {
    const form = formOf(target);
    if (form && initialContents.get(form) === contentOf(form)) dirty.delete(form);
    else if (form) dirty.add(form);
  };
  const onReset = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) dirty.delete(target);
  };
  document.addEventListener('focusin', onFocus, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('reset', onReset, true);
  return () => {
    document.removeEventListener('focusin', onFocus, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('reset', onReset, true);
  };
}

/** True while a form on the page holds what somebody typed. A submitted form counts until it is reset or removed. */
export function hasDirtyForm(): boolean {
  for (const form of dirty) if (!form.isConnected) dirty.delete(form);
  return dirty.size > 0;
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.closest('[role="search"], search') ? null : form;
}

function contentOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)];
  return JSON.stringify(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}
