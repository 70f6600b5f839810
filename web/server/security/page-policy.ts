import { contentPolicy } from '../http/content-policy';
import type { ServerEnvironment } from '../environment';

export type PagePolicy = (scripts: readonly string[], frameAncestors?: readonly string[]) => string;

export function createPagePolicy(
  { siteUrl, connectSources, captcha }: ServerEnvironment,
  development: boolean,
): PagePolicy {
  return (scripts, frameAncestors = []) =>
    contentPolicy({
      scripts,
      connect: connectSources,
      framesItself: captcha !== null,
      frameAncestors,
      secure: siteUrl.protocol === 'https:',
      development,
    });
}
