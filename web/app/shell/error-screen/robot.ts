import { isbot } from 'isbot';

/** True for a robot by its user agent. A headless browser draws pages for a person or a test, so it is none. */
export function isRobot(userAgent: string | null): boolean {
  return isbot(userAgent) && !/HeadlessChrome/.test(userAgent ?? '');
}
