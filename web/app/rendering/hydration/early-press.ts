import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { scriptsFailed } from '../../../router-internals/start-scripts';
import { useHydrated } from './use-hydrated';

/** Marks a control that needs scripts, until it is hydrated. */
const early = 'data-early';
/** Its value on a summary that opens a dialog: it unfolds only while the page's scripts are not there. */
const opensDialog = 'dialog';
/** Its value on a link to a page that does the same: the link is followed unless the page's scripts have loaded. */
const linkToPage = 'link';
/** Marks the document once its scripts have loaded, while lazy components may still wait to be hydrated. */
const started = 'data-started';
/** Marks the document once somebody filled something in before its scripts had loaded. */
const filledIn = 'data-filled-in';
/** Marks a control that was pressed early. Stylesheets show that, and show what a summary unfolds. */
const pressed = 'data-pressed';
/** Selects a press that waits. A summary that unfolds at once has an empty value, and does not wait. */
const waiting = `[${pressed}=wait]`;

/**
 * Remembers a press on a control whose scripts have not loaded. Only the last press counts. When the scripts fail to load
 * and the control is a link, the link is followed. It runs in the head, so it is sent as text and uses nothing from outside
 * itself.
 */
function rememberPresses(
  earlyName: string,
  linkToPageValue: string,
  opensDialogValue: string,
  startedName: string,
  filledInName: string,
  pressedName: string,
  waitingSelector: string,
  failedEvent: string,
) {
  let isGivenUp = false;
  const page = document.documentElement;
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(`[${earlyName}]`) : null;
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const kind = control.getAttribute(earlyName);
    const hasStarted = page.hasAttribute(startedName);
    const unfolds = control.localName === 'summary' && !(hasStarted && kind === opensDialogValue);
    if (isGivenUp && !unfolds) return;
    if (kind === linkToPageValue && !hasStarted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (unfolds) return void control.toggleAttribute(pressedName);
    document.querySelector(waitingSelector)?.removeAttribute(pressedName);
    control.setAttribute(pressedName, 'wait');
  };
  addEventListener('click', onClick, true);
  addEventListener('input', () => page.setAttribute(filledInName, ''), { capture: true, once: true });
  addEventListener(failedEvent, (event) => {
    isGivenUp = true;
    const control = document.querySelector(waitingSelector);
    control?.removeAttribute(pressedName);
    if (!(control instanceof HTMLAnchorElement)) return;
    // Reloading the page would lose the press.
    event.stopImmediatePropagation();
    control.click();
  });
}

/** The inline script for the head. It must come before that of start-guard.ts, which reloads the page. */
export function earlyPressScript(): string {
  const names = [early, linkToPage, opensDialog, started, filledIn, pressed, waiting, scriptsFailed].map(
    (name) => JSON.stringify(name),
  );
  return `(${rememberPresses.toString()})(${names.join(',')})`;
}

/** Marks that the page's scripts have loaded: from now on a press on a link to a page waits as well. */
export function markStarted(): void {
  document.documentElement.setAttribute(started, '');
}

/** True when the visitor pressed something, focused a field, or filled one in, before anything listened. */
export function hasEarlyInteraction(): boolean {
  return (
    document.querySelector(`[${pressed}], [${filledIn}]`) !== null || document.activeElement !== document.body
  );
}

/** Does what the page does without scripts for a press that waits, because a lazy component failed to load. */
export function followWaitingPress(): void {
  const control = document.querySelector(waiting);
  if (control?.localName === 'summary') return control.setAttribute(pressed, '');
  control?.removeAttribute(pressed);
  if (!(control instanceof HTMLAnchorElement)) return;
  control.removeAttribute(early);
  control.click();
}

interface EarlyPress {
  /** Handles what a summary has unfolded; any other press is done again. */
  onUnfolded?: () => void;
  kind?: typeof linkToPage | typeof opensDialog;
}

/**
 * Props for a control that does nothing, or something else, without scripts. A press before they have loaded is done as
 * soon as the control is hydrated. See docs/decisions/0116-paint-first.md.
 */
export function useEarlyPress({ onUnfolded, kind }: EarlyPress = {}) {
  const hydrated = useHydrated();
  const control = useRef<HTMLElement | null>(null);
  const wasPressed = useRef<string | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
  const act = useEffectEvent(() => {
    if (onUnfolded && wasPressed.current === '') return onUnfolded();
    // A dialog returns the focus to what had it, and the link that was pressed may be a button now.
    control.current?.focus({ preventScroll: true });
    control.current?.click();
  });

  useEffect(() => {
    const element = control.current;
    if (!hydrated) {
      return () => {
        wasPressed.current ??= element?.getAttribute(pressed) ?? null;
        if (element?.matches(waiting)) element.removeAttribute(pressed);
      };
    }
    if (wasPressed.current === null) return;
    act();
    wasPressed.current = null;
  }, [hydrated]);

  return { ref, [early]: hydrated ? undefined : (kind ?? '') };
}
