const touched = new Set<HTMLFormElement>();

/** Notes the forms that somebody types in. A search loses nothing, and a form that is reset is as good as new. */
export function watchForms(): () => void {
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form && !form.closest('[role="search"], search')) touched.add(form);
  };
  const onReset = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) touched.delete(target);
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('reset', onReset, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('reset', onReset, true);
  };
}

/** True while a form on the page holds what somebody typed. A form that was sent stays counted until it is reset or gone. */
export function hasHalfFilledForm(): boolean {
  for (const form of touched) if (!form.isConnected) touched.delete(form);
  return touched.size > 0;
}
