import { C, darken, lighten } from './palette.mjs';

/** Things that can be ordered, one per picture, on a table or against a wall of the hall. */

const W = 960;
const H = 640;

const frame = (wall, floor, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><defs>` +
  `<linearGradient id="wall" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${lighten(wall, 0.32)}"/><stop offset="1" stop-color="${wall}"/></linearGradient>` +
  `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darken(floor, 0.12)}"/><stop offset="1" stop-color="${lighten(floor, 0.12)}"/></linearGradient>` +
  `<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".14"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".62" stop-color="#000" stop-opacity=".08"/><stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient>` +
  `<filter id="far" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="16" dy="22" stdDeviation="14" flood-color="#3c3350" flood-opacity=".34"/></filter>` +
  `<filter id="near" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="5" dy="7" stdDeviation="4" flood-color="#3c3350" flood-opacity=".36"/></filter>` +
  `</defs><rect width="${W}" height="${H}" fill="url(#wall)"/><rect y="440" width="${W}" height="200" fill="url(#floor)"/>${body}</svg>`;

const raised = (body, filter = 'far') => `<g filter="url(#${filter})">${body}</g>`;
const box = (x, y, w, h, fill, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const line = (d, colour, width, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
/** Lines of text too small to read. */
const words = (x, y, widths, colour, height = 10, gap = 12) =>
  widths.map((w, i) => box(x, y + i * (height + gap), w, height, colour, height / 2)).join('');
/** The mark of a firm that could be any: a house in a square. */
const mark = (x, y, s, ground, house) =>
  box(x, y, s, s, ground, s * 0.14) +
  `<path d="M${x + s * 0.2} ${y + s * 0.8}V${y + s * 0.46}L${x + s * 0.5} ${y + s * 0.2}L${x + s * 0.8} ${y + s * 0.46}V${y + s * 0.8}Z" fill="${house}"/>`;
/** A low stand behind the thing: wall, counter and two uprights. */
const stand = (x, y, w, colour) =>
  raised(
    box(x, y, w, 250, lighten(colour, 0.4)) +
      box(x, y, w, 34, colour) +
      box(x, y, 14, 250, darken(colour, 0.15)) +
      box(x + w * 0.3, y + 150, w * 0.42, 100, C.timber) +
      box(x + w * 0.3, y + 150, w * 0.42, 14, C.timberPale),
  );

const flag = () =>
  frame(
    C.skyPale,
    C.sand,
    stand(300, 330, 420, C.skyDeep) +
      line('M250 70H720', C.grey4, 9) +
      line('M380 70V20M600 70V20', C.grey3, 5) +
      raised(
        `<path d="M372 74H608V470Q549 492 490 470T372 474Z" fill="${C.orange}"/><path d="M372 74H608V470Q549 492 490 470T372 474Z" fill="url(#cloth)"/>` +
          mark(430, 130, 120, C.white, C.orange) +
          words(414, 290, [152, 110, 132], C.orangePale, 16, 16),
      ),
  );

const floorLine = () =>
  frame(
    C.skyPale,
    C.grey1,
    stand(560, 232, 280, C.green) +
      `<path d="M-20 640L90 640L690 472L648 466Z" fill="${C.orange}"/><path d="M200 590l64 -18 26 14 -66 20zM420 534l50 -14 20 10 -52 16z" fill="${C.white}"/>` +
      raised(
        `<ellipse cx="330" cy="468" rx="96" ry="24" fill="${C.white}"/><ellipse cx="330" cy="466" rx="78" ry="18" fill="${C.skyDeep}"/>`,
        'near',
      ),
  );

const sign = () =>
  frame(
    C.sand,
    C.timberPale,
    raised(
      `<path d="M360 96H600V520H360Z" fill="${C.timber}"/>` +
        box(380, 116, 200, 330, C.white) +
        mark(400, 140, 70, C.greenDeep, C.white) +
        words(400, 236, [160, 120], C.grey2, 14, 14) +
        `<path d="M410 370H500V336L556 386L500 436V402H410Z" fill="${C.orange}"/>`,
    ) + raised(`<path d="M330 520H630L660 556H300Z" fill="${C.timberDark}"/>`, 'near'),
  );

const cloth = () =>
  frame(
    C.grey1,
    C.grey2,
    line('M90 90V560M870 90V560M70 560H130M830 560H890', C.grey4, 14) +
      line('M90 96H870', C.grey4, 12) +
      raised(
        box(112, 120, 736, 300, C.greenDeep) +
          box(112, 120, 736, 300, 'url(#cloth)') +
          mark(170, 190, 160, C.amber, C.greenDeep) +
          words(376, 206, [400, 300], C.white, 34, 30) +
          words(376, 350, [220], C.greenPale, 20),
      ),
  );

const screen = () =>
  frame(
    C.skyPale,
    C.sand,
    box(560, 120, 220, 330, C.timberDark, 6) +
      box(574, 134, 92, 316, C.timber) +
      box(674, 134, 92, 316, C.timber) +
      line('M650 300V340M690 300V340', C.amber, 7) +
      raised(
        box(240, 70, 230, 430, C.grey5, 14) +
          box(254, 86, 202, 374, C.navy, 4) +
          `<path d="M254 300L330 220L396 280L456 236V460H254Z" fill="${C.skyDeep}"/><circle cx="400" cy="150" r="34" fill="${C.amber}"/>` +
          words(276, 340, [150, 110], C.white, 16, 16) +
          box(310, 500, 90, 50, C.grey4),
      ) +
      raised(box(250, 546, 210, 18, C.grey5, 9), 'near'),
  );

const cup = (x, y, s, colour) =>
  raised(
    `<path d="M${x} ${y}H${x + 130 * s}L${x + 112 * s} ${y + 190 * s}Q${x + 65 * s} ${y + 204 * s} ${x + 18 * s} ${y + 190 * s}Z" fill="${colour}"/><ellipse cx="${x + 65 * s}" cy="${y}" rx="${65 * s}" ry="${17 * s}" fill="${lighten(colour, 0.35)}"/><ellipse cx="${x + 65 * s}" cy="${y + 2 * s}" rx="${54 * s}" ry="${12 * s}" fill="${C.bark}"/>`,
  ) + mark(x + 41 * s, y + 70 * s, 48 * s, C.white, colour);
const coffee = () =>
  frame(
    C.timberPale,
    C.timber,
    raised(
      `<path d="M120 520L330 470L420 560L200 616Z" fill="${C.white}"/><path d="M120 520L330 470L344 484L134 534Z" fill="${C.orange}"/>`,
      'near',
    ) +
      cup(560, 230, 0.9, C.greenDeep) +
      cup(380, 240, 1.2, C.orange) +
      cup(690, 330, 1.05, C.orange),
  );

const guide = () =>
  frame(
    C.sky,
    C.skyPale,
    raised(
      `<path d="M110 190L470 160V540L90 570Z" fill="${C.white}"/><path d="M470 160L850 190L870 570L470 540Z" fill="${C.snow}"/>`,
    ) +
      `<path d="M500 196L818 220L834 530L500 506Z" fill="${C.orange}"/>` +
      mark(560, 262, 110, C.white, C.orange) +
      words(560, 400, [220, 170], C.orangePale, 16, 18) +
      words(160, 236, [240, 250, 230, 244, 190], C.grey2, 12, 16) +
      box(156, 400, 130, 110, C.greenPale, 6) +
      words(306, 404, [120, 110, 124, 90], C.grey2, 12, 14) +
      line('M470 162V540', C.grey2, 4),
  );

const plan = () =>
  frame(
    C.sand,
    C.timberPale,
    raised(
      `<path d="M120 150L300 120V520L120 550Z" fill="${C.white}"/><path d="M300 120L480 150V550L300 520Z" fill="${C.snow}"/><path d="M480 150L660 120V520L480 550Z" fill="${C.white}"/><path d="M660 120L840 150V550L660 520Z" fill="${C.snow}"/>`,
    ) +
      [150, 235, 330, 405, 510, 585, 690, 765]
        .map((x, i) =>
          [190, 262, 334, 406]
            .map((y, j) => box(x, y, 56, 52, [C.skyPale, C.greenPale, C.orangePale][(i + j) % 3], 4))
            .join(''),
        )
        .join('') +
      raised(
        `<path d="M538 372c-40-54-58-82-58-112a58 58 0 0 1 116 0c0 30-18 58-58 112z" fill="${C.orange}"/><circle cx="538" cy="258" r="24" fill="${C.white}"/>`,
        'near',
      ),
  );

const website = () =>
  frame(
    C.skyPale,
    C.timberPale,
    raised(box(220, 110, 520, 350, C.grey5, 16) + box(238, 128, 484, 310, C.white, 4)) +
      box(238, 128, 484, 44, C.orange) +
      [0, 1, 2]
        .map(
          (i) =>
            box(262 + i * 152, 196, 130, 100, i === 0 ? C.orangePale : C.skyPale, 8) +
            words(262 + i * 152, 312, [120, 90], C.grey2, 10, 10) +
            box(262 + i * 152, 366, 130, 54, C.snow, 8),
        )
        .join('') +
      `<path d="M346 206l10 20 22 3-16 15 4 22-20-11-20 11 4-22-16-15 22-3z" fill="${C.orange}"/>` +
      raised(`<path d="M150 470H810L850 530Q856 546 840 546H120Q104 546 110 530Z" fill="${C.grey2}"/>`),
  );

const letter = () =>
  frame(
    C.greenPale,
    C.grass,
    raised(box(350, 50, 270, 540, C.grey5, 40) + box(366, 70, 238, 500, C.white, 26)) +
      box(366, 70, 238, 64, C.greenDeep, 26) +
      box(366, 110, 238, 26, C.greenDeep) +
      words(388, 158, [150], C.grey4, 18) +
      words(388, 196, [196, 180, 190], C.grey2, 10, 12) +
      box(388, 268, 194, 130, C.skyPale, 8) +
      `<path d="M400 398L452 320L494 366L524 336L572 398Z" fill="${C.skyDeep}"/>` +
      words(388, 418, [190, 170], C.grey2, 10, 12) +
      box(388, 476, 120, 38, C.orange, 19),
  );

const bag = () =>
  frame(
    C.skyPale,
    C.sand,
    line('M390 230C390 60 570 60 570 230', C.timberDark, 20) +
      raised(
        `<path d="M300 216H660L690 566Q480 596 270 566Z" fill="${C.straw}"/><path d="M300 216H660L690 566Q480 596 270 566Z" fill="url(#cloth)"/>`,
      ) +
      mark(405, 290, 150, C.greenDeep, C.straw) +
      words(410, 470, [140, 100], C.greenDeep, 14, 14),
  );

const lanyard = () =>
  frame(
    C.sand,
    C.timberPale,
    line('M330 -20C360 200 430 300 478 330M640 -20C610 200 530 300 482 330', C.orange, 30) +
      line(
        'M330 -20C360 200 430 300 478 330M640 -20C610 200 530 300 482 330',
        C.orangePale,
        8,
        'stroke-dasharray="30 40"',
      ) +
      raised(box(462, 322, 36, 50, C.grey3, 8), 'near') +
      raised(box(360, 366, 240, 220, C.white, 16) + box(360, 366, 240, 56, C.greenDeep, 16)) +
      `<circle cx="424" cy="482" r="32" fill="${C.skyPale}"/>` +
      words(470, 456, [104, 84], C.grey3, 14, 14) +
      words(392, 540, [176], C.grey1, 14),
  );

const wheel = (x) =>
  `<circle cx="${x}" cy="440" r="112" fill="none" stroke="${C.grey5}" stroke-width="16"/><circle cx="${x}" cy="440" r="98" fill="none" stroke="${C.grey2}" stroke-width="4"/><circle cx="${x}" cy="440" r="12" fill="${C.grey4}"/>`;
const bicycle = () =>
  frame(
    C.skyPale,
    C.paving,
    raised(wheel(270) + wheel(690)) +
      line(
        'M270 440L370 250H600L690 440M370 250L460 440L600 250M270 440H460M360 226L348 200M320 200H380',
        C.greenDeep,
        16,
      ) +
      line('M600 250L588 190L640 176', C.grey4, 14) +
      raised(`<path d="M392 268H572L468 402Z" fill="${C.orange}"/>`, 'near') +
      mark(454, 284, 46, C.white, C.orange),
  );

/** Every still life by the last part of its key. */
export const stillLifes = {
  vlag: flag,
  vloerlijn: floorLine,
  bord: sign,
  doek: cloth,
  scherm: screen,
  koffie: coffee,
  gids: guide,
  plattegrond: plan,
  website,
  brief: letter,
  tas: bag,
  keycord: lanyard,
  fiets: bicycle,
};
