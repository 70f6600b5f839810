import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { C, chance, darken, lighten, mix } from './palette.mjs';

const require = createRequire(import.meta.url);
const file = readFileSync(require.resolve('@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff'));
const face = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

/** Text as a path, centred on x,y; `turn` in degrees; a pale rim keeps it legible. */
function label(text, x, y, size, colour, { turn = 0, rim = '#fbf6ec' } = {}) {
  const w = face.getAdvanceWidth(text, size);
  const d = face.getPath(text, -w / 2, size * 0.35, size).toPathData(1);
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${d}" fill="none" stroke="${rim}" stroke-width="${size * 0.26}" stroke-linejoin="round"/><path d="${d}" fill="${colour}"/></g>`;
}
const frame = (w, h, ground, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><filter id="s" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="10" dy="12" stdDeviation="7" flood-color="#3c3350" flood-opacity=".34"/></filter><filter id="t" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="4" dy="5" stdDeviation="2.5" flood-color="#3c3350" flood-opacity=".32"/></filter><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a8d4e6"/><stop offset="1" stop-color="#6fabc9"/></linearGradient><linearGradient id="roof" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffb05f"/><stop offset="1" stop-color="#e2690f"/></linearGradient></defs><rect width="${w}" height="${h}" fill="${ground}"/>${body}</svg>`;
const tree = (x, y, r, c = C.green) =>
  `<g filter="url(#t)"><circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/></g><circle cx="${x - r * 0.25}" cy="${y - r * 0.28}" r="${r * 0.6}" fill="${lighten(c, 0.25)}"/>`;
const badge = (x, y, text, c) =>
  `<g filter="url(#t)"><rect x="${x - 30}" y="${y - 30}" width="60" height="60" rx="12" fill="${c}"/></g>${label(text, x, y, 38, '#ffffff', { rim: c })}`;

/** The drawn map of the surroundings: canal, station, roads, hall and parking. */
export function locationMap() {
  const r = chance('locatie');
  const W = 1600;
  const H = 1000;
  let o = '';
  o += `<path d="M0 0H520L300 470L0 560Z" fill="#cddcaf"/><path d="M1060 620H1600V1000H960Z" fill="#d3dfb6"/>`;
  const road = (d, w) =>
    `<path d="${d}" fill="none" stroke="#d9cfc0" stroke-width="${w + 8}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fffdf8" stroke-width="${w}" stroke-linejoin="round"/>`;
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r.in(20, 1540), r.in(20, 940)];
    if (
      (x > 520 && x < 1340 && y > 250 && y < 700) ||
      Math.abs(y - (810 - x * 0.12)) < 130 ||
      Math.abs(y - (150 + x * 0.05)) < 70 ||
      (x > 90 && x < 480 && y > 330 && y < 560) ||
      (x > 1000 && y > 600) ||
      (x < 460 && y < 330)
    )
      continue;
    const [w, h] = [r.in(40, 90), r.in(34, 60)];
    const c = r.pick([C.brickPale, '#d9a07c', '#e3c5a3', C.grey1, '#cf8d68']);
    o += `<g filter="url(#t)"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"/></g><path d="M${x} ${y}h${w}v${h / 2}h${-w}z" fill="${lighten(c, 0.2)}"/>`;
  }
  o += `<path d="M-20 770L520 708L1010 640L1620 560V690L1040 760L540 826L-20 890Z" fill="url(#w)"/>`;
  for (let i = 0; i < 44; i++) {
    const x = r.in(0, 1560);
    const y = 805 - x * 0.118 + r.in(-34, 50);
    o += `<path d="M${x} ${y}q14 -5 28 -2" stroke="#fff" stroke-width="3" fill="none" opacity=".55" stroke-linecap="round"/>`;
  }
  for (const [x, y, c] of [
    [300, 806, C.orange],
    [1240, 664, C.white],
    [800, 738, C.navy],
  ])
    o += `<g transform="translate(${x} ${y}) rotate(-7)" filter="url(#t)"><path d="M-46 -13H30L52 0L30 13H-46Z" fill="${c}"/><rect x="-34" y="-8" width="40" height="16" fill="${lighten(c, 0.5)}"/></g>`;
  o +=
    road('M-20 690L520 632L1000 566L1620 486', 30) +
    road('M-20 960L540 900L1060 836L1620 760', 22) +
    road('M430 -20L470 640L500 1020', 30) +
    road('M1120 -20L1160 545L1230 1020', 26) +
    road('M470 250L1140 300', 20);
  o += `<path d="M-20 118L700 150L1620 236" stroke="#8d949c" stroke-width="34" fill="none"/><path d="M-20 118L700 150L1620 236" stroke="#fff" stroke-width="4" fill="none" stroke-dasharray="18 13"/><path d="M-20 108L700 140L1620 226M-20 128L700 160L1620 246" stroke="#5c656f" stroke-width="4" fill="none"/>`;
  o += `<g filter="url(#s)" transform="rotate(2.6 300 130)"><rect x="130" y="74" width="290" height="58" rx="6" fill="${C.skyDeep}"/><rect x="130" y="146" width="290" height="34" rx="6" fill="${C.sky}"/></g>`;
  o += `<g transform="rotate(-8 820 470)"><g filter="url(#s)"><rect x="600" y="350" width="440" height="190" rx="6" fill="url(#roof)"/></g>${Array.from({ length: 8 }, (_, i) => `<path d="M${600 + i * 55} 350h27v190h-27z" fill="#ffc98a" opacity="${i % 2 ? 0.28 : 0.5}"/>`).join('')}<path d="M600 445H1040" stroke="#c75a0a" stroke-width="3"/><g filter="url(#t)"><rect x="750" y="540" width="150" height="30" fill="#fff"/></g></g>`;
  o += `<g transform="rotate(-8 1330 420)"><rect x="1215" y="318" width="240" height="160" rx="8" fill="#aab2ba"/>${Array.from({ length: 33 }, (_, i) => `<rect x="${1228 + (i % 11) * 20}" y="${[328, 386, 436][Math.floor(i / 11)]}" width="13" height="26" rx="4" fill="${r.pick(['#fff', C.orange, C.skyDeep, C.navy, '#e8e4da', C.green])}"/>`).join('')}</g>`;
  for (let i = 0; i < 46; i++) {
    const [x, y] =
      i < 16
        ? [560 + i * 34, 655 - i * 4.6]
        : i < 32
          ? [r.in(10, 400), r.in(210, 520)]
          : [r.in(1290, 1590), r.in(800, 990)];
    o += tree(x, y, r.in(12, 22), r.pick([C.green, '#6fa354', '#4d8a5b', '#8fb45c']));
  }
  o += `<path d="M296 190L452 262L462 580L560 612L700 590L826 560" fill="none" stroke="${C.orangeDeep}" stroke-width="8" stroke-dasharray="3 17" stroke-linecap="round"/>`;
  o += `<g filter="url(#t)"><path d="M826 300c-46 0-76 32-76 74 0 52 76 118 76 118s76-66 76-118c0-42-30-74-76-74z" fill="${C.ink}"/></g><path d="M788 388V360L826 330L864 360V388Z" fill="${C.orange}"/>`;
  o +=
    label('De Meerhallen', 840, 250, 50, C.ink) +
    label('Station', 276, 50, 36, C.navy) +
    label('Merwedehaven', 820, 700, 30, '#2d6584', { turn: -8, rim: '#a8d4e6' }) +
    label('Kanaalweg', 270, 660, 28, C.grey5, { turn: -6 }) +
    label('Overzijde', 300, 926, 25, C.grey5, { turn: -6 }) +
    label('Stationsdreef', 452, 420, 25, C.grey5, { turn: 87 }) +
    label('Parkeren', 1345, 296, 30, C.navy, { turn: -8 }) +
    label('8 minuten lopen', 560, 545, 25, C.orangeDeep) +
    label('Hallenpad', 1000, 285, 23, C.grey5, { turn: 4 }) +
    badge(1490, 430, 'P', C.skyDeep) +
    badge(540, 600, 'H', C.green) +
    label('Bushalte', 630, 632, 22, C.greenDeep) +
    label('Kanaalpark', 190, 420, 30, C.greenDeep) +
    label('Fietsen', 1090, 600, 23, C.greenDeep) +
    badge(1010, 604, 'F', C.green);
  o +=
    `<g transform="translate(1510 100)" filter="url(#t)"><circle r="44" fill="#fff"/><path d="M0 -34L11 0H-11Z" fill="${C.orange}"/><path d="M0 34L11 0H-11Z" fill="${C.grey2}"/></g>` +
    label('N', 1510, 36, 26, C.ink);
  return frame(W, H, '#eee6d8', o);
}

