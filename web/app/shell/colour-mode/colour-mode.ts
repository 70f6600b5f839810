import { useSyncExternalStore } from 'react';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const storageKey = 'colour-mode';
const changed = 'colourmodechange';
/** The browser's own bars, in the colour of the header: light, dark. */
export const themeColours = { light: '#ffffff', dark: '#11161c' };

/**
 * Puts the right mode on the document; runs in the head, before anything is painted, and again on each change. It is
 * sent as text, so it may use nothing from outside itself.
 */
function applyColourMode(key: string, light: string, dark: string) {
  let preference: string | null = null;
  try {
    preference = localStorage.getItem(key);
  } catch {
    // Storage is closed to us; the device's preference is all there is.
  }
  const lit =
    preference === 'light' || (preference !== 'dark' && !matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add('js');
  document.documentElement.classList.toggle('dark', !lit);
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('content', lit ? light : dark);
}

const settings = [storageKey, themeColours.light, themeColours.dark] as const;

/** The inline script for the head. */
export const colourModeScript = () =>
  `(${applyColourMode.toString()})(${settings.map((value) => JSON.stringify(value)).join(',')})`;

/** The visitor's preference and how to change it; `system` until the page has woken up. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  return [useSyncExternalStore(subscribe, readPreference, () => 'system'), storePreference];
}

function readPreference(): ColourMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return colourModes.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function storePreference(mode: ColourMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage the choice cannot be kept, and the page stays as the device wants it.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    applyColourMode(...settings);
    onChange();
  };
  device.addEventListener('change', update);
  window.addEventListener('storage', update);
  window.addEventListener(changed, update);
  // The device may have changed its mind between the first paint and now, when nobody was listening yet.
  applyColourMode(...settings);
  return () => {
    device.removeEventListener('change', update);
    window.removeEventListener('storage', update);
    window.removeEventListener(changed, update);
  };
}
