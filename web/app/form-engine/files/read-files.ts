import type { Messages } from '../../messages/nl';
import type { FileReader } from '../judgement';
import { readSentFile, uploadsIn } from './sent-file';

/** Reads what stands in the place of files: uploads for the rules, and the sentences about files that are not there. */
export function fileReader(texts: Messages['files']): FileReader {
  return {
    // The rules go by the name, which has the type's extension.
    filesIn: (sent) => uploadsIn(sent).map(({ name, bytes }) => ({ name, size: bytes, type: '' })),
    faultsIn: (sent) =>
      sent.flatMap((text) => {
        const file = readSentFile(text);
        return file && 'fault' in file ? [texts.faults[file.fault](file.name)] : [];
      }),
  };
}
