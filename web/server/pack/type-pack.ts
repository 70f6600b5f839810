import { createHash } from 'node:crypto';
import { create } from 'jsondiffpatch';
import { compressForCache, type Encoding } from '../http/compression';
import { sharedKey } from './shared-values';

/**
 * The difference between two versions of the pages of one type, as devices apply it:
 * app/service-worker/pack.ts.
 */
export interface PackStep {
  /** New pages, by path: their data. */
  added: Record<string, unknown>;
  /** Pages that changed, by path: what differs, as jsondiffpatch writes it. */
  changed: Record<string, unknown>;
  removed: string[];
}

/** A body in every encoding; `identity` is always there. */
export type Bodies = ReadonlyMap<Encoding | 'identity', Buffer>;

/** How many versions back a device may be and still get only what changed. */
const maxSteps = 100;
/** Characters of all steps together: above it the whole is hardly more. */
const maxStepsLength = 300_000;

/** Fields by which things in lists are told apart, so that one that moved in its list is not sent again. */
const names = [sharedKey, 'publicId', 'slug', 'id', 'key', 'value', 'code', 'path'] as const;
const differ = create({
  objectHash(item, index) {
    const fields = new Map<string, unknown>(Object.entries(item));
    const name = names.find((field) => ['string', 'number'].includes(typeof fields.get(field)));
    return name === undefined ? `at ${index}` : `${name} ${String(fields.get(name))}`;
  },
  omitRemovedValues: true,
});

/** The data of the pages of one kind, as JSON by path, with its versions: each is named by what it holds. */
export function createTypePack() {
  let pages: ReadonlyMap<string, string> = new Map();
  let version = versionOf(pages);
  let steps: { from: string; length: number; step: PackStep }[] = [];
  let bodies: Promise<Bodies> | null = null;

  return {
    get version(): string {
      return version;
    },
    /** Takes the pages as they are now. */
    replace(next: ReadonlyMap<string, string>): void {
      const nextVersion = versionOf(next);
      if (nextVersion === version) return;
      // From nothing to something is everything.
      if (pages.size === 0) steps = [];
      else {
        const step = stepBetween(pages, next);
        steps.push({ from: version, length: JSON.stringify(step).length, step });
        while (steps.length > maxSteps || lengthOf(steps) > maxStepsLength) steps.shift();
      }
      pages = next;
      version = nextVersion;
      bodies = null;
    },
    /** Steps since a version, oldest first; null for a version that is not known here. */
    since(known: string): PackStep[] | null {
      if (known === version) return [];
      // A change that was undone gives one version twice: the later one is nearer.
      const at = steps.findLastIndex(({ from }) => from === known);
      return at === -1 ? null : steps.slice(at).map(({ step }) => step);
    },
    /** Everything, ready to send. */
    whole(): Promise<Bodies> {
      bodies ??= compress(`{"version":"${version}","pages":${objectOf(pages)}}`);
      return bodies;
    },
  };
}

export type TypePack = ReturnType<typeof createTypePack>;

const lengthOf = (steps: readonly { length: number }[]) => steps.reduce((sum, { length }) => sum + length, 0);

/** 16 characters that name the content: the same on every machine, and after a restart. */
function versionOf(pages: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const path of [...pages.keys()].sort()) hash.update(`${path}\n${pages.get(path)}\n`);
  return hash.digest('base64url').slice(0, 16);
}

function stepBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): PackStep {
  const step: PackStep = { added: {}, changed: {}, removed: [] };
  for (const path of before.keys()) if (!after.has(path)) step.removed.push(path);
  for (const [path, json] of after) {
    const earlier = before.get(path);
    if (earlier === undefined) step.added[path] = JSON.parse(json);
    else if (earlier !== json) step.changed[path] = differ.diff(JSON.parse(earlier), JSON.parse(json));
  }
  return step;
}

const objectOf = (pages: ReadonlyMap<string, string>) =>
  `{${[...pages].map(([path, json]) => `${JSON.stringify(path)}:${json}`).join(',')}}`;

async function compress(text: string): Promise<Bodies> {
  const body = Buffer.from(text);
  return new Map<Encoding | 'identity', Buffer>([['identity', body], ...(await compressForCache(body))]);
}
