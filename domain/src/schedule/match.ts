import type { Entry } from './entry.js';
import type { Fair, FairSession } from './fair.js';
import { nameKey } from '../import/text.js';
import { matchProblems } from './texts.js';

interface Match {
  /** Null for a new one. */
  session: FairSession | null;
  problems: string[];
}

/**
 * Says which session an entry is about: by what the program calls it that it came from, by our own id, by its number; and
 * without any of these by its title and time.
 */
export class Matcher {
  private readonly byImportId: ReadonlyMap<string, FairSession>;
  private readonly byGuid: ReadonlyMap<string, FairSession>;
  private readonly byPublicId: ReadonlyMap<number, FairSession>;
  private readonly byMoment: ReadonlyMap<string, FairSession>;
  private readonly taken = new Set<string>();

  constructor({ sessions, guidOf }: Pick<Fair, 'sessions' | 'guidOf'>) {
    // A copy that an editor made has the same one: the oldest is meant.
    const newestFirst = [...sessions].sort((one, other) => other.publicId - one.publicId);
    this.byImportId = new Map(
      newestFirst.flatMap((one) => (one.importId === null ? [] : [[one.importId, one] as const])),
    );
    this.byGuid = new Map(sessions.map((one) => [guidOf(one.publicId), one]));
    this.byPublicId = new Map(sessions.map((one) => [one.publicId, one]));
    this.byMoment = new Map(sessions.map((one) => [momentKey(one.title, one), one]));
  }

  match(entry: Entry): Match {
    const { importId, guid, publicId } = entry;
    const session = this.find(entry);
    const key = session?.documentId ?? importId ?? guid ?? momentKey(entry.title, entry.fields);
    const problems: string[] = [];
    if (publicId !== undefined && !session) problems.push(matchProblems.unknownNumber(publicId));
    if (this.taken.has(key)) problems.push(matchProblems.doubled);
    this.taken.add(key);
    return { session, problems };
  }

  private find({ importId, guid, publicId, title, fields }: Entry): FairSession | null {
    if (publicId !== undefined) return this.byPublicId.get(publicId) ?? null;
    if (importId === undefined) return this.byMoment.get(momentKey(title, fields)) ?? null;
    return this.byImportId.get(importId) ?? (guid === undefined ? null : (this.byGuid.get(guid) ?? null));
  }
}

function momentKey(
  title: string,
  { day = '', startTime = '' }: { day?: string; startTime?: string },
): string {
  return [day, startTime, nameKey(title)].join(' ');
}
