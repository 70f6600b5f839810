import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { chance } from './palette.mjs';

const require = createRequire(import.meta.url);
const file = readFileSync(require.resolve('@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff'));
const face = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

/** Text as a path, centred on x,y; `turn` in degrees; a pale rim keeps it legible. */
function label(text, x, y, size, colour, { turn = 0, rim = '#fbf6ec' } = {}) {
  const w = face.getAdvanceWidth(text, size);
  const d = face.getPath(text, -w / 2, size * 0.35, size).toPathData(1);
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${d}" fill="none" stroke="${rim}" stroke-width="${size * 0.26}" stroke-linejoin="round"/><path d="${d}" fill="${colour}"/></g>`;
}

/** The map's colours by day and in the dark. */
const MAP_COLOURS = {
  light: {
    ground: '#eef2f5',
    park: '#d2ebd9',
    block: '#dde4ea',
    roof: '#c3cdd7',
    water: '#b5def5',
    road: '#ffffff',
    rim: '#c9d3dc',
    rail: '#7d8b99',
    words: '#3d4956',
    venue: '#f68220',
    venueDark: '#c9610c',
    ink: '#141b22',
    pin: '#0c683e',
    onPin: '#ffffff',
    route: '#a84708',
    waterWords: '#15628f',
    parkWords: '#0c683e',
  },
  dark: {
    ground: '#141b22',
    park: '#14301f',
    block: '#1f2933',
    roof: '#2b3641',
    water: '#123a55',
    road: '#3a4653',
    rim: '#11161c',
    rail: '#8793a0',
    words: '#c3cdd7',
    venue: '#f68220',
    venueDark: '#a84708',
    ink: '#eef2f6',
    pin: '#6fd6a0',
    onPin: '#05251a',
    route: '#fdb26a',
    waterWords: '#8ccff2',
    parkWords: '#6fd6a0',
  },
};

/** A place on the map with its number in the list beside it. */
function pin(number, x, y, c) {
  const d = face.getPath(String(number), -face.getAdvanceWidth(String(number), 52) / 2, 18, 52).toPathData(1);
  return `<g transform="translate(${x} ${y})"><circle r="47" fill="${c.ground}"/><circle r="40" fill="${c.pin}"/><path d="${d}" fill="${c.onPin}"/></g>`;
}

/** Rows of houses between two corners, with a street's width between them. */
function houses(r, [x0, y0, x1, y1], c) {
  let o = '';
  for (let y = y0; y < y1 - 40; y += 92) {
    for (let x = x0; x < x1 - 40;) {
      const w = Math.min(r.in(60, 150), x1 - x);
      o += `<rect x="${x.toFixed(0)}" y="${y}" width="${w.toFixed(0)}" height="62" fill="${r.chance(0.3) ? c.roof : c.block}"/>`;
      x += w + (r.chance(0.25) ? 44 : 8);
    }
  }
  return o;
}

