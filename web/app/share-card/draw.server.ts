import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { paletteOf, type Tokens } from 'beursvloer-domain/brand';
import satori, { type Font } from 'satori';
import { fileNamesOf, type Letters } from '../../brand/letters.server';
import { createPictureProcess, type CardOrder } from '../../pictures/picture-process';
import { cardHeight, cardWidth, type Card, type Imprint } from './card';
import { CardWords, pictureWidth } from './layout';
import { drawableText } from './letters';

const { resolve } = createRequire(import.meta.url);

/** The faces of a site without letters of its own (app/ui/fonts.css). */
const defaultFiles = { display: 'bricolage-grotesque', text: 'figtree' };

/** Faces of the site as files that the setter of the words can read (it knows no WOFF2), and one for letters that they lack. */
const facesOf = ({ display, text }: typeof defaultFiles) =>
  [
    ['display', `@fontsource/${display}/files/${display}-latin-700-normal.woff`],
    ['display ext', `@fontsource/${display}/files/${display}-latin-ext-700-normal.woff`],
    ['text', `@fontsource/${text}/files/${text}-latin-500-normal.woff`],
    ['text ext', `@fontsource/${text}/files/${text}-latin-ext-500-normal.woff`],
    ['other display', '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'],
    ['other text', '@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf'],
  ] as const;

const pictures = createPictureProcess();

/** Of the letters that the last card was drawn in. */
let fonts: { letters: Letters | null; loaded: Promise<Font[]> } | null = null;

/**
 * Draws a card as a PNG of 1200 × 630 pixels. Satori sets the words as paths, so the machine needs no fonts. The words come
 * from the content, never from the URL: nobody makes the fair say what it did not say.
 * @param photo the bytes of the card's picture, or null when there is none or it could not be had
 */
export async function drawCard(card: Card, imprint: Imprint, photo: Buffer | null): Promise<Uint8Array> {
  const { letters } = imprint;
  if (fonts?.letters !== letters) fonts = { letters, loaded: loadFonts(letters) };
  const shown = { ...drawableCard(card), picture: photo ? card.picture : null };
  const { light: colours } = paletteOf(imprint.colour);
  const words = await satori(CardWords({ card: shown, imprint, colours }), {
    width: cardWidth,
    height: cardHeight,
    fonts: await fonts.loaded,
  });
  return pictures.run({
    task: 'card',
    paper: paper(colours, photo !== null),
    words,
    photo: photo && { source: photo, fit: card.fit, ...placeOf(card.fit) },
  });
}

/** A title in a script that no face has is left out: its label is the title then. */
function drawableCard({ label, title, line, ...rest }: Card): Card {
  return { ...rest, label, title: drawableText(title) ?? label, line: line && drawableText(line) };
}

async function loadFonts(letters: Letters | null): Promise<Font[]> {
  const faces = facesOf(letters === null ? defaultFiles : fileNamesOf(letters));
  return Promise.all(faces.map(async ([name, file]) => ({ name, data: await readFile(resolve(file)) })));
}

function placeOf(fit: Card['fit']): Omit<NonNullable<CardOrder['photo']>, 'source' | 'fit'> {
  const left = cardWidth - pictureWidth;
  if (fit === 'fill') return { left, top: 0, width: pictureWidth, height: cardHeight };
  const marginPx = 56;
  const side = pictureWidth - 2 * marginPx;
  return {
    left: left + marginPx,
    top: Math.round((cardHeight - pictureWidth) / 2) + marginPx,
    width: side,
    height: side,
  };
}

function paper({ brand, tint, plan }: Tokens, withPicture: boolean): string {
  const step = 42;
  const lines = [
    ...range(cardWidth / step).map((n) => `M${n * step + 0.5} 0V${cardHeight}`),
    ...range(cardHeight / step).map((n) => `M0 ${n * step + 0.5}H${cardWidth}`),
  ].join('');
  const plate = withPicture
    ? `<rect x="${cardWidth - pictureWidth}" width="${pictureWidth}" height="${cardHeight}" fill="#fff"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">
    <rect width="100%" height="100%" fill="${tint}"/>
    <path d="${lines}" stroke="${plan}"/>
    ${plate}
    <rect y="${cardHeight - 14}" width="${cardWidth}" height="14" fill="${brand}"/>
  </svg>`;
}

function range(count: number): number[] {
  return Array.from({ length: Math.ceil(count) }, (_, index) => index);
}
