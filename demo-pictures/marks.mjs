const P = (d, c, o = '') => `<path d="${d}" fill="${c}" ${o}/>`;
const S = (d, c, w = 10, o = '') => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" ${o}/>`;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** Company marks in a 100 × 100 box from two colours, a seeded chance `r` and the wordmark's initial as a path. */
export const MARKS = [
  (a, b) => P('M8 50L50 12L92 50V92H62V62H38V92H8Z', a) + P('M62 22V10H76V34Z', b),
  (a, b) => S('M6 62L50 22L94 62', a, 13) + S('M22 84L50 58L78 84', b, 13),
  (a, b) =>
    [
      [8, 62],
      [38, 62],
      [68, 62],
    ]
      .map(([x, y], i) => `<rect x="${x}" y="${y}" width="26" height="26" fill="${i === 1 ? b : a}"/>`)
      .join('') +
    `<rect x="23" y="32" width="26" height="26" fill="${b}"/><rect x="53" y="32" width="26" height="26" fill="${a}"/><rect x="38" y="2" width="26" height="26" fill="${a}"/>`,
  (a, b) =>
    P('M50 4L92 28V72L50 96L8 72V28Z', a) +
    P('M50 50L92 28V72L50 96Z', b) +
    S('M8 28L50 50L92 28M50 50V96', '#fff', 4),
  (a, b) =>
    `<rect x="6" y="38" width="56" height="24" fill="${a}"/><rect x="38" y="6" width="24" height="88" fill="${b}"/><path d="M62 38h32v24H62z" fill="${a}"/><path d="M38 38h24v24H38z" fill="#fff"/>`,
  (a, b) =>
    [20, 44, 68]
      .map((y, i) => S(`M4 ${y}q11.5 -16 23 0t23 0t23 0t23 0`, i === 1 ? b : a, 10, round))
      .join(''),
  (a, b) =>
    P('M50 4C78 22 84 52 50 74C16 52 22 22 50 4Z', a) +
    P('M46 40H54V96H46Z', b) +
    P('M50 60C64 56 74 62 76 76C62 78 54 72 50 60Z', b),
  (a, b) =>
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<rect x="${8 + i * 17.5}" y="${72 - [22, 44, 62, 38, 52][i]}" width="14" height="${20 + [22, 44, 62, 38, 52][i]}" fill="${i % 2 ? b : a}"/>`,
      )
      .join(''),
  (a, b) =>
    `<circle cx="50" cy="50" r="44" fill="${a}"/>` +
    P('M22 60L50 32L78 60V78H22Z', '#fff') +
    `<rect x="43" y="56" width="14" height="22" fill="${b}"/>`,
  (a, b) => P('M6 6H94V94H6Z', a) + P('M6 94L94 6V94Z', b) + P('M30 70V44L50 26L70 44V70Z', '#fff'),
  (a, b) => S('M14 92V34A36 30 0 0 1 86 34V92', a, 12) + S('M38 92V48A12 12 0 0 1 62 48V92', b, 12),
  (a, b) => P('M6 28H58V46H42V54H58V72H6V54H24V46H6Z', a) + P('M94 72H64V28H94V46H80V54H94Z', b),
  (a, b) =>
    [0, 60, 120, 180, 240, 300]
      .map(
        (g, i) =>
          `<path d="M50 50L32 16Q50 -4 68 16Z" fill="${i % 2 ? b : a}" transform="rotate(${g} 50 50)"/>`,
      )
      .join(''),
  (a, b) =>
    `<circle cx="36" cy="50" r="32" fill="${a}"/><circle cx="64" cy="50" r="32" fill="${b}" fill-opacity=".82"/>`,
  (a, b) =>
    [8, 30, 52, 74]
      .map(
        (y, i) =>
          `<rect x="${i % 2 ? 20 : 6}" y="${y}" width="${i % 2 ? 60 : 40}" height="17" fill="${i % 2 ? b : a}"/>${i % 2 ? '' : `<rect x="51" y="${y}" width="43" height="17" fill="${a}"/>`}`,
      )
      .join(''),
  (a, b) => P('M8 92V8H30V58L70 8H92V92H70V42L30 92Z', a) + P('M70 8H92V34Z', b),
  (a, b) =>
    P('M50 2L62 38L98 50L62 62L50 98L38 62L2 50L38 38Z', a) + `<circle cx="50" cy="50" r="11" fill="${b}"/>`,
  (a, b) => S('M12 50A38 38 0 1 1 50 88', a, 14) + S('M34 50A16 16 0 1 1 50 66V94', b, 12),
  (a, b) =>
    P('M4 80L32 20L60 80Z', a) +
    P('M40 80L66 34L96 80Z', b) +
    `<rect x="4" y="84" width="92" height="8" fill="${a}"/>`,
  (a, b) =>
    `<rect x="8" y="8" width="38" height="38" rx="19" fill="${a}"/><rect x="54" y="8" width="38" height="38" fill="${b}"/><rect x="8" y="54" width="38" height="38" fill="${b}"/><path d="M54 92V73A19 19 0 0 1 92 73V92Z" fill="${a}"/>`,
  (a, b) =>
    S('M50 8L86 29V71L50 92L14 71V29Z', a, 9, round) + S('M50 30V70M32 40L68 60M68 40L32 60', b, 8, round),
  (a, b) =>
    P('M6 50A44 44 0 0 1 94 50Z', a) +
    [0, 1, 2]
      .map((i) => `<rect x="${6 + i * 8}" y="${58 + i * 13}" width="${88 - i * 16}" height="8" fill="${b}"/>`)
      .join(''),
  (a, b) =>
    P('M10 20H90V34H10ZM10 66H90V80H10Z', a) +
    P('M42 34H58V66H42Z', b) +
    P('M20 34L42 56V66L10 34ZM80 34L58 56V66L90 34Z', b, 'opacity=".6"'),
  (a, b) =>
    P('M8 8H64A28 28 0 0 1 64 64H32V92H8Z', a) +
    P('M32 28H60A9 9 0 0 1 60 46H32Z', '#fff') +
    `<circle cx="80" cy="80" r="13" fill="${b}"/>`,
  (a, b) =>
    [
      [50, 14],
      [82, 34],
      [82, 68],
      [50, 88],
      [18, 68],
      [18, 34],
    ]
      .map(
        ([x, y], i, l) =>
          S(`M${x} ${y}L${l[(i + 2) % 6]}`, i % 2 ? b : a, 5) +
          `<circle cx="${x}" cy="${y}" r="9" fill="${i % 2 ? b : a}"/>`,
      )
      .join(''),
  (a, b) =>
    P('M4 94V44L36 14L68 44V94Z', a) +
    P('M46 94V58L72 34L96 58V94Z', b) +
    `<rect x="22" y="50" width="11" height="11" fill="#fff"/><rect x="40" y="50" width="11" height="11" fill="#fff"/><rect x="22" y="68" width="11" height="11" fill="#fff"/>`,
  (a, b) =>
    `<circle cx="50" cy="50" r="19" fill="${b}"/>` +
    Array.from(
      { length: 12 },
      (_, i) => `<path d="M46 4H54L52 24H48Z" fill="${a}" transform="rotate(${i * 30} 50 50)"/>`,
    ).join(''),
  (a, b) =>
    S('M10 30H62A14 14 0 0 1 62 58H38A14 14 0 0 0 38 86H90', a, 12, round) +
    `<circle cx="82" cy="30" r="9" fill="${b}"/><circle cx="18" cy="86" r="9" fill="${b}"/>`,
];

const shield = 'M10 6H90V52Q90 82 50 98Q10 82 10 52Z';
/** Signs of municipalities, provinces and water boards: a shield or crown with one plain charge. */
export const CRESTS = [
  (a, b) =>
    P(shield, a) +
    [58, 72].map((y) => S(`M18 ${y}q8 -9 16 0t16 0t16 0t16 0`, '#fff', 5)).join('') +
    P('M50 16L56 34H72L59 44L64 58H36L41 44L28 34H44Z', b),
  (a, b) =>
    P(shield, a) +
    P('M10 6H50V97Q10 82 10 52Z', b) +
    P('M50 20C66 34 66 50 50 66C34 50 34 34 50 20Z', '#fff') +
    S('M50 60V84', '#fff', 5),
  (a, b) => P(shield, a) + P('M10 34H90V50H10Z', '#fff') + P('M10 60H90Q84 72 76 80H24Q16 72 10 60Z', b),
  (a, b) =>
    P('M14 40L22 12L36 30L50 6L64 30L78 12L86 40Z', b) +
    P('M14 46H86V62Q86 84 50 98Q14 84 14 62Z', a) +
    P('M44 58H56V84H44ZM32 64H68V74H32Z', '#fff'),
  (a, b) =>
    P(shield, a) +
    P('M30 78V40H38V48H46V40H54V48H62V40H70V78Z', '#fff') +
    P('M44 78V64A6 6 0 0 1 56 64V78Z', b) +
    P('M46 14H54V32H46Z', b),
  (a, b) =>
    `<circle cx="50" cy="50" r="46" fill="${a}"/>` +
    P('M50 18C64 30 62 44 50 52C38 44 36 30 50 18Z', '#fff') +
    [60, 72, 83]
      .map((y, i) =>
        S(
          `M${16 + i * 8} ${y}q${8.5 - i * 2} -8 ${17 - i * 4} 0t${17 - i * 4} 0t${17 - i * 4} 0t${17 - i * 4} 0`,
          i % 2 ? b : '#fff',
          5,
        ),
      )
      .join(''),
  (a, b) =>
    P('M4 60L50 10L96 60H76V94H24V60Z', a) +
    P('M24 70H76V78H24ZM24 86H76V94H24Z', b) +
    `<circle cx="50" cy="46" r="9" fill="#fff"/>`,
  (a, b) =>
    P(shield, a) +
    P('M90 6L10 70Q20 86 50 98Q90 82 90 52Z', b) +
    P('M30 20H42V44H30ZM58 58H70V82H58Z', '#fff'),
];
