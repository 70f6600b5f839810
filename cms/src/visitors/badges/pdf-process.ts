import { devNull } from 'node:os';
import path from 'node:path';
import { ErrorResponse } from '../../platform/http/error-responses';
import { createChildProgram } from 'beursvloer-domain/child-programs';
import { visitErrors } from '../texts';
import type { Badge } from './pdf';

/** A badge takes some milliseconds; the first one of a process half a second more. */
const drawTimeoutMs = 10_000;

export class NotDrawn extends ErrorResponse {
  /** @param reason for the log */
  constructor(readonly reason: string) {
    super(503, 'BadgeNotDrawn', visitErrors.badgeNotDrawn);
  }
}

export interface BadgeProcess {
  /** @throws {NotDrawn} */
  draw(badge: Badge): Promise<Buffer>;
  stop(): void;
}

/**
 * Draws badges in a process of their own.
 * @param program the compiled `pdf-program`
 */
export function createBadgeProcess(
  program = path.join(__dirname, 'pdf-program.js'),
  timeoutMs = drawTimeoutMs,
): BadgeProcess {
  const { run, stop } = createChildProgram<object, Uint8Array>(program, {
    timeoutMs,
    // More than an entrance asks for at once.
    maxWaiting: 200,
    // One that just started holds a tenth.
    maxResidentBytes: 512 * 1024 * 1024,
    maxOldSpaceMegabytes: 128,
    // The library would read the fonts of the machine as well.
    environment: { FONTCONFIG_FILE: devNull },
  });
  return {
    async draw(badge) {
      try {
        return Buffer.from(await run(badge));
      } catch (error) {
        throw new NotDrawn(error instanceof Error ? error.message : String(error));
      }
    },
    stop,
  };
}
