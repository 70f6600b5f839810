import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import sharp from 'sharp';
import { C, chance, lighten, mix } from './palette.mjs';

const WOMEN = new Set(
  'froukje anna anne anneke annelies annemiek astrid aisha amina anouk beatrijs bregje carla carlijn chantal charlotte claire corine daphne diana dorien eefje elif elise els emma esther eva evelien fatima femke fenna fleur floor gerda greetje hanna hanneke hatice heleen helga hilde iris ilse inge ingrid irene jacqueline janneke jasmijn jenny jet jolanda joke judith julia karin karlijn kim laura leila lena lianne lieke lies lieve linda lisa lisette lobke loes lotte louise maaike maartje madelon manon margriet maria marieke marije marijke marit marjolein marleen marloes martine meike merel mieke mirjam monique myrthe nadia naima naomi nathalie nienke nicole nina noor nora olga patricia paula petra pien quirine rachida renske ria rianne roos rosa sabine sanne saskia selma sietske silke simone sofie sonja sophie stefanie suzanne sylvia tamara tanja tessa thea tine tineke tjitske trijntje ursula valerie vera willemijn wilma wietske yasmin yasmina yara yvonne zeynep zoe zohra samira soraya farah meryem aylin dewi ilham ines klaske rinske liesbeth ruth sharda esra ayse karima khadija priya mei linh siham wendy ellen marianne'.split(
    ' ',
  ),
);
const HEADS = {
  woman: [
    'bangs',
    'bangs2',
    'bun',
    'bun2',
    'grayBun',
    'grayMedium',
    'long',
    'longBangs',
    'longCurly',
    'medium1',
    'medium2',
    'medium3',
    'mediumBangs',
    'mediumBangs2',
    'mediumBangs3',
    'mediumStraight',
    'longAfro',
    'buns',
  ],
  man: [
    'short1',
    'short2',
    'short3',
    'short4',
    'short5',
    'grayShort',
    'pomp',
    'shaved1',
    'shaved2',
    'shaved3',
    'flatTop',
    'noHair1',
    'noHair2',
    'noHair3',
    'twists',
    'short1',
    'short3',
    'short4',
  ],
};
const FACES = ['smile', 'calm', 'cute', 'smile', 'calm'];
const DARKER =
  /^(mohamed|mohammed|ahmed|fatima|aisha|amina|naima|rachida|samira|karima|khadija|youssef|yusuf|hassan|omar|ibrahim|bilal|said|farid|hatice|zeynep|elif|mehmet|murat|emre|esra|ayse|winston|romeo|kwame|kofi|delano|shanice|priya|raj|ravi|anil|sunil|soraya|farah|yasmin|yasmina|meryem|siham|nadia|leila|rashid|karim|abdel|matthew-okafor|stanley-pinas|esther-nelom|ruth-sewnarain|sharda|ricardo-martina|dewi|ilham)/;
const SKIN = {
  fair: ['f6d9bf', 'f0c7a2', 'eec1a0', 'f8e0cc'],
  deep: ['d39c70', 'b98052', '9c6a44', '7d5234'],
};

/** True when the first name reads as a woman's, as far as a list and Dutch endings can tell. */
function readsAsWoman(name) {
  const first = name
    .replace(/^((ir|dr|prof|mr|drs|ing)\.? )+/i, '')
    .toLowerCase()
    .split(/[\s-]/)[0];
  return (
    WOMEN.has(first) ||
    (!/^(luca|jona|noa|sasha|mika|joshua|elia|bauke|douwe|hidde|wiebe|jelle|sjoerd|jarne|arne|rense|rinse|tjalle|pelle|bouke|sietse|hylke|doeke|menne|anne jan|abe|obe|ype|eise|mustafa|musa)$/.test(
      first,
    ) &&
      /(a|ke|je|tte|ine|lle|ien|elle)$/.test(first) &&
      !/(ske|rke|nke)$/.test(first))
  );
}

