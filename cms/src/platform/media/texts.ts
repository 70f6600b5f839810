import type { Kind } from './kinds';

const kinds = {
  picture: { one: 'een beeld', other: 'een ander beeld' },
  video: { one: 'een video', other: 'een andere video' },
  document: { one: 'een document', other: 'een ander document' },
} as const satisfies Record<Kind, object>;

export const fileErrors = {
  unknownType: (name: string) =>
    `“${name}” kan niet in de mediabibliotheek. Kies een foto of beeld (JPG, PNG, WebP, AVIF, GIF of SVG), een video (MP4 of WebM) of een document (PDF, Word, Excel, PowerPoint of ZIP).`,
  otherKind: (name: string, before: Kind, now: Kind) =>
    `“${name}” is ${kinds[before].one} en kan alleen door ${kinds[before].other} worden vervangen, niet door ${kinds[now].one}. Voeg het nieuwe bestand toe aan de bibliotheek en kies het waar het moet staan.`,
} as const;

export const pictureErrors = {
  tooLarge: (name: string, width: number, height: number) =>
    `“${name}” is ${width} bij ${height} pixels: dat is te groot. Verklein het beeld tot hooguit 10.000 bij 10.000.`,
  damaged: (name: string) => `“${name}” is geen goed beeld: het bestand is beschadigd of onvolledig.`,
  busy: 'Er worden nu te veel beelden verwerkt. Probeer het over een minuut opnieuw.',
} as const;

const svgError = (why: string) =>
  `Dit SVG-bestand ${why}. Lever het aan als PNG, of exporteer het opnieuw als gewone SVG.`;

export const svgErrors = {
  tooLarge: svgError('is groter dan 1 MB'),
  hasEntities: svgError('bevat verwijzingen die we niet openen (<!ENTITY>)'),
  hasFile: svgError('bevat een foto of een ander bestand'),
  notDrawn: svgError('kunnen we niet tekenen'),
  notUtf8: svgError('is niet in UTF-8 opgeslagen'),
} as const;
