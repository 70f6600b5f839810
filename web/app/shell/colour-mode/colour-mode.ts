import { useSyncExternalStore } from 'react';

export const colourModes = ['system', 'light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

const storageKey = 'colour-mode';
const changed = 'colourmodechange';
export const themeColours = { light: '#ffffff', dark: '#11161c' };

/**
 * Keeps the right mode on the document; runs in the head, before anything is painted, so that the page follows the device,
 * and what is chosen here or in another tab, without waiting for a component. It is sent as text, so it may use nothing
 * from outside itself.
 */
function followColourMode(key: string, changedEvent: string, light: string, dark: string) {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let preference: string | null = null;
    try {
      preference = localStorage.getItem(key);
    } catch {
      // Storage is closed to us; the device's preference is all there is.
    }
    const lit = preference === 'light' || (preference !== 'dark' && !device.matches);
    document.documentElement.classList.add('js');
    document.documentElement.classList.toggle('dark', !lit);
    for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
      bar.setAttribute('content', lit ? light : dark);
  };
  apply();
  device.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener(changedEvent, apply);
}

const settings = [storageKey, changed, themeColours.light, themeColours.dark];

export const colourModeScript = () =>
  `(${followColourMode.toString()})(${settings.map((value) => JSON.stringify(value)).join(',')})`;

/** Has the script in the head look again, for what React has put in the document since. */
export function refreshColourMode(): void {
  window.dispatchEvent(new Event(changed));
}

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
  refreshColourMode();
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
