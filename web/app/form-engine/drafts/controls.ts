import type { DraftValues } from './stored-draft';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function valuesIn(form: HTMLFormElement, names: readonly string[]): DraftValues {
  const values: Record<string, string | string[]> = {};
  for (const name of names) {
    const controls = controlsOf(form, name);
    const value = controls.some(isTick)
      ? controls.filter((control) => isTick(control) && control.checked).map((control) => control.value)
      : (controls[0]?.value ?? '');
    if (value.length > 0) values[name] = value;
  }
  return values;
}

/** Puts values into the controls of a form that nobody has changed yet, and says so to the form. */
export function putValues(form: HTMLFormElement, values: DraftValues): void {
  for (const [name, value] of Object.entries(values)) {
    const controls = controlsOf(form, name);
    if (controls.some(isChanged)) continue;
    for (const control of controls) {
      if (isTick(control)) control.checked = [value].flat().includes(control.value);
      else if (typeof value === 'string') control.value = value;
    }
    controls[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (element): element is Control => isControl(element) && element.name === name,
  );
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== (first?.value ?? '');
  }
  return isTick(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
