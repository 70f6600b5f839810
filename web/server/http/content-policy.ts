import { createHash } from 'node:crypto';

export const reportPath = '/meldingen/csp';
/** The name of that place in a policy; the header Reporting-Endpoints says where it is. */
export const reportGroup = 'csp';

/** The players that a visitor can choose to load; app/ui/media/video-embed.ts makes their URLs. */
export const playerHosts: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/**
 * The style element that react-zoom-pan-pinch 4.2.0 puts into a page when photos open. A test makes it anew from the
 * installed package, so that an upgrade that changes it does not go unseen.
 */
const zoomStyles = "'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='";
/** It puts the element there before the text, and a browser looks both times. */
const emptyStyle = sourceOf('');

/**
 * Policies that may turn text into HTML: app/rendering/trusted-types.ts for all scripts of the site, and the
 * library that draws icons on demand for responses of our own server.
 */
const trustedTypes: readonly string[] = ['default', 'iconify'];

export interface PolicyParts {
  /** Sources of inline scripts: `'nonce-…'` of this one response, or `'sha256-…'` in cached pages. */
  scripts: readonly string[];
  connect?: readonly string[];
  /** Origins that may show the page in a frame; none unless they are named. */
  frameAncestors?: readonly string[];
  /** The page may show a page of ours in a frame: server/pages/captcha-frame.ts. */
  framesItself?: boolean;
  /** The site is on https: what an editor wrote with http is asked for with https. */
  secure?: boolean;
  /** Vite puts styles and scripts into the page and listens at a port of its own. */
  development?: boolean;
}

/** The policy of a page. See docs/decisions/0100-content-security-policy.md. */
export function contentPolicy(parts: PolicyParts): string {
  const { scripts, connect = [], frameAncestors = [] } = parts;
  const { framesItself = false, secure = false, development = false } = parts;
  // Browsers ignore 'unsafe-inline' beside a nonce or a hash, so there is either.
  const loose = ["'unsafe-inline'"];
  const directives = {
    // Firefox asks this one about `rel="prefetch"`. Whatever else could be loaded has a directive of its own.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...(development ? loose : scripts)],
    'style-src': ["'self'", ...(development ? loose : [emptyStyle, zoomStyles])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...connect],
    'frame-src': framesItself ? ["'self'", ...playerHosts] : playerHosts,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': frameAncestors.length > 0 ? frameAncestors : ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
    ...(!development && { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypes }),
    'report-uri': [reportPath],
    'report-to': [reportGroup],
  };
  return write(directives);
}

/** The policy of what is no page: it loads nothing, and nobody frames it. */
export const barePolicy = write({ ...nothing() });

export function policyOfStyled(styles: string): string {
  return write({ ...nothing(), 'style-src': [sourceOf(styles)] });
}

/**
 * The policy of a file that somebody may have uploaded, opened by itself: pictures of lines (SVG) may have their own
 * styles, the browser's viewers have theirs, and nothing in it is a script or ours.
 */
export const filePolicy = write({
  ...nothing(),
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  sandbox: [],
});

export function captchaFramePolicy(nonce: string, from: readonly string[]): string {
  return write({
    ...nothing(),
    'script-src': [`'nonce-${nonce}'`, ...from],
    'img-src': from,
    'connect-src': from,
    'frame-src': from,
    'worker-src': from,
    'frame-ancestors': ["'self'"],
  });
}

function nothing() {
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

export function sourceOf(text: string): string {
  // A browser hashes what its parser made of the text.
  const parsed = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}

export function framersIn(policy: string | null): string[] {
  return (
    /(?:^|;)\s*frame-ancestors\s+([^;]+)/
      .exec(policy ?? '')?.[1]
      ?.trim()
      .split(/\s+/) ?? []
  );
}

function write(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
