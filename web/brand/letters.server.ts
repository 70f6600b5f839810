import pairs from './letters.json' with { type: 'json' };

/** The pair of faces of a fair that does not have the site's own (app/ui/fonts.css): one for headings, one for text. */
export type Letters = keyof typeof pairs;

type Face = (typeof pairs)[Letters]['display' | 'text'];

export const isLetters = (name: string): name is Letters => Object.hasOwn(pairs, name);

const addresses = import.meta.glob<string>('../app/ui/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The names of the files of a pair, without what differs between them: those of the site, and of the packages of its faces. */
export function fileNamesOf(letters: Letters): { display: string; text: string } {
  const { text, display } = pairs[letters];
  return { display: fileNameOf(display), text: fileNameOf(text) };
}

/** The addresses of the files of a pair that every page needs, that of its text first. */
export function fontsOf(letters: Letters): string[] {
  const { text, display } = pairs[letters];
  return [addressOf(text), addressOf(display)];
}

/**
 * Rules and tokens that set the site in a pair, where app.css sets it in its own. The fallbacks make each weight of a face
 * of the device as wide and as high as the real one: see app/ui/fonts.css.
 */
export function lettersIn(letters: Letters): { rules: string; tokens: string } {
  const { text, display } = pairs[letters];
  const rules = [
    realFace(display, '600 800'),
    realFace(text, '400 700'),
    realFace(text, '400 700', 'italic'),
    ...fallbacks(display),
    ...fallbacks(text),
  ];
  return { rules: rules.join(''), tokens: `--font-sans:${stackOf(text)};--font-display:${stackOf(display)}` };
}

const fileNameOf = ({ family }: Face) => family.toLowerCase().replaceAll(' ', '-');

function addressOf(face: Face, style?: 'italic'): string {
  const name = [fileNameOf(face), style].filter(Boolean).join('-');
  const address = addresses[`../app/ui/fonts/${name}.woff2`];
  if (address === undefined) throw new Error(`There is no font file ${name}.woff2`);
  return address;
}

function realFace(face: Face, weights: string, style?: 'italic'): string {
  const source = `url(${addressOf(face, style)})format("woff2")`;
  return `@font-face{font-family:"${face.family}";src:${source};font-weight:${weights};${style ? `font-style:${style};` : ''}font-display:swap}`;
}

/** Faces of devices, by the names that different systems know them by; the second of each pair is its twin on Linux. */
const deviceFaces = {
  'sans-serif': ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  'bold sans-serif': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  'bold serif': [
    'Times New Roman Bold',
    'TimesNewRomanPS-BoldMT',
    'Liberation Serif Bold',
    'LiberationSerif-Bold',
  ],
};

function fallbacks({ family, ascent, descent, generic, sizes }: Face): string[] {
  return Object.entries(sizes).map(([weight, size]) => {
    const kind = Number(weight) < 600 ? 'sans-serif' : generic === 'serif' ? 'bold serif' : 'bold sans-serif';
    const source = deviceFaces[kind].map((name) => `local("${name}")`).join(',');
    const part = (height: number) => `${((height / size) * 100).toFixed(2)}%`;
    return `@font-face{font-family:"${family} Fallback";src:${source};font-weight:${weight};size-adjust:${size}%;ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:0%}`;
  });
}

const stackOf = ({ family, generic }: Face) =>
  `"${family}","${family} Fallback",ui-${generic},${generic === 'serif' ? 'Georgia' : 'system-ui'},${generic}`;
