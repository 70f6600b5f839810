import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import sharp from 'sharp';
import { chance } from './palette.mjs';
import { CRESTS, MARKS } from './marks.mjs';

const require = createRequire(import.meta.url);
const font = (family, weight) => {
  const file = readFileSync(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  );
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
};
const FACES = [
  ['poppins', 600, 0],
  ['barlow-condensed', 600, 1],
  ['dm-sans', 700, 0],
  ['nunito', 800, 0],
  ['space-grotesk', 700, 0],
  ['zilla-slab', 600, 0],
  ['archivo', 800, 2],
  ['dm-serif-display', 400, 0],
  ['josefin-sans', 600, 2],
  ['sora', 600, 3],
  ['archivo', 500, 0],
  ['barlow-condensed', 700, 2],
  ['poppins', 500, 3],
  ['zilla-slab', 700, 0],
].map(([family, weight, style]) => ({ font: font(family, weight), style }));
const GOVERNMENT = [
  ['zilla-slab', 600, 0],
  ['dm-sans', 700, 0],
  ['nunito', 800, 0],
  ['dm-serif-display', 400, 0],
  ['poppins', 600, 0],
].map(([family, weight, style]) => ({ font: font(family, weight), style }));
const PAIRS = [
  ['#d9630a', '#27405c'],
  ['#1f6b48', '#e0a12e'],
  ['#215f8b', '#f68220'],
  ['#2b3440', '#f68220'],
  ['#7a2f22', '#c98a4e'],
  ['#00757d', '#f2b233'],
  ['#3d7a3a', '#a6c64c'],
  ['#33518f', '#79b8dd'],
  ['#5b3a63', '#e08a5a'],
  ['#1d2733', '#4fa26f'],
  ['#b8402a', '#2c4a5c'],
  ['#0f6a5a', '#e4703a'],
  ['#4a5a2d', '#c9a13b'],
  ['#8a5a2b', '#3f6a56'],
  ['#173f5f', '#3caea3'],
  ['#a3362f', '#e5a23c'],
  ['#44515f', '#8fb7cc'],
  ['#2e6f95', '#9bc53d'],
  ['#6a3d2a', '#d88c3a'],
  ['#234d4a', '#d9b44a'],
];

/** A line of text as one path from its baseline at 0,0, with its ink box. */
function word(face, text, size, tracking = 0) {
  let x = 0;
  let d = '';
  const scale = size / face.font.unitsPerEm;
  const glyphs = face.font.stringToGlyphs(text);
  glyphs.forEach((g, i) => {
    d += g.getPath(x, 0, size).toPathData(1);
    x +=
      g.advanceWidth * scale +
      tracking * size +
      (i + 1 < glyphs.length ? face.font.getKerningValue(g, glyphs[i + 1]) * scale : 0);
  });
  return { d, width: x };
}

/** Long names break in two or three lines of about the same length. */
function lines(name, max) {
  const words = name.replace(/-(?=[A-Z])/g, '-\u200b').split(/ |\u200b/);
  const count = name.length <= max ? 1 : name.length <= max * 2.2 ? 2 : 3;
  if (count === 1) return [name];
  const target = name.length / count;
  const out = [''];
  for (const w of words) {
    const last = out.at(-1);
    const glue = last.endsWith('-') || !last ? '' : ' ';
    if (last && out.length < count && last.length + w.length / 2 > target) out.push(w);
    else out[out.length - 1] = last + glue + w;
  }
  return out;
}

/** Mark and wordmark of one exhibitor on a transparent ground; reads on white. */
export async function logo({ slug, name, kind }, index) {
  const r = chance(slug);
  const public_ = kind === 'Overheid';
  const face = public_ ? GOVERNMENT[index % GOVERNMENT.length] : FACES[(index * 5 + 3) % FACES.length];
  const [a, b] = PAIRS[(index * 7 + r.int(0, 1) * 3) % PAIRS.length];
  const prefix = public_ ? /^(Gemeente|Provincie|Stad|Regio|Waterschap)\s+(.*)$/.exec(name) : null;
  const shown = prefix ? prefix[2] : name;
  const style = face.style;
  const rows = lines(shown, style === 1 ? 17 : 13).map((t) =>
    style === 1 || style === 2 ? t.toUpperCase() : style === 3 ? t.toLowerCase() : t,
  );
  const size =
    [104, 82, 64][Math.min(2, rows.length - 1)] * (style === 1 ? 1.16 : 1) * (style === 2 ? 0.86 : 1);
  const set = rows.map((t) => word(face, t, size, style === 1 ? 0.03 : style === 2 ? 0.05 : -0.005));
  const gap = size * 1.06;
  const above = prefix ? word(GOVERNMENT[(index + 1) % 5], prefix[1].toLowerCase(), 44) : null;
  const draw = public_ ? CRESTS[index % CRESTS.length] : MARKS[(index * 11 + 4) % MARKS.length];
  const textW = Math.max(...set.map((s) => s.width), above?.width ?? 0);
  const textH = (above ? 52 : 0) + size * 0.72 + gap * (set.length - 1);
  const stacked = !public_ && index % 6 === 5 && textW < 560 && set.length === 1;
  const mark = stacked ? 190 : Math.max(150, Math.min(210, textH * 1.12));
  const W = stacked ? Math.max(textW, mark) : mark + 38 + textW;
  const H = stacked ? mark + 34 + textH * 1.3 : Math.max(mark, textH * 1.24);
  const tx = (s) => (stacked ? (W - s.width) / 2 : mark + 38);
  let y = stacked ? mark + 34 + size * 0.75 : (H - textH) / 2 + (above ? 34 : size * 0.72);
  let out = `<g transform="translate(${stacked ? (W - mark) / 2 : 0} ${stacked ? 0 : (H - mark) / 2}) scale(${mark / 100})">${draw(a, b)}</g>`;
  if (above) {
    out += `<path transform="translate(${tx(above)} ${y})" d="${above.d}" fill="${b === '#f2b233' || b === '#e0a12e' ? a : '#4c5865'}"/>`;
    y += 18 + size * 0.72;
  }
  const ink = r.chance(0.55) ? a : '#27303b';
  set.forEach((s, i) => {
    out += `<path transform="translate(${tx(s)} ${y + i * gap})" d="${s.d}" fill="${set.length > 1 && i && index % 3 === 0 ? a : ink}"/>`;
  });
  const ratio = Math.min(4, Math.max(2, W / H));
  const [boxW, boxH] = W / H > ratio ? [W, W / ratio] : [H * ratio, H];
  const pad = 10;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${Math.round(640 / ratio)}" viewBox="${(W - boxW) / 2 - pad} ${(H - boxH) / 2 - pad} ${boxW + pad * 2} ${boxH + pad * 2}">${out}</svg>`;
  return sharp(Buffer.from(svg)).webp({ nearLossless: true, quality: 60, effort: 5 }).toBuffer();
}
