import { contentPolicy } from '../http/content-policy';
import type { ServerEnvironment } from '../environment';

/** Gives the policy for one page: its inline scripts' sources, and who may frame it (nobody unless said). */
export type PagePolicy = (scripts: readonly string[], frameAncestors?: readonly string[]) => string;

/** The policy of this site's pages, with what its settings add. */
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