/** A hall from above: rows of stands, carpets, a forum, a café and the doors. */
export function hallMap(number) {
  const r = chance(`hal-${number}`);
  const W = 1600;
  const H = 1100;
  const colours =
    number === 1
      ? [C.orange, C.amber, C.orangePale, C.timber, '#e9a46c', C.sky]
      : [C.skyDeep, C.sky, C.skyPale, C.green, C.greenPale, C.amber];
  let o = `<g filter="url(#s)"><rect x="60" y="60" width="1480" height="980" rx="10" fill="#fdfaf4"/></g><rect x="60" y="60" width="1480" height="980" rx="10" fill="none" stroke="#4c5865" stroke-width="16"/>`;
  for (let x = 160; x < 1540; x += 120) o += `<path d="M${x} 68V1032" stroke="#ebe4d8" stroke-width="2"/>`;
  for (let y = 160; y < 1030; y += 120) o += `<path d="M68 ${y}H1532" stroke="#ebe4d8" stroke-width="2"/>`;
  const carpet = mix(colours[0], '#fdfaf4', 0.72);
  const aisles = number === 1 ? [250, 490, 730, 930] : [230, 430, 640, 850];
  for (const y of aisles) o += `<rect x="68" y="${y}" width="1464" height="58" fill="${carpet}"/>`;
  o += `<rect x="770" y="68" width="76" height="964" fill="${carpet}"/>`;
  const rows = [90, ...aisles.map((y) => y + 76)];
  const ends = [...aisles.map((y) => y - 18), 1014];
  rows.forEach((y0, row) => {
    const space = ends[row] - y0;
    const bands = space > 150 ? 2 : 1;
    for (let b = 0; b < bands; b++)
      for (const [x0, x1] of [
        [92, 752],
        [864, 1510],
      ]) {
        const h = (space - (bands - 1) * 6) / bands;
        const y = y0 + b * (h + 6);
        if (number === 1 && row === 2 && x0 > 800) {
          if (b === 0)
            o += `<g filter="url(#t)"><rect x="${x0}" y="${y}" width="400" height="${space}" rx="8" fill="${C.navy}"/></g><rect x="${x0 + 20}" y="${y + 20}" width="60" height="${space - 40}" fill="${C.orange}"/>${Array.from({ length: 70 }, (_, i) => `<rect x="${x0 + 112 + (i % 14) * 19}" y="${y + 22 + Math.floor(i / 14) * ((space - 40) / 5)}" width="13" height="13" rx="4" fill="${C.sky}"/>`).join('')}`;
          if (b) continue;
        }
        if (number === 2 && row === 3 && x0 < 800) {
          if (b === 0)
            o += `<rect x="${x0}" y="${y}" width="420" height="${space}" rx="70" fill="${C.greenPale}"/>${Array.from({ length: 12 }, (_, i) => tree(x0 + 50 + (i % 6) * 62, y + 36 + Math.floor(i / 6) * (space - 76), 18)).join('')}<circle cx="${x0 + 210}" cy="${y + space / 2}" r="26" fill="${C.orange}"/>`;
          if (b) continue;
        }
        let x =
          number === 1 && row === 2 && x0 > 800
            ? x0 + 420
            : number === 2 && row === 3 && x0 < 800
              ? x0 + 440
              : x0;
        while (x < x1 - 36) {
          const left = x1 - x;
          const w = left < 120 ? left : Math.min(left, r.pick([54, 70, 90, 118]));
          const c = r.pick(colours);
          o += `<g filter="url(#t)"><rect x="${x}" y="${y}" width="${w - 7}" height="${h}" fill="${lighten(c, 0.35)}"/></g><rect x="${x}" y="${bands === 2 && b === 0 ? y + h - 11 : y}" width="${w - 7}" height="11" fill="${darken(c, 0.1)}"/><rect x="${x}" y="${y}" width="9" height="${h}" fill="${darken(c, 0.1)}"/>`;
          if (w > 60)
            o += `<rect x="${x + w * 0.34}" y="${y + h * 0.32}" width="${w * 0.32}" height="${Math.min(20, h * 0.2)}" fill="#fff"/><circle cx="${x + w * 0.72}" cy="${y + h * 0.7}" r="7" fill="${C.green}"/>`;
          x += w;
        }
      }
  });
  for (let i = 0; i < 190; i++) {
    const on = r.chance(0.72);
    const [x, y] = on ? [r.in(90, 1510), r.pick(aisles) + r.in(10, 48)] : [r.in(780, 838), r.in(90, 1010)];
    o += `<circle cx="${x + 3}" cy="${y + 4}" r="6" fill="#3c3350" opacity=".25"/><circle cx="${x}" cy="${y}" r="6" fill="${r.pick([C.navy, C.orange, C.skyDeep, C.grey5, '#fff', C.greenDeep])}"/>`;
  }
  o += `<rect x="760" y="1022" width="96" height="28" fill="${C.orange}"/><rect x="760" y="50" width="96" height="28" fill="${C.green}"/><rect x="46" y="${aisles[1]}" width="28" height="58" fill="${C.green}"/><rect x="1526" y="${aisles[2]}" width="28" height="58" fill="${C.green}"/>`;
  o += `<g filter="url(#t)"><rect x="706" y="${(aisles[1] + aisles[2]) / 2 - 14}" width="204" height="86" rx="14" fill="${C.ink}"/></g>${label(`Hal ${number}`, 808, (aisles[1] + aisles[2]) / 2 + 29, 50, '#ffffff', { rim: C.ink })}`;
  return frame(W, H, '#e6dfd3', o);
}
