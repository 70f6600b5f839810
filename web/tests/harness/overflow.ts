import type { Page } from 'playwright-core';

/**
 * Finds all that does not fit on a page: elements beside the screen that nothing scrolls or cuts off, text
 * beside its own box, and text that is cut off without an ellipsis. Every `details` is opened first.
 * @returns one line for each, with a path of the element; empty when all fits
 */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details:not([name])')) details.setAttribute('open', '');
    const width = document.documentElement.clientWidth;
    const found: string[] = [];

    const memoized = <Value>(work: (element: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (element: Element): Value => {
        const value = known.has(element) ? (known.get(element) as Value) : work(element);
        known.set(element, value);
        return value;
      };
    };
    const nameOf = (element: Element) => {
      const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
      const part = element.getAttribute('data-part');
      return (
        element.tagName.toLowerCase() +
        (element.id ? `#${element.id.slice(0, 24)}` : '') +
        (part ? `[${part}]` : '') +
        classes.join('')
      );
    };
    const pathOf = (element: Element) => {
      const names: string[] = [];
      for (
        let at: Element | null = element;
        at && at !== document.body && names.length < 5;
        at = at.parentElement
      )
        names.unshift(nameOf(at));
      return names.join(' > ');
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      });
    /** Text for screen readers alone, in a box of a pixel. */
    const isHidden = memoized((element): boolean => {
      if (element.getAttribute('aria-hidden') === 'true') return true;
      const { width: across, height: along } = element.getBoundingClientRect();
      if (across <= 1 && along <= 1 && getComputedStyle(element).position === 'absolute') return true;
      return element.parentElement !== null && isHidden(element.parentElement);
    });
    /** The nearest element around this one that scrolls or cuts off sideways. */
    const clipOf = memoized((element): Element | null => {
      if (element === document.body || !element.parentElement) return null;
      return getComputedStyle(element).overflowX === 'visible' ? clipOf(element.parentElement) : element;
    });
    const boxOf = (element: Element) => {
      let at: Element = element;
      while (/^(inline|contents|ruby)$/.test(getComputedStyle(at).display) && at.parentElement)
        at = at.parentElement;
      return at;
    };

    const overflow = document.documentElement.scrollWidth - width;
    if (overflow > 0) found.push(`the page is ${overflow} px too wide`);
    const isBeside = (element: Element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      return own > 0 && height > 0 && (right > width + 1 || left < -1) && isVisible(element);
    };
    for (const element of document.body.querySelectorAll('*')) {
      // The innermost is where the cause is.
      if (!isBeside(element) || [...element.children].some(isBeside) || element.parentElement?.closest('svg'))
        continue;
      const { left, right } = element.getBoundingClientRect();
      if (!clipOf(element.parentElement ?? element) && !isHidden(element))
        found.push(
          `beside the screen, from ${Math.round(left)} to ${Math.round(right)} px: ${pathOf(element)}`,
        );
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest('svg, script, style, noscript, select'))
        continue;
      if (!isVisible(element) || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rectangles = [...range.getClientRects()];
      const right = Math.max(...rectangles.map((rectangle) => rectangle.right));
      const left = Math.min(...rectangles.map((rectangle) => rectangle.left));
      const box = boxOf(element);
      const around = box.getBoundingClientRect();
      const clip = clipOf(element);
      const style = clip && getComputedStyle(clip);
      const size = parseFloat(getComputedStyle(element).fontSize);
      const bottom = Math.max(...rectangles.map((rectangle) => rectangle.bottom));
      const top = Math.min(...rectangles.map((rectangle) => rectangle.top));
      const isClamped =
        getComputedStyle(box).webkitLineClamp !== 'none' || (style && style.webkitLineClamp !== 'none');
      if (
        !isClamped &&
        (bottom > around.bottom + size || top < around.top - size) &&
        !(style && /auto|scroll/.test(style.overflowY))
      )
        found.push(`text above or below its box: ${pathOf(element)}`);
      const isScrolled = style?.overflowX === 'auto' || style?.overflowX === 'scroll';
      if (isScrolled) continue;
      if (style?.textOverflow === 'ellipsis') continue;
      if (right > around.right + 1 || left < around.left - 1)
        found.push(
          `text beside its box by ${Math.round(Math.max(right - around.right, around.left - left))} px: ${pathOf(element)}`,
        );
      else if (clip) {
        const edge = clip.getBoundingClientRect();
        if (right > edge.right + 1 || left < edge.left - 1)
          found.push(`text that is cut off: ${pathOf(element)}`);
      }
    }
    return [...new Set(found)];
  });
}
