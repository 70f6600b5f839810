import { isbot } from 'isbot';

/**
 * True for a robot by its user agent: it gets a line of text where a person gets a page about what went wrong. Cached
 * pages are the same for both; only a rendering that is under way is a robot's own. A headless browser draws pages for a
 * person or a test, so it is none.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return isbot(userAgent) && !/HeadlessChrome/.test(userAgent ?? '');
}
