import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { scriptsFailed } from '../paint/start-scripts';
import { useHydrated } from './use-hydrated';

/** On a control that needs scripts, until it has them. */
const early = 'data-early';
/** What that says on a link to a page that does as well: it is followed unless the page's scripts are here. */
const linkToPage = 'link';
/** On the document once its scripts are here, while some of it waits to be hydrated. */
const started = 'data-started';
/** On the document once somebody filled something in before its scripts were here. */
const filledIn = 'data-filled-in';
/** On a control that was pressed before. `controls.css` shows it, and shows what a summary unfolds. */
const pressed = 'data-pressed';
/** A summary unfolds at once, so nothing is left to be done for it. */
const waiting = `[${pressed}]:not(summary)`;

/**
 * Remembers a press on a control whose scripts have not come. The last one counts. Without scripts a link does what its
 * address says, so that is what happens when they cannot be fetched. It runs in the head, so it is sent as text and uses
 * nothing from outside.
 */
function rememberPresses(
  earlyName: string,
  pageLink: string,
  startedName: string,
  filledInName: string,
  pressedName: string,
  waitingFor: string,
  failed: string,
) {
  let isGivenUp = false;
  const page = document.documentElement;
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(`[${earlyName}]`) : null;
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const unfolds = control.localName === 'summary';
    if (isGivenUp && !unfolds) return;
    if (control.getAttribute(earlyName) === pageLink && !page.hasAttribute(startedName)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (unfolds) return void control.toggleAttribute(pressedName);
    document.querySelector(waitingFor)?.removeAttribute(pressedName);
    control.setAttribute(pressedName, '');
  };
  addEventListener('click', onClick, true);
  addEventListener('input', () => page.setAttribute(filledInName, ''), { capture: true, once: true });
  addEventListener(failed, (event) => {
    isGivenUp = true;
    const control = document.querySelector(waitingFor);
    control?.removeAttribute(pressedName);
    if (!(control instanceof HTMLAnchorElement)) return;
    // Loading the page again would lose the press.
    event.stopImmediatePropagation();
    control.click();
  });
}

/** The inline script for the head. It comes before the one that loads a page again whose scripts did not come. */
export function earlyPressScript(): string {
  const names = [early, linkToPage, started, filledIn, pressed, waiting, scriptsFailed].map((name) =>
    JSON.stringify(name),
  );
  return `(${rememberPresses.toString()})(${names.join(',')})`;
}

/** Says that the page's scripts are here: from now on a press on a link to a page waits as well. */
export function markStarted(): void {
  document.documentElement.setAttribute(started, '');
}

/** Whether somebody pressed something, came to a field, or filled one in, before anything listened. */
export function somebodyWasEarly(): boolean {
  return (
    document.querySelector(`[${pressed}], [${filledIn}]`) !== null || document.activeElement !== document.body
  );
}

/** Does what the page does without scripts for a press that waits: those of a part of the page could not be fetched. */
export function followPress(): void {
  const control = document.querySelector(waiting);
  control?.removeAttribute(pressed);
  if (!(control instanceof HTMLAnchorElement)) return;
  control.removeAttribute(early);
  control.click();
}

interface EarlyPress {
  /** What an early press does; otherwise the control is pressed once more. */
  onPressed?: () => void;
  /** Whether the server draws a link to a page that does the same. */
  isLinkToPage?: boolean;
}

/**
 * Props for a control that the server draws and that does nothing, or something else, without scripts. A press before
 * they have come is done as soon as they are there. See docs/decisions/0116-paint-first.md.
 */
export function useEarlyPress({ onPressed, isLinkToPage = false }: EarlyPress = {}) {
  const hydrated = useHydrated();
  const control = useRef<HTMLElement | null>(null);
  const wasPressed = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
  const act = useEffectEvent(() => {
    if (onPressed) return onPressed();
    // A dialog gives the focus back to what had it, and the link that was pressed may be a button now.
    control.current?.focus({ preventScroll: true });
    control.current?.click();
  });

  useEffect(() => {
    const element = control.current;
    if (!hydrated) {
      return () => {
        wasPressed.current ||= element?.hasAttribute(pressed) ?? false;
        if (element?.matches(waiting)) element.removeAttribute(pressed);
      };
    }
    if (!wasPressed.current) return;
    wasPressed.current = false;
    act();
  }, [hydrated]);

  return { ref, [early]: hydrated ? undefined : isLinkToPage ? linkToPage : '' };
}
