import path from 'node:path';
import { ErrorResponse } from '../http/error-responses';
import { createChildProgram, NotCarriedOut, type ChildProgram } from 'beursvloer-domain/child-programs';
import type { Measured, PictureOrder } from './picture-program';
import { pictureErrors } from './texts';

/** The slowest picture that is taken, an interlaced PNG of a hundred million pixels, needs half of it on a busy machine. */
const timeoutMs = 60_000;

export type PictureProcess = ChildProgram<PictureOrder, Measured>;

/**
 * Reads and writes pictures in a process of their own, one at a time: each takes memory by its pixels and not by its bytes.
 * @param program the compiled `picture-program`
 */
export function createPictureProcess(program = path.join(__dirname, 'picture-program.js')): PictureProcess {
  return createChildProgram(program, {
    timeoutMs,
    maxWaiting: 200,
    maxResidentBytes: 512 * 1024 * 1024,
    maxOldSpaceMegabytes: 512,
  });
}

export const libraryPictures = createPictureProcess();

/**
 * A result of the process as `fallback` when the picture could not be read, whether the process says so or died of it.
 * @throws {ErrorResponse} 503 when too many wait
 * @throws what went wrong with the disk
 */
export async function orUnreadable<Result, Fallback>(
  carriedOut: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await carriedOut;
  } catch (error) {
    if (error instanceof NotCarriedOut && error.isBusy) throw tooBusy();
    if (!(error instanceof NotCarriedOut) && error instanceof Error && 'code' in error) throw error;
    return fallback;
  }
}

const tooBusy = () => new ErrorResponse(503, 'PicturesBusy', pictureErrors.busy);