/** A speaker's portrait on a lit background from the palette. */
export async function portrait({ slug, name }, index, size = 480) {
  const r = chance(slug);
  const woman = readsAsWoman(name);
  const deep = DARKER.test(slug);
  const heads = HEADS[woman ? 'woman' : 'man'];
  const head = heads[(index * 7 + r.int(0, 2)) % heads.length];
  const avatar = createAvatar(openPeeps, {
    seed: slug,
    size: 400,
    head: [head],
    face: [FACES[(index * 4 + r.int(0, 1)) % FACES.length]],
    skinColor: [r.pick(SKIN[deep ? 'deep' : 'fair'])],
    headContrastColor: [
      /gray/.test(head)
        ? 'b9b9bb'
        : r.pick(
            deep
              ? ['2a211d', '2a211d', '3a2a22']
              : ['2f2420', '5a3a24', '8a5a30', 'c98f4a', 'e0b878', '7a3a20'],
          ),
    ],
    clothingColor: [
      r
        .pick(['f68220', '2f7fb5', '2f8f5b', '3b4654', 'ffb648', '8ecae6', 'c65d1c', '1f6b48', 'e8e2d6'])
        .replace('#', ''),
    ],
    accessories: ['glasses', 'glasses2', 'glasses3', 'glasses4', 'glasses5'],
    accessoriesProbability: index % 4 === 1 ? 100 : 0,
    facialHair: ['chin', 'full', 'full2', 'full3', 'goatee1'],
    facialHairProbability: !woman && index % 5 < 2 ? 100 : 0,
    maskProbability: 0,
  })
    .toString()
    .replace(/fill="#000000"|fill="#000"|fill="black"/g, 'fill="#2a2320"')
    .replace(/stroke="#000000"|stroke="#000"|stroke="black"/g, 'stroke="#2a2320"');
  const base = [C.orangePale, C.skyPale, C.greenPale, C.grey1, '#f9d7b0', C.sky, '#e6dcc9', '#f6a65c'][
    (index * 3 + (index >> 3)) % 8
  ];
  const shape = [
    `<circle cx="240" cy="262" r="176"/>`,
    '<path d="M64 480V230L240 96L416 230V480Z"/>',
    '<rect x="72" y="112" width="336" height="400" rx="14" transform="rotate(-5 240 300)"/>',
    '<path d="M60 480V270A180 180 0 0 1 420 270V480Z"/>',
  ][index % 4];
  const back = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(base, 0.5)}"/><stop offset="1" stop-color="${mix(base, '#3a4a66', 0.14)}"/></linearGradient><linearGradient id="s" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${lighten(base, 0.28)}"/><stop offset="1" stop-color="${mix(base, C.orange, 0.3)}"/></linearGradient><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter></defs><rect width="480" height="480" fill="url(#a)"/><g transform="translate(26 18)" fill="#3a3048" opacity=".16" filter="url(#b)">${shape}</g><g fill="url(#s)">${shape}</g></svg>`;
  const person = await sharp(Buffer.from(avatar)).resize(416, 416).png().toBuffer();
  const shadow = await sharp(person)
    .ensureAlpha()
    .linear([0, 0, 0, 0.24], [50, 40, 62, 0])
    .blur(9)
    .png()
    .toBuffer();
  const light = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><defs><radialGradient id="l" cx=".1" cy=".05" r="1"><stop offset="0" stop-color="#fff0cf" stop-opacity=".36"/><stop offset=".6" stop-color="#fff0cf" stop-opacity="0"/></radialGradient></defs><rect width="480" height="480" fill="url(#l)"/></svg>',
  );
  const full = await sharp(Buffer.from(back))
    .composite([
      { input: shadow, left: 48, top: 64 },
      { input: person, left: 32, top: 64 },
      { input: light, blend: 'over' },
    ])
    .png()
    .toBuffer();
  return sharp(full).resize(size, size).webp({ quality: 82 }).toBuffer();
}
