import { Box, Typography } from '@strapi/design-system';

export interface Storage {
  level: 'ok' | 'low' | 'full';
  freeBytes: number;
}

/** Warns in time that the server's disk fills up, and what to do about it. */
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
        {isFull ? 'De schijf van de server is vol' : 'De schijf van de server raakt vol'}
      </Typography>
      <Typography tag="p">
        {`Er is nog ${describeBytes(freeBytes)} vrij. `}
        {isFull
          ? 'Opslaan, publiceren en uploaden kan pas weer als er ruimte is. Verwijderen kan wel.'
          : 'Straks kunt u niets meer opslaan.'}
        {' Verwijder bestanden die u niet meer nodig hebt, of vraag uw beheerder om meer ruimte.'}
      </Typography>
    </Box>
  );
}

function describeBytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576).toLocaleString('nl-NL')} MB`;
}
