import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../storage/cannot-start';
import type { About } from './archive-format';

/** Seen from `cms/dist/src/platform/backups`, where the compiled file lives. */
const packageFile = path.resolve(__dirname, '../../../../package.json');

export function ownVersions(): { program: string; strapi: string } {
  const { version, dependencies }: { version: string; dependencies: Record<string, string> } = JSON.parse(
    readFileSync(packageFile, 'utf8'),
  );
  return { program: version, strapi: dependencies['@strapi/strapi'] ?? '' };
}

/**
 * Stops when an archive is of a newer version than this program: it cannot know what was added since. Data of an older one is
 * brought to this version by the next start.
 * @throws {CannotStart} in one line
 */
export function requireNotNewer(about: About, own = ownVersions()): void {
  for (const [what, theirs, ours] of [
    ['version', about.program, own.program],
    ['Strapi', about.strapi, own.strapi],
  ] as const)
    if (isNewer(theirs, ours))
      throw new CannotStart(
        `The archive is of ${what} ${theirs} and this program has ${ours}: restore it with the newer program.`,
      );
}

function isNewer(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((version) => version.split('.').map(Number));
  for (const at of [0, 1, 2]) {
    const difference = (parts?.[at] ?? 0) - (others?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
