import { Box, Typography } from '@strapi/design-system';
import { storageTexts } from '../texts';

export interface Storage {
  level: 'ok' | 'low' | 'full';
  freeBytes: number;
}

export function StorageWarning({ storage: { level, freeBytes } }: { storage: Storage }) {
  if (level === 'ok') return null;
  const isFull = level === 'full';
  return (
    <Box
      role="status"
      padding={4}
      marginBottom={4}
      hasRadius
      background={isFull ? 'danger100' : 'warning100'}
      borderColor={isFull ? 'danger200' : 'warning200'}
    >
      <Typography tag="p" fontWeight="bold">
        {isFull ? storageTexts.full : storageTexts.low}
      </Typography>
      <Typography tag="p">
        {[
          storageTexts.free(describeBytes(freeBytes)),
          isFull ? storageTexts.whenFull : storageTexts.whenLow,
          storageTexts.advice,
        ].join(' ')}
      </Typography>
    </Box>
  );
}

function describeBytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576).toLocaleString('nl-NL')} MB`;
}
