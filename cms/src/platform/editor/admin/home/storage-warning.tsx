import type { Today } from '../../../today/shape';
import { storageTexts } from '../texts';
import { Warning } from './warning';

export function StorageWarning({ storage: { level, freeBytes } }: Pick<Today, 'storage'>) {
  if (level === 'ok') return null;
  const isFull = level === 'full';
  return (
    <Warning weight={isFull ? 'error' : 'warning'} title={isFull ? storageTexts.full : storageTexts.low}>
      {[
        storageTexts.free(describeBytes(freeBytes)),
        isFull ? storageTexts.whenFull : storageTexts.whenLow,
        storageTexts.advice,
      ].join(' ')}
    </Warning>
  );
}

function describeBytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576).toLocaleString('nl-NL')} MB`;
}
