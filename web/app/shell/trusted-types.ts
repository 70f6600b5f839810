import { headScript } from './head-script';

/** Parts of a drawing, which do nothing but be seen. */
const shapes = new Set(
  'g path circle ellipse rect line polyline polygon defs mask clipPath linearGradient radialGradient stop animate animateTransform animateMotion set'.split(
    ' ',
  ),
);
const tag = /<\/?([a-z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/gi;

/**
 * True for the HTML that scripts of the site may put into a page: text without a tag, such as linked data; the empty
 * script from which React makes script elements, so that they do not run; our own script in the head, when React makes
 * the whole page again; and the inside of an icon.
 */
export function isHarmless(html: string): boolean {
  if (html === '<script></script>' || html === headScript.__html) return true;
  const rest = html.replace(tag, (whole, name: string, attributes: string) =>
    shapes.has(name) && !/\s(?:on|href|xlink|style)/i.test(attributes) ? '' : whole,
  );
  return !rest.includes('<');
}

export function isOwnScript(url: string, origin: string): boolean {
  const parsed = URL.canParse(url, origin) ? new URL(url, origin) : null;
  return parsed?.origin === origin && /^\/(?:assets\/|sw\.js$)/.test(parsed.pathname);
}

interface Rules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown;
}

declare global {
  interface Window {
    /** Browsers that know no trusted types have none, and look at nothing. */
    trustedTypes?: PolicyFactory;
  }
}

/** Sets what scripts may put into the page as HTML, and load as a script; the page's policy refuses the rest. */
export function trustDrawings(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScriptURL: (url) => (isOwnScript(url, location.origin) ? url : null),
  });
}
