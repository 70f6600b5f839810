const key = 'captcha-toestemming';

/** True when this visitor agreed to another company's service. The browser remembers it where it can. */
export function hasConsented(): boolean {
  try {
    return given || window.localStorage.getItem(key) === 'ja';
  } catch {
    return given;
  }
}

let given = false;

export function giveConsent(): void {
  given = true;
  try {
    window.localStorage.setItem(key, 'ja');
  } catch {
    // Then it holds for this page alone.
  }
}

export function withdrawConsent(): void {
  given = false;
  try {
    window.localStorage.removeItem(key);
  } catch {
    // It was never there.
  }
}
