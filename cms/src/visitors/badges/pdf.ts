import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { withoutControls } from 'beursvloer-domain/forms';
import { renderSVG } from 'uqr';
import { badgeTexts } from '../texts';
import { families, fontFiles } from './fonts';
import { badgeTemplate } from './template';

/** The content of a badge. Visitors and editors wrote it: it is data to the template, never part of it. */
export interface Badge {
  language: 'nl' | 'en';
  fair: { name: string; edition: string; venue: string; url: string };
  /** Of its bands, and of text on them; `#rrggbb`. */
  colours: { brand: string; onBrand: string };
  days: string[];
  name: string;
  organisation: string;
  role: string;
  code: string;
}

/** Module widths of white around the code that readers need (ISO/IEC 18004). */
const quietZone = 4;

/** The QR code of a badge as SVG, black on white in dark mode too: many readers need that. */
export function badgeQr(code: string): string {
  return renderSVG(code, { ecc: 'M', border: quietZone, whiteColor: '#fff', blackColor: '#000' });
}

let compiler: NodeCompiler | undefined;

/** Made once: reading the fonts takes ten times as long as drawing a badge. */
function loadCompiler(): NodeCompiler {
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: fontFiles.map((path) => readFileSync(path)) }] });
}

/**
 * A badge to print on A4 and fold twice: below its front and back, above what to read before the visit.
 * @returns a PDF/A-2b, the same bytes for the same badge
 */
export function badgePdf(badge: Badge): Buffer {
  const shown = JSON.stringify({ ...badge, words: badgeTexts[badge.language] }, (_key, value: unknown) =>
    typeof value === 'string' ? drawable(value) : value,
  );
  return compile(badgeTemplate, { badge: shown, qr: badgeQr(badge.code) });
}

/** Only fonts of the project draw: on each machine a badge is the same. */
const inOurFonts = `#set text(font: (${families.map((family) => `"${family}"`).join(', ')}), fallback: false)`;

function compile(template: string, inputs: Record<string, string>): Buffer {
  compiler ??= loadCompiler();
  const mainFileContent = `${inOurFonts}\n${template}`;
  return compiler.pdf({ mainFileContent, inputs }, { pdfStandard: 'a-2b', creationTimestamp: 0 });
}

/** Stands for a character that no font has. */
const replacement = '?';
/** Characters outside ASCII that were met, and whether they can be drawn. */
const drawableCharacters = new Map<string, boolean>();
const maxCharacters = 10_000;

/**
 * A text that can be drawn: a PDF/A with a character that no font has is rejected whole, and some direction characters end the
 * process.
 */
function drawable(text: string): string {
  return [...withoutControls(text).normalize('NFC')]
    .map((character) => (isDrawable(character) ? character : replacement))
    .join('');
}

function isDrawable(character: string): boolean {
  if (/[\n\t -~]/.test(character)) return true;
  const known = drawableCharacters.get(character);
  if (known !== undefined) return known;
  if (drawableCharacters.size >= maxCharacters) drawableCharacters.clear();
  let isThere = true;
  try {
    compile('#sys.inputs.character', { character });
  } catch {
    isThere = false;
  }
  drawableCharacters.set(character, isThere);
  return isThere;
}
