import type { HiddenFields } from '../content/types/form/submissions';

export function hiddenIn(sent: FormData): HiddenFields {
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    captcha: text('captcha'),
    begonnen: text('begonnen'),
    controleveld: text('controleveld'),
    mens: text('mens'),
  };
}
