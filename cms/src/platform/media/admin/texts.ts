import { maxPictureMegabytes, maxZipFiles, maxZipGigabytes } from './limits';

const files = maxZipFiles.toLocaleString('nl');

export const leftOutTexts = {
  noPicture: 'Dit is geen foto. Kies JPG, PNG, WebP, AVIF, GIF of SVG.',
  heic: 'Een HEIC-foto van een iPhone kan niet op de site. Bewaar de foto als JPG en kies die.',
  empty: 'Dit bestand is leeg.',
  tooLarge: `Dit bestand is groter dan ${maxPictureMegabytes} MB. Maak de foto kleiner.`,
  damaged: 'Deze foto is niet goed uit de ZIP te halen: het bestand is beschadigd.',
  zipDamaged: 'Deze ZIP is niet te openen: het bestand is beschadigd of geen ZIP.',
  zipEncrypted: 'Op deze ZIP zit een wachtwoord. Maak er een zonder wachtwoord.',
  zipTooMany: `In deze ZIP zitten meer dan ${files} bestanden. Verdeel ze over meer ZIP-bestanden.`,
  zipTooLarge: `Uitgepakt is deze ZIP groter dan ${maxZipGigabytes} GB. Verdeel de foto’s over meer ZIP-bestanden.`,
  zipWithout: 'In deze ZIP zit geen enkele foto.',
} as const;

export const uploadTexts = {
  unreachable: 'Er is geen verbinding met de server. Controleer het internet en probeer het opnieuw.',
  failed: 'De server kon deze foto niet bewaren. Probeer het opnieuw.',
} as const;
