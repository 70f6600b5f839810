import { maxPhotos } from './shape';

const photos = (positions: readonly number[]) =>
  positions.length === 1 ? `Foto ${positions[0]} staat` : `De foto’s ${positions.join(', ')} staan`;

export const albumErrors = {
  notFound: 'Dit album is er niet meer.',
  unreadable: 'De foto’s zijn niet goed aangekomen. Er is niets bewaard.',
  tooMany: `Een album heeft ten hoogste ${maxPhotos.toLocaleString('nl')} foto’s. Er is niets bewaard.`,
  changed: 'Iemand anders heeft dit album intussen gewijzigd. Er is niets bewaard.',
  noPicture: (positions: readonly number[]) =>
    `${photos(positions)} niet meer in de mediabibliotheek. Haal weg wat er niet meer is. Er is niets bewaard.`,
} as const;