/** The map of the surroundings, by day or in the dark: canal, station, roads, halls and parking, to scale in spirit. */
export function locationMap(mode = 'light') {
  const r = chance('locatie');
  const c = MAP_COLOURS[mode];
  const [W, H] = [1600, 1200];
  const road = (d, w) =>
    `<path d="${d}" fill="none" stroke="${c.rim}" stroke-width="${w + 6}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${c.road}" stroke-width="${w}" stroke-linejoin="round"/>`;
  const words = (text, x, y, size, colour, turn = 0) =>
    label(text, x, y, size, colour, { turn, rim: c.ground });
  const onRoof = (text, x, y, size) => label(text, x, y, size, '#141b22', { turn: -6, rim: c.venue });
  let o = `<path d="M0 0H420L300 330L0 380Z" fill="${c.park}"/><path d="M1120 880L1600 800V1200H1060Z" fill="${c.park}"/>`;
  for (const area of [
    [470, 30, 1120, 250],
    [40, 430, 330, 640],
    [540, 960, 1000, 1190],
    [500, 320, 640, 620],
  ])
    o += houses(r, area, c);
  for (let i = 0; i < 60; i++) {
    const [x, y] = i < 26 ? [r.in(15, 330), r.in(15, 320)] : [r.in(1150, 1585), r.in(900, 1185)];
    o += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.in(9, 19).toFixed(0)}" fill="${mode === 'light' ? '#a8d8b6' : '#1f4a30'}"/>`;
  }
  o += `<path d="M-20 800L520 740L1010 680L1620 600V720L1040 795L540 855L-20 915Z" fill="${c.water}"/>`;
  o += road('M-20 700L520 640L1010 585L1620 510', 30);
  o += road('M430 -20L455 640L470 930L500 1220', 26) + road('M455 290L1130 270L1600 300', 22);
  o += road('M1130 -20L1150 565', 26) + road('M-20 945L480 905L1050 850L1620 770', 20);
  o += `<path d="M1250 -20L1330 300L1620 470" fill="none" stroke="${c.rail}" stroke-width="26"/><path d="M1250 -20L1330 300L1620 470" fill="none" stroke="${c.ground}" stroke-width="10" stroke-dasharray="22 18"/>`;
  o += `<g transform="rotate(68 1330 150)"><rect x="1190" y="105" width="270" height="92" rx="8" fill="${c.roof}"/><rect x="1190" y="140" width="270" height="22" fill="${c.words}" opacity=".35"/></g>`;
  const halls = (x, w) =>
    `<rect x="${x}" y="350" width="${w}" height="205" fill="${c.venue}"/>` +
    Array.from(
      { length: Math.floor(w / 46) },
      (_, i) => `<path d="M${x + i * 46} 350h23v205h-23z" fill="${c.venueDark}" opacity=".3"/>`,
    ).join('');
  o += `<g transform="rotate(-6 860 460)">${halls(680, 190)}${halls(880, 240)}<path d="M870 440h10v115h-10z" fill="${c.ink}"/><rect x="812" y="555" width="126" height="30" fill="${c.venueDark}"/></g>`;
  const bays = (x, y, w, h, turn) =>
    `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${c.roof}"/>${Array.from({ length: Math.floor(w / 26) }, (_, i) => `<path d="M${x + 13 + i * 26} ${y + 10}v${h / 2 - 22}M${x + 13 + i * 26} ${y + h / 2 + 12}v${h / 2 - 22}" stroke="${c.ground}" stroke-width="4"/>`).join('')}</g>`;
  o += bays(1180, 375, 190, 140, -7) + bays(150, 985, 230, 120, -5);
  o += `<path d="M1290 180L1140 282L1150 572L905 620" fill="none" stroke="${c.route}" stroke-width="9" stroke-dasharray="2 18" stroke-linecap="round"/>`;
  o +=
    onRoof('De Meerhallen', 880, 412, 56) +
    onRoof('Hal 1', 775, 505, 40) +
    onRoof('Hal 2', 1000, 482, 40) +
    label('Kanaal', 690, 780, 44, c.waterWords, { turn: -7, rim: c.water }) +
    words('Kanaalweg', 190, 676, 34, c.words, -6) +
    words('Veilingkade', 800, 262, 32, c.words, -2) +
    words('Utrecht Centraal', 1400, 44, 44, c.ink) +
    label('Park', 160, 160, 38, c.parkWords, { rim: c.park }) +
    words('Veilinghaven', 250, 1150, 34, c.words, -6) +
    words('Pendelbus', 1245, 330, 30, c.route, 0);
  o +=
    pin(1, 878, 592, c) +
    pin(2, 1010, 640, c) +
    pin(3, 690, 600, c) +
    pin(4, 1275, 430, c) +
    pin(5, 262, 1040, c) +
    pin(6, 700, 356, c) +
    pin(7, 1330, 150, c);
  o += `<g transform="translate(1520 1100)"><circle r="50" fill="${c.ground}"/><path d="M0 -36L12 4H-12Z" fill="${c.venue}"/><path d="M0 36L12 -4H-12Z" fill="${c.rail}"/></g>${words('N', 1520, 1035, 32, c.ink)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="${c.ground}"/>${o}</svg>`;
}
