import { setImmediate as letOthersRun } from 'node:timers/promises';
import { addText, emptyTextIndex, type SearchText, type TextIndex } from './text-index';

/** How many texts are indexed before other requests get a turn: some 10 ms of work. */
const sliceLength = 150;

/** As `indexTexts`, for a server: a large fair takes a quarter of a second, and nobody else has to wait that long. */
export async function indexTextsInSlices(texts: readonly SearchText[]): Promise<TextIndex> {
  const index = emptyTextIndex();
  for (const [number, text] of texts.entries()) {
    if (number > 0 && number % sliceLength === 0) await letOthersRun();
    addText(index, text);
  }
  return index;
}
