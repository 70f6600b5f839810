/** What each form held when somebody came to it, and the forms that hold something else by now. */
const found = new WeakMap<HTMLFormElement, string>();
const changed = new Set<HTMLFormElement>();

/** Notes the forms that somebody fills in. A search loses nothing, and a form that is as it was found is as good as new. */
export function watchForms(): () => void {
  const onFocus = ({ target }: Event) => {
    const form = formOf(target);
    if (form && !found.has(form)) found.set(form, contentOf(form));
  };
  const onInput = ({ target }: Event) => {
    const form = formOf(target);
    if (form && found.get(form) === contentOf(form)) changed.delete(form);
    else if (form) changed.add(form);
  };
  const onReset = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) changed.delete(target);
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

/** True while a form on the page holds what somebody typed. A form that was sent stays counted until it is reset or gone. */
export function hasHalfFilledForm(): boolean {
  for (const form of changed) if (!form.isConnected) changed.delete(form);
  return changed.size > 0;
}

/** The form around what an event came from, unless it is a search. */
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
